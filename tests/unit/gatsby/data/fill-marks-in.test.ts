/** @jest-environment jsdom */
import { fillMarksIn } from "../../../../src/gatsby/data/fill-marks-in";
import { factsOf } from "../../../../src/shared/facts/facts";
import { parseHtml } from "../../../../src/shared/html";

const facts = factsOf([
  { path: "settings/brand.json", data: { name: "Ormes & <Fils>" } },
  {
    path: "settings/site.json",
    data: { phone: { display: "02 97 00 00 00" }, mailboxes: { general: "a@agence.example" } },
  },
]);
const call = '<a href="tel:+33297000000">02 97 00 00 00</a>';

it.each([
  [
    "a text",
    "<p>Le {{téléphone}} de <em>{{agence}}</em></p>",
    `<p>Le ${call} de <em>Ormes &amp; &lt;Fils&gt;</em></p>`,
  ],
  ["a link, which holds no other", '<a href="/x">{{téléphone}}</a>', '<a href="/x">02 97 00 00 00</a>'],
  [
    "code",
    "<p><code>{{agence}}</code></p><pre>{{agence}}</pre>",
    "<p><code>{{agence}}</code></p><pre>{{agence}}</pre>",
  ],
  ["what only looks like markup", "<p>a &lt;b&gt; {{inconnue}}</p>", "<p>a &lt;b&gt; {{inconnue}}</p>"],
  ["an address", '<a href="/{{agence}}">x</a>', '<a href="/{{agence}}">x</a>'],
])("fills marks in %s as it should be", (_where, html, filled) => {
  const article = parseHtml(html);
  fillMarksIn(article, facts);
  expect(article.innerHTML).toBe(filled);
});
