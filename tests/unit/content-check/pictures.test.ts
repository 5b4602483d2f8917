/** @jest-environment node */
import sharp from "sharp";
import { checkContent, type Fault } from "../../../src/content-check";
import { addCity, addPost, copyContent, today, told, type Tree } from "./tree";

interface Case {
  readonly breaks: string;
  readonly make: (tree: Tree) => string | Promise<string>;
  readonly report: readonly string[];
}

const png = (width = 40, height = 30): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#0b7a4b" }, limitInputPixels: false })
    .png({ compressionLevel: 1 })
    .toBuffer();

const cases: readonly Case[] = [
  {
    breaks: "a picture is missing",
    make: (tree) => {
      const file = addCity(tree, "Sans image");
      tree.remove("cities/sans-image/banner-2.svg");
      return file;
    },
    report: [
      "24:12 — banner2 › src",
      "L’image content/cities/sans-image/banner-2.svg n’existe pas.",
      "Déposez l’image à cet endroit, ou corrigez le chemin (majuscules et extension comprises).",
    ],
  },
  {
    breaks: "a picture has capitals in its name",
    make: (tree) => addCity(tree, "Capitale", "./banner-2.svg", "./Banner-2.svg"),
    report: [
      "24:12 — banner2 › src",
      "L’image content/cities/capitale/Banner-2.svg n’existe pas.",
      "Écrivez « ./banner-2.svg », ou déposez l’image sous ce nom.",
    ],
  },
  {
    breaks: "an article shows a picture that is missing",
    make: (tree) => addPost(tree, "sans-photo", "Texte.\n\n![Une vue](./vue.png)"),
    report: [
      "11:1",
      "L’image content/blog/sans-photo/vue.png n’existe pas.",
      "Déposez l’image à cet endroit, ou corrigez le chemin (majuscules et extension comprises).",
    ],
  },
  {
    breaks: "a photograph was cut",
    make: async (tree) => {
      tree.write("blog/essai/coupee.png", (await png()).subarray(0, 60));
      return "blog/essai/coupee.png";
    },
    report: [
      "",
      "Cette image est incomplète : le fichier a été coupé.",
      "Exportez l’image de nouveau et remplacez le fichier.",
    ],
  },
  {
    breaks: "a picture has another format than its name says",
    make: async (tree) => {
      tree.write("blog/essai/photo.jpg", await png());
      return "blog/essai/photo.jpg";
    },
    report: [
      "",
      "Ce fichier est une image PNG, malgré son extension .jpg.",
      "Exportez l’image de nouveau et remplacez le fichier.",
    ],
  },
  {
    breaks: "a drawing runs code",
    make: (tree) => {
      tree.write("blog/essai/code.svg", '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>');
      return "blog/essai/code.svg";
    },
    report: ["", "Ce dessin contient du code (<script).", "Exportez-le sans script ni élément actif."],
  },
  {
    breaks: "a drawing was cut",
    make: (tree) => {
      tree.write("blog/essai/reste.svg", '<svg viewBox="0 0 1 1"><g><path d="M0 0"/></g>');
      return "blog/essai/reste.svg";
    },
    report: [
      "",
      "Ce dessin est abîmé : <svg> n’est pas refermée.",
      "Exportez le dessin de nouveau et remplacez le fichier.",
    ],
  },
  {
    breaks: "a drawing has no size",
    make: (tree) => {
      tree.write("blog/essai/taille.svg", "<svg></svg>");
      return "blog/essai/taille.svg";
    },
    report: [
      "",
      "Ce dessin ne dit pas ses dimensions.",
      "Ajoutez viewBox, width et height à sa balise <svg>.",
    ],
  },
  {
    breaks: "a picture has far more pixels than any page shows",
    make: async (tree) => {
      tree.write("blog/essai/large.png", await png(12_000, 4));
      return "blog/essai/large.png";
    },
    report: ["", "Cette image mesure 12\u202f000 pixels de large.", "Réduisez-la à 1 600 pixels de large."],
  },
  {
    breaks: "a picture has more pixels than the library reads unasked",
    make: async (tree) => {
      tree.write("blog/essai/immense.png", await png(16_400, 16_500));
      return "blog/essai/immense.png";
    },
    report: ["", "Cette image mesure 16\u202f500 pixels de haut.", "Réduisez-la à 1 600 pixels de large."],
  },
  ...[
    "<style>@import url(//x.example/a.css);</style>",
    "<style>@import 'a.css';</style>",
    '<path fill="url(https://x.example/a.svg#b)"/>',
    "<path style=\"fill: url( '//x.example/a.svg#b')\"/>",
    '<image href="//x.example/a.png"/>',
  ].map((part, index): Case => {
    const file = `blog/essai/dehors-${index}.svg`;
    return {
      breaks: `a drawing calls another file: ${part}`,
      make: (tree) => {
        tree.write(file, `<svg viewBox="0 0 1 1">${part}</svg>`);
        return file;
      },
      report: [
        "",
        expect.stringMatching(
          /^Ce dessin appelle un fichier extérieur \(.*(?:x\.example|a\.css).*\)\.$/,
        ) as string,
        "Exportez-le avec toutes ses images intégrées.",
      ],
    };
  }),
];

describe("pictures", () => {
  let tree: Tree;
  let faults: Fault[];
  const files = new Map<string, string>();

  beforeAll(async () => {
    tree = copyContent();
    tree.write(
      "blog/essai/motif.svg",
      '<svg viewBox="0 0 1 1"><style>path { fill: url(#motif) }</style><path fill="url(#motif)"/></svg>',
    );
    for (const { breaks, make } of cases) files.set(breaks, await make(tree));
    faults = await checkContent({ root: tree.root, today });
  });
  afterAll(() => tree.dispose());

  it.each(cases)("are told of when $breaks", ({ breaks, report }) => {
    expect(told(faults, files.get(breaks) ?? "")).toEqual(report);
  });

  it("may refer to parts of their own", () => {
    expect(told(faults, "blog/essai/motif.svg")).toEqual([]);
  });
});
