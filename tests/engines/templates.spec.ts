import { templates } from "../e2e/support/site";
import { test } from "./support/test";

test("each template comes without a fault and fits a phone and a desktop", async ({ visitor, provoked }) => {
  provoked.push(/^404: .*cette-page/);
  // The same template as another one, with other words.
  const alike = ["confirmation-devis", "article-api"];
  for (const [name, address] of Object.entries(templates).filter(([name]) => !alike.includes(name)))
    await test.step(name, async () => {
      await visitor.driver.resize(1440, 900);
      await visitor.open(address);
      for (const width of [1440, 390]) {
        await visitor.driver.resize(width, 900);
        const state = () => ({
          width: innerWidth,
          overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
          headings: document.querySelectorAll("h1").length,
        });
        await visitor.until(state, { width, overflow: 0, headings: 1 }, `${name} at ${width} px`);
      }
    });
});
