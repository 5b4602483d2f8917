/** @jest-environment node */
import { createStarter, StarterError } from "../../../src/content-check/new/new";
import { checkEverything } from "../../../src/content-check/full";
import { copyContent, today, type Tree } from "./tree";

const starts = [
  ["ville", "Essai-sur-Loire", "cities/essai-sur-loire", "/villes/essai-sur-loire", 2],
  ["ville", "Le Bourg-en-Essai", "cities/le-bourg-en-essai", "/villes/le-bourg-en-essai", 2],
  ["service", "Audit d’essai", "services/audit-dessai", "/services/audit-dessai", 3],
  [
    "technologie",
    "Technologie d’essai",
    "technologies/technologie-dessai",
    "/technologies/technologie-dessai",
    2,
  ],
  ["realisation", "Client d’essai", "case-studies/client-dessai", "/realisations/client-dessai", 2],
  ["article", "Un article à essayer", "blog/un-article-a-essayer", "/article/un-article-a-essayer", 1],
] as const;

describe("npm run content:new", () => {
  let tree: Tree;
  beforeAll(() => void (tree = copyContent()));

  it.each(starts)("starts a %s named %s", (type, name, folder, address, pictures) => {
    const created = createStarter(tree.root, type, name, today);
    const [first, ...others] = created.files;
    expect(first).toMatch(new RegExp(`^content/${folder}/index\\.(?:json|md)$`));
    expect(others.filter((file) => file.startsWith(`content/${folder}/`))).toHaveLength(pictures);
    expect(created.address).toBe(address);
    expect(created.steps.length).toBeGreaterThan(0);
  });

  it("explains every required field in the file itself", () => {
    const city = tree.data("cities/essai-sur-loire/index.json");
    const { required } = tree.data("schemas/city.schema.json");
    expect(Object.keys(city)).toEqual(expect.arrayContaining(required));
    expect(city.travel).toMatch(/^À compléter\u00a0: Comment nous venons/);
    expect(city.sectors).toHaveLength(3);
    expect(city.locative).toBe("à Essai-sur-Loire");
    expect(tree.data("cities/le-bourg-en-essai/index.json").locative).toBe("au Bourg-en-Essai");
  });

  it("leaves content that passes the whole check, with a warning for each text to write", async () => {
    const faults = await checkEverything({ root: tree.root, today });
    expect(faults.filter(({ severity }) => severity === "error")).toEqual([]);
    for (const [, , folder] of starts) {
      const own = faults.filter(({ file }) => file.startsWith(`content/${folder}/`));
      const problems = own.map(({ problem }) => problem);
      const expected = /de départ n’a pas encore été remplacé|dans le dictionnaire/;
      expect(problems.length).toBeGreaterThan(3);
      expect(problems.filter((problem) => !expected.test(problem))).toEqual([]);
    }
  });

  it.each([
    ["ville", "Essai-sur-Loire", "content/cities/essai-sur-loire existe déjà."],
    ["ville", "essai-sur-loire", "content/cities/essai-sur-loire existe déjà."],
    ["vile", "Blois", "« vile » n’est pas un type de page. Types : ville, service, technologie, real"],
    ["ville", "!?", "Ce nom ne donne aucune adresse."],
    ["article", "Trop court", "Ce titre compte 10 caractères ; il en faut de 15 à 65."],
  ])("refuses %s « %s »", (type, name, message) => {
    expect(() => createStarter(tree.root, type, name, today)).toThrow(StarterError);
    expect(() => createStarter(tree.root, type, name, today)).toThrow(message);
  });
});
