interface Rules {
  readonly elements: readonly string[];
  /** A pattern for the value of each. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly protocols: readonly string[];
}

const anyValue = (names: string): Record<string, string> =>
  Object.fromEntries(names.split(" ").map((name) => [name, ""]));

/** What a published article may consist of, spelt out apart from the policy under test; attributes with patterns. */
export const allowed: Rules = {
  elements: (
    "h1 h2 h3 h4 h5 h6 p br hr blockquote ul ol li dl dt dd a strong b em i u s del ins mark small sub sup abbr " +
    "q cite code pre kbd samp var span div section figure figcaption img time table caption colgroup col thead " +
    "tbody tfoot tr th td details summary"
  ).split(" "),
  attributes: {
    ...anyValue(
      "href title lang dir src alt width height datetime cite colspan rowspan scope start reversed open value",
    ),
    type: "^[1aAiI]$",
    id: "^(?:user-content-|section-\\d+$)",
    /** A code block's language, the highlighter's parts of it, and our own stand-in for a picture. */
    class: "^(?:lang(?:uage)?-[\\w+#-]+|token [\\w -]+|missing-picture)$",
    tabindex: "^0$",
    "data-scrolls": "^$",
    role: "^group$",
    "aria-label": "",
    loading: "^lazy$",
    decoding: "^async$",
  },
  protocols: ["http:", "https:", "mailto:", "tel:"],
};

export const allowedInDescription: Rules = {
  ...allowed,
  elements:
    "p a strong b em i u s del ins mark small sub sup abbr q cite code kbd samp var span time br".split(" "),
  attributes: anyValue("href title lang dir datetime cite"),
};

/**
 * Everything below `root` that an article may not hold, as sentences. Needs nothing but its arguments, so that it
 * runs in a page too.
 */
export function offencesIn(root: Element, { elements, attributes, protocols }: Rules): string[] {
  const isHarmless = (address: string): boolean =>
    protocols.includes(new URL(address, "https://site.example").protocol);
  return Array.from(root.getElementsByTagName("*")).flatMap((element) => [
    ...(elements.includes(element.localName) ? [] : [`element ${element.localName}`]),
    ...Array.from(element.attributes)
      .filter(
        ({ name, value }) =>
          !new RegExp(attributes[name] ?? "$.").test(value) ||
          (/^(href|src|cite)$/.test(name) && !isHarmless(value)),
      )
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  ]);
}
