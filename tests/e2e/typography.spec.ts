import { expect, test } from "playwright/test";
import { typographyEdits } from "../../src/content-check/text/typography";
import { builtAddresses, builtPage } from "./support/built-pages";
import { ownArticles } from "./support/site";

/** Elements whose text goes on in their neighbours' line. */
const inline = new Set("A ABBR B CITE EM I MARK SMALL SPAN STRONG SUP TIME".split(" "));

/** What the customer wants to the letter. */
const quoted = ["Dites-en nous un peu plus..."];

/** Everything of a page that is read or read aloud, a line a block; code, for which an x stands, and scripts are nobody's prose. */
function lines(document: Document): string[] {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  root.querySelectorAll("script, style, noscript, template").forEach((element) => element.remove());
  root.querySelectorAll("code, pre").forEach((element) => (element.textContent = "x"));
  const elements = Array.from(root.querySelectorAll("*"));
  const spoken = elements.flatMap((element) =>
    ["alt", "title", "aria-label", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  );
  const described = Array.from(
    root.querySelectorAll('meta[name="description"], meta[property$="title"], meta[property$="description"]'),
    (meta) => meta.getAttribute("content") ?? "",
  );
  elements
    .filter(({ tagName }) => !inline.has(tagName))
    .forEach((element) => {
      element.before("\n");
      element.after("\n");
    });
  return (
    [...spoken, ...described, ...(root.textContent ?? "").split(/\n+/)]
      // As browsers do: spaces in a row are one.
      .map((line) => line.replace(/ +/g, " ").trim())
      .filter((line) => !quoted.includes(line))
  );
}

test("every page is set in French", () => {
  /** Where each was first seen: a fault of the footer is one, not one a page. */
  const faults: Record<string, string> = {};
  /** What every page says in its header and footer is read once. */
  const read = new Set<string>();
  for (const address of builtAddresses()) {
    // What the API's authors write is made harmless, not rewritten.
    if (address.startsWith("/article/") && !ownArticles.has(address)) continue;
    for (const line of lines(builtPage(address).document)) {
      if (read.has(line)) continue;
      read.add(line);
      if (line.includes("{{")) faults[`${line} — unfilled mark`] ??= address;
      for (const { index, problem } of typographyEdits(line))
        faults[`${line.slice(Math.max(0, index - 30), index + 30)} — ${problem}`] ??= address;
    }
  }
  expect(faults).toEqual({});
});
