import { open } from "./support/page";
import { expect, test } from "./support/test";

/*
 * The security policy in a browser. Every browser test fails on what it refuses (`refusals` in support/test.ts); here
 * it is shown to be in force.
 */

test("what the policy does not allow does not run, and is heard of", async ({ page, refusals }) => {
  await open(page, "/contact");
  const outcome = await page.evaluate(async () => {
    const script = document.createElement("script");
    script.textContent = "window.injected = true";
    document.body.append(script);
    const foreign = await fetch("https://other.example/").then(
      () => "sent",
      () => "refused",
    );
    return { script: "injected" in window, foreign };
  });
  expect(outcome).toEqual({ script: false, foreign: "refused" });
  const heard = refusals.splice(0).join("\n");
  for (const directive of ["script-src", "connect-src"]) expect(heard).toContain(directive);
});
