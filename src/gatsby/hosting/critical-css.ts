import postcss, { type AtRule, type Container, type Declaration, type Root, type Rule } from "postcss";

/*
 * What the first screen needs of a style sheet, by the classes and `data-` attributes that the first screen has. Class
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
 * The rules of a style sheet that may concern a piece of HTML, in their order: those about elements, and about classes
 * and `data-` attributes that occur in it, with the animations and custom properties that they use, and the fonts of
 * every page. Neither what is for paper, nor fonts for rarer characters, nor what only a visitor can bring about
 * (`:hover`, a halo around the pointer, an open menu): all of it has time until the whole sheet is there.
 *
 * @param html any fragment; only its classes and `data-` attributes count
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
  dropRarerFonts(root);

  dropUnusedAnimations(root);
  dropUnusedProperties(root, html);
  dropEmptyRules(root);
  const cut = root.toString();
  sheet.cuts.set(key, cut);
  return cut;
}

/** The classes, with their dot, and the `data-` attributes of a fragment. */
function namesIn(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = ""]) => list.split(/\s+/));
  const attributes = [...html.matchAll(/\s(data-[\w-]+)/g)].map(([, name = ""]) => name);
  return new Set([...lists.map((name) => `.${name}`), ...attributes]);
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
const functional = /:[a-z-]+\((?:[^()]|\([^()]*\))*\)/g;
const visitorsDoing = /:(?:hover|active|focus)\b|\[open\]/;

/**
 * Whether all classes that a selector asks for are there, and the attributes that scripts set (`[data-reveal]`). What
 * stands in a pseudo-class may as well not be.
 */
function concerns(selector: string, names: ReadonlySet<string>): boolean {
  if (visitorsDoing.test(selector.replace(negation, ""))) return false;
  const asked = selector.replace(functional, "").matchAll(/\.(?:\\.|[\w-])+|(?<=\[)data-[\w-]+/g);
  return [...asked].every(([name]) => names.has(name.replace(/\\(.)/g, "$1")));
}

function dropRarerFonts(root: Root): void {
  root.walkAtRules("font-face", (rule) => {
    const isRarer = rule.nodes?.some((node) => node.type === "decl" && node.prop === "unicode-range");
    if (isRarer) rule.remove();
  });
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
