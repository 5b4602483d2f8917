import { symlinkSync } from "node:fs";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describeCases, file, post, type Change } from "./cases";
import { addPost, check, copyContent } from "./tree";

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

describeCases("a picture that the build refuses", [
  [file("blog/essai/vide.png", ""), "picture/empty"],
  [file("blog/essai/coupee.png", async () => (await png(40, 30)()).subarray(0, -8)), "picture/cut"],
  [file("blog/essai/texte.png", "Un texte."), "picture/damaged"],
  [file("blog/essai/photo.jpg", png(40, 30)), "picture/format"],
  [file("blog/essai/latin.svg", Buffer.from(drawing("<text>é</text>"), "latin1")), "picture/encoding"],
  [file("blog/essai/code.SVG", drawing("<script/>")), "picture/active@2:9"],
  [file("blog/essai/large.png", png(12_000, 4)), "picture/large"],
]);

/** A picture that an article shows. */
const shown =
  (name: string, picture: string | Uint8Array): Change =>
  (tree, n) => {
    addPost(tree, `essai-${n}`, `![Une vue du lac](./${name})`);
    tree.write(`blog/essai-${n}/${name}`, picture);
    return `blog/essai-${n}/${name}`;
  };

describeCases(
  "a picture that the full check warns of",
  [
    [post("![](./cover.svg)"), "picture-quality/alt@9:1"],
    [
      async (tree) => {
        tree.write("blog/petite/vue.png", await png(300, 200)());
        return addPost(tree, "petite", "![Une vue du lac](./vue.png)");
      },
      "! picture-quality/small@9:1",
    ],
    [
      shown("vue.svg", drawing("").replace(">", ' data-facts="délai de réponse = 1 heure">')),
      "! drawn-fact/outdated@1:59",
    ],
    [
      shown("vue.svg", drawing("").replace(">", ' data-facts="agence = Cembraie ; âge = 3 ans">')),
      "! drawn-fact/unknown@1:59",
    ],
    [shown("vue.svg", drawing(`<!--${"x".repeat(1_500_000)}-->`)), "picture-quality/heavy"],
    [shown("vue.png", Buffer.alloc(10.5 * 1024 * 1024)), "picture/heavy"],
  ],
  { full: true },
);

it("holds the files that are published as they are to the same, and lets none pass unread", async () => {
  const tree = copyContent();
  for (const name of ["a.svg", "b.SVG", "c.svgz", "d.svg.gz", "e.svg.bak", "f.png", "g/h.svg"])
    tree.write(`../static/${name}`, drawing("<script/>"));
  tree.write("../static/i.svg", drawing("<path/>"));
  for (const name of ["j.txt", "k"]) symlinkSync("a.svg", `${tree.root}/../static/${name}`);
  const [script, unread, link] = ["active", "unread-drawing", "link"].map(
    (detail) => `static-file/${detail}`,
  );
  const found = (await check(tree)).map(({ file, rule }) => [file, rule]);
  expect(Object.fromEntries(found)).toEqual({
    ...{ "static/a.svg": script, "static/b.SVG": script, "static/g/h.svg": script },
    ...{ "static/c.svgz": unread, "static/d.svg.gz": unread, "static/e.svg.bak": unread },
    "static/f.png": "static-file/format",
    ...{ "static/j.txt": link, "static/k": link },
  });
});
