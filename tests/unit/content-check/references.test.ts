import type { Fault } from "../../../src/content-check";
import { redirectRule } from "../../../src/content-check/rules/pages/redirects";
import { addCity, ask, check, copyContent, fieldsIn, rulesIn, type Tree } from "./tree";

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
    { "from": "/film", "to": "/video/services.mp4" },
    { "from": "/rss", "to": "/blog/absent.xml" }
  ]
}
`;

describe("a reference to something that does not exist", () => {
  let tree: Tree;
  let faults: readonly Fault[];

  beforeAll(async () => {
    tree = copyContent();
    addCity(tree, "Villenouvelle");
    const { technologies } = tree.data("settings/navigation.json");
    tree.set("settings/navigation.json", ["technologies", 0, "items", 0], technologies[1].items[0]);
    tree.write("settings/redirects.json", redirects);
    faults = await check(tree);
  });

  it("is told that a menu names an entry twice, and leads to another no more", () => {
    expect(fieldsIn(faults, "settings/navigation.json")).toEqual([
      "! reference/menu-missing@technologies",
      "reference/menu-repeated@technologies.1.items.0",
    ]);
  });

  it("is told of redirects that lead nowhere, in circles, in chains, or away from a page", () => {
    expect(rulesIn(faults, "settings/redirects.json")).toEqual([
      "redirect/page@4:15",
      "redirect/unknown-page@5:34",
      "redirect/itself@6:32",
      "redirect/chain@7:34",
      "redirect/repeated@9:15",
      "! redirect/unknown-article@10:35",
      "redirect/repeated@11:15",
      "schema/pattern@12:15",
      "redirect/unknown-page@17:29",
    ]);
  });
});

describe("a redirect from what is published, or from what hosts would not all read alike", () => {
  const tree = copyContent();
  it.each([
    ["page", "/ /contact /404 /blog/page/2 /blog/flux.xml /llms.txt /licences.txt /mentions-legales"],
    [
      "page",
      "/index /index.html /Contact /contact/ /contact.html /contact/index.html /CONTACT.HTML/ /%63ontact /villes/index " +
        "/contact.md /contact.html.br /404.html /404/ /blog/flux.xml.gz",
    ],
    [
      "reserved",
      "/admin /admin/x.js /Admin.html /page-data/app-data.json /api /api/x /static/x.png /robots.txt " +
        "/sitemap-index.xml /sitemap-0.xml /_headers /_redirects /connexion /connexion/",
    ],
    ["file", "/video/services.mp4 /Video/Services.MP4/"],
    [
      "form",
      '//rien /./rien /a//b /.env /a/../b /%00 /%2563ontact /100% /%E9 /a%3Fb /a"b /a{b} /a|b /a\\b /a%0Ab /a%E2%80%AEb /%20b /a%20',
    ],
    [
      "",
      "/page.html /index.php /Nos-Services /réalisations /nos%20services /a_b /r%C3%A9f /l’été(1) /video /ancien/index.html",
    ],
  ])("is refused (%s), or taken where nothing is said", async (detail, addresses) => {
    const items = addresses.split(" ").map((from) => ({ from, to: "/services" }));
    tree.set("settings/redirects.json", ["items"], items);
    const found = fieldsIn(await ask(redirectRule, tree), "settings/redirects.json");
    const refused = items.map((_, n) => `redirect/${detail}@items.${n}.from`);
    expect(found.filter((fault) => !fault.includes("repeated"))).toEqual(detail ? refused : []);
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
  expect(fieldsIn(await check(tree), "case-studies/zz-essai/index.json")).toEqual([
    "reference/rank@order",
    "schema/unique-items@services.1",
    "reference/unknown@technologies.0",
  ]);
});
