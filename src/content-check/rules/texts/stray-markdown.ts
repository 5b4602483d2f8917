import { legalPage } from "../../../shared/kinds";
import type { Document } from "../../document";
import type { Finding } from "../../fault";
import { inEveryDocument, type Rule } from "../../rule";
import { markdownNodes, maskCode, unbrokenMarks, type MarkdownNode } from "../../text/markdown";

type At = Finding & { readonly index: number };

const at = (detail: string, index: number, problem: string, remedy: string): At => ({
  detail,
  index,
  problem,
  remedy,
});

/** Markdown that the parser takes for text: the visitor would read its signs. */
export const markdownRule: Rule = {
  name: "markdown",
  everyBuild: false,
  check: inEveryDocument((document) => {
    const text = document.body?.text ?? "";
    // Escaped signs are meant to be read.
    const visible = maskCode(text).replace(/\\[!-/:-@[-`{-~]/g, "\ue000\ue000");
    const nodes = markdownNodes(text);
    const only = (type: string) => nodes.filter((node) => node.type === type);
    return [
      ...only("code").flatMap((node) => fenceFaults(text, node)),
      ...linkFaults(visible),
      ...referenceFaults(visible, only("definition")),
      ...only("text").flatMap((node) => strayMarks(visible, node)),
      ...only("paragraph").flatMap((node) => tableFaults(visible, node)),
      ...[...only("emphasis"), ...only("strong")].flatMap((node) => lostProducts(text, node)),
      ...gluedHeadings(visible),
      ...unbrokenMarks(text).map(({ index, mark }) =>
        at(
          "no-break-space",
          index,
          `Une espace insécable suit « ${mark} » : ce signe se lirait.`,
          "Remplacez-la par une espace ordinaire ; npm run content:fix le fait pour vous.",
        ),
      ),
      ...only("heading").flatMap((node) => underlinedHeadings(text, node)),
      ...only("list").flatMap((node) => accidentalList(text, node)),
      ...skippedLevels(only("heading"), document),
    ];
  }),
};

function fenceFaults(text: string, { from, to }: MarkdownNode): At[] {
  const [opening = "", ...lines] = text.slice(from, to).split("\n");
  const fence = /^(?:`{3,}|~{3,})/.exec(opening)?.[0];
  const closing = (lines.at(-1) ?? "").replace(/^[ \t>]+/, "");
  if (fence === undefined || closing.startsWith(fence)) return [];
  const problem = "Ce bloc de code n’est jamais refermé : tout ce qui suit se lirait comme du code.";
  const remedy = "Ajoutez, seule sur une ligne après le code, la même suite de signes (```).";
  return [at("fence", from, problem, remedy)];
}

/** `[label](two words)`, `[label] (/address)`: neither is a link. */
function linkFaults(visible: string): At[] {
  const spaced = Array.from(visible.matchAll(/(!?)\[([^[\]\n]*)\]\(([^()<>\n]*)\)/g)).flatMap(
    ({ index, 1: image, 2: label = "", 3: inside = "" }) => {
      const target = inside.replace(/\s+(?:"[^"]*"|'[^']*')\s*$/, "").trim();
      if (!/\s/.test(target)) return [];
      const problem = `« ${target} » contient une espace :`;
      const picture = `Renommez le fichier, puis écrivez « ![${label}](${target.replace(/\s+/g, "-")}) ».`;
      if (image) return at("spaced-address", index, `${problem} l’image ne s’afficherait pas.`, picture);
      return at(
        "spaced-address",
        index,
        `${problem} ce lien se lirait comme un texte.`,
        "Écrivez l’adresse sans espace.",
      );
    },
  );
  const apart = visible.matchAll(
    /(?<!\])\[([^[\]\n]+)\][ \t]+\(((?:\/|#|\.\/|https?:|mailto:|tel:)[^()\s]*)\)/g,
  );
  const problem = "Une espace sépare le libellé de son adresse : ce lien se lirait comme un texte.";
  return [
    ...spaced,
    ...Array.from(apart, ({ index, 1: label = "", 2: target = "" }) =>
      at("spaced-link", index, problem, `Écrivez « [${label}](${target}) ».`),
    ),
  ];
}

/** `[label][name]` without a line `[name]: address`. */
function referenceFaults(visible: string, definitions: readonly MarkdownNode[]): At[] {
  const defined = definitions.map(({ identifier }) => identifier);
  return Array.from(visible.matchAll(/(?<![\w\]])\[([^[\]\n]+)\]\[([^[\]\n]*)\]/g)).flatMap(
    ({ index, 1: label = "", 2: given = "" }) => {
      const name = given || label;
      if (defined.includes(name.trim().replace(/\s+/g, " ").toLowerCase())) return [];
      const problem = `Aucune ligne ne donne l’adresse de [${name}] : ce lien se lirait comme un texte.`;
      return at("reference", index, problem, `Écrivez l’adresse ici même : « [${label}](/adresse) ».`);
    },
  );
}

/** Asterisks and backquotes that the parser left in the text; an asterisk alone may be meant. */
function strayMarks(visible: string, { from, to }: MarkdownNode): At[] {
  return Array.from(visible.slice(from, to).matchAll(/\*+|`+/g)).flatMap(({ index: inside, 0: mark }) => {
    const index = from + inside;
    if (mark.startsWith("`")) {
      const remedy = "Ajoutez le second à la fin du code, ou retirez-le.";
      return at("backquote", index, `L’accent grave ${mark} est seul : il se lirait.`, remedy);
    }
    if (!visible.slice(Math.max(0, index - 1), index + mark.length + 1).includes("**")) return [];
    const remedy = "Écrivez « **mots en gras** », sans espace à l’intérieur, ou retirez-les.";
    return at("emphasis", index, "Ces astérisques n’ont pas leur paire : ils se liraient.", remedy);
  });
}

/** `2*3*4` is emphasis to the parser: the page would show 234. */
function lostProducts(text: string, { from, to }: MarkdownNode): At[] {
  if (!/\d$/.test(text.slice(0, from)) || !/^\d/.test(text.slice(to))) return [];
  const problem = `« ${text.slice(from - 1, to + 1)} » perdrait ses astérisques : ils mettent en italique ou en gras.`;
  return [at("product", from, problem, "Écrivez « × », ou « \\* » pour un astérisque.")];
}

/** Rows of bars in a paragraph: in a table, the second line holds one run of hyphens per cell of the first. */
function tableFaults(visible: string, { from, to }: MarkdownNode): At[] {
  const rows = visible.slice(from, to).matchAll(/^ {0,3}\|(.*?)\|?[ \t]*(?:\n {0,3}\|.*)*$/gm);
  return Array.from(rows, ({ index, 1: head = "" }) => ({
    index: from + index,
    detail: "table",
    problem: "Ces lignes ne forment pas un tableau : leurs barres se liraient.",
    remedy: `Écrivez sous la première « |${"---|".repeat(head.split("|").length)} », une suite de tirets par colonne.`,
  }));
}

function gluedHeadings(visible: string): At[] {
  return Array.from(visible.matchAll(/^(#{1,6})(?=[^#\s])/gm), ({ index, 1: marks = "" }) => ({
    index,
    detail: "heading-space",
    problem: "Ce titre se lirait comme un texte, dièses compris.",
    remedy: `Ajoutez une espace : « ${marks} Titre ».`,
  }));
}

/** A line of hyphens or equals signs right below a paragraph makes it a heading: a ruler was meant. */
function underlinedHeadings(text: string, { from, to }: MarkdownNode): At[] {
  const ruler = /\n[ \t>]*([-=]+)[ \t]*$/.exec(text.slice(from, to));
  if (!ruler) return [];
  const index = from + ruler.index + ruler[0].indexOf(ruler[1] ?? "");
  const problem = "Ces signes, collés sous un paragraphe, en font un titre.";
  return [
    at("underline", index, problem, "Laissez une ligne vide avant eux, ou écrivez le titre « ## Titre »."),
  ];
}

/** « 2026. Une année » opens a list in Markdown, whose number the page shows as an item's. */
function accidentalList(text: string, { from, start, children = [] }: MarkdownNode): At[] {
  if (typeof start !== "number" || start < 2 || (children.length > 1 && start < 100)) return [];
  const sign = /^\d+([.)])/.exec(text.slice(from))?.[1] ?? ".";
  const problem = `« ${start}${sign} » en début de ligne ouvre une liste numérotée.`;
  return [
    at("list", from, problem, `Écrivez « ${start}\\${sign} » pour un texte, ou commencez la liste à 1.`),
  ];
}

/** Headings that skip a level (WCAG 1.3.1; RGAA 9.1). */
function skippedLevels(headings: readonly MarkdownNode[], { kind }: Document): At[] {
  const levels = headings.map(({ depth = 1 }) => depth);
  // The headings of an article are moved below its title, whatever level they begin with.
  const first = kind === legalPage.kind ? 2 : Math.min(...levels);
  return headings.flatMap(({ from }, rank) => {
    const most = rank === 0 ? first : (levels[rank - 1] ?? 0) + 1;
    if ((levels[rank] ?? 0) <= most) return [];
    const remedy = `Écrivez « ${"#".repeat(most)} Titre ».`;
    return at("heading-level", from, "Ce titre saute un niveau.", remedy);
  });
}
