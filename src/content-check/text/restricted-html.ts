import type { Finding } from "../fault";
import { readHtml, type HtmlElement } from "./html";

type HtmlFault = Finding & { readonly index: number };

const allowed: Readonly<Record<string, readonly string[]>> = {
  p: [],
  strong: [],
  em: [],
  a: ["href"],
  ul: [],
  ol: [],
  li: [],
  br: [],
  sup: [],
  span: ["class"],
};
const permitted = "Balises permises : p, strong, em, a, ul, ol, li, br, sup, span.";
const bold = "Écrivez <p><strong>…</strong></p>.";
const instead: Readonly<Record<string, string>> = {
  b: "Écrivez <strong>…</strong>.",
  i: "Écrivez <em>…</em>.",
  div: "Écrivez <p>…</p>.",
  h1: bold,
  h2: bold,
  h3: bold,
};
const colours = ["green", "white", "black"];
const block = new Set(["p", "ul", "ol", "li"]);

/** Ways to begin an address: a page or a place of the site, another site, a mailbox, a phone. */
export const addressStart = /^(?:\/(?![/\\\s])|#|https?:\/\/|mailto:|tel:)/;

/** What to write instead of an address that begins otherwise. */
export function addressRemedy(href: string): string {
  if (/^[^@\s/:]+@[^@\s/]+\.[^@\s/]+$/.test(href)) return `Écrivez « mailto:${href} ».`;
  if (/^www\.[^\s/]+\.[^\s/]+/i.test(href)) return `Écrivez « https://${href} ».`;
  return "Écrivez /page pour une page du site, https://… pour un autre site, mailto:adresse ou tel:+33….";
}

/** Codes that stand for a character: nobody can read or search them. Those of markup are needed in HTML. */
export const characterCodes = (text: string, isHtml: boolean): { index: number; code: string }[] =>
  Array.from(text.matchAll(/&#?[a-zA-Z0-9]+;/g), ({ index, 0: code }) => ({ index, code })).filter(
    ({ code }) => !isHtml || !/^&(?:lt|gt|amp);$/.test(code),
  );

/** Everything that keeps a text from being the restricted HTML of content: `p strong em a ul ol li br sup span`. */
export function htmlFaults(html: string): HtmlFault[] {
  const { elements, comments, strays, repeatedAttributes } = readHtml(html);
  return [
    ...elements.flatMap((element) => [...tagFaults(element), ...placeFaults(element)]),
    ...comments.map((index) =>
      fault("comment", index, "Un commentaire n’a pas sa place ici.", "Supprimez-le, de <!-- à -->."),
    ),
    ...strays.map((index) => strayFault(html, index)),
    ...repeatedAttributes.map(({ name, index }) =>
      fault("attribute", index, `L’attribut « ${name} » est écrit deux fois.`, "Gardez-en un seul."),
    ),
    ...characterCodes(html, true).map(({ index, code }) =>
      fault("entity", index, `« ${code} » est un code pour un caractère.`, "Écrivez le caractère lui-même."),
    ),
    ...markdownMarks(html).map(({ index, written, tag }) =>
      fault(
        "markdown",
        index,
        `« ${shortTag(written)} » est du Markdown : ses signes se liraient.`,
        `Écrivez ${tag}.`,
      ),
    ),
  ].sort((a, b) => a.index - b.index);
}

const fault = (detail: string, index: number, problem: string, remedy: string): HtmlFault => ({
  detail: `html-${detail}`,
  index,
  problem,
  remedy,
});

function strayFault(html: string, index: number): HtmlFault {
  const [tag] = /^<\/?[a-z][^>]*>/i.exec(html.slice(index)) ?? [];
  if (tag)
    return fault("nesting", index, `La balise ${shortTag(tag)} n’a pas sa place ici.`, "Supprimez-la.");
  const remedy = "Refermez la balise par >, ou écrivez &lt; si le signe doit se lire.";
  return fault("bracket", index, "Ce signe < n’ouvre aucune balise complète.", remedy);
}

function tagFaults({ index, text, name, attributes }: HtmlElement): HtmlFault[] {
  const own = allowed[name];
  if (!own) {
    const remedy = instead[name] ?? `Retirez-la en gardant son texte. ${permitted}`;
    return [fault("tag", index, `La balise ${shortTag(text)} n’est pas permise.`, remedy)];
  }
  const foreign = Array.from(attributes).filter(([attribute]) => !own.includes(attribute));
  const href = attributes.get("href");
  const colour = attributes.get("class")?.value ?? "";
  return [
    ...foreign.map(([attribute, { index: at }]) =>
      fault("attribute", at, `L’attribut « ${attribute} » n’est pas permis dans <${name}>.`, "Retirez-le."),
    ),
    ...(name === "a" && !href?.value
      ? [fault("address", index, "Ce lien n’a pas d’adresse.", 'Écrivez <a href="/contact">…</a>.')]
      : []),
    ...(href?.value && !addressStart.test(href.value)
      ? [
          fault(
            "address",
            href.index,
            `« ${href.value} » n’est pas une adresse complète.`,
            addressRemedy(href.value),
          ),
        ]
      : []),
    ...(name === "span" && !colours.includes(colour)
      ? [
          fault(
            "colour",
            index,
            "Une balise <span> sert seulement à colorer.",
            'Écrivez <span class="green">…</span> ; les couleurs sont green, white et black.',
          ),
        ]
      : []),
  ];
}

/** What is wrong with the place of an element among the others; of one that is not permitted nothing more is said. */
function placeFaults({ index, name, parents, isClosed }: HtmlElement): HtmlFault[] {
  if (!allowed[name]) return [];
  const parent = parents.at(-1) ?? "";
  const isInList = parent === "ul" || parent === "ol";
  const inline = parents.find((around) => !block.has(around) || around === "p");
  const at = (problem: string, remedy: string) => [fault("nesting", index, problem, remedy)];
  if (!isClosed)
    return at(
      `La balise <${name}> n’est pas refermée.`,
      `Ajoutez </${name}> où elle se termine, avant la balise suivante qu’elle ne peut pas contenir.`,
    );
  if (name === "li" && !isInList)
    return at("<li> se trouve hors d’une liste.", "Entourez les <li> de <ul>…</ul> ou de <ol>…</ol>.");
  if (isInList && name !== "li")
    return at(`<${parent}> contient autre chose que des <li>.`, "Mettez chaque élément dans <li>…</li>.");
  if (!block.has(name) || !inline) return [];
  return at(`<${name}> se trouve dans <${inline}>.`, `Refermez <${inline}> avant d’ouvrir <${name}>.`);
}

/** A tag as messages show it. */
export const shortTag = (tag: string): string => (tag.length > 40 ? `${tag.slice(0, 39)}…` : tag);

/** Forms of Markdown, and the HTML that says each. */
const forms: readonly (readonly [pattern: RegExp, tag: string])[] = [
  [/\*\*[^\s*](?:[^*\n]*[^\s*])?\*\*/g, "<strong>…</strong>"],
  [/\[[^[\]\n]+\]\((?:\/|#|https?:|mailto:|tel:)[^()\s]*\)/g, '<a href="…">…</a>'],
  [/(?<=^|\n|<p>)[-*] (?=\S)/g, "<ul><li>…</li></ul>"],
  [/(?<=^|\n|<p>)#{1,6} (?=\S)/g, "<p><strong>…</strong></p>"],
];

/** Bold, links, lists and headings written in Markdown, in order, with the HTML to write: a page would show their signs. */
export const markdownMarks = (text: string) =>
  forms
    .flatMap(([pattern, tag]) =>
      Array.from(text.matchAll(pattern), ({ index, 0: written }) => ({
        index,
        written: written.trim(),
        tag,
      })),
    )
    .sort((a, b) => a.index - b.index);
