import { faultAt } from "../at";
import { texts } from "../document";
import type { Fault } from "../fault";
import type { Content } from "../read/content";
import type { Schemas } from "../schema/load";
import { markdownMarks } from "../text/markdown-marks";
import { tagsOf } from "../text/restricted-html";

/** Fields whose HTML stands inside a heading: colour and emphasis, but no paragraph, list or link. */
const headings = new Set(["headline", "heroTitle", "title"]);
const inline = new Set(["span", "strong", "em", "br", "sup"]);

/** Tags and Markdown where the page shows text as it is, and blocks of text inside headings. */
export function checkMarkup(content: Content, schemas: Schemas): Fault[] {
  return content.documents.flatMap((document) =>
    [...texts(document.data)].flatMap(({ path, text }) => {
      const form = schemas.at(document.kind, path)?.ref;
      const [tag] = tagsOf(text).filter(({ name }) => form === "texte" || !inline.has(name));
      if (tag && form === "texte") {
        const remedy = "Retirez-la : ce champ est un texte simple.";
        return faultAt(document, {
          path,
          index: tag.index,
          problem: `La balise ${tag.text} se lirait telle quelle.`,
          remedy,
        });
      }
      const [mark] = form === "texte" ? markdownMarks(text) : [];
      if (mark) {
        return faultAt(document, {
          path,
          index: mark.index,
          problem: `« ${mark.written} » est du Markdown : ses signes se liraient.`,
          remedy: "Gardez les mots seuls : ce champ est un texte simple.",
        });
      }
      if (tag && form === "html" && headings.has(String(path.at(-1)))) {
        const remedy =
          'Dans un titre, seuls <span class="green">, <strong>, <em>, <sup> et <br> ont leur place.';
        return faultAt(document, {
          path,
          index: tag.index,
          problem: `La balise ${tag.text} ne convient pas à un titre.`,
          remedy,
        });
      }
      return [];
    }),
  );
}
