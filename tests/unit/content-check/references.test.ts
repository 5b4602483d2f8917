import { referenceRule } from "../../../src/content-check/rules/names/references";
import { redirectRule } from "../../../src/content-check/rules/pages/redirects";
import { addCity, ask, check, copyContent, fieldsIn } from "./tree";

const redirects = "settings/redirects.json";

it("a menu names an entry twice, and leads to another no more", async () => {
  const tree = copyContent();
  addCity(tree, "Villenouvelle");
  const { technologies } = tree.data("settings/navigation.json");
  tree.set("settings/navigation.json", "technologies.0.items.0", technologies[1].items[0]);
  expect(fieldsIn(await check(tree), "settings/navigation.json")).toEqual([
    "! reference/menu-missing@technologies",
    "reference/menu-repeated@technologies.1.items.0",
  ]);
});

it("a city's texts are those of a neighbour", async () => {
  const tree = copyContent();
  const file = addCity(tree, "Auray");
  tree.write(file, tree.read(file).replace(/(?<!"(?:city|locative)": "(?:à )?)Auray/g, "Vannes"));
  // One sentence that was rewritten does not make it its own.
  tree.set(file, "tagline", "À Auray, chaque semaine une version à essayer");
  tree.set(file, "coordinates", tree.data("cities/vannes/index.json").coordinates);
  const faults = await ask(referenceRule, tree);
  expect(fieldsIn(faults, file)).toEqual(["reference/place@coordinates", "! reference/copied@description1"]);
  expect(fieldsIn(faults, "cities/vannes/index.json")).toEqual([]);
});

it("a city has the place and the « à … » of another", async () => {
  const tree = copyContent();
  const file = addCity(tree, "Auray");
  const { coordinates } = tree.data("cities/vannes/index.json");
  tree.set(file, "coordinates", coordinates);
  tree.set(file, "locative", "à Vannes");
  const faults = await ask(referenceRule, tree);
  expect(fieldsIn(faults, file)).toEqual(["! reference/locative@locative", "reference/place@coordinates"]);
  expect(fieldsIn(faults, "cities/vannes/index.json")).toEqual(["reference/place@coordinates"]);
});

it("a city with an article is « au » or « à La »", async () => {
  const tree = copyContent();
  for (const [name, locative] of [
    ["Le Mans", "au Mans"],
    ["La Rochelle", "à La Rochelle"],
    ["L’Île-Adam", "à L’Île-Adam"],
  ] as const)
    tree.set(addCity(tree, name), "locative", locative);
  expect((await ask(referenceRule, tree)).filter(({ rule }) => rule.endsWith("locative"))).toEqual([]);
});

it("what a required field names is not to be removed alone", async () => {
  const tree = copyContent();
  tree.set("settings/estimator.json", "projects.0.service", "a-qui-est-ce");
  tree.set("settings/navigation.json", "footerCities.0", "a-qui-est-ce");
  const remedies = (await ask(referenceRule, tree)).map(({ file, remedy }) => `${file} ${remedy}`).sort();
  expect(remedies).toEqual([
    expect.stringMatching(/estimator.json .* ou retirez l’élément entier/),
    expect.stringMatching(/navigation.json .* ou retirez cette ligne/),
  ]);
});

it("a case names services twice and technologies that do not exist, and has the rank of another", async () => {
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

const tree = copyContent();
/** What is said of redirects. */
const told = async (items: readonly { from: string; to: string }[]): Promise<string[]> => {
  tree.set(redirects, "items", items);
  return fieldsIn(await ask(redirectRule, tree), redirects).filter((fault) => !fault.includes("repeated"));
};

it.each([
  ["/from", "redirect/itself"],
  ["/old", "redirect/chain"],
  ["/blog/flux.xml", undefined],
])("a redirect to %s: %s", async (to, fault) => {
  const items = [
    { from: "/from", to },
    { from: "/old", to: "/services" },
  ];
  expect(await told(items)).toEqual(fault ? [`${fault}@items.0.to`] : []);
});

it("two redirects from one address, however it is spelt", async () => {
  const from = ["/seconde", "/Seconde.html", "/services-1"].map((from) => ({ from, to: "/services" }));
  tree.set(redirects, "items", from);
  expect(fieldsIn(await ask(redirectRule, tree), redirects)).toEqual(["redirect/repeated@items.1.from"]);
});

// From what is published, or from what hosts would not all read alike.
it.each([
  ["page", "/ /contact /404 /blog/page/2 /blog/flux.xml /llms.txt /licences.txt /mentions-legales"],
  ["page", "/index.html /Contact /contact/ /%63ontact /contact.md /contact.html.br"],
  [
    "reserved",
    "/admin/x.js /Admin.html /page-data/app-data.json /api /static/x.png /robots.txt " +
      "/sitemap-index.xml /sitemap-0.xml /_headers /_redirects /connexion/",
  ],
  ["file", "/Video/Services.MP4/"],
  [
    "form",
    '//rien /./rien /.env /a/../b /%00 /%2563ontact /100% /%E9 /a%3Fb /a"b /a{b} /a\\b /a%E2%80%AEb /a%20',
  ],
  [
    "",
    "/page.html /index.php /Nos-Services /réalisations /nos%20services /a_b /r%C3%A9f /l’été(1) /video /ancien/index.html",
  ],
])("a redirect is refused (%s), or taken where nothing is said", async (detail, addresses) => {
  const items = addresses.split(" ").map((from) => ({ from, to: "/services" }));
  const refused = items.map((_, n) => `redirect/${detail}@items.${n}.from`);
  expect(await told(items)).toEqual(detail ? refused : []);
});
