import { keepContent, UnknownEntry } from "../../../src/content-check/keep";
import { addCity, addPost, check, copyContent, messagesOf } from "./tree";

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
    expect(messagesOf(toRewrite, "cities/essai/index.json")).toContainEqual(
      expect.stringContaining("« Autreville » est un nom de la démonstration, et ce champ en parle encore."),
    );
  });

  it("is told before it publishes what is still the demonstration's, and not what it has written", async () => {
    tree.set("settings/key-stats.json", ["items", 0, "value"], 12_345);
    const faults = await check(tree, { full: true, publication: true });
    const invented = (file: string): string[] =>
      messagesOf(faults, file).filter((fault) => fault.includes("celui de la démonstration"));
    expect(invented("settings/key-stats.json").join("\n")).not.toContain("items › 1 |");
    expect(invented("settings/key-stats.json").join("\n")).toContain("items › 2 |");
    expect(messagesOf(faults, `cities/${kept}/banner-1.svg`).join()).toContain(
      "Ce dessin est encore de la démonstration.",
    );
    const before = await check(tree, { full: true });
    expect(before.filter(({ problem }) => /encore (?:celui )?de la démonstration/.test(problem))).toEqual([]);
    expect(messagesOf(before, "cities/essai/index.json").join()).toContain(
      "Autreville » est un nom de la démonstration",
    );
  });
});
