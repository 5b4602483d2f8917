/** @jest-environment node */
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit } from "../../../src/gatsby/on-pre-init";
import { addCity, addPost, copyContent, type Tree } from "./tree";

describe("the start of a build", () => {
  const home = process.cwd();
  let tree: Tree;

  beforeEach(() => {
    tree = copyContent();
    process.chdir(path.dirname(tree.root));
  });
  afterEach(() => {
    process.chdir(home);
    tree.dispose();
  });

  /** Runs the hook as Gatsby does. @returns what it printed; `panic` ends the process, hence the throw */
  async function start(): Promise<{ panics: unknown[]; warnings: string[]; infos: string[] }> {
    const panics: unknown[] = [];
    const warnings: string[] = [];
    const infos: string[] = [];
    const reporter = {
      info: (message: string) => infos.push(message),
      warn: (message: string) => warnings.push(message),
      panic: (message: unknown) => {
        panics.push(message);
        throw new Error("panic");
      },
    };
    try {
      await onPreInit?.({ reporter } as unknown as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
    } catch (error) {
      if ((error as Error).message !== "panic") throw error;
    }
    return { panics, warnings, infos };
  }

  it("stops with one plain report of every fault, and no stack trace", async () => {
    addCity(tree, "Une", '"code": "73"', '"code": "7"');
    addCity(tree, "Autre", '"travel": "À pied.",', '"travel": "À pied."');
    const { panics } = await start();
    expect(panics).toHaveLength(1);
    expect(typeof panics[0]).toBe("string");
    const report = String(panics[0]).replaceAll("\u00a0", " ");
    expect(report).toContain(
      "content/cities/une/index.json:7:13 — departement › code\n  « 7 » n’a pas la forme attendue.",
    );
    expect(report).toContain("content/cities/autre/index.json:41:22\n  Il manque une virgule.");
    expect(report).toContain("2 erreurs dans 2 fichiers.");
    expect(report).not.toMatch(/^\s+at /m);
  });

  it("goes on with a warning when nothing would break", async () => {
    const [city = ""] = tree.folders("cities");
    const file = `cities/${city}/index.json`;
    tree.write(file, tree.read(file).replace(/\n/g, "\r\n"));
    const { panics, warnings } = await start();
    expect(panics).toEqual([]);
    expect(warnings.join("\n")).toContain("Les fins de ligne sont celles de Windows (CRLF).");
  });

  it("tells of an article that waits for its day, and warns of nothing", async () => {
    addPost(tree, "futur", "Un texte.", { date: "2999-01-01" });
    const { panics, warnings, infos } = await start();
    expect(panics).toEqual([]);
    expect(warnings.filter((warning) => !warning.includes("SITE_URL"))).toEqual([]);
    expect(infos.join("\n").replaceAll("\u00a0", " ")).toContain(
      "content/blog/futur/index.md:4:7 — date\n  Cet article attend le 2999-01-01 : d’ici là, il n’est pas sur le site.",
    );
  });

  it("says nothing of content that is in order", async () => {
    const { panics, warnings, infos } = await start();
    expect([...panics, ...infos]).toEqual([]);
    expect(warnings.filter((warning) => !warning.includes("SITE_URL"))).toEqual([]);
  });

  describe("with SITE_URL", () => {
    const given = process.env.SITE_URL;
    afterEach(() => {
      if (given === undefined) delete process.env.SITE_URL;
      else process.env.SITE_URL = given;
    });

    it("says how it read an origin with a final slash", async () => {
      process.env.SITE_URL = "https://www.sylvene.example/";
      expect((await start()).warnings).toEqual([
        "SITE_URL=« https://www.sylvene.example/ » est lue comme https://www.sylvene.example.",
      ]);
    });

    it.each(["www.sylvene.example", "https://www.sylvene.example/site"])("refuses %s", async (value) => {
      process.env.SITE_URL = value;
      await expect(start()).rejects.toThrow("Écrivez une origine seule");
    });
  });
});
