import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from "postcss";

/*
 * What the first screen needs of a style sheet, by the elements, classes and attributes that the first screen has. Class
 * names are generated (CSS Modules), so that a rule about a class that is not there concerns another part of the page
 * or another page.
 */

/** A parsed style sheet, and what was cut from it for a set of classes: documents of one template share both. */
interface Sheet {
  readonly root: Root;
  readonly cuts: Map<string, string>;
}

const sheets = new Map<string, Sheet>();

/**
 * The rules of a style sheet that may concern a piece of HTML, in their order: those about elements, classes and
 * attributes that occur in it, with the animations and custom properties that they use, and the fonts. Neither
 * what is for paper, nor what only a visitor can bring about (`:hover`, a halo around the pointer, an open menu): all of
 * it has time until the whole sheet is there.
 *
 * @param html any fragment of a body; what stands in its texts does not count
 */
export function criticalCss(css: string, html: string): string {
  const sheet = sheets.get(css) ?? { root: postcss.parse(css), cuts: new Map<string, string>() };
  sheets.set(css, sheet);
  const names = namesIn(html);
  const key = [...names, ...propertiesIn(html)].sort().join(" ");
  const known = sheet.cuts.get(key);
  if (known !== undefined) return known;
  const root = sheet.root.clone();
  keepRulesAbout(root, names);
  dropUnusedAnimations(root);
  dropUnusedProperties(root, html);
  dropEmptyRules(root);
  const cut = root.toString();
  sheet.cuts.set(key, cut);
  return cut;
}

/** What a fragment has that selectors may ask for, as they do: elements (`a`), classes (`.link`), attributes (`[type]`). */
function namesIn(html: string): Set<string> {
  const names = new Set(["html", "body"]);
  for (const [, element = "", attributes = ""] of html.matchAll(
    /<([a-z][\w-]*)((?:[^"'>]|"[^"]*"|'[^']*')*)>/gi,
  )) {
    names.add(element);
    for (const [, name = "", value = ""] of attributes.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      names.add(`[${name.toLowerCase()}]`);
      if (name === "class") value.split(/\s+/).forEach((className) => names.add(`.${className}`));
    }
  }
  return names;
}

/** Media that no first screen is shown on, or that only add what follows a pointer. */
const later = /^print\b|\(hover: ?hover\)/;

function keepRulesAbout(container: Container, names: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === "atrule" && node.name === "media" && later.test(node.params)) node.remove();
    else if (node.type === "atrule" && /^(?:media|supports|container|layer)$/.test(node.name)) {
      keepRulesAbout(node, names);
    } else if (node.type === "rule") {
      const selectors = node.selectors.filter((selector) => concerns(selector, names));
      if (selectors.length === 0) node.remove();
      else node.selectors = selectors;
    } else if (node.type === "comment") node.remove();
  });
}

const negation = /:not\((?:[^()]|\([^()]*\))*\)/g;
const visitorsDoing = /:(?:hover|active|focus)\b|\[open\]/;
/** Pseudo-classes with alternatives, or a count, in brackets: what stands there may as well not be. */
const alternatives = /:(?!has\b)[a-z-]+\((?:[^()]|\([^()]*\))*\)/g;
/** The parts of a selector: attribute, class, pseudo-class or id, element. */
const parts = /\[([\w-]+)[^\]]*\]|(\.(?:\\.|[\w-])+)|[:#][\w-]+|([a-z][\w-]*)/gi;

/** Whether all that a selector asks for is there. */
function concerns(selector: string, names: ReadonlySet<string>): boolean {
  const positive = selector.replace(negation, "").replaceAll(":disabled", "[disabled]");
  if (visitorsDoing.test(positive)) return false;
  return [...positive.replace(alternatives, "").matchAll(parts)].every(
    ([, attribute, className, element]) =>
      (attribute === undefined || names.has(`[${attribute}]`)) &&
      (className === undefined || names.has(className.replace(/\\(.)/g, "$1"))) &&
      (element === undefined || names.has(element)),
  );
}

function dropUnusedAnimations(root: Root): void {
  const used = new Set<string>();
  root.walkDecls(/^animation(?:-name)?$/, ({ value }) =>
    value.split(/[\s,]+/).forEach((word) => used.add(word)),
  );
  root.walkAtRules(/keyframes$/, (rule) => void (used.has(rule.params) || rule.remove()));
}

/** A property may be used by the value of another: again until nothing changes. */
function dropUnusedProperties(root: Root, html: string): void {
  const inHtml = propertiesIn(html);
  for (let isStable = false; !isStable;) {
    isStable = true;
    const used = new Set(inHtml);
    root.walkDecls(({ value }) => propertiesIn(value).forEach((name) => used.add(name)));
    root.walkDecls(/^--/, (declaration: Declaration) => {
      if (used.has(declaration.prop)) return;
      declaration.remove();
      isStable = false;
    });
  }
}

const propertiesIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = ""]) => name);

function dropEmptyRules(root: Root): void {
  const dropIfEmpty = (node: Rule | AtRule) => void (node.nodes?.length === 0 && node.remove());
  root.walkRules(dropIfEmpty);
  root.walkAtRules(dropIfEmpty);
}
