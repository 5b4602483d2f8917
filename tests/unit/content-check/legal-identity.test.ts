/** @jest-environment node */
import { checkContent } from "../../../src/content-check";
import { copyContent, told, type Tree } from "./tree";

const settings = "settings/site.json";
const notice = "legal/mentions-legales.md";

let tree: Tree;
beforeEach(() => (tree = copyContent()));
afterEach(() => tree.dispose());

/** What is wrong with some files, as lines with plain spaces. */
async function problems(...files: readonly string[]): Promise<string[]> {
  const faults = await checkContent({ root: tree.root });
  return files.flatMap((file) => told(faults, file)).map((line) => line.replaceAll("\u00a0", " "));
}

it("asks of the legal notice all that the settings say of the agency and its host", async () => {
  const changed: readonly (readonly [path: string[], value: string])[] = [
    [["brand"], "Cembraie (SAS)"],
    [["address", "street"], "3 quai du Modèle"],
    [["address", "postalCode"], "38000"],
    [["address", "city"], "Grenoble"],
    [["address", "country"], "Belgique"],
    [["phone", "display"], "04 65 71 00 01"],
    [["mailboxes", "general"], "autre-adresse@ailleurs.example"],
    [["legal", "companyForm"], "Société à responsabilité limitée"],
    [["legal", "capital"], "20 000 €"],
    [["legal", "siren"], "111 111 111"],
    [["legal", "vat"], "FR 11 111 111 111"],
    [["legal", "publicationDirector"], "la gérance"],
    [["legal", "host", "name"], "Un autre hébergeur"],
    [["legal", "host", "address"], "2 place du Modèle, 73000 Chambéry, France"],
  ];
  for (const [path, value] of changed) tree.set(settings, path, value);
  const missing = (await problems(notice)).filter((line) => line.includes("manque"));
  expect(missing.toSorted()).toEqual(
    changed
      .map(
        ([path, value]) =>
          `« ${value} » (${path.join(" › ")} dans content/settings/site.json) manque dans les mentions légales.`,
      )
      .toSorted(),
  );
});

it("lets no legal page keep a mailbox, a phone or an address that the settings no longer have", async () => {
  const { brand, address, mailboxes, phone } = tree.data(settings);
  tree.set(settings, ["mailboxes", "general"], "autre-adresse@ailleurs.example");
  tree.set(settings, ["phone", "href"], "+33465710001");
  tree.set(settings, ["address", "street"], "3 quai du Modèle");
  const found = await problems("legal/politique-de-confidentialite.md", "legal/accessibilite.md");
  const old = (text: string): string => `« ${text} » n’est pas ce que dit content/settings/site.json.`;
  expect([...new Set(found.filter((line) => line.includes("n’est pas")))].toSorted()).toEqual(
    [
      old(`${brand}, ${address.street}, ${address.postalCode} ${address.city}`),
      old(`[${phone.display}](tel:${phone.href})`.replaceAll("\u00a0", " ")),
      old(mailboxes.general),
    ].toSorted(),
  );
});

it("leaves the addresses of others alone", async () => {
  tree.write(notice, `${tree.read(notice)}\nMédiateur, 3 place du Marché, 69000 Lyon.\n`);
  expect(await problems(notice)).toEqual([]);
});
