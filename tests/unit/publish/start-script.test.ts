/** @jest-environment jsdom */
import path from "node:path";
import { readStartScript, withStartScript } from "../../../src/publish/start-script";
import { gatsbyPage } from "./gatsby-page";

const startScript = readStartScript(path.join(__dirname, "../../.."));
const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
// What the script does in a browser is told by tests/e2e/templates.spec.ts, speed/held-back.spec.ts and forms/keeping.spec.ts.
describe("a rewritten document", () => {
  it("has one script, inline, in its head, the same on every page of every build", () => {
    for (const page of [gatsbyPage("/"), gatsbyPage("/contact"), gatsbyPage("/contact", "Page", "0cafe")]) {
      const html = withStartScript(page, startScript);
      const scripts = [...parse(html).scripts];
      expect(scripts.map(({ text, parentElement }) => [text, parentElement?.tagName])).toEqual([
        [startScript.code, "HEAD"],
      ]);
      expect(html).not.toContain("slice-");
    }
  });

  it("names its page and, in their order, the scripts that it holds back", () => {
    const html = withStartScript(gatsbyPage('/villes/l"étape'), startScript);
    expect({ ...parse(html).scripts[0]?.dataset }).toMatchObject({
      page: '/villes/l"étape',
      scripts: "/webpack-runtime-1.js /app-1.js",
    });
  });

  it.each([
    ["the page's path", "window.pagePath=", "window.path="],
    ["the map of chunks", "gatsby-chunk-mapping", "gatsby-chunks"],
    ["the scripts", /<script src="[^"]*" async>/g, "<script type=module>"],
  ])("stops the build when Gatsby writes %s otherwise", (_, before, after) => {
    const changed = gatsbyPage("/").replaceAll(before, after);
    expect(() => withStartScript(changed, startScript)).toThrow(/start-script\.ts/);
  });
});
