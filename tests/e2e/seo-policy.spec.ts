import { readFileSync } from "node:fs";
import path from "node:path";
import { headersFor, parseHeadersFile } from "../../src/publish/headers-file";
import { publishedFolder } from "./support/built-pages";
import { open } from "./support/page";
import { expect, test } from "./support/test";

/*
 * The security policy in a browser. Every browser test fails on what it refuses (`refusals` in support/test.ts); here
 * it is shown to be the published one, and in force.
 */

const rules = parseHeadersFile(readFileSync(path.join(publishedFolder, "_headers"), "utf8"));

test("the browser tests run under the headers that the build has published", async ({ request }) => {
  const script = /\/app-[0-9a-f]{20}\.js/.exec(
    readFileSync(path.join(publishedFolder, "index.html"), "utf8"),
  )?.[0];
  for (const address of [
    "/",
    "/contact",
    "/villes/lyon",
    "/rien-de-tel",
    "/favicon.svg",
    script ?? "no script",
  ]) {
    const headers = (await request.get(address)).headers();
    const expected = headersFor(rules, address);
    expect(Object.keys(expected)).toContain("Content-Security-Policy");
    for (const [name, value] of Object.entries(expected))
      expect.soft([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
  }
});

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
    // Later: what the browser's debugger evaluates directly may do as it likes.
    const evaluated = await new Promise<string>((resolve) => {
      setTimeout(() => {
        try {
          resolve(String(eval("'ran'")));
        } catch {
          resolve("refused");
        }
      });
    });
    return {
      script: "injected" in window,
      foreign,
      evaluated,
    };
  });
  expect(outcome).toEqual({ script: false, foreign: "refused", evaluated: "refused" });
  const heard = refusals.splice(0).join("\n");
  for (const directive of ["script-src", "connect-src"]) expect(heard).toContain(directive);
});
