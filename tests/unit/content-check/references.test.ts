import type { Fault } from "../../../src/content-check";
import { redirectRule } from "../../../src/content-check/rules/pages/redirects";
import { expectTold, pattern } from "./cases";
import { addCity, ask, check, copyContent, messagesOf, type Tree } from "./tree";

const noService =
  "« cobol » n’existe pas dans content/services. | Écrivez le nom d’un dossier de content/services, ou retirez cette ligne.";

/** All changed at once: each fault is told at its value. */
// prettier-ignore
const cases: Readonly<
  Record<string, readonly [file: string, keys: readonly (string | number)[], value: string, fault: string]>
> = {
  "a menu names a service that does not exist": ["navigation", ["services", 0, "items", 0], "cobol",
    `services › 1 › items › 1 | ${noService}`],
  "the footer names a city that does not exist": ["navigation", ["footerCities", 0], "villenouvele",
    "footerCities › 1 | « villenouvele » n’existe pas dans content/cities. | Écrivez « villenouvelle », ou retirez cette ligne."],
  "a card leads nowhere": ["home", ["entries", "items", 1, "href"], "/ville/villenouvelle",
    "entries › items › 2 › href | « /ville/villenouvelle » n’est pas une page du site. | Écrivez « /villes/villenouvelle »."],
  "the film of the services page is missing": ["site", ["heroVideo", "mp4"], "/video/absente.mp4",
    "heroVideo › mp4 | Le fichier static/video/absente.mp4 n’existe pas. | Déposez le fichier static/video/absente.mp4, ou corrigez l’adresse."],
  "a partner's short name does not follow from the name": ["partners", ["items", 0, "slug"], "essai",
    "items › 1 › slug | « essai » ne correspond pas au nom « {…} ». | Écrivez « {…} »."],
  "a closure ends before it begins": ["opening", ["closures", 0, "from"], "2027-08-13",
    "closures › 1 › from | Cette période, de 2027-08-13 à 2026-12-31, ne dure pas, ou ne laisse rien entre elle et la précédente. | Écrivez les périodes de la plus proche à la plus lointaine, le début avant la fin."],
};

const redirects = `{
  "$schema": "../schemas/redirects.schema.json",
  "items": [
    { "from": "/contact", "to": "/blog" },
    { "from": "/ancienne", "to": "/nouvelle-page-inconnue" },
    { "from": "/boucle", "to": "/boucle" },
    { "from": "/premiere", "to": "/seconde" },
    { "from": "/seconde", "to": "/services" },
    { "from": "/seconde", "to": "/services" },
    { "from": "/troisieme", "to": "/article/un-titre-de-l-api" },
    { "from": "/Seconde.html", "to": "/services" },
    { "from": "/a#b", "to": "/services" },
    { "from": "/Nos services/r%C3%A9f_(1).PHP", "to": "/services" },
    { "from": "/feed", "to": "/blog/flux.xml" },
    { "from": "/sitemap.xml", "to": "/sitemap-index.xml" },
    { "from": "/film", "to": "/video/film.mp4" },
    { "from": "/rss", "to": "/blog/absent.xml" }
  ]
}
`;

describe("a reference to something that does not exist", () => {
  let tree: Tree;
  let faults: readonly Fault[];
  let unlisted: string;
  let listedTwice: string;

  beforeAll(async () => {
    tree = copyContent();
    addCity(tree, "Villenouvelle");
    const { technologies } = tree.data("settings/navigation.json");
    unlisted = technologies[0].items[0];
    listedTwice = technologies[1].items[0];
    tree.set("settings/navigation.json", ["technologies", 0, "items", 0], listedTwice);
    for (const [file, keys, value] of Object.values(cases)) tree.set(`settings/${file}.json`, keys, value);
    tree.write("settings/redirects.json", redirects);
    faults = await check(tree);
  });

  it.each(Object.entries(cases))("is told that %s", (_, [file, , value, fault]) => {
    const place = tree.place(`settings/${file}.json`, `"${value}"`);
    expect(messagesOf(faults, `settings/${file}.json`)).toContainEqual(pattern(`${place} — ${fault}`));
  });

  it("is told that a menu names an entry twice, and leads to another no more", () => {
    const menu = messagesOf(faults, "settings/navigation.json").join("\n");
    const add = `Ajoutez "${unlisted}" à la liste items du groupe qui convient.`;
    expect(menu).toContain(
      `« ${listedTwice} » figure deux fois dans le menu. | Retirez l’une des deux lignes.`,
    );
    expect(menu).toContain(`« ${unlisted} » n’est dans aucun groupe du menu. | ${add}`);
  });

  it("is told of redirects that lead nowhere, in circles, in chains, or away from a page", () => {
    expectTold(faults, "settings/redirects.json", [
      "4:15 — items › 1 › from | « /contact » est une page du site : elle ne peut pas être redirigée. | Retirez cette redirection, ou la page.",
      "5:34 — items › 2 › to | « /nouvelle-page-inconnue » n’est pas une page du site. | Écrivez l’adresse d’une page qui existe, par exemple « /contact ».",
      "6:32 — items › 3 › to | Cette redirection mène à elle-même. | Écrivez l’adresse d’une page du site.",
      "7:34 — items › 4 › to | « /seconde » est elle-même redirigée. | Écrivez directement « /services ».",
      "9:15 — items › 6 › from | « /seconde » est redirigée deux fois. | Gardez une seule des deux lignes.",
      "! 10:35 — items › 7 › to | « /article/un-titre-de-l-api » n’est pas un article du dépôt. | Vérifiez dans l’outil de publication que cette page existe.",
      "11:15 — items › 8 › from | « /Seconde.html » est redirigée deux fois. | Gardez une seule des deux lignes.",
      "12:15 — items › 9 › from | « /a#b » n’a pas la forme attendue. | {…}",
      "17:29 — items › 14 › to | « /blog/absent.xml » n’est pas une page du site. | {…}",
    ]);
  });
});

