import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { anchors } from "../../../src/content-check/rules/links/anchors";
import { describeCases, post, type Change } from "./cases";
import { addCity, check, copyContent, messagesOf } from "./tree";

const none = "Écrivez l’adresse d’une page qui existe, par exemple « /contact ».";
const inTool = "dans l’outil de publication que cette page existe.";

/** Links of an article that lead nowhere, or could be written better, and what is told of their address. */
const refused: Readonly<Record<string, string>> = {
  "/blog/page/0": `« /blog/page/0 » n’est pas une page du site. | ${none}`,
  "/tarif/": "« /tarif/ » se termine par une barre, les adresses du site n’en ont pas. | Écrivez « /tarif ».",
  ...Object.fromEntries(
    [
      "/contact#faq",
      "/services#faq",
      "/technologies#groupe-8",
      "/villes#regions",
      "/nos-conditions#paiement",
    ].map((href) => {
      const [page, id] = href.split("#");
      const remedy = `Écrivez « ${page} », ou un repère qui existe dans cette page.`;
      return [href, `La page ${page} n’a pas de repère « #${id} ». | ${remedy}`];
    }),
  ),
  "/article/ecrire-mon-horaire": `! « /article/ecrire-mon-horaire » n’est pas un article du dépôt. | Vouliez-vous dire « /article/ecrire-un-horaire » ? Sinon, vérifiez ${inTool}`,
  "/blog/tag/un-theme-de-l-api": `! « /blog/tag/un-theme-de-l-api » n’est pas un thème du dépôt. | Vérifiez ${inTool}`,
  "https://www.cembraie.example/services/saas?a=1#faq":
    "! « https://www.cembraie.example/services/saas?a=1#faq » est une page de ce site, écrite en entier. | Écrivez « /services/saas?a=1#faq ».",
  "http://cembraie.example/services/nimporte": `« /services/nimporte » n’est pas une page du site. | ${none}`,
  "http://exemple.example":
    "! « http://exemple.example » n’est pas une adresse sûre. | Écrivez « https://exemple.example ».",
  "": "Ce lien n’a pas d’adresse. | Écrivez /page pour une page du site, https://… pour un autre site, mailto:adresse ou tel:+33….",
};
const accepted = [
  ...["/blog/page/2", "/blog/page/9", "/blog/page/10", "/blog/page/19", "/blog/page/100"],
  ...["/#faq", "/obtenir-un-devis#faq", "/services/saas#faq", "/villes/vannes#faq"],
  ...["/services#conception", "/technologies#groupe-7", "/villes#departs", "/contact#contenu"],
  ...["/nos-conditions#reglement", "/mentions-legales#publication", "/accessibilite#grille-des-criteres"],
  ...["https://agenda.cembraie.example/appel", "https://cembraie.example.org/services/nimporte"],
];

const linkTo = (href: string): Change => post(`Voir [la page en question](${href}).`);

// A table, one case a row.
// prettier-ignore
describeCases("a link of an article", {
  ...Object.fromEntries(accepted.map((href) => [`it leads to ${href}`, [linkTo(href)] as const])),
  ...Object.fromEntries(Object.entries(refused).map(([href, fault]) =>
    [`it leads to « ${href} »`, [linkTo(href), fault.replace(/^(?:! )?/, "$&9:6 | ")] as const])),
  "it aims at no heading of the article": [post("## Un titre\n\nVoir [le début](#section-0) et [la fin](#section-9)."),
    "11:32 | La page /article/essai-{n} n’a pas de repère « #section-9 ». | Écrivez « /article/essai-{n} », ou un repère qui existe dans cette page."],
  "it has a vague label": [post("Pour le devis, [cliquez ici](/obtenir-un-devis)."),
    "9:16 | Le libellé « cliquez ici » ne dit pas où mène le lien. | Nommez la page liée : « notre page sur les sites vitrines », « la grille des délais »."],
  "it stands in a field of HTML": [(tree) => addCity(tree, "Ain", "sur Ain.", String.raw`sur <a href=\"/villes/ainn\">la page</a>.`),
    "22:58 — description1 | « /villes/ainn » n’est pas une page du site. | Écrivez « /villes/ain »."],
}, { full: true });

it("to the domain that the site is built for is one of ours", async () => {
  const tree = copyContent();
  const given = process.env.SITE_URL;
  process.env.SITE_URL = "https://essai.example";
  try {
    tree.set("settings/home.json", ["cards", 0, "href"], "https://essai.example/services/saas");
    expect(messagesOf(await check(tree), "settings/home.json").join()).toContain(
      "Écrivez « /services/saas ».",
    );
  } finally {
    if (given === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = given;
  }
});

/** A source, and what it imports of the site's own parts. */
const withImports = (file: string): string => {
  if (!existsSync(file))
    return existsSync(file.replace(/x$/, "")) ? readFileSync(file.replace(/x$/, ""), "utf8") : "";
  const source = readFileSync(file, "utf8");
  const imported = Array.from(source.matchAll(/from "(\.[^"]+)"/g), ([, name = ""]) => `${name}.tsx`);
  return source + imported.map((name) => withImports(path.join(path.dirname(file), name))).join("");
};

// On the built pages, a browser test follows every link of the site to its place.
it.each(anchors)("the places that links may aim at in src/$source are in its source", ({ source, ids }) => {
  const text = withImports(`src/${source}`);
  const written = ids.map((id) => new RegExp(`\\bid(?:=|: )"${id.replace("formulaire-", "")}"`));
  expect(written.filter((id) => !id.test(text))).toEqual([]);
});
