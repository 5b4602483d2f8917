/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkContent, type Fault } from "../../../src/content-check";
import { anchors } from "../../../src/content-check/core/anchors";
import { checkEverything } from "../../../src/content-check/full";
import { addPost, copyContent, today, told, type Tree } from "./tree";

const home = "settings/home.json";

/** Where a link of an article leads, and what its editor must read; nothing for a link that is right. */
const cases: readonly { readonly href: string; readonly report: readonly string[] }[] = [
  ...["/blog/page/2", "/blog/page/9", "/blog/page/10", "/blog/page/19", "/blog/page/100"].map((href) => ({
    href,
    report: [],
  })),
  ...["/", "/obtenir-un-devis", "/services/saas", "/villes/lyon"].map((page) => ({
    href: `${page}#faq`,
    report: [],
  })),
  ...["/services#conception", "/technologies#groupe-7", "/villes#region-paris", "/contact#contenu"].map(
    (href) => ({ href, report: [] }),
  ),
  ...["/blog/page/0", "/blog/page/1"].map((href) => ({
    href,
    report: [
      `« ${href} » n’est pas une page du site.`,
      "Écrivez l’adresse d’une page qui existe, par exemple « /contact ».",
    ],
  })),
  ...["/contact#faq", "/services#faq", "/technologies#groupe-8", "/villes#region-lyon"].map((href) => {
    const [page, id] = href.split("#");
    return {
      href,
      report: [
        `La page ${page} n’a pas de repère « #${id} ».`,
        `Écrivez « ${page} », ou un repère qui existe dans cette page.`,
      ],
    };
  }),
  {
    href: "/article/mvp-en-60-jours",
    report: [
      "! « /article/mvp-en-60-jours » n’est pas un article du dépôt.",
      "Vouliez-vous dire « /article/mvp-en-30-jours » ? Sinon, vérifiez dans l’outil de publication que cette page existe.",
    ],
  },
  {
    href: "/article/un-titre-de-l-api",
    report: [
      "! « /article/un-titre-de-l-api » n’est pas un article du dépôt.",
      "Vérifiez dans l’outil de publication que cette page existe.",
    ],
  },
  {
    href: "/blog/tag/un-theme-de-l-api",
    report: [
      "! « /blog/tag/un-theme-de-l-api » n’est pas un thème du dépôt.",
      "Vérifiez dans l’outil de publication que cette page existe.",
    ],
  },
  {
    href: "https://www.sylvene.example/services/saas?a=1#faq",
    report: [
      "! « https://www.sylvene.example/services/saas?a=1#faq » est une page de ce site, écrite en entier.",
      "Écrivez « /services/saas?a=1#faq ».",
    ],
  },
  {
    href: "http://sylvene.example/services/nimporte",
    report: [
      "« /services/nimporte » n’est pas une page du site.",
      "Écrivez l’adresse d’une page qui existe, par exemple « /contact ».",
    ],
  },
  { href: "https://rendez-vous.sylvene.example/appel", report: [] },
  { href: "https://sylvene.example.org/services/nimporte", report: [] },
];

/** A fault in one line: warnings are marked; the place is left out. */
const lines = (faults: readonly Fault[], file: string): string[] => {
  const all = told(faults, file);
  return all.flatMap((line, index) =>
    index % 3 === 1
      ? [`${all[index - 1]?.startsWith("!") ? "! " : ""}${line}`]
      : index % 3 === 2
        ? [line]
        : [],
  );
};

describe("a link", () => {
  let tree: Tree;
  let faults: Fault[];
  const files = new Map<string, string>();

  beforeAll(async () => {
    tree = copyContent();
    for (const [index, { href }] of cases.entries())
      files.set(href, addPost(tree, `lien-${index}`, `Voir [la page en question](${href}).`));
    tree.set(home, ["cards", 0, "href"], "https://sylvene.example/services/nimporte");
    ({ faults } = await checkEverything({ root: tree.root, today }));
  });
  afterAll(() => tree.dispose());

  it.each(cases)("to $href is judged by what the site has", ({ href, report }) => {
    expect(lines(faults, files.get(href) ?? "")).toEqual(report);
  });

  it("of a card is judged likewise when it is written in full", () => {
    expect(lines(faults, home)).toContain("« /services/nimporte » n’est pas une page du site.");
  });
});

it("to the domain that the site is built for is one of ours", async () => {
  const tree = copyContent();
  process.env.SITE_URL = "https://essai.example";
  try {
    tree.set(home, ["cards", 0, "href"], "https://essai.example/services/saas");
    const faults = await checkContent({ root: tree.root, today });
    expect(lines(faults, home)).toContain("Écrivez « /services/saas ».");
  } finally {
    delete process.env.SITE_URL;
    tree.dispose();
  }
});

it("of a redirect to an article that the API may have is no error", async () => {
  const tree = copyContent();
  try {
    const file = "settings/redirects.json";
    const { items } = tree.data(file);
    tree.set(file, ["items"], [...items, { from: "/ancienne", to: "/article/un-titre-de-l-api" }]);
    const faults = await checkContent({ root: tree.root, today });
    expect(lines(faults, file)[0]).toMatch(/^! /);
  } finally {
    tree.dispose();
  }
});

const leadForms = readFileSync("src/forms/lead-kinds.ts", "utf8");

/** The id of a form's element; each form of the site is a constant of `lead-kinds.ts`. */
const formId = (name: string): string =>
  `formulaire-${new RegExp(`const ${name}: [^;]*?\\bid: "([\\w-]+)"`).exec(leadForms)?.[1] ?? name}`;

/** The ids written in a source and in what it imports from the site's own parts. */
function idsIn(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const source = readFileSync(file, "utf8");
  const forms = /\{ (\w+) \} from "\.\/lead-kinds"/.exec(source);
  const imported = Array.from(source.matchAll(/from "(\.[^"]+)"/g), ([, name = ""]) =>
    path.join(path.dirname(file), `${name}.tsx`),
  ).filter((name) => existsSync(name));
  return [
    ...Array.from(source.matchAll(/<(?:h1|h2|p|Band)\b[^>]*?\sid="([\w-]+)"/g), ([, id = ""]) => id),
    ...Array.from(source.matchAll(/\bid: "([\w-]+)"/g), ([, id = ""]) => id),
    ...(forms?.[1] ? [formId(forms[1])] : []),
    ...imported.flatMap((name) => idsIn(name, seen)),
  ];
}

/** Ids of sections that only some of their pages show, and of a heading whose section has an id of its own. */
const others: readonly string[] = ["mot-du-fondateur", "partenaires", "expertise-titre"];

describe("the places that links may aim at", () => {
  it.each(Object.entries(anchors))("of src/%s are those of its source", (file, ids: readonly string[]) => {
    const written = idsIn(path.join("src", file));
    expect(written).toEqual(expect.arrayContaining([...ids]));
    expect(ids).toEqual(expect.arrayContaining(written.filter((id) => !others.includes(id))));
  });
});
