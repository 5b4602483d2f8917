import { texts } from "../../document";
import type { Finding } from "../../fault";
import { inEveryDocument, type Rule } from "../../rule";
import { tagsOf } from "../../text/html";
import { characterCodes, markdownMarks } from "../../text/restricted-html";

/** Fields whose HTML stands inside a heading: colour and emphasis, but no paragraph, list or link. */
const headings = new Set(["headline", "heroTitle", "title"]);
const inline = new Set(["span", "strong", "em", "br", "sup"]);

/** Tags and Markdown where the page shows text as it is, and blocks of text inside headings. */
export const markupRule: Rule = {
  name: "markup",
  everyBuild: true,
  check: inEveryDocument(({ kind, data }, { schemas }) =>
    texts(data).map(({ path, text }) => {
      const form = schemas.at(kind, path)?.ref;
      const isHeading = form === "html" && headings.has(String(path.at(-1)));
      const fault =
        form === "texte" || form === "etiquette"
          ? plainTextFault(text)
          : isHeading
            ? headingFault(text)
            : undefined;
      return fault && { path, ...fault };
    }),
  ),
};

function plainTextFault(text: string): Finding | undefined {
  const [tag] = tagsOf(text);
  if (tag) {
    const remedy = "Retirez-la : ce champ est un texte simple.";
    return {
      index: tag.index,
      detail: "tag",
      problem: `La balise ${tag.text} se lirait telle quelle.`,
      remedy,
    };
  }
  const [found] = characterCodes(text, false);
  if (found) {
    const remedy = "Écrivez le caractère lui-même ; npm run content:fix le fait pour les espaces insécables.";
    return { index: found.index, detail: "entity", problem: `« ${found.code} » se lirait tel quel.`, remedy };
  }
  const [mark] = markdownMarks(text);
  if (!mark) return undefined;
  return {
    index: mark.index,
    detail: "markdown",
    problem: `« ${mark.written} » est du Markdown : ses signes se liraient.`,
    remedy: "Gardez les mots seuls : ce champ est un texte simple.",
  };
}

function headingFault(text: string): Finding | undefined {
  const tag = tagsOf(text).find(({ name }) => !inline.has(name));
  if (!tag) return undefined;
  return {
    index: tag.index,
    detail: "heading",
    problem: `La balise ${tag.text} ne convient pas à un titre.`,
    remedy: 'Dans un titre, seuls <span class="green">, <strong>, <em>, <sup> et <br> ont leur place.',
  };
}
