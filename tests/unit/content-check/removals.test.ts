import { removalRule } from "../../../src/content-check/rules/pages/removals";
import { addCity, addPost, ask, commit, copyContent, type Tree } from "./tree";

describe("a page that is taken away", () => {
  const redirects = "settings/redirects.json";
  let tree: Tree;

  beforeAll(() => {
    tree = copyContent();
    tree.set("settings/site.json", ["publishedSince"], "2026-09-01");
    addCity(tree, "Essai");
    addPost(tree, "essai", "Un texte.");
    addPost(tree, "futur", "Un texte.", { date: "2026-12-01" });
    commit(tree, "avant");
    for (const folder of ["cities/essai", "blog/essai", "blog/futur"]) tree.remove(folder);
    commit(tree, "ensuite");
  });

  /** The pages that a redirect is asked for. */
  const removals = async (options = {}): Promise<string[]> =>
    (await ask(removalRule, tree, options)).map(({ remedy }) => /"from": "(.*?)"/.exec(remedy)?.[1] ?? "");

  it("is asked for a redirect, but not an article that was still waiting for its day", async () => {
    expect(await removals({ base: "avant" })).toEqual(["/article/essai", "/villes/essai"]);
    expect(await removals({ base: "avant", today: "2026-12-01" })).toContain("/article/futur");
  });

  it("is forgotten once it leads on", async () => {
    const { items } = tree.data(redirects);
    const added = [
      { from: "/villes/essai", to: "/villes" },
      { from: "/article/essai", to: "/blog" },
    ];
    tree.set(redirects, ["items"], [...items, ...added]);
    expect(await removals({ base: "avant" })).toEqual([]);
    tree.set(redirects, ["items"], items);
  });

  it("is compared with the last commit, unless a base is told", async () => {
    expect(await removals()).toEqual([]);
    await expect(removals({ base: "inconnue" })).rejects.toThrow("git ne connaît pas « inconnue ».");
  });
});
