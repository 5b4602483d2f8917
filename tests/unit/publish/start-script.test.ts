/** @jest-environment jsdom */
import path from "node:path";
import { readStartScript, withStartScript } from "../../../src/publish/start-script";
import { gatsbyPage } from "./gatsby-page";

const startScript = readStartScript(path.join(__dirname, "../../.."));
const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");
const rewritten = (page: string): HTMLScriptElement => {
  const script = parse(withStartScript(gatsbyPage(page), startScript)).querySelector("script");
  if (!script) throw new Error("no script");
  return script;
};

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
    const { dataset } = rewritten('/villes/l"étape');
    expect(dataset.page).toBe('/villes/l"étape');
    expect(dataset.scripts).toBe("/webpack-runtime-1.js /app-1.js");
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

describe("the script in the browser", () => {
  const started = () =>
    [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));

  /** Puts a page into this window and runs its script. */
  function load(body: string, page = "/contact"): void {
    document.head.innerHTML = "";
    document.body.innerHTML = body;
    const script = rewritten(page);
    Object.defineProperty(document, "currentScript", { value: script, configurable: true });
    window.eval(script.text);
  }
  const element = (selector: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`no ${selector}`);
    return found;
  };

  beforeEach(() => {
    jest.useFakeTimers();
    sessionStorage.clear();
  });
  // No test may leave a script behind that still listens.
  afterEach(() => {
    window.dispatchEvent(new Event("scroll"));
    window.dispatchEvent(new CustomEvent("scripts-ready", { detail: new Map() }));
    window.history.replaceState(null, "", "/");
    jest.useRealTimers();
  });

  it.each([
    { saveData: false, later: 2 },
    { saveData: true, later: 0 },
  ])("loads nothing by itself until long after the page, and then: %j", ({ saveData, later }) => {
    Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
    load("<p>Texte</p>");
    window.dispatchEvent(new Event("load"));
    jest.advanceTimersByTime(9000);
    expect(started()).toEqual([]);
    jest.advanceTimersByTime(2000);
    expect(started()).toHaveLength(later);
    Reflect.deleteProperty(navigator, "connection");
  });

  it.each(["pointerdown", "pointermove", "touchstart", "scroll", "wheel", "keydown", "focusin", "input"])(
    "loads all scripts, once and in their order, at the first %s",
    (name) => {
      load("<input>");
      element("input").dispatchEvent(new Event(name, { bubbles: true }));
      element("input").dispatchEvent(new Event(name, { bubbles: true }));
      expect(started()).toEqual(["/webpack-runtime-1.js", "/app-1.js"]);
    },
  );

  const draft = () => JSON.parse(sessionStorage.getItem("formulaire-devis") ?? "{}") as unknown;

  it.each(["input", "pagehide"])("keeps what was typed at %s, and nothing for robots", (name) => {
    load("<form id='formulaire-devis'><input name='nom'><input name='piege' tabindex='-1' value='x'></form>");
    Object.assign(element("input"), { value: "Ada" }).dispatchEvent(new Event(name, { bubbles: true }));
    expect(draft()).toEqual({ values: { nom: "Ada" } });
  });
});
