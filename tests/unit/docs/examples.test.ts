/** @jest-environment node */
import { createStarter } from "../../../scripts/content/new";
import { checkContent } from "../../../src/gatsby/content-check";
import { copyContent, today, type Tree } from "../gatsby/content-check/tree";
import { exampleNames, removeExamples } from "./examples";

describe("pages that an editor added under a name that tests use", () => {
  let tree: Tree;

  beforeAll(() => {
    tree = copyContent();
    for (const [type, names] of Object.entries(exampleNames))
      for (const name of names) createStarter(tree.root, type, name, today);
  });
  afterAll(() => tree.dispose());

  it("leave nothing behind that the content check would mind", async () => {
    const navigation = "settings/navigation.json";
    const [group, ...groups] = tree.data(navigation).technologies;
    tree.set(navigation, ["technologies"], [{ ...group, items: [...group.items, "kubernetes"] }, ...groups]);
    const { items } = tree.data("settings/redirects.json");
    tree.set("settings/redirects.json", ["items"], [...items, { from: "/villes/tours-sud", to: "/villes/orleans" }]);
    tree.set(
      "settings/faq.json",
      ["items", 0, "answer"],
      '<p>Voir <a href="/villes/orleans">notre page sur Orléans</a>.</p>',
    );
    removeExamples(tree.root);
    expect(tree.folders("cities")).not.toContain("orleans");
    expect(tree.data(navigation).technologies[0]).toEqual(group);
    expect(tree.data("settings/redirects.json").items).toEqual(items);
    expect(tree.read("settings/faq.json")).toContain('href=\\"/villes\\"');
    expect(await checkContent({ root: tree.root, today })).toEqual([]);
  });
});
