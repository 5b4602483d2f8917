/** @jest-environment jsdom */
import path from "node:path";
import { readStartScript, withStartScript } from "../../../src/publish/start-script";
import { readDraft } from "../../../src/forms/draft";
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

describe("a stored draft", () => {
  const key = "formulaire-contact";
  const read = () =>
    Object.fromEntries(
      Array.from(document.querySelectorAll("input"), ({ name, type, checked, value }) => [
        name,
        type === "checkbox" ? checked : value,
      ]),
    );

  beforeAll(() => {
    Object.defineProperty(document, "currentScript", { value: { dataset: { scripts: "/app.js" } } });
    Object.defineProperty(performance, "getEntriesByType", { value: () => [] });
    window.eval(startScript.code);
  });

  it.each<[string, string, object]>([
    ["of these fields", '{"name":"Camille","rules":true}', { name: "Camille", rules: true }],
    ["with a field that is gone", '{"societe":"x","name":"Camille"}', { name: "Camille", rules: false }],
    ["with a name that forms have", '{"length":"x","name":"Camille"}', { name: "Camille", rules: false }],
    ["with a text that became a box", '{"rules":"x","name":"Camille"}', { name: "Camille", rules: false }],
    ["with a box that became a text", '{"name":true}', { name: "", rules: false }],
    ["with what is no text", '{"name":{"a":1}}', { name: "", rules: false }],
    ["without values", "null", { name: "", rules: false }],
  ])("%s shows what still has its field, and keeps it when the page is left", (_name, values, shown) => {
    document.body.innerHTML = `<form id="${key}"><input name="name"><input type="checkbox" name="rules"></form>`;
    sessionStorage.setItem(key, `{"sending":true,"values":${values}}`);
    document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
    expect(read()).toEqual(shown);
    window.dispatchEvent(new Event("pagehide"));
    const { values: kept } = JSON.parse(sessionStorage.getItem(key) ?? "") as { values: object | null };
    expect(kept ?? shown).toEqual(shown);
  });

  it.each(["{", "null", "[]", '"x"', "5"])("that reads %s gives way to what is typed", (stored) => {
    document.body.innerHTML = `<form id="${key}"><input name="name"></form>`;
    sessionStorage.setItem(key, stored);
    document.dispatchEvent(new Event("DOMContentLoaded", { bubbles: true }));
    const [field] = document.querySelectorAll("input");
    if (field) field.value = "Camille";
    window.dispatchEvent(new Event("pagehide"));
    expect(JSON.parse(sessionStorage.getItem(key) ?? "")).toMatchObject({ values: { name: "Camille" } });
    expect(readDraft("contact").values).toEqual({ name: "Camille" });
  });

  it.each(["{", "null", "[]", '"x"', "5"])("that reads %s is none once React is there", (stored) => {
    sessionStorage.setItem(key, stored);
    expect(readDraft("contact").values).toEqual({});
  });
});
