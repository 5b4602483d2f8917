/** @jest-environment node */
import { checkContent, type Fault } from "../../../src/content-check";
import { addCity, copyContent, today, told, type Tree } from "./tree";

interface Case {
  readonly breaks: string;
  readonly file: string;
  readonly path: readonly (string | number)[];
  readonly value: string;
  readonly report: readonly string[];
}

/** One change each, all made at once: their faults must all be told. */
const cases: readonly Case[] = [
  {
    breaks: "a menu names a service that does not exist",
    file: "settings/navigation.json",
    path: ["services", 0, "items", 0],
    value: "cobol",
    report: [
      "services › 1 › items › 1",
      "« cobol » n’existe pas dans content/services.",
      "Écrivez le nom d’un dossier de content/services, ou retirez cette ligne.",
    ],
  },
  {
    breaks: "the footer names a city that does not exist",
    file: "settings/navigation.json",
    path: ["footerCities", 0],
    value: "villenouvele",
    report: [
      "footerCities › 1",
      "« villenouvele » n’existe pas dans content/cities.",
      "Écrivez « villenouvelle », ou retirez cette ligne.",
    ],
  },
  {
    breaks: "a menu group has an unknown label",
    file: "settings/navigation.json",
    path: ["services", 1, "label"],
    value: "Performances",
    report: [
      "services › 2 › label",
      "« Performances » n’est pas une valeur possible.",
      "Écrivez « Performance ».",
    ],
  },
  {
    breaks: "a solution names a service that does not exist",
    file: "settings/solutions.json",
    path: ["items", 4, "service"],
    value: "cobol",
    report: [
      "items › 5 › service",
      "« cobol » n’existe pas dans content/services.",
      "Écrivez le nom d’un dossier de content/services, ou retirez cette ligne.",
    ],
  },
  {
    breaks: "a card leads nowhere",
    file: "settings/home.json",
    path: ["entries", "items", 1, "href"],
    value: "/ville/villenouvelle",
    report: [
      "entries › items › 2 › href",
      "« /ville/villenouvelle » n’est pas une page du site.",
      "Écrivez « /villes/villenouvelle ».",
    ],
  },
  {
    breaks: "a card aims at a place that the page does not have",
    file: "settings/home.json",
    path: ["cards", 0, "href"],
    value: "/services#conseil",
    report: [
      "cards › 1 › href",
      "La page /services n’a pas de repère « #conseil ».",
      "Écrivez « /services », ou un repère qui existe dans cette page.",
    ],
  },
  {
    breaks: "a drawing has an unknown name",
    file: "settings/process.json",
    path: ["items", 1, "icon"],
    value: "loupe",
    report: [
      "items › 2 › icon",
      "« loupe » n’est pas une valeur possible.",
      "Choisissez parmi : phone, map, code, lifebuoy.",
    ],
  },
  {
    breaks: "the film of the services page is missing",
    file: "settings/site.json",
    path: ["heroVideo", "mp4"],
    value: "/video/absente.mp4",
    report: [
      "heroVideo › mp4",
      "Le fichier static/video/absente.mp4 n’existe pas.",
      "Déposez le fichier static/video/absente.mp4, ou corrigez l’adresse.",
    ],
  },
];

const redirects = `{
  "$schema": "../schemas/redirects.schema.json",
  "items": [
    { "from": "/contact", "to": "/blog" },
    { "from": "/ancienne", "to": "/nouvelle-page-inconnue" },
    { "from": "/boucle", "to": "/boucle" },
    { "from": "/premiere", "to": "/seconde" },
    { "from": "/seconde", "to": "/services" },
    { "from": "/seconde", "to": "/services" }
  ]
}
`;

