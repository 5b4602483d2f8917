import { languageMarks } from "../../../shared/text/finish";
import { texts } from "../../document";
import type { Finding } from "../../fault";
import { inEveryDocument, type Rule } from "../../rule";
import { isRich, isText } from "../../schema/lookup";
import { markdownNodes, markdownPictures, withoutCode, type MarkdownNode } from "../../text/markdown";

/** What to write instead of a tag. */
const instead: Readonly<Record<string, string>> = {
  strong: "Écrivez **mots en gras**.",
  b: "Écrivez **mots en gras**.",
  em: "Écrivez *mots en italique*.",
  i: "Écrivez *mots en italique*.",
  a: "Écrivez [libellé](/adresse).",
  p: "Laissez une ligne vide entre deux paragraphes.",
  br: "Laissez une ligne vide entre deux paragraphes.",
  li: "Commencez chaque ligne de la liste par « - ».",
  ul: "Commencez chaque ligne de la liste par « - ».",
  ol: "Commencez chaque ligne de la liste par « 1. ».",
  span: "Écrivez **mots**, en couleur dans un titre.",
  sup: "Écrivez « 1er » ou « XIXe » : le site les met en exposant.",
  h2: "Écrivez « ## Titre ».",
  h3: "Écrivez « ### Titre ».",
  iframe:
    "Aucune vidéo ne se lit dans la page : écrivez un lien, [Voir la vidéo](https://…), sous une image.",
  video:
    "Aucune vidéo ne se lit dans la page : écrivez un lien, [Voir la vidéo](/essai.mp4), sous une image.",
};

const foreign = `Écrivez *mots*{en} ; les langues sont ${languageMarks.join(", ")}.`;

/** HTML, which pages would show as it is; Markdown where the page shows a plain text; blocks and links in a title. */
export const markupRule: Rule = {
  name: "markup",
  everyBuild: true,
  check: inEveryDocument(({ kind, data, body }, { schemas }) => [
    ...texts(data).flatMap(({ path, text }) => {
      const schema = schemas.at(kind, path) ?? {};
      const findings = isRich(schema)
        ? [...htmlIn(text), ...(schema.format === "markdown" ? [] : blocksIn(text, schema.format ?? ""))]
        : isText(schema)
          ? signsIn(text)
          : [];
      return findings.map((finding) => ({ ...finding, path }));
    }),
    ...htmlIn(body?.text ?? ""),
    ...foreignPictures(body?.text ?? ""),
  ]),
};

/** `<https://…>` is a link of Markdown's, and `<domaine>` in code is read as it is. */
const tag = /<!--|<\/?([a-z][\w-]*)(?=[\s/>])[^>]*>/i;

function htmlIn(text: string): Finding[] {
  const [found] = [tag.exec(withoutCode(text))];
  if (!found) return [];
  const { 0: written, 1: name = "", index } = found;
  const remedy =
    (/\slang=/i.test(written) ? foreign : instead[name.toLowerCase()]) ??
    "Écrivez en Markdown ; pour montrer du code, entourez-le d’accents graves `…`.";
  return [
    {
      index,
      detail: "html",
      problem: `« ${shortened(written)} » est du HTML : le site le montrerait tel quel.`,
      remedy,
    },
  ];
}

const foreignPictures = (text: string): Finding[] =>
  (text.includes("![") ? markdownPictures(text) : [])
    .filter(({ href }) => /^(?:[a-z]+:|\/\/)/i.test(href))
    .map(({ href, index }) => ({
      index,
      detail: "foreign-picture",
      problem: `L’image ${href} est celle d’un autre site.`,
      remedy: "Déposez-la à côté de l’article, puis écrivez ![Ce qu’elle montre](./son-nom.png).",
    }));

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** In a line or a title: what makes another block, and in a title a link. */
function blocksIn(text: string, format: string): Finding[] {
  const isOdd = ({ type }: MarkdownNode, rank: number): boolean =>
    format === "markdown-title" && type === "link"
      ? true
      : rank > 1 && /^(?:paragraph|list|heading|blockquote|code|thematicBreak)$/.test(type);
  const odd = markdownNodes(text).find(isOdd);
  if (!odd) return [];
  const remedy = "Gardez une seule ligne de texte ; seuls **…** et *…* y ont leur place.";
  return [{ index: odd.from, detail: "block", problem: "Ce champ tient sur une ligne.", remedy }];
}

/** Signs of Markdown and HTML, and codes for characters, in a plain text. */
const signs =
  /<\/?[a-z][^>]*>|&#?[a-z0-9]+;|\*\*\S[^*]*\*\*|\[[^[\]\n]+\]\((?:\/|#|https?:|mailto:|tel:)[^()\s]*\)|^(?:[-*]|#{1,6}) /i;

function signsIn(text: string): Finding[] {
  const found = signs.exec(text);
  if (!found) return [];
  const problem = `« ${shortened(found[0].trim())} » se lirait tel quel.`;
  return [
    {
      index: found.index,
      detail: "plain",
      problem,
      remedy: "Gardez les mots seuls : ce champ est un texte simple.",
    },
  ];
}
