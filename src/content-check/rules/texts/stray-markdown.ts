import { texts } from "../../document";
import type { Finding } from "../../fault";
import { inEveryDocument, type Rule } from "../../rule";
import { isRich } from "../../schema/lookup";
import { markdownNodes, withoutCode, type MarkdownNode } from "../../text/markdown";

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
  check: inEveryDocument(({ kind, data, body }, { schemas }) => [
    ...texts(data).flatMap(({ path, text }) =>
      isRich(schemas.at(kind, path) ?? {}) ? strayIn(text).map((finding) => ({ ...finding, path })) : [],
    ),
    ...strayIn(body?.text ?? ""),
  ]),
};

function strayIn(text: string): Finding[] {
  // Escaped signs are meant to be read.
  const visible = withoutCode(text).replace(/\\[!-/:-@[-`{-~]/g, "  ");
  const nodes = markdownNodes(text);
  const only = (type: string) => nodes.filter((node) => node.type === type);
  return [
    ...only("code").flatMap((node) => fenceFaults(text, node)),
    ...only("text").flatMap((node) => strayMarks(visible, node)),
    ...only("text").flatMap((node) => bareAddresses(visible, node, only("link"))),
    ...only("paragraph").flatMap((node) => tableFaults(visible, node)),
    ...gluedHeadings(visible),
  ];
}

function fenceFaults(text: string, { from, to }: MarkdownNode): At[] {
  const [opening = "", ...lines] = text.slice(from, to).split("\n");
  const fence = /^(?:`{3,}|~{3,})/.exec(opening)?.[0];
  const closing = (lines.at(-1) ?? "").replace(/^[ \t>]+/, "");
  if (fence === undefined || closing.startsWith(fence)) return [];
  const problem = "Ce bloc de code n’est jamais refermé : tout ce qui suit se lirait comme du code.";
  const remedy = "Ajoutez, seule sur une ligne après le code, la même suite de signes (```).";
  return [at("fence", from, problem, remedy)];
}

/** An address without a label is read, and spelled out by a screen reader (WCAG 2.4.4). */
function bareAddresses(
  visible: string,
  { from, to }: MarkdownNode,
  links: readonly MarkdownNode[],
): Finding[] {
  if (links.some((link) => link.from <= from && to <= link.to)) return [];
  return Array.from(
    visible.slice(from, to).matchAll(/\bhttps?:\/\/\S*[^\s.,;:!?)»]/g),
    ({ index, 0: address }) => ({
      severity: "warning",
      ...at(
        "address",
        from + index,
        "Cette adresse se lirait telle quelle.",
        `Écrivez [ce qu’on y trouve](${address}).`,
      ),
    }),
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

/**
 * Rows of bars in a paragraph: in a table, the second line holds one run of hyphens per cell of the first. Or cells between tabs, as
 * a text processor copies them.
 */
function tableFaults(visible: string, { from, to }: MarkdownNode): At[] {
  const text = visible.slice(from, to);
  const rows = text.matchAll(/^ {0,3}\|(.*?)\|?[ \t]*(?:\n {0,3}\|.*)*$/gm);
  const ruler = (columns: number): string => `« |${"---|".repeat(columns)} »`;
  const [pasted = ""] = /^.*\S\t+\S.*$/m.exec(text) ?? [];
  const columns = pasted.trim().split(/\t+/).length;
  return [
    ...Array.from(rows, ({ index, 1: head = "" }) => ({
      index: from + index,
      detail: "table",
      problem: "Ces lignes ne forment pas un tableau : leurs barres se liraient.",
      remedy: `Écrivez sous la première ${ruler(head.split("|").length)}, une suite de tirets par colonne.`,
    })),
    ...(pasted
      ? [
          at(
            "tabs",
            from + text.indexOf(pasted),
            "Des tabulations séparent ces mots : ils se liraient bout à bout.",
            `Pour un tableau, écrivez chaque ligne entre barres, « | un | deux | », et sous la première ${ruler(columns)}.`,
          ),
        ]
      : []),
  ];
}

function gluedHeadings(visible: string): At[] {
  return Array.from(visible.matchAll(/^(#{1,6})(?=[^#\s])/gm), ({ index, 1: marks = "" }) => ({
    index,
    detail: "heading-space",
    problem: "Ce titre se lirait comme un texte, dièses compris.",
    remedy: `Ajoutez une espace : « ${marks} Titre ».`,
  }));
}
