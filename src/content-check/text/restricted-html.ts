import { addressRemedy, addressStart } from "./address";
import { markdownMarks } from "./markdown-marks";

/** One thing wrong in a piece of HTML. */
export interface HtmlFault {
  /** Index in the HTML. */
  readonly index: number;
  readonly problem: string;
  readonly remedy: string;
}

/** A tag, as read from the text. */
export interface Tag {
  readonly index: number;
  readonly text: string;
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: ReadonlyMap<string, { readonly value: string; readonly index: number }>;
}

const allowed: Readonly<Record<string, readonly string[]>> = {
  ...{ p: [], strong: [], em: [], a: ["href"], ul: [], ol: [], li: [], br: [], sup: [], span: ["class"] },
};
const colours = ["green", "white", "black"];
const instead: Readonly<Record<string, string>> = {
  ...{ b: "Écrivez <strong>…</strong>.", i: "Écrivez <em>…</em>.", div: "Écrivez <p>…</p>." },
  ...{
    h1: "Écrivez <p><strong>…</strong></p>.",
    h2: "Écrivez <p><strong>…</strong></p>.",
    h3: "Écrivez <p><strong>…</strong></p>.",
  },
};
const permitted = "Balises permises : p, strong, em, a, ul, ol, li, br, sup, span.";
const block = new Set(["p", "ul", "ol", "li"]);

const tagPattern = /<(\/?)([a-zA-Z][a-zA-Z0-9-]*)((?:[^<>"']|"[^"]*"|'[^']*')*)>/g;
const attributePattern = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>]+)))?/g;

/** The tags of a text, in order. */
export function tagsOf(html: string): Tag[] {
  return Array.from(html.matchAll(tagPattern), (match) => {
    const [text, slash = "", name = "", rest = ""] = match;
    const start = match.index + 1 + slash.length + name.length;
    const attributes = Array.from(rest.matchAll(attributePattern), (found) => {
      const value = found[2] ?? found[3] ?? found[4] ?? "";
      return [(found[1] ?? "").toLowerCase(), { value, index: start + found.index }] as const;
    });
    return {
      index: match.index,
      text,
      name: name.toLowerCase(),
      closing: slash !== "",
      attributes: new Map(attributes),
    };
  });
}

/** Everything that keeps a text from being the restricted HTML of content: `p strong em a ul ol li br sup span`. */
export function htmlFaults(html: string): HtmlFault[] {
  const tags = tagsOf(html);
  return [
    ...strayBrackets(html, tags),
    ...entities(html),
    ...markdown(html),
    ...tags.flatMap(tagFaults),
    ...nestingFaults(tags),
  ].sort((a, b) => a.index - b.index);
}

function strayBrackets(html: string, tags: readonly Tag[]): HtmlFault[] {
  const inTag = (index: number) =>
    tags.some((tag) => index >= tag.index && index < tag.index + tag.text.length);
  return Array.from(html.matchAll(/<(!--)?/g))
    .filter(({ index }) => !inTag(index))
    .map(({ index, 1: comment }) =>
      comment
        ? { index, problem: "Un commentaire n’a pas sa place ici.", remedy: "Supprimez-le, de <!-- à -->." }
        : {
            index,
            problem: "Ce signe < n’ouvre aucune balise complète.",
            remedy: "Refermez la balise par >, ou écrivez &lt; si le signe doit se lire.",
          },
    );
}

/** Codes that stand for a character: typography and spelling cannot read them. `&lt;`, `&gt;` and `&amp;` are needed. */
function entities(html: string): HtmlFault[] {
  return Array.from(html.matchAll(/&(?!(?:lt|gt|amp);)#?[a-zA-Z0-9]+;/g), ({ index, 0: code }) => ({
    index,
    problem: `« ${code} » est un code pour un caractère.`,
    remedy: "Écrivez le caractère lui-même.",
  }));
}

function markdown(html: string): HtmlFault[] {
  return markdownMarks(html).map(({ index, written, tag }) => ({
    index,
    problem: `« ${shown(written)} » est du Markdown : ses signes se liraient.`,
    remedy: `Écrivez ${tag}.`,
  }));
}

