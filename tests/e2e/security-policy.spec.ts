import { expect, open, test } from "./support/test";

// Every browser test fails on what the policy refuses (`refusals` in support/test.ts); here it is shown to be in force.
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
    // In an event's listener: what the browser's debugger evaluates directly may do as it likes.
    const evaluated = await new Promise<string>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        try {
          resolve(String(eval("'ran'")));
        } catch {
          resolve("refused");
        }
      };
      port2.postMessage("");
    });
    return { script: "injected" in window, foreign, evaluated };
  });
  expect(outcome).toEqual({ script: false, foreign: "refused", evaluated: "refused" });
  const heard = refusals.splice(0).join("\n");
  for (const directive of ["script-src", "connect-src"]) expect(heard).toContain(directive);
});
