import { HtmlValidate, type Message } from "html-validate";
import { expect, test } from "playwright/test";
import { builtAddresses, builtPage, fileOf, readPublished } from "./support/built-pages";
import { ownArticles } from "./support/site";

/** The HTML standard; attributes name elements that are there. Headings and ids `src/check-pages` judges. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes `charSet` and `fetchPriority`; no parser cares.
    "attr-case": "off",
    "no-missing-references": "error",
  },
});

function isExempt({ ruleId, message }: Message, address: string): boolean {
  // remark aligns the cells of Markdown tables with an old attribute, which every browser honours.
  if (ruleId === "no-deprecated-attr") return /"align" is deprecated on <t[dh]>/.test(message);
  // What the API's authors write is made harmless, not rewritten.
  return ruleId === "empty-heading" && address.startsWith("/article/") && !ownArticles.has(address);
}

test("every page is valid HTML", async () => {
  const faults: string[] = [];
  for (const address of builtAddresses()) {
    const report = await validator.validateString(readPublished(fileOf(address)));
    for (const message of report.results.flatMap((result) => result.messages)) {
      const { ruleId, line, column } = message;
      if (!isExempt(message, address))
        faults.push(`${address} ${line}:${column} ${ruleId} ${message.message}`);
    }
  }
  expect(faults).toEqual([]);
});

// What stands between two inline elements, and between them alone: elsewhere an author joins parts of a word.
test("no two words run together where a page is read without its styles", () => {
  const [end, start] = ["</(?:a|b|small|span|time)>", "<(?:a|b|small|span|time)\\b[^>]*>"];
  const join = new RegExp(`[\\p{L}\\p{N}](?:${end})+(?:${start})+[\\p{L}\\p{N}+].{0,20}`, "gu");
  // Each once, with the last page that has it: header and footer are on all of them.
  const joins = builtAddresses().flatMap((address) => {
    const body = builtPage(address).document.body.innerHTML.replace(/<(pre|svg)\b.*?<\/\1>/gs, "");
    return Array.from(body.matchAll(join), ([words]) => [words, address] as const);
  });
  expect(Object.fromEntries(joins)).toEqual({});
});

// RGAA 9.2 and 12.6.
test("each part of a page has a name of its own", () => {
  for (const address of builtAddresses()) {
    const { document } = builtPage(address);
    const nameOf = (part: Element) =>
      part.getAttribute("aria-label") ??
      document.getElementById(part.getAttribute("aria-labelledby") ?? "")?.textContent?.trim() ??
      "";
    for (const kind of ["nav", "section", "aside"]) {
      const names = Array.from(document.querySelectorAll(`${kind}:not([hidden])`), nameOf);
      expect(names, `${kind} of ${address}`).toEqual([...new Set(names)].filter((name) => name !== ""));
    }
  }
});
