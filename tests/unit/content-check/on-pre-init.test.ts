import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../../src/gatsby/on-pre-init";
import { addCity, addPost, copyContent, type Tree } from "./tree";

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

/** Runs the hook as Gatsby does, for a site at an address. @returns what it printed; `panic` ends the process, hence the throw */
async function start(address: string) {
  process.env.SITE_URL = address;
  const printed: string[] = [];
  const print = (sign: string) => (message: string) =>
    void printed.push(sign + message.replaceAll("\u00a0", " "));
  const panic = (message: string) => {
    print("✗ ")(message);
    throw new Error("panic");
  };
  const reporter = { info: print("i "), warn: print("! "), panic };
  const run = async () =>
    onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  await run().catch((error: Error) => {
    if (error.message !== "panic") throw error;
  });
  return printed;
}

it("stops with one plain report of every fault, and no stack trace", async () => {
  addCity(tree, "Une", '"code": "73"', '"code": "7"');
  addCity(tree, "Autre", '"travel": "À pied.",', '"travel": "À pied."');
  const printed = await start("https://www.agence.example");
  expect(printed).toEqual([expect.stringMatching(/^✗ [^]*2 erreurs dans 2 fichiers\.\n$/)]);
  expect(printed[0]).toContain("content/cities/une/index.json:7:13 — departement › code  [schema/pattern]\n");
  expect(printed[0]).not.toMatch(/^\s+at /m);
});

it("goes on with a warning when nothing would break, and says how it read an origin with a final slash", async () => {
  tree.write("cities/photo.gif", "GIF89a");
  expect(await start("https://www.agence.example/")).toEqual([
    "! SITE_URL=« https://www.agence.example/ » est lue comme https://www.agence.example.",
    expect.stringMatching(/^! [^]*\[inventory\]/),
  ]);
});

it("warns of a demonstration at an address that people can reach", async () => {
  tree.set("settings/site.json", "demonstration", true);
  const warning = expect.stringContaining("! Ce site est une démonstration");
  expect(await start("https://agence.invalid")).toEqual([warning]);
  expect(await start("https://www.agence.example")).toEqual([]);
});

it("says what is only to know", async () => {
  addPost(tree, "brouillon", "Un texte.", { draft: "true" });
  const notice = expect.stringMatching(/^i [^]*\[article-date\/draft\]/);
  expect(await start("https://www.agence.example")).toEqual([notice]);
});