describe("a reference to something that does not exist", () => {
  let tree: Tree;
  let faults: Fault[];
  let unlisted: string;
  let listedTwice: string;
  let partner: string;

  beforeAll(async () => {
    tree = copyContent();
    addCity(tree, "Villenouvelle");
    const { technologies } = tree.data("settings/navigation.json");
    unlisted = technologies[0].items[0];
    listedTwice = technologies[1].items[0];
    tree.set("settings/navigation.json", ["technologies", 0, "items", 0], listedTwice);
    partner = tree.data("settings/partners.json").items[0].name;
    tree.set("settings/partners.json", ["items", 0, "slug"], "essai");
    for (const { file, path, value } of cases) tree.set(file, path, value);
    tree.write("settings/redirects.json", redirects);
    faults = await checkContent({ root: tree.root, today });
  });
  afterAll(() => tree.dispose());

  it.each(cases)("is told that $breaks", ({ file, value, report }) => {
    const place = tree.place(file, `"${value}"`).replace(`content/${file}:`, "");
    const lines = told(faults, file);
    const first = lines.indexOf(`${place} — ${report[0] ?? ""}`);
    expect(lines.slice(first, first + 3)).toEqual([`${place} — ${report[0] ?? ""}`, ...report.slice(1)]);
  });

  it("is told that a menu names an entry twice, and leads to another no more", () => {
    expect(told(faults, "settings/navigation.json")).toEqual(
      expect.arrayContaining([
        `« ${listedTwice} » figure deux fois dans le menu.`,
        "Retirez l’une des deux lignes.",
        `« ${unlisted} » n’est dans aucun groupe du menu.`,
        `Ajoutez "${unlisted}" à la liste items du groupe qui convient.`,
      ]),
    );
  });

  it("is told that a partner's short name does not follow from the name", () => {
    expect(told(faults, "settings/partners.json").slice(1, 2)).toEqual([
      `« essai » ne correspond pas au nom « ${partner} ».`,
    ]);
  });

  it("is told of redirects that lead nowhere, in circles, in chains, or away from a page", () => {
    expect(told(faults, "settings/redirects.json")).toEqual([
      "4:15 — items › 1 › from",
      "« /contact » est une page du site : elle ne peut pas être redirigée.",
      "Retirez cette redirection, ou la page.",
      "5:34 — items › 2 › to",
      "« /nouvelle-page-inconnue » n’est pas une page du site.",
      "Écrivez l’adresse d’une page qui existe, par exemple « /contact ».",
      "6:32 — items › 3 › to",
      "Cette redirection mène à elle-même.",
      "Écrivez l’adresse d’une page du site.",
      "7:34 — items › 4 › to",
      "« /seconde » est elle-même redirigée.",
      "Écrivez directement « /services ».",
      "9:15 — items › 6 › from",
      "« /seconde » est redirigée deux fois.",
      "Gardez une seule des deux lignes.",
    ]);
  });
});

describe("a case study", () => {
  it("is told of services named twice, technologies that do not exist, and a rank that is taken", async () => {
    const tree = copyContent();
    try {
      const [model = ""] = tree.folders("case-studies");
      const study = tree.data(`case-studies/${model}/index.json`);
      tree.write("case-studies/zz-essai/signe.svg", tree.read(`case-studies/${model}/client.svg`));
      const image = { src: "./signe.svg", alt: "Un signe" };
      const [service] = study.services;
      const changed = {
        ...study,
        clientLogo: image,
        images: [image],
        services: [service, service],
        technologies: ["cobol"],
      };
      tree.write("case-studies/zz-essai/index.json", JSON.stringify(changed, null, 2));
      const faults = await checkContent({ root: tree.root, today });
      expect(
        told(faults, "case-studies/zz-essai/index.json").filter((line) => !/^\d+:\d/.test(line)),
      ).toEqual([
        `Le rang ${study.order} est déjà pris par content/case-studies/${model}/index.json.`,
        `Choisissez un rang libre, par exemple ${tree.folders("case-studies").length}.`,
        "Les éléments 1 et 2 de la liste sont identiques.",
        "Retirez l’un des deux.",
        "« cobol » n’existe pas dans content/technologies.",
        "Écrivez le nom d’un dossier de content/technologies, ou retirez cette ligne.",
      ]);
    } finally {
      tree.dispose();
    }
  });
});

describe("the frequent questions", () => {
  it("are eight, and different: one more takes the place of another", async () => {
    const tree = copyContent();
    try {
      const file = "settings/faq.json";
      const { items } = tree.data(file);
      const again = { ...items[1], question: `${items[1].question.replace(/\s*\?$/, "")}...` };
      tree.set(file, ["items"], [...items, again]);
      const lines = told(await checkContent({ root: tree.root, today }), file);
      expect(lines).toEqual([
        expect.stringMatching(/ — items$/),
        "Cette liste compte 9 éléments ; il en faut au plus 8.",
        expect.stringMatching(
          /^Remplacez un élément au lieu d’en ajouter : le site en montre exactement 8\. Les huit questions/,
        ),
        expect.stringMatching(/ — items › 9 › question$/),
        "Cette question est déjà la 2e de la liste.",
        "Remplacez l’une des deux.",
      ]);
      tree.set(file, ["items"], items.slice(1));
      expect(told(await checkContent({ root: tree.root, today }), file)).toContainEqual(
        expect.stringMatching(/^Complétez-la : le site en montre exactement 8\./),
      );
    } finally {
      tree.dispose();
    }
  });
});
