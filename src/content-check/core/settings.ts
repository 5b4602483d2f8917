import { existsSync } from "node:fs";
import path from "node:path";
import { toSlug } from "../../shared/slug";
import { itemsAt, textAt, type Document } from "../document";
import { faultsAt, type Fault, type Finding } from "../fault";
import { settingOf, type Content } from "../read/content";
import { planningConflict } from "./planning";

/** What the schema of a settings file cannot say: phone, film, opening hours, questions and partners. */
export function checkSettings(content: Content): Fault[] {
  const of = (name: string, findings: (settings: Document) => Finding[]): Fault[] => {
    const settings = settingOf(content, name);
    return settings ? faultsAt(settings, findings(settings)) : [];
  };
  return [
    ...of("site", phone),
    ...of("site", (site) => videoFiles(site, content.staticRoot)),
    ...of("opening", openingOrder),
    ...of("faq", questionsAskedTwice),
    ...of("partners", partnerSlugs),
    ...of("home", planningConflict),
  ];
}

/** The phone is written twice, for people and for phones (`+33…`): whoever changes one has to change the other. */
function phone(site: Document): Finding[] {
  const [display, href] = [textAt(site, "phone", "display"), textAt(site, "phone", "href")];
  if (display === undefined || href === undefined) return [];
  if (`+33${display.replace(/[^\d\p{L}]/gu, "").replace(/^(?:0033|33|0)/, "")}` === href) return [];
  const problem = `« ${display} » et « ${href} » ne sont pas le même numéro.`;
  const remedy = "Écrivez-le deux fois : 04 65 71 00 00 pour les lecteurs, +33465710000 pour les téléphones.";
  return [{ path: ["phone", "display"], problem, remedy }];
}

function videoFiles(site: Document, staticRoot: string): Finding[] {
  return ["mp4", "webm", "poster"].flatMap((format) => {
    const file = textAt(site, "heroVideo", format);
    if (file === undefined || existsSync(path.join(staticRoot, file))) return [];
    const remedy = `Déposez le fichier static${file}, ou corrigez l’adresse.`;
    return { path: ["heroVideo", format], problem: `Le fichier static${file} n’existe pas.`, remedy };
  });
}

/** Hours and closures that end before they begin, or before the one before them ends. */
function openingOrder(opening: Document): Finding[] {
  return ["slots", "closures"].flatMap((list) => {
    let end = "";
    return itemsAt(opening.data, [list]).flatMap((_, index) => {
      const [from = "", to = ""] = ["from", "to"].map((field) => textAt(opening, list, index, field));
      const isWrong = to < from || from < end;
      end = to;
      const problem = `Cette période, de ${from} à ${to}, finit avant de commencer ou empiète sur la précédente.`;
      const remedy = "Écrivez les périodes de la plus proche à la plus lointaine, le début avant la fin.";
      return isWrong ? { path: [list, index, "from"], problem, remedy } : [];
    });
  });
}

function questionsAskedTwice(faq: Document): Finding[] {
  const seen = new Map<string, number>();
  return itemsAt(faq.data, ["items"]).flatMap((_, index) => {
    const question = (textAt(faq, "items", index, "question") ?? "").toLocaleLowerCase("fr");
    const words = question.replace(/[^\p{L}\p{N}]+/gu, " ").trim();
    const first = seen.get(words);
    if (first === undefined) seen.set(words, index);
    if (first === undefined || words === "") return [];
    const problem = `Cette question est déjà la ${first === 0 ? "1re" : `${first + 1}e`} de la liste.`;
    return { path: ["items", index, "question"], problem, remedy: "Remplacez l’une des deux." };
  });
}

function partnerSlugs(partners: Document): Finding[] {
  const seen = new Set<string>();
  return itemsAt(partners.data, ["items"]).flatMap((_, index) => {
    const [name, slug] = ["name", "slug"].map((field) => textAt(partners, "items", index, field));
    if (name === undefined || slug === undefined) return [];
    const path = ["items", index, "slug"];
    const twice = {
      problem: `Le partenaire « ${slug} » figure deux fois.`,
      remedy: "Retirez l’une des deux lignes, ou distinguez les noms.",
    };
    const other = {
      problem: `« ${slug} » ne correspond pas au nom « ${name} ».`,
      remedy: `Écrivez « ${toSlug(name)} ».`,
    };
    const findings = [...(slug === toSlug(name) ? [] : [other]), ...(seen.has(slug) ? [twice] : [])];
    seen.add(slug);
    return findings.map((finding) => ({ path, ...finding }));
  });
}
