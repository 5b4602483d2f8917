import { formatCount, formatPriceBriefly } from "../../../src/shared/format-text";
import { servicePath } from "../../../src/shared/paths";
import { readSetting, services } from "../support/content";
import { unlike, type Check } from "./check";

interface Item extends Readonly<Record<"title" | "description", string>> {
  readonly href?: string;
  readonly price?: { readonly amount: number; readonly unit: string };
}
const { groups } = readSetting<{ groups: { items: Item[] }[] }>("services-page");

/**
 * Every price of a service, and of a row with a price of its own, beside the name that leads to it and its delay; what it covers
 * where there is room, but for a row, which says so itself.
 */
export const prices: Check = async (page, width) => {
  const rows = page.locator("#tarifs").getByRole("row");
  const found = await rows.evaluateAll((all) =>
    all.map((row) => ({
      text: (row as HTMLElement).innerText,
      to: row.querySelector("a")?.getAttribute("href"),
    })),
  );
  const coveredBy = (covers: string): string[] => (width > 640 ? [covers] : []);
  const wordsOf = ({ amount, unit, covers }: Queries.ServicePrices): string[] => [
    `${formatCount(amount)} € ${unit}`,
    ...coveredBy(covers),
  ];
  const expected = [
    ...services
      .toSorted((a, b) => a.order - b.order)
      .map(({ slug, name, duration, priceFrom, prices: others }) => ({
        to: servicePath(slug),
        words: [
          name,
          duration.value,
          ...(priceFrom ? [formatPriceBriefly(priceFrom), ...coveredBy(priceFrom.covers)] : []),
          ...(others ?? []).flatMap(wordsOf),
          ...(priceFrom || others ? [] : ["sur devis"]),
        ],
      })),
    ...groups.flatMap(({ items }) =>
      items.flatMap(({ title, href, price }) =>
        price ? { to: href, words: [title, formatPriceBriefly(price)] } : [],
      ),
    ),
  ];
  const plain = (text: string): string => text.replace(/\s+/g, " ").toLowerCase();
  return [
    ...unlike(
      "rows of prices",
      found.slice(1).map(({ to }) => to),
      expected.map(({ to }) => to),
    ),
    ...expected.flatMap(({ words }, index) =>
      words
        .filter((word) => !plain(found[index + 1]?.text ?? "").includes(plain(word)))
        .map((word) => `« ${word} » is not in the table of prices`),
    ),
    ...groups.flatMap(({ items }) =>
      items
        .filter(({ description }) => found.some(({ text }) => plain(text).includes(plain(description))))
        .map(({ description }) => `« ${description} » is said a second time`),
    ),
  ];
};
