import { movePointer, waitForScripts } from "./support/page";
import { templates } from "./support/site";
import { expect, test } from "./support/test";

/* What mail clients, chats and people make of an address: cut within a letter, quoted, decorated, doubled, endless. */

const scraps = [
  ...[
    "%",
    "100%",
    "%E9",
    "%C3",
    "%e9t%e9",
    "%F0%9F",
    "%zz",
    "%u00e9",
    "%%",
    "%00",
    "%0a",
    "%25",
    "%2f",
    "%2525",
  ],
  ...["%20", "%C2%A0", "»", "é", "=3D", ">", ")", ",", ".", ";", "…", "'", "\\", "//", "%ED%A0%80", "<b>"],
  ...["x".repeat(20_000), "projet=erp-crm&ecrans=%"],
];

for (const [index, [name, address]] of Object.entries(templates).entries())
  test(`${name}: a mutilated address shows no less than without scripts`, async ({ page }) => {
    await page.addInitScript(() =>
      addEventListener("DOMContentLoaded", () =>
        Object.assign(window, { lengthBefore: document.body.innerText.length }),
      ),
    );
    const scrap = (offset: number) => scraps[(5 * index + offset) % scraps.length] ?? "";
    const [path = "", query = ""] = address.split("?");
    for (const mutilated of [
      // Servers refuse endless paths by themselves.
      `${path}${path === "/" ? "x" : ""}${scrap(0).slice(0, 100)}?${query}#${scrap(1)}`,
      `${path}?${query}&cas=${scrap(2).slice(0, 1000)}&type=${scrap(3).slice(0, 1000)}#${scrap(4)}`,
    ]) {
      await page.goto(mutilated, { waitUntil: "domcontentloaded" });
      await movePointer(page);
      await waitForScripts(page);
      // Another spelling of a page leads there meanwhile.
      const lost = () =>
        page
          .evaluate(() => Number(Reflect.get(window, "lengthBefore")) - document.body.innerText.length)
          .catch(() => Infinity);
      await expect.poll(lost, mutilated.slice(0, 200)).toBeLessThanOrEqual(0);
    }
    expect(await page.pageErrors()).toEqual([]);
  });
