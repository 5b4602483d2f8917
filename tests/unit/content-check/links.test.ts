import { describeCases, post, type Change } from "./cases";
import { addCity, check, copyContent, fieldsIn } from "./tree";

/** Links of an article that lead nowhere, or could be written better. */
const refused: Readonly<Record<string, string>> = {
  "/blog/page/0": "link/unknown-page",
  "/tarif/": "link/trailing-slash",
  "/article/ecrire-mon-horaire": "! link/unknown-article",
  "/blog/tag/un-theme-de-l-api": "! link/unknown-article",
  "https://www.cembraie.example/services/saas?a=1#faq": "! link/full-address",
  "http://cembraie.example/services/nimporte": "link/unknown-page",
  "http://exemple.example": "! link/insecure",
  "": "link/address",
};
const accepted = [
  ...["/blog/page/2", "/blog/page/9", "/blog/page/10", "/blog/page/19", "/blog/page/100"],
  ...["/#faq", "/villes/vannes#nulle-part"],
  ...["https://agenda.cembraie.example/appel", "https://cembraie.example.org/services/nimporte"],
];

const linkTo = (href: string): Change => post(`Voir [la page en question](${href}).`);

// A table, one case a row.
// prettier-ignore
describeCases("a link of an article", {
  ...Object.fromEntries(accepted.map((href) => [`it leads to ${href}`, [linkTo(href)] as const])),
  ...Object.fromEntries(Object.entries(refused).map(([href, fault]) =>
    [`it leads to « ${href} »`, [linkTo(href), `${fault}@9:6`] as const])),
  "it has a vague label": [post("Pour le devis, [cliquez ici](/obtenir-un-devis)."), "link/vague-label@9:16"],
  "it stands in a field of HTML": [(tree) => addCity(tree, "Ain", "sur Ain.", String.raw`sur <a href=\"/villes/ainn\">la page</a>.`),
    "link/unknown-page@22:58"],
}, { full: true });

it("to the domain that the site is built for is one of ours", async () => {
  const tree = copyContent();
  const given = process.env.SITE_URL;
  process.env.SITE_URL = "https://essai.example";
  try {
    tree.set("settings/home.json", ["cards", 0, "href"], "https://essai.example/services/saas");
    expect(fieldsIn(await check(tree), "settings/home.json")).toContain("! href/full-address@cards.0.href");
  } finally {
    if (given === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = given;
  }
});
