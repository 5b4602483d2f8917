import { blocks } from "./requirements/blocks";
import { fixed } from "./requirements/fixed";
import { heroes } from "./requirements/heroes";
import { layout } from "./requirements/layout";
import { offers } from "./requirements/offers";
import { pages } from "./requirements/pages";
import { expectTree } from "./requirements/requirement";
import { settle } from "./support/calm";
import { open, test } from "./support/test";

/*
 * What the customer's text fixes and a browser can see: a row a requirement, titled by its words, which are those of the specification
 * or of the decisions that settle what it leaves open. Boxes are measured here alone; where else things stand is a matter of looks.
 */
const requirements = [...layout, ...fixed, ...pages, ...offers, ...heroes, ...blocks];

for (const { says, at, widths = [390, 1440], moves, shows, check } of requirements)
  test(says, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: moves ? "no-preference" : "reduce" });
    for (const address of [at].flat())
      for (const width of widths)
        await test.step(`${address} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 900 });
          await open(page, address);
          await settle(page);
          if (shows) await expectTree(page.locator("body"), shows);
          await check?.(page, width);
        });
  });
