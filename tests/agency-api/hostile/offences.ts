/** What a published article may consist of, spelt out apart from the policy under test. */
export const allowed = {
  elements: (
    "h1 h2 h3 h4 h5 h6 p br hr blockquote ul ol li dl dt dd a strong b em i u s del ins mark small sub sup abbr " +
    "q cite code pre kbd samp var span div section figure figcaption img time table caption colgroup col thead " +
    "tbody tfoot tr th td"
  ).split(" "),
  attributes: (
    "href title lang dir src alt width height datetime cite colspan rowspan scope start reversed class id " +
    "tabindex loading decoding"
  ).split(" "),
  protocols: ["http:", "https:", "mailto:", "tel:"],
  /** A code block's language, the highlighter's parts of it, and our own stand-in for a picture. */
  classes: "^(?:lang(?:uage)?-[\\w+#-]+|token [\\w -]+|missing-picture)$",
};

/** What a description may consist of. */
export const allowedInDescription: typeof allowed = {
  ...allowed,
  elements:
    "p a strong b em i u s del ins mark small sub sup abbr q cite code kbd samp var span time br".split(" "),
  attributes: "href title lang dir datetime cite".split(" "),
};

/**
 * Everything below `root` that an article may not hold, as sentences. Needs nothing but its arguments, so that it
 * runs in a page too.
 */
export function offencesIn(
  root: Element,
  { elements, attributes, protocols, classes }: typeof allowed,
): string[] {
  const isHarmless = (address: string): boolean =>
    protocols.includes(new URL(address, "https://site.example").protocol);
  return Array.from(root.querySelectorAll("*")).flatMap((element) => [
    ...(elements.includes(element.localName) ? [] : [`element ${element.localName}`]),
    ...Array.from(element.attributes)
      .filter(
        ({ name, value }) =>
          !attributes.includes(name) ||
          (/^(href|src|cite)$/.test(name) && !isHarmless(value)) ||
          (name === "class" && !new RegExp(classes).test(value)),
      )
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  ]);
}
