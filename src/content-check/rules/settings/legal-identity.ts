import { faultAt, fileFault, type Fault } from "../../fault";
import { textAt, valueAt, type Document, type Path } from "../../document";
import { legalPage } from "../../../shared/kinds";
import { documentsOf, settingOf, type Content } from "../../read/content";

const settings = "content/settings/site.json";

/** What the law asks a site to say of its publisher and its host (loi n° 2004-575, article 1-1): fields of `site.json`. */
const identity: readonly Path[] = (
  "legal.companyForm legal.capital address.street address.postalCode address.city address.country legal.siren " +
  "legal.vat phone.display mailboxes.general legal.publicationDirector legal.host.name legal.host.address"
)
  .split(" ")
  .map((field) => field.split("."));

/**
 * The legal pages are prose, which names the agency's identity in full. A moved agency, or one with another number,
 * would keep the old one in the very pages that the law asks for: they have to say what the settings say.
 */
export function checkLegalIdentity(content: Content): Fault[] {
  const [site, brand] = [settingOf(content, "site"), settingOf(content, "brand")];
  if (!site || !brand) return [];
  const pages = documentsOf(content, legalPage.kind);
  return [
    ...pages.filter(({ slug }) => slug === "mentions-legales").flatMap((page) => missing(site, brand, page)),
    ...pages.flatMap((page) => outdated(site, brand, page)),
  ];
}

/** What the legal notice leaves out. */
function missing(site: Document, brand: Document, notice: Document): Fault[] {
  const said = plain(notice.body?.text ?? "");
  const fields = [{ document: brand, path: ["name"] }, ...identity.map((path) => ({ document: site, path }))];
  return fields.flatMap(({ document, path }) => {
    const value = textAt(document, ...path);
    if (value === undefined || said.includes(plain(value))) return [];
    const { file } = document;
    const problem = `« ${value} » (${path.join(" › ")} dans ${file}) manque dans les mentions légales.`;
    return fileFault(notice.file, problem, `Écrivez-le ici comme dans ${file}, ou corrigez-le là-bas.`);
  });
}

/** Mailboxes, phone links and addresses of the agency that are not those of the settings. */
function outdated(site: Document, brand: Document, page: Document): Fault[] {
  const mailboxes = Object.values(valueAt(site.data, ["mailboxes"]) ?? {});
  const text = (...path: Path): string => plain(textAt(site, ...path) ?? "");
  const call = `[${text("phone", "display")}](tel:${text("phone", "href")})`;
  const name = textAt(brand, "name") ?? "";
  const seat = `${plain(name)}, ${text("address", "street")}, ${text("address", "postalCode")} ${text("address", "city")}`;
  const find = (pattern: RegExp, isRight: (found: string) => boolean) =>
    Array.from(page.body?.text.matchAll(pattern) ?? []).filter(([found]) => !isRight(plain(found)));
  const wrong = [
    ...find(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, (found) => mailboxes.includes(found)),
    ...find(/\[[^\]]+\]\(tel:[^)]+\)/g, (found) => found === call),
    ...find(
      new RegExp(`${name.replace(/\W/g, "\\$&")}, \\d[^,\\n]*, \\d{5} [^,;.\\n]+`, "g"),
      (found) => found === seat,
    ),
  ];
  return wrong.map(({ 0: found, index }) =>
    faultAt(page, {
      index,
      problem: `« ${found} » n’est pas ce que dit ${settings}.`,
      remedy: `Reprenez ce qu’écrit ${settings}, ou corrigez-le là-bas.`,
    }),
  );
}

/** Capitals and kinds of space are the sentence's. */
const plain = (text: string): string => text.replaceAll(/\s/g, " ").toLowerCase();
