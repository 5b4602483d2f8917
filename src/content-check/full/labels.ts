import type { Finding } from "../at";

/** Labels that say nothing when a screen reader lists the links of a page, or a search engine reads them. */
const vague = new Set([
  ...[
    "ici",
    "là",
    "lien",
    "ce lien",
    "cette page",
    "page",
    "plus",
    "suite",
    "détails",
    "voir",
    "lire",
    "cliquer",
    "cliquez",
  ],
  ...[
    "cliquez ici",
    "cliquer ici",
    "clique ici",
    "voir ici",
    "par ici",
    "lire la suite",
    "la suite",
    "en savoir plus",
    "savoir plus",
  ],
  ...[
    "en lire plus",
    "lire plus",
    "voir plus",
    "plus d’infos",
    "plus d’informations",
    "suivez ce lien",
    "suivre ce lien",
    "sur ce lien",
    "découvrir",
  ],
]);

/** What is wrong with the label of a link, if anything. */
export function labelFault(label: string): Omit<Finding, "path" | "index"> | undefined {
  const words = label
    .toLocaleLowerCase("fr")
    .replace(/'/g, "’")
    .replace(/[^\p{L}\p{N}’]+/gu, " ")
    .trim();
  if (words === "") {
    return {
      problem: "Ce lien n’a pas de libellé.",
      remedy: "Écrivez entre crochets, ou entre <a> et </a>, le nom de la page liée.",
    };
  }
  if (!vague.has(words)) return undefined;
  const remedy = "Nommez la page liée : « notre page sur les sites vitrines », « la grille des délais ».";
  return { problem: `Le libellé « ${label.trim()} » ne dit pas où mène le lien.`, remedy };
}
