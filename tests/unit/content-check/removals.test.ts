/** @jest-environment node */
import { routesOf } from "../../../src/content-check/rules/pages/routes";
import { checkRemovals } from "../../../src/content-check/rules/pages/removals";
import { readContent } from "../../../src/content-check/read/content";
import { addCity, addPost, commit, copyContent, today, messagesOf, type Tree } from "./tree";

describe("a page that is taken away", () => {
  const redirects = "settings/redirects.json";
  let tree: Tree;

  beforeAll(() => {
    tree = copyContent();
    addCity(tree, "Essai");
    addPost(tree, "essai", "Un texte.");
    addPost(tree, "futur", "Un texte.", { date: "2026-12-01" });
    commit(tree, "avant");
    for (const folder of ["cities/essai", "blog/essai", "blog/futur"]) tree.remove(folder);
    commit(tree, "ensuite");
  });

  const gone = (page: string): string =>
    `La page ${page} a été retirée, et son adresse ne mène plus nulle part. | Ajoutez à cette liste { "from": "${page}", "to": "…" } avec l’adresse de la page qui la remplace.`;
  const removals = (base?: string, day = today): string[] => {
    const content = readContent(tree.root);
    const faults = checkRemovals(content, routesOf(content, day), day, base);
    return messagesOf(faults, redirects).map((fault) => fault.replace(/^.*? — items \| /, ""));
  };

  it("is asked for a redirect, but not an article that was still waiting for its day", () => {
    expect(removals("avant")).toEqual([gone("/article/essai"), gone("/villes/essai")]);
    expect(removals("avant", "2026-12-01")).toContain(gone("/article/futur"));
  });

  it("is forgotten once it leads on", () => {
    const { items } = tree.data(redirects);
    const added = [
      { from: "/villes/essai", to: "/villes" },
      { from: "/article/essai", to: "/blog" },
    ];
    tree.set(redirects, ["items"], [...items, ...added]);
    expect(removals("avant")).toEqual([]);
    tree.set(redirects, ["items"], items);
  });

  it("is compared with the last commit, unless a base is told", () => {
    expect(removals()).toEqual([]);
    expect(() => removals("inconnue")).toThrow("git ne connaît pas « inconnue ».");
  });
});
