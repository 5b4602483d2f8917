import { at } from "../e2e/support/addresses";
import { test } from "./support/test";

test("a page of each template comes without a fault", async ({ visitor, provoked }) => {
  // The films of tests/content are empty files.
  provoked.push(/^404: .*cette-page/, /\/video\/services\.(?:webm|mp4)$/);
  for (const [name, address] of Object.entries(at))
    await test.step(name, async () => {
      await visitor.open(address);
      await visitor.until(() => document.querySelectorAll("h1").length, 1, `h1 of ${address}`);
    });
});
