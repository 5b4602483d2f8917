import { city, describeCases, post, type Case } from "./cases";
import { check, copyContent, fieldsIn } from "./tree";

/** Where a link of an article leads, and what is told of it. */
const links: Readonly<Record<string, string>> = {
  "/blog/page/0": "link/unknown-page",
  "/tarif/": "link/trailing-slash",
  "/article/ecrire-mon-horaire": "! link/unknown-article",
  "/blog/tag/un-theme-de-l-api": "! link/unknown-article",
  "https://www.cembraie.example/services/saas?a=1#faq": "! link/full-address",
  "http://cembraie.example/services/nimporte": "link/unknown-page",
  "http://exemple.example": "! link/insecure",
  "": "link/address",
  ...Object.fromEntries(
    [
      "/blog/page/2",
      "/blog/page/10",
      "/#faq",
      "https://agenda.cembraie.example",
      "https://cembraie.example.org",
    ].map((right) => [right, ""]),
  ),
};
const cases = Object.entries(links).map(([href, fault]): Case => [
  post(`Voir [la page en question](${href}).`),
  ...(fault ? [`${fault}@9:6`] : []),
]);

describeCases(
  "a link of an article",
  [
    ...cases,
    [post("Pour le devis, [cliquez ici](/obtenir-un-devis)."), "link/vague-label@9:16"],
    [city("sur Essai", String.raw`sur <a href=\"/villes/ainn\">la page</a>.`), "link/unknown-page@22:58"],
  ],
  { full: true },
);

it("to the domain that the site is built for is one of ours", async () => {
  const tree = copyContent();
  const given = process.env.SITE_URL;
  process.env.SITE_URL = "https://essai.example";
  try {
    tree.set("settings/home.json", "cards.0.href", "https://essai.example/services/saas");
    expect(fieldsIn(await check(tree), "settings/home.json")).toContain("! href/full-address@cards.0.href");
  } finally {
    if (given === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = given;
  }
});
