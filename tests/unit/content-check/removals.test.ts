import type { Fault } from "../../../src/content-check";
import { removalRule } from "../../../src/content-check/rules/pages/removals";
import { addCity, addPost, ask, commit, copyContent } from "./tree";

const redirects = "settings/redirects.json";
const tree = copyContent();

beforeAll(() => {
  tree.set("settings/site.json", "publishedSince", "2026-09-01");
  addCity(tree, "Essai");
  addPost(tree, "essai", "Un texte.");
  addPost(tree, "futur", "Un texte.", { date: "2026-12-01" });
  commit(tree, "avant");
  for (const folder of ["cities/essai", "blog/essai", "blog/futur"]) tree.remove(folder);
  commit(tree, "ensuite");
});

const rulesOf = (faults: readonly Fault[], file: string): string[] =>
  faults.filter((fault) => fault.file === `content/${file}`).map(({ rule }) => rule);

/** The pages that a redirect is asked for. */
const removals = async (options = {}): Promise<string[]> =>
  (await ask(removalRule, tree, options)).map(({ remedy }) => /"from": "(.*?)"/.exec(remedy)?.[1] ?? "");

it("a page that is taken away is asked for a redirect, but not an article that was still waiting for its day", async () => {
  expect(await removals({ base: "avant" })).toEqual(["/article/essai", "/villes/essai"]);
  expect(await removals({ base: "avant", today: "2026-12-01" })).toContain("/article/futur");
});

it("an article that was online is not withdrawn by a date to come", async () => {
  for (const [day, faults] of [
    ["2026-01-16", []],
    ["2027-01-15", ["removal/withdrawn"]],
  ] as const) {
    const file = addPost(tree, "essai", "Un texte.", { date: day });
    expect(rulesOf(await ask(removalRule, tree, { base: "avant" }), file)).toEqual(faults);
  }
  tree.remove("blog/essai");
});

it("a page that leads on is forgotten", async () => {
  const { items } = tree.data(redirects);
  tree.set(redirects, "items", [...items, { from: "/villes/essai", to: "/villes" }]);
  expect(await removals({ base: "avant" })).toEqual(["/article/essai"]);
  tree.set(redirects, "items", items);
});

it("the last commit is what the content is compared with, unless a base is given", async () => {
  expect(await removals()).toEqual([]);
  await expect(removals({ base: "inconnue" })).rejects.toThrow("git ne connaît pas « inconnue ».");
});