describe("a redirect from what is published, or from what hosts would not all read alike", () => {
  const tree = copyContent();
  it.each([
    [
      "est une page du site",
      "/ /contact /404 /blog/page/2 /blog/flux.xml /llms.txt /licences.txt /mentions-legales",
    ],
    [
      "est l’adresse de la page",
      "/index /index.html /Contact /contact/ /contact.html /contact/index.html /CONTACT.HTML/ /%63ontact /villes/index " +
        "/contact.md /contact.html.br /404.html /404/ /blog/flux.xml.gz",
    ],
    [
      "est une adresse que le site se réserve",
      "/admin /admin/x.js /Admin.html /page-data/app-data.json /api /api/x /static/x.png /robots.txt " +
        "/sitemap-index.xml /sitemap-0.xml /_headers /_redirects /connexion /connexion/",
    ],
    ["est l’adresse du fichier static/video/film.mp4", "/video/film.mp4 /Video/Film.MP4/"],
    [
      "ne peut pas être redirigée",
      '//rien /./rien /a//b /.env /a/../b /%00 /%2563ontact /100% /%E9 /a%3Fb /a"b /a{b} /a|b /a\\b /a%0Ab /a%E2%80%AEb /%20b /a%20',
    ],
    [
      "",
      "/page.html /index.php /Nos-Services /réalisations /nos%20services /a_b /r%C3%A9f /l’été(1) /video /ancien/index.html",
    ],
  ])("is refused since it « %s », or taken where nothing is said", async (problem, addresses) => {
    const items = addresses.split(" ").map((from) => ({ from, to: "/services" }));
    tree.set("settings/redirects.json", ["items"], items);
    const told = messagesOf(await ask(redirectRule, tree), "settings/redirects.json");
    const refused = items.map(({ from }, n) =>
      pattern(`{…}items › ${n + 1} › from | « ${from} » ${problem}{…}`),
    );
    expect(told.filter((fault) => !fault.includes("redirigée deux fois"))).toEqual(problem ? refused : []);
  });
});

it("a case without figures is told of services named twice, technologies that do not exist, and what another has taken", async () => {
  const tree = copyContent();
  const [model = ""] = tree.folders("case-studies");
  const study = tree.data(`case-studies/${model}/index.json`);
  tree.write("case-studies/zz-essai/signe.svg", tree.read(`case-studies/${model}/client.svg`));
  const image = { src: "./signe.svg", alt: "Un signe" };
  const services = [study.services[0], study.services[0]];
  const changed = { ...study, clientLogo: image, images: [image], services, technologies: ["cobol"] };
  delete changed.results;
  tree.write("case-studies/zz-essai/index.json", JSON.stringify(changed, null, 2));
  const free = tree.folders("case-studies").length;
  expectTold(await check(tree), "case-studies/zz-essai/index.json", [
    "{…} — title | Ce titre est déjà celui de {…}",
    `{…} — order | Le rang ${study.order} est déjà pris par content/case-studies/${model}/index.json. | Choisissez un rang libre, par exemple ${free}.`,
    "{…} — summary | Cette description est déjà celle de {…}",
    "{…} | Les éléments 1 et 2 de la liste sont identiques. | Retirez l’un des deux.",
    "{…} — technologies › 1 | « cobol » n’existe pas dans content/technologies. | Écrivez le nom d’un dossier de content/technologies, ou retirez cette ligne.",
  ]);
});

it("a question that is asked twice is told of the first", async () => {
  const tree = copyContent();
  const file = "settings/faq.json";
  const { question } = tree.data(file).items[1];
  tree.set(file, ["items", 2, "question"], `${question.replace(/\s*\?$/, "")}...`);
  expectTold(await check(tree), file, [
    "{…} › 3 › question | Cette question est déjà la 2e de la liste. | Remplacez l’une des deux.",
  ]);
});
