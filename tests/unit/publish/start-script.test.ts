/** @jest-environment jsdom */
import { putBackDrafts, saveDrafts } from "../../../src/browser/start-script/recovery";
import { withStartScript } from "../../../src/publish/start-script";
import { readDraft } from "../../../src/forms/draft";
import { formPrefix } from "../../../src/shared/start-names";
import { gatsbyPage } from "./gatsby-page";

const startScript = { code: "start()", hash: "" };
const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

// What the script does in a browser is tested by tests/e2e/speed/held-back.spec.ts and forms/keeping.spec.ts.
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
    ["/blog", { idle: "0" }],
    ["/confirmation-contact", { atOnce: "." }],
    ["/contact", {}],
  ])("says when the scripts of %s start, unless it is at the first intent", (page, expected) => {
    const { atOnce, idle } = parse(withStartScript(gatsbyPage(page), startScript)).scripts[0]?.dataset ?? {};
    expect({ atOnce, idle }).toEqual(expected);
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
  const key = `${formPrefix}contact`;
  const show = (stored: string): HTMLInputElement[] => {
    document.body.innerHTML = `<form id="${key}"><input name="name"><input type="checkbox" name="rules"></form>`;
    sessionStorage.setItem(key, stored);
    putBackDrafts(() => undefined);
    return [...document.querySelectorAll("input")];
  };
  /** What is stored once the page is left. */
  const leave = (): unknown => {
    saveDrafts();
    return JSON.parse(sessionStorage.getItem(key) ?? "");
  };

  it.each([
    ["of these fields", '{"name":"Camille","rules":true}', "Camille", true],
    ["with a field that is gone", '{"societe":"x","name":"Camille"}', "Camille", false],
    ["with a name that forms have", '{"length":"x","name":"Camille"}', "Camille", false],
    ["with a text that became a box", '{"rules":"x","name":"Camille"}', "Camille", false],
    ["with a box that became a text", '{"name":true,"rules":true}', "", true],
    ["with what is no text", '{"name":{"a":1},"rules":true}', "", true],
  ])("%s shows what still has its field, and keeps it when the page is left", (_, values, name, rules) => {
    const [text, box] = show(`{"values":${values}}`);
    expect([text?.value, box?.checked]).toEqual([name, rules]);
    expect(leave()).toEqual({ values: { name, rules } });
    expect(readDraft("contact").values).toEqual({ name, rules });
  });

  it.each(["{", "null", "[]", '"x"', '{"values":null}'])(
    "that reads %s gives way to what is typed",
    (stored) => {
      const [text] = show(stored);
      expect(readDraft("contact").values).toEqual({});
      if (text) text.value = "Camille";
      expect(leave()).toMatchObject({ values: { name: "Camille" } });
    },
  );

  it.each(['{"name":"Camille"}', '{"rules":true}', '{"name":"","rules":false}'])(
    "%s, emptied before React is there, wakes no later visit",
    (values) => {
      const [text, box] = show(`{"values":${values}}`);
      Object.assign(text ?? {}, { value: "" });
      Object.assign(box ?? {}, { checked: false });
      saveDrafts();
      expect(sessionStorage.getItem(key)).toBeNull();
    },
  );
});
