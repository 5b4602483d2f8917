/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { checkEverything } from "../../../src/content-check/full";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

describe("a page that is taken away", () => {
  let tree: Tree;

  beforeAll(() => {
    tree = copyContent();
    addCity(tree, "Essai");
    addPost(tree, "essai", "Un texte.");
    const git = (...command: string[]) =>
      execFileSync("git", [
        "-C",
        path.dirname(tree.root),
        "-c",
        "user.name=t",
        "-c",
        "user.email=t@t.example",
        ...command,
      ]);
    git("init", "-q");
    git("add", "-A");
    git("commit", "-q", "-m", "Content");
    git("tag", "avant");
    tree.remove("cities/essai");
    tree.remove("blog/essai");
    git("add", "-A");
    git("commit", "-q", "-m", "Without two pages");
  });
  afterAll(() => tree.dispose());

  const removals = async (base?: string): Promise<string[]> => {
    const { faults } = await checkEverything({ root: tree.root, today, base });
    return told(faults, "settings/redirects.json").filter(
      (line) => line.includes("retirée") || line.includes("Ajoutez"),
    );
  };

  it("is asked for a redirect", async () => {
    expect(await removals("avant")).toEqual([
      "La page /article/essai a été retirée, et son adresse ne mène plus nulle part.",
      'Ajoutez à cette liste { "from": "/article/essai", "to": "…" } avec l’adresse de la page qui la remplace.',
      "La page /villes/essai a été retirée, et son adresse ne mène plus nulle part.",
      'Ajoutez à cette liste { "from": "/villes/essai", "to": "…" } avec l’adresse de la page qui la remplace.',
    ]);
  });

  it("is forgotten once it leads on", async () => {
    const { items } = tree.data("settings/redirects.json");
    const added = [
      { from: "/villes/essai", to: "/villes" },
      { from: "/article/essai", to: "/blog" },
    ];
    tree.set("settings/redirects.json", ["items"], [...items, ...added]);
    expect(await removals("avant")).toEqual([]);
    tree.set("settings/redirects.json", ["items"], items);
  });

  it("is compared with the last commit, unless a base is told", async () => {
    expect(await removals()).toEqual([]);
    await expect(removals("inconnue")).rejects.toThrow("git ne connaît pas « inconnue ».");
  });
});
