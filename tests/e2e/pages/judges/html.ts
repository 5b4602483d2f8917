import { HtmlValidate, type Message } from "html-validate";
import { testPosts } from "../../../agency-api/posts";
import type { BuiltPage } from "../../support/built-site";

/** The HTML standard; attributes name elements that are there. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes `charSet` and `fetchPriority`; no parser cares.
    "attr-case": "off",
    "no-missing-references": "error",
  },
});

function isExempt({ ruleId }: Message, address: string): boolean {
  // What the API's authors write is made harmless, not rewritten.
  return ruleId === "empty-heading" && testPosts.some(({ slug }) => address === `/article/${slug}`);
}

export async function htmlFaults({ address, html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter((message) => !isExempt(message, address))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector}`);
}
