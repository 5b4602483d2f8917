import { describeCases, file, type Change } from "./cases";
import { check, copyContent } from "./tree";

const removed =
  (gone: string, told = gone): Change =>
  (tree) => {
    tree.remove(gone);
    return told;
  };
const missing =
  "file | Ce fichier manque, et le site ne peut pas être construit sans lui. | Rétablissez-le depuis l’historique du dépôt.";
const nowhere =
  "file | Ce fichier n’est pas à une place que le site connaît : il ne serait publié nulle part. |";

// A table, one case a row.
// prettier-ignore
describeCases("the content folder", {
  "a type has no entry": [removed("services"),
    "file | Ce dossier ne contient rien, alors que le site a besoin d’au moins un service. | Rétablissez content/services depuis l’historique du dépôt, ou créez un service avec les formulaires de /admin."],
  "a folder lacks its file": [(tree) => {
    tree.write("cities/vide/banner-1.svg", '<svg viewBox="0 0 1 1"/>');
    return "cities/vide";
  },
    "file | Le fichier index.json manque dans ce dossier. | Ajoutez ce fichier, ou supprimez le dossier ; créez une ville avec les formulaires de /admin."],
  "a setting is missing": [removed("settings/faq.json"), missing],
  "a schema is missing": [removed("schemas/process.schema.json", "settings/process.json"),
    "file | Le schéma content/schemas/process.schema.json manque ou ne peut pas être lu. | Rétablissez-le depuis l’historique du dépôt : sans lui, ce fichier ne peut pas être vérifié."],
  "an entry has no folder": [file("cities/essai-sur-loire.json", "{}"),
    `${nowhere} Nommez-le content/cities/essai-sur-loire/index.json.`],
  "a setting has an unknown name": [file("settings/couleurs.json", "{}"),
    `${nowhere} Les réglages ont ces noms : booking, brand, claims, {…}`],
  "a picture is of a format that no page shows": [file("cities/photo.gif", "GIF89a"),
    "! file | Ce fichier n’a pas sa place dans le contenu. | Convertissez l’image en SVG, PNG, JPEG ou WebP."],
});

it("does not blame those who refer to a file that cannot be read", async () => {
  const tree = copyContent();
  const broken = `cities/${tree.folders("cities")[0]}/index.json`;
  tree.write(broken, "{");
  expect((await check(tree)).map((fault) => fault.file)).toEqual([`content/${broken}`]);
});
