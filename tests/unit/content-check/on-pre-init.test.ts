import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../../src/gatsby/on-pre-init";
import { addCity, copyContent, type Tree } from "./tree";

describe("the start of a build", () => {
  const home = process.cwd();
  const siteUrl = process.env.SITE_URL;
  let tree: Tree;

  beforeEach(() => {
    tree = copyContent();
    process.chdir(path.dirname(tree.root));
  });
  afterEach(() => {
    process.chdir(home);
    if (siteUrl === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = siteUrl;
  });

  /** Runs the hook as Gatsby does. @returns what it printed; `panic` ends the process, hence the throw */
  async function start() {
    const printed = { panics: [] as string[], warnings: [] as string[], infos: [] as string[] };
    const print = (list: string[]) => (message: string) => list.push(message.replaceAll("\u00a0", " "));
    const panic = (message: string) => {
      print(printed.panics)(message);
      throw new Error("panic");
    };
    const reporter = { info: print(printed.infos), warn: print(printed.warnings), panic };
    const run = async () =>
      onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
    await run().catch((error: Error) => {
      if (error.message !== "panic") throw error;
    });
    return { ...printed, warnings: printed.warnings.filter((one) => !one.includes("n’est pas réglée")) };
  }

  it("stops with one plain report of every fault, and no stack trace", async () => {
    addCity(tree, "Une", '"code": "73"', '"code": "7"');
    addCity(tree, "Autre", '"travel": "À pied.",', '"travel": "À pied."');
    const { panics } = await start();
    const une = "content/cities/une/index.json:7:13 — departement › code  [schema/pattern]\n";
    expect(panics).toEqual([expect.stringContaining(une)]);
    expect(panics[0]).toContain("content/cities/autre/index.json:41:22  [json/comma-expected]\n");
    expect(panics[0]).toContain("2 erreurs dans 2 fichiers.");
    expect(panics[0]).not.toMatch(/^\s+at /m);
  });

  it("goes on with a warning when nothing would break, and says how it read an origin with a final slash", async () => {
    process.env.SITE_URL = "https://www.agence.example/";
    const file = `cities/${tree.folders("cities")[0]}/index.json`;
    tree.write(file, tree.read(file).replace(/\n/g, "\r\n"));
    const read = "SITE_URL=« https://www.agence.example/ » est lue comme https://www.agence.example.";
    const crlf = expect.stringContaining("[file/line-ends]");
    expect(await start()).toEqual({ panics: [], warnings: [read, crlf], infos: [] });
  });

  it.each([
    ["https://agence.invalid", true, 1],
    ["https://www.agence.example", true, 0],
  ])("a build for %s of a demonstration (%s) gives %d warnings", async (address, demonstration, count) => {
    process.env.SITE_URL = address;
    tree.set("settings/site.json", ["demonstration"], demonstration);
    const { warnings } = await start();
    expect(warnings).toEqual(Array(count).fill(expect.stringContaining("Ce site est une démonstration")));
  });
});
