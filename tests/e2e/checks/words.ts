import { htmlToText } from "../../../src/shared/html";
import { unreadTexts } from "../support/test";
import type { Check } from "./check";

/** Fields whose words stand in the head, in alternatives of pictures, in marks, or only once a visitor has acted. */
const unseen = new Set([
  ...[
    "seo",
    "keywords",
    "alt",
    "calledInMarks",
    "sources",
    "region",
    "journey",
    "limit",
    "summary",
    "planning",
  ],
  ...["closedNotice", "endedNotice", "bookings", "bookingByPhone"],
]);

/** Texts of a content file that its page shows: those of two words and more, since the others may be codes. */
function textsOf(content: unknown): string[] {
  if (typeof content === "string") return /\S\s+\S/.test(content) ? [content] : [];
  if (typeof content !== "object" || content === null) return [];
  return Object.entries(content).flatMap(([field, value]) => (unseen.has(field) ? [] : textsOf(value)));
}

/** Style sheets may change the case of letters; soft hyphens and joiners are set by the code. */
const plain = (text: string): string => text.replace(/[\s\u00ad\u2060]+/g, "").toLowerCase();

/** Every text of these contents is on the page, those of folded questions included. */
export const shows =
  (...contents: readonly unknown[]): Check =>
  async (page) => {
    const read = await page.evaluate(() => {
      const folded = [...document.querySelectorAll("details:not([open])")].map((part) => part.textContent);
      return [document.body.innerText, ...folded].join("\n");
    });
    const words = plain(read);
    return textsOf(contents)
      .filter((text) => !words.includes(plain(htmlToText(text))))
      .map((text) => `« ${text.slice(0, 80)} » is not shown`);
  };

/** The same where there is room for it: the home page of a phone is short. */
export const showsFromTablet =
  (...contents: readonly unknown[]): Check =>
  async (page, width) =>
    width > 800 ? shows(...contents)(page, width) : [];

/** A tool that reads the page without scrolling finds the whole page. */
export const readWhole: Check = async (page) =>
  (await unreadTexts(page)).map((text) => `« ${text} » is not read without scrolling`);
