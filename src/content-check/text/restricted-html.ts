import type { Finding } from "../fault";

type HtmlFault = Finding & { readonly index: number };

export interface Tag {
  readonly index: number;
  readonly text: string;
  readonly name: string;
  readonly closing: boolean;
  /** As browsers read them: of one that is repeated, the first. */
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly repeated: readonly (readonly [name: string, attribute: Attribute])[];
  /** Signs between the attributes that belong to none; a browser begins a name with them. */
  readonly stray: string;
}

interface Attribute {
  readonly value: string;
  readonly index: number;
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  ...{ p: [], strong: [], em: [], a: ["href"], ul: [], ol: [], li: [], br: [], sup: [], span: ["class"] },
};
const permitted = "Balises permises : p, strong, em, a, ul, ol, li, br, sup, span.";
const bold = "Écrivez <p><strong>…</strong></p>.";
const instead: Readonly<Record<string, string>> = {
  ...{ b: "Écrivez <strong>…</strong>.", i: "Écrivez <em>…</em>.", div: "Écrivez <p>…</p>." },
  ...{ h1: bold, h2: bold, h3: bold },
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

const tagPattern = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const attributePattern = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** The tags of a text, in order. */
export function tagsOf(html: string): Tag[] {
  return Array.from(html.matchAll(tagPattern), (match) => {
    const [text, slash = "", name = "", rest = ""] = match;
    const start = match.index + 1 + slash.length + name.length;
    const all = Array.from(rest.matchAll(attributePattern), (found) => {
      const value = found[2] ?? found[3] ?? found[4] ?? "";
      return [(found[1] ?? "").toLowerCase(), { value, index: start + found.index }] as const;
    });
    const attributes = new Map(all.toReversed());
    return {
      index: match.index,
      text,
      name: name.toLowerCase(),
      closing: slash !== "",
      attributes,
      repeated: all.filter(([name, attribute]) => attributes.get(name) !== attribute),
      stray: rest.replace(attributePattern, "").replace(/[\s/]/g, ""),
    };
  });
}

/** Codes that stand for a character: nobody can read or search them. Those of markup are needed in HTML. */
export const characterCodes = (text: string, isHtml: boolean): { index: number; code: string }[] =>
  Array.from(text.matchAll(/&#?[a-zA-Z0-9]+;/g), ({ index, 0: code }) => ({ index, code })).filter(
    ({ code }) => !isHtml || !/^&(?:lt|gt|amp);$/.test(code),
  );

type Say = (detail: string, index: number, problem: string, remedy: string) => void;

/** Everything that keeps a text from being the restricted HTML of content: `p strong em a ul ol li br sup span`. */
export function htmlFaults(html: string): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const say: Say = (detail, index, problem, remedy) =>
    void faults.push({ detail: `html-${detail}`, index, problem, remedy });
  const tags = tagsOf(html);
  checkBrackets(html, tags, say);
  for (const { index, code } of characterCodes(html, true))
    say("entity", index, `« ${code} » est un code pour un caractère.`, "Écrivez le caractère lui-même.");
  for (const { index, written, tag } of markdownMarks(html))
    say(
      "markdown",
      index,
      `« ${shortTag(written)} » est du Markdown : ses signes se liraient.`,
      `Écrivez ${tag}.`,
    );
  for (const tag of tags) checkTag(tag, say);
  checkNesting(tags, say);
  return faults.sort((a, b) => a.index - b.index);
}

function checkBrackets(html: string, tags: readonly Tag[], say: Say): void {
  for (const { index: at, 1: dashes } of html.matchAll(/<(!--)?/g)) {
    if (tags.some(({ index, text }) => at >= index && at < index + text.length)) continue;
    if (dashes) say("comment", at, "Un commentaire n’a pas sa place ici.", "Supprimez-le, de <!-- à -->.");
    else {
      const remedy = "Refermez la balise par >, ou écrivez &lt; si le signe doit se lire.";
      say("bracket", at, "Ce signe < n’ouvre aucune balise complète.", remedy);
    }
  }
}

function checkTag({ index, text, name, closing, attributes, repeated, stray }: Tag, say: Say): void {
  const own = allowed[name];
  if (!own) {
    const remedy = instead[name] ?? `Retirez-la en gardant son texte. ${permitted}`;
    say("tag", index, `La balise ${shortTag(text)} n’est pas permise.`, remedy);
  }
  if (!own || closing) return;
  for (const [attribute, { index: at }] of attributes)
    if (!own.includes(attribute))
      say("attribute", at, `L’attribut « ${attribute} » n’est pas permis dans <${name}>.`, "Retirez-le.");
  for (const [attribute, { index: at }] of repeated)
    say("attribute", at, `L’attribut « ${attribute} » est écrit deux fois.`, "Gardez-en un seul.");
  if (stray) say("tag", index, `La balise ${shortTag(text)} contient « ${stray} » de trop.`, "Retirez-le.");
  const href = attributes.get("href");
  if (name === "a" && !href?.value)
    say("address", index, "Ce lien n’a pas d’adresse.", 'Écrivez <a href="/contact">…</a>.');
  if (href?.value && !addressStart.test(href.value))
    say(
      "address",
      href.index,
      `« ${href.value} » n’est pas une adresse complète.`,
      addressRemedy(href.value),
    );
  if (name === "span" && !colours.includes(attributes.get("class")?.value ?? "")) {
    const remedy = 'Écrivez <span class="green">…</span> ; les couleurs sont green, white et black.';
    say("colour", index, "Une balise <span> sert seulement à colorer.", remedy);
  }
}

function checkNesting(tags: readonly Tag[], say: Say): void {
  const open: Tag[] = [];
  for (const tag of tags) {
    const { index, name } = tag;
    const inner = open.at(-1)?.name;
    if (!allowed[name] || name === "br") continue;
    if (!tag.closing) {
      const fault = misplaced(name, open);
      if (fault) say("nesting", index, ...fault);
      open.push(tag);
    } else if (inner === name) open.pop();
    else if (open.some((parent) => parent.name === name)) {
      say(
        "nesting",
        index,
        `</${name}> arrive avant que <${inner}> soit refermée.`,
        `Écrivez d’abord </${inner}>.`,
      );
      open.splice(open.findLastIndex((parent) => parent.name === name));
    } else say("nesting", index, `</${name}> ne referme aucune balise.`, "Supprimez-la.");
  }
  for (const { index, name } of open)
    say(
      "nesting",
      index,
      `La balise <${name}> n’est pas refermée.`,
      `Ajoutez </${name}> où elle se termine.`,
    );
}

/** What is wrong with the place of a tag, and what to do. @param open tags around it, from the outermost */
function misplaced(name: string, open: readonly Tag[]): [problem: string, remedy: string] | undefined {
  const parents = open.map((parent) => parent.name);
  const parent = parents.at(-1);
  const list = parent === "ul" || parent === "ol";
  if (name === "li" && !list)
    return ["<li> se trouve hors d’une liste.", "Entourez les <li> de <ul>…</ul> ou de <ol>…</ol>."];
  if (list && name !== "li")
    return [`<${parent}> contient autre chose que des <li>.`, "Mettez chaque élément dans <li>…</li>."];
  if (name === "a" && parents.includes("a"))
    return ["Un lien se trouve dans un autre lien.", "Refermez le premier par </a>."];
  const inline = parents.find((one) => !block.has(one) || one === "p");
  if (!block.has(name) || !inline) return undefined;
  return [`<${name}> se trouve dans <${inline}>.`, `Refermez <${inline}> avant d’ouvrir <${name}>.`];
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
