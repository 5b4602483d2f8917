import fs from "node:fs";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { city, describeCases, file } from "./cases";
import { addCity, addPost, check, copyContent } from "./tree";

/** A picture whose header tells a size; nobody looks at its pixels. */
const png = (width: number, height: number) => async (): Promise<Buffer> => {
  const picture = await sharp({ create: { width: 1, height: 1, channels: 3, background: "#0b7a4b" } })
    .png()
    .toBuffer();
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
};
const drawing = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n${inside}</svg>`;

const absent =
  "n’existe pas. | Déposez l’image à cet endroit, ou corrigez le chemin (majuscules et extension comprises).";
const again = "Exportez l’image de nouveau et remplacez le fichier.";
const unused =
  "! file | Aucune page ne montre cette image. | Supprimez-la, ou citez-la dans le fichier voisin.";
const describeIt = "Décrivez ce que l’image montre, comme au téléphone : « Les quais de la Saône au matin ».";

// A table, one case a row.
// prettier-ignore
describeCases("a picture that the build refuses", {
  "a picture is missing": [(tree) => {
    const entry = addCity(tree, "Sans image");
    tree.remove("cities/sans-image/banner-2.svg");
    return entry;
  },
    `24:12 — banner2 › src | L’image content/cities/sans-image/banner-2.svg ${absent}`],
  "a picture has capitals in its name": [city("./banner-2.svg", "./Banner-2.svg"),
    "24:12 — banner2 › src | L’image content/cities/essai-{n}/Banner-2.svg n’existe pas. | Écrivez « ./banner-2.svg », ou déposez l’image sous ce nom."],
  "a picture is empty": [file("blog/essai/vide.png", ""), `file | Cette image est vide. | ${again}`],
  "a photograph was cut": [file("blog/essai/coupee.png", async () => (await png(40, 30)()).subarray(0, -8)),
    `file | Cette image est incomplète : le fichier a été coupé. | ${again}`],
  "a picture is none": [file("blog/essai/texte.png", "Un texte."),
    `file | Cette image est abîmée, ou n’est pas ce que dit son nom. | ${again}`],
  "a picture has another format than its name says": [file("blog/essai/photo.jpg", png(40, 30)),
    `file | Ce fichier est une image PNG, malgré son extension .jpg. | ${again}`],
  "a drawing runs code": [file("blog/essai/code.SVG", drawing("<script>alert(1)</script>")),
    "2:1 | Ce dessin contient du code (<script>). | Exportez-le sans script ni élément actif."],
  "a picture has far more pixels than any page shows": [file("blog/essai/large.png", png(12_000, 4)),
    "file | Cette image mesure 12 000 pixels de large. | Réduisez-la à 1 600 pixels de large."],
});

// A table, one case a row.
// prettier-ignore
describeCases("a picture that the full check warns of", {
  "its description is a file name, or missing": [(tree) => {
    tree.write("blog/images/vue.svg", drawing(""));
    return addPost(tree, "images", "![vue](./vue.svg)\n\n![](./vue.svg)");
  },
    `9:1 | « vue » est un nom de fichier, pas une description. | ${describeIt}`,
    `11:1 | Le texte qui remplace l’image manque. | ${describeIt}`],
  "it is too small for its place": [async (tree) => {
    tree.write("blog/petite/vue.png", await png(300, 200)());
    return addPost(tree, "petite", "![Une vue du lac](./vue.png)");
  },
    "! 9:1 | L’image ./vue.png mesure 300 pixels de large ; il en faut 760 ici pour rester nette. | Déposez une version plus grande, sans agrandir l’actuelle."],
  "its variant for phones is a tall crop": [async (tree) => {
    tree.write("cities/colline/haute.png", await png(780, 900)());
    return addCity(tree, "Colline", 'banner-2.svg",', 'banner-2.svg", "phone": "./haute.png",');
  },
    "24:39 — banner2 › phone | L’image ./haute.png mesure 780 × 900 : un téléphone la couperait. | Recadrez-la en 3:2, par exemple 780 × 520."],
  "it is heavier than 1 MB": [(tree) => {
    addPost(tree, "lourde", "![Une vue du lac](./vue.svg)");
    tree.write("blog/lourde/vue.svg", drawing(`<!--${"x".repeat(1_500_000)}-->`));
    return "blog/lourde/vue.svg";
  },
    "file | Cette image pèse 1,4 Mo. | Réduisez-la sous 1 Mo : 1 600 pixels de large suffisent, enregistrés en JPEG ou en WebP."],
  "it is too heavy to be opened, which is told once": [(tree) => {
    addPost(tree, "enorme", "![Une vue du lac](./vue.png)");
    tree.write("blog/enorme/vue.png", Buffer.alloc(10.5 * 1024 * 1024));
    return "blog/enorme/vue.png";
  },
    "file | Cette image pèse 10,5 Mo. | Réduisez-la : moins de 1 Mo, 1 600 pixels de large."],
  "it is the cover of another entry": [(tree) => {
    const cover = tree.read(addPost(tree, "avant", "Du texte.").replace("index.md", "cover.svg"));
    const entry = addPost(tree, "jumeau", "Du texte.");
    tree.write("blog/jumeau/cover.svg", cover);
    return entry;
  },
    "5:15 — image › src | Cette image est déjà celle de content/blog/avant/index.md. | Choisissez-en une qui ne vaut que pour cette page."],
  "its cover was copied into an entry that comes later": [() => "blog/avant/index.md",
    "5:15 — image › src | Cette image est déjà celle de content/blog/jumeau/index.md. | Choisissez-en une qui ne vaut que pour cette page."],
  "no page shows it": [file("blog/lourde/oubli.svg", drawing("")), unused],
  "a file that cannot be read may show it": [(tree) => addCity(tree, "Illisible", '"À pied.",', '"À pied."').replace("index.json", "banner-1.svg")],
}, { full: true });

it("holds the files that are published as they are to the same, and lets none pass unread", async () => {
  const tree = copyContent();
  const folder = path.join(tree.root, "../static");
  const names = ["a.svg", "b.SVG", "c.svgz", "d.svg.gz", "e.svg.bak", "f.png", "g/h.svg"];
  fs.mkdirSync(path.join(folder, "g"));
  for (const name of names) fs.writeFileSync(path.join(folder, name), drawing("<script/>"));
  fs.writeFileSync(path.join(folder, "i.svg"), drawing("<path/>"));
  fs.symlinkSync("a.svg", path.join(folder, "j.txt"));
  fs.symlinkSync(tree.root, path.join(folder, "k"));
  const script = "2:1 Ce dessin contient du code (<script>).";
  const unread = "Des serveurs donnent ce fichier pour un dessin, mais le contrôle ne sait pas le lire.";
  const link = "C’est un lien vers un autre fichier, qui serait publié à sa place.";
  const told = (await check(tree)).map(({ file, line, column, problem }) => [
    file,
    line === undefined ? problem : `${line}:${column} ${problem}`,
  ]);
  expect(Object.fromEntries(told)).toEqual({
    ...{ "static/a.svg": script, "static/b.SVG": script, "static/g/h.svg": script },
    ...{ "static/c.svgz": unread, "static/d.svg.gz": unread, "static/e.svg.bak": unread },
    "static/f.png": "Ce fichier n’est pas une image PNG, JPEG ou WebP, malgré son nom.",
    ...{ "static/j.txt": link, "static/k": link },
  });
});
