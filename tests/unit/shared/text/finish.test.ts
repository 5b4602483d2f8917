/** @jest-environment jsdom */
import { parseHtml } from "../../../../src/shared/html";
import { factsOf } from "../../../../src/shared/text/facts";
import { finishHtml } from "../../../../src/shared/text/finish";
import { typeset } from "../../../../src/shared/text/typeset";

/** No-break spaces are written `~` here, to be seen. */
const shown = (text: string): string => text.replace(/\u00a0|&nbsp;/g, "~");

it.each([
  ["L'agence dit \"oui\" : c'est fait !", "L’agence dit «~oui~»~: c’est fait~!"],
  ["Vraiment? Oui; 100%, 3000 € et 12 kg", "Vraiment~? Oui~; 100~%, 3000~€ et 12~kg"],
  ["« Déjà »et «Encore»", "«~Déjà~»et «~Encore~»"],
  ["« dit “si” »", "«~dit “si”~»"],
  ['"Il dit “oui” ici", puis “non”', "«~Il dit “oui” ici~», puis «~non~»"],
  ["18 000 € HT en 6 semaines, à 7 h 30", "18~000~€~HT en 6~semaines, à 7~h~30"],
  ["04 65 71 00 00 ou +33 4 65 71 00 00", "04~65~71~00~00 ou +33 4~65~71~00~00"],
  ["1ère, 2ème et 1 er", "1re, 2e et 1er"],
  ["Attendre... Ecran. A partir de là, Ca va", "Attendre… Écran. À partir de là, Ca va"],
  ["A Practical Guide: Go", "A Practical Guide~: Go"],
  [
    "Voir https://a.example/x?y=1;z:2 ou a@b.example: oui",
    "Voir https://a.example/x?y=1;z:2 ou a@b.example~: oui",
  ],
  ["Dire 'oui', pas l'an", "Dire «~oui~», pas l’an"],
  ["le 1er mai 2026, article 6, n° 12, sous Python 3", "le 1er~mai~2026, article~6, n°~12, sous Python~3"],
  ["de 24 → 6, soit 320 × 256", "de 24~→~6, soit 320~×~256"],
  ["18 000 000 de vues", "18~000~000 de vues"],
  ["mot\u2003et\u2009mot ;  deux", "mot et mot~; deux"],
  ["il est 12:30, ratio 4:3", "il est 12:30, ratio 4:3"],
])("%s is set as %s", (text, expected) => {
  expect(shown(typeset(text))).toBe(expected);
  expect(typeset(typeset(text))).toBe(typeset(text));
});

const { byKey: facts } = factsOf([
  { path: "settings/brand.json", data: { name: "Ormes & <Fils>" } },
  {
    path: "settings/site.json",
    data: { phone: { display: "02 97 00 00 00" }, mailboxes: { general: "a@agence.example" } },
  },
]);
const call = '<a href="tel:+33297000000">02~97~00~00~00</a>';

it.each([
  [
    "a text",
    "<p>Le {{téléphone}} de <em>{{agence}}</em> !</p>",
    `<p>Le ${call} d’<em>Ormes &amp; &lt;Fils&gt;</em>~!</p>`,
  ],
  ["a link, which holds no other", '<a href="/x">{{téléphone}}</a>', '<a href="/x">02~97~00~00~00</a>'],
  [
    "code",
    "<p><code>{{agence}} ?</code> ?</p><pre>{{agence}} ?</pre>",
    "<p><code>{{agence}} ?</code>~?</p><pre>{{agence}} ?</pre>",
  ],
  ["what only looks like markup", "<p>a &lt;b&gt; {{inconnue}}</p>", "<p>a &lt;b&gt; {{inconnue}}</p>"],
  ["an address", '<a href="/{{agence}}">x</a>', '<a href="/{{agence}}">x</a>'],
  ["another paragraph", "<p>un</p><p>: deux</p>", "<p>un</p><p>: deux</p>"],
  ["words of another language", '<p>Oui ? <q lang="en">why ?</q></p>', '<p>Oui~? <q lang="en">why ?</q></p>'],
  [
    "words that are marked as English",
    "<p>Son <em>lead time : why ?</em>{en} : <em>ici</em>{zz}</p>",
    '<p>Son <em lang="en">lead time : why ?</em>~: <em>ici</em>{zz}</p>',
  ],
  ["ordinals", "<p>Le 1er, au XIXe siècle</p>", "<p>Le 1<sup>er</sup>, au XIX<sup>e</sup> siècle</p>"],
  ["ordinals that are raised already", "<p>1<sup>er</sup> mai</p>", "<p>1<sup>er</sup>~mai</p>"],
])("finishes %s", (_where, html, finished) => {
  const article = parseHtml(html);
  finishHtml(article, facts);
  expect(shown(article.innerHTML)).toBe(finished);
});
