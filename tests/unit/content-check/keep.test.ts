import { keepContent, UnknownEntry } from "../../../src/content-check/keep";
import { addCity, addPost, check, copyContent, fieldsIn } from "./tree";

describe("an agency that takes the site over", () => {
  const tree = copyContent();
  const [kept = "", ...others] = tree.folders("cities");
  addCity(tree, "Essai", "Une phrase simple.", "À une heure d’Autreville.");
  addCity(tree, "Autreville");
  tree.set("settings/navigation.json", ["footerCities"], [kept, "autreville"]);
  tree.set("settings/redirects.json", ["items"], [{ from: "/avant", to: "/villes/autreville" }]);
  const post = addPost(tree, "essai", "Lisez [sa page](/villes/autreville), ou [la liste](/villes).");

  it("is told of a name that does not exist, and nothing is removed", () => {
    expect(() => keepContent(tree.root, { cities: ["esai"] })).toThrow(UnknownEntry);
    expect(() => keepContent(tree.root, { cities: ["esai"] })).toThrow(
      "Vouliez-vous dire «\u00a0essai\u00a0»",
    );
    expect(tree.folders("cities")).toHaveLength(others.length + 3);
  });

  it("keeps what it names, without what led to the rest, and reads what to rewrite", () => {
    const { removed, toRewrite } = keepContent(tree.root, { cities: [kept, "essai"] });
    expect(tree.folders("cities")).toEqual([kept, "essai"].toSorted());
    expect(removed).toHaveLength(others.length + 1);
    expect(tree.data("settings/navigation.json").footerCities).toEqual([kept]);
    expect(tree.data("settings/redirects.json").items).toEqual([]);
    expect(tree.read(post)).toContain("Lisez sa page, ou [la liste](/villes).");
    expect(fieldsIn(toRewrite, "cities/essai/index.json")).toContain("! demonstration/name@lead");
  });

  it("is told before it publishes what is still the demonstration's, and not what it has written", async () => {
    tree.set("settings/key-stats.json", ["items", 0, "value"], 12_345);
    const faults = await check(tree, { full: true, publication: true });
    const figures = fieldsIn(faults, "settings/key-stats.json");
    expect(figures).not.toContain("demonstration/passage@items.0");
    expect(figures).toContain("demonstration/passage@items.1");
    expect(fieldsIn(faults, `cities/${kept}/banner-1.svg`)).toContain("! demonstration/picture@");
    const before = await check(tree, { full: true });
    expect(before.filter(({ rule }) => /^demonstration\/(?:passage|picture)/.test(rule))).toEqual([]);
    expect(fieldsIn(before, "cities/essai/index.json")).toContain("! demonstration/name@lead");
  });
});
