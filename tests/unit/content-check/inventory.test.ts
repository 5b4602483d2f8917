/** @jest-environment node */
import { checkContent } from "../../../src/content-check";
import { copyContent, today, told, type Tree } from "./tree";

describe("what is missing from the content folder, or has no business there", () => {
  let tree: Tree;

  beforeEach(() => {
    tree = copyContent();
  });
  afterEach(() => tree.dispose());

  const check = () => checkContent({ root: tree.root, today });

  it("names a type without any entry", async () => {
    tree.remove("blog");
    expect(told(await check(), "blog")).toEqual([
      "",
      "Ce dossier ne contient rien, alors que le site a besoin d’au moins un article.",
      "Rétablissez content/blog depuis l’historique du dépôt, ou créez un article avec npm run content:new.",
    ]);
  });

  it("names a folder without its file, a missing setting, a missing legal page and a missing schema", async () => {
    tree.write("cities/vide/banner-1.svg", '<svg viewBox="0 0 1 1"/>');
    tree.remove("settings/faq.json");
    tree.remove("legal/mentions-legales.md");
    tree.remove("schemas/process.schema.json");
    const faults = await check();
    expect(told(faults, "cities/vide")).toEqual([
      "",
      "Le fichier index.json manque dans ce dossier.",
      "Ajoutez ce fichier, ou supprimez le dossier ; créez une ville avec npm run content:new.",
    ]);
    const missing = [
      "",
      "Ce fichier manque, et le site ne peut pas être construit sans lui.",
      "Rétablissez-le depuis l’historique du dépôt.",
    ];
    expect(told(faults, "settings/faq.json")).toEqual(missing);
    expect(told(faults, "legal/mentions-legales.md")).toEqual(missing);
    expect(told(faults, "settings/process.json")).toEqual([
      "",
      "Le schéma content/schemas/process.schema.json manque ou ne peut pas être lu.",
      "Rétablissez-le depuis l’historique du dépôt : sans lui, ce fichier ne peut pas être vérifié.",
    ]);
  });

  it("names what lies where the site does not look", async () => {
    tree.write("cities/orleans.json", "{}");
    tree.write("cities/orleans/Index.json", "{}");
    tree.write("settings/couleurs.json", "{}");
    tree.write("cities/photo.gif", "GIF89a");
    const faults = await check();
    const nowhere = "Ce fichier n’est pas à une place que le site connaît : il ne serait publié nulle part.";
    expect(told(faults, "cities/orleans.json")).toEqual([
      "",
      nowhere,
      "Nommez-le content/cities/orleans/index.json.",
    ]);
    expect(told(faults, "cities/orleans/Index.json")).toEqual([
      "",
      nowhere,
      "Nommez-le content/cities/orleans/index.json.",
    ]);
    expect(told(faults, "settings/couleurs.json").slice(0, 2)).toEqual(["", nowhere]);
    expect(told(faults, "cities/photo.gif")).toEqual([
      "! ",
      "Ce fichier n’a pas sa place dans le contenu.",
      "Convertissez l’image en SVG, PNG, JPEG ou WebP.",
    ]);
  });

  it("does not blame those who refer to a file that cannot be read", async () => {
    const [city = ""] = tree.folders("cities");
    tree.write(`cities/${city}/index.json`, "{");
    const faults = await check();
    expect(faults.map(({ file }) => file)).toEqual([`content/cities/${city}/index.json`]);
  });
});