function tagFaults({ index, text, name, closing, attributes }: Tag): HtmlFault[] {
  const permittedAttributes = allowed[name];
  if (!permittedAttributes) {
    const remedy = instead[name] ?? `Retirez-la en gardant son texte. ${permitted}`;
    return [{ index, problem: `La balise ${shown(text)} n’est pas permise.`, remedy }];
  }
  if (closing) return [];
  const faults: HtmlFault[] = [];
  for (const [attribute, { index: at }] of attributes) {
    if (permittedAttributes.includes(attribute)) continue;
    faults.push({
      index: at,
      problem: `L’attribut « ${attribute} » n’est pas permis dans <${name}>.`,
      remedy: "Retirez-le.",
    });
  }
  const href = attributes.get("href");
  if (name === "a" && !href?.value) {
    faults.push({
      index,
      problem: "Ce lien n’a pas d’adresse.",
      remedy: 'Écrivez <a href="/contact">…</a>.',
    });
  }
  if (href?.value && !addressStart.test(href.value)) {
    const problem = `« ${href.value} » n’est pas une adresse complète.`;
    faults.push({ index: href.index, problem, remedy: addressRemedy(href.value) });
  }
  const colour = attributes.get("class")?.value;
  if (name === "span" && (colour === undefined || !colours.includes(colour))) {
    faults.push({
      index,
      problem: "Une balise <span> sert seulement à colorer.",
      remedy: 'Écrivez <span class="green">…</span> ; les couleurs sont green, white et black.',
    });
  }
  return faults;
}

function nestingFaults(tags: readonly Tag[]): HtmlFault[] {
  const faults: HtmlFault[] = [];
  const open: Tag[] = [];
  for (const tag of tags) {
    const { index, name } = tag;
    if (!allowed[name] || name === "br") continue;
    if (!tag.closing) {
      const problem = misplaced(
        name,
        open.map((parent) => parent.name),
      );
      if (problem) faults.push({ index, ...problem });
      open.push(tag);
    } else if (open.at(-1)?.name === name) open.pop();
    else if (open.some((parent) => parent.name === name)) {
      const inner = open.at(-1) as Tag;
      const problem = `</${name}> arrive avant que <${inner.name}> soit refermée.`;
      faults.push({ index, problem, remedy: `Écrivez d’abord </${inner.name}>.` });
      open.splice(open.findLastIndex((parent) => parent.name === name));
    } else faults.push({ index, problem: `</${name}> ne referme aucune balise.`, remedy: "Supprimez-la." });
  }
  for (const { index, name } of open) {
    faults.push({
      index,
      problem: `La balise <${name}> n’est pas refermée.`,
      remedy: `Ajoutez </${name}> où elle se termine.`,
    });
  }
  return faults;
}

function misplaced(name: string, parents: readonly string[]): Omit<HtmlFault, "index"> | undefined {
  const parent = parents.at(-1);
  const list = parent === "ul" || parent === "ol";
  if (name === "li" && !list)
    return {
      problem: "<li> se trouve hors d’une liste.",
      remedy: "Entourez les <li> de <ul>…</ul> ou de <ol>…</ol>.",
    };
  if (list && name !== "li")
    return {
      problem: `<${parent}> contient autre chose que des <li>.`,
      remedy: "Mettez chaque élément dans <li>…</li>.",
    };
  if (name === "a" && parents.includes("a"))
    return { problem: "Un lien se trouve dans un autre lien.", remedy: "Refermez le premier par </a>." };
  const inline = parents.find((one) => !block.has(one) || one === "p");
  if (block.has(name) && inline) {
    return {
      problem: `<${name}> se trouve dans <${inline}>.`,
      remedy: `Refermez <${inline}> avant d’ouvrir <${name}>.`,
    };
  }
  return undefined;
}

const shown = (tag: string): string => (tag.length > 40 ? `${tag.slice(0, 39)}…` : tag);
