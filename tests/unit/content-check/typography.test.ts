import { applyEdits } from "jsonc-parser";
import { maskHtml, maskMarkdown, maskPlain } from "../../../src/content-check/text/prose";
import { typographyEdits } from "../../../src/content-check/text/typography";

/** Applies the changes until none is left, as `content:fix` does. Spaces that do not break are shown as `⍽`. */
function corrected(text: string, mask: (text: string) => string): string {
  let current = text.replaceAll("⍽", "\u00a0");
  for (let round = 0; round < 10; round += 1) {
    const edits = typographyEdits(mask(current));
    if (edits.length === 0) return current.replaceAll("\u00a0", "⍽");
    current = applyEdits(
      current,
      edits.map(({ index, length, replacement }) => ({ offset: index, length, content: replacement })),
    );
  }
  throw new Error(`No end to the changes of « ${text} »`);
}

it.each([
  ['un "mot" juste', "un «⍽mot⍽» juste"],
  ["« il dit “non” »", "«⍽il dit “non”⍽»"],
  ["Vraiment?! Non...", "Vraiment⍽?! Non…"],
  ["100% ou 12,5 %", "100⍽% ou 12,5⍽%"],
  ["40€, 40 k€ et 40k€", "40⍽€, 40⍽k€ et 40⍽k€"],
  ["10 000 lignes, 1 200 000 vues", "10⍽000 lignes, 1⍽200⍽000 vues"],
  ["le 1 er jour, la 1ère fois, le 2ème, le XIXème", "le 1er jour, la 1re fois, le 2e, le XIXe"],
  ["un\u2003mot,  deux \u00a0mots", "un mot, deux⍽mots"],
  ["un rendez\u2011vous", "un rendez-vous"],
  ["\uf0b7\tUn point\n\u2022 Un autre\u00a0• encore", "- Un point\n- Un autre⍽• encore"],
  ["Etat, Ecole et Equipes. A partir de Lyon. Ca va", "État, École et Équipes. À partir de Lyon. Ça va"],
])("corrects %s", (from, to) => {
  expect(corrected(from, maskPlain)).toBe(to);
});

it.each([
  "Rendez-vous à 12:30, ratio 16:9.",
  "Voir https://formulaire.example/a?b=c:d;e!f et contact@formulaire.example.",
  "Le plan A est prêt, A/B aussi.",
  'Un écran de 15" et la ligne 73000.',
  "Déjà là⍽! «⍽Oui⍽»",
])("leaves %s alone", (text) => {
  expect(corrected(text, maskPlain)).toBe(text);
});

it.each([
  ["`a:b ? c` : d", "`a:b ? c`⍽: d"],
  [
    "```ts\nconst a = b ? 'c' : \"d\";\n```\nC'est dit!",
    "```ts\nconst a = b ? 'c' : \"d\";\n```\nC’est dit⍽!",
  ],
  ["-   un  mot\n1.  deux\n\n> -   trois  mots", "-   un mot\n1.  deux\n\n> -   trois mots"],
  ["| a   | `b`  c |\n|  d  |  e |\nfin  \nsuite", "| a   | `b` c |\n|  d  |  e |\nfin  \nsuite"],
  ["[l'outil](/x?a=b:c \"l'a : b\")!", '[l’outil](/x?a=b:c "l\'a : b")⍽!'],
  ["| l'a | b: c |\n| :-- | --: |\n| 5 % | ok! |", "| l’a | b⍽: c |\n| :-- | --: |\n| 5⍽% | ok⍽! |"],
  ["# A propos d'ici\n\n- A partir de là", "# À propos d’ici\n\n- À partir de là"],
])("in Markdown, corrects %j", (from, to) => {
  expect(corrected(from, maskMarkdown)).toBe(to);
});

it.each([
  [`<p>A partir d'ici:</p>`, `<p>À partir d’ici⍽:</p>`],
  [`<a href="/l'a?b;c:d">l'outil</a> : là`, `<a href="/l'a?b;c:d">l’outil</a>⍽: là`],
])("in HTML, corrects %s", (from, to) => {
  expect(corrected(from, maskHtml)).toBe(to);
});
