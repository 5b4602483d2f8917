import path from "node:path";
import { faultAt, fileFault, type Fault } from "../../fault";
import { maxPictureBytes } from "../../file-roles";
import { megabytes, type Content } from "../../read/content";
import type { Rule } from "../../rule";
import { pictureFiles, pictureUses, type PictureUse } from "./picture-names";
import { maxReadBytes, pictureSize } from "./picture-file";

/** Pixels that a page shows at most, on a screen of double density; by kind of content or last fields. */
const neededWidths: Readonly<Record<string, number>> & { readonly other: number } = {
  logo: 200,
  clientLogo: 200,
  photo: 400,
  body: 760,
  phone: 780,
  portrait: 780,
  other: 1200,
};

/** Pictures that visitors would wait for or see blurred, and those of articles that say nothing to who cannot see them. */
export const pictureQualityRule: Rule = {
  name: "picture-quality",
  everyBuild: false,
  async check({ content }) {
    const uses = pictureUses(content);
    const sized = await Promise.all(uses.map((use) => sizeFault(content, use)));
    return [
      ...pictureFiles(content)
        // Heavier ones are refused by every build.
        .filter(({ size }) => size > maxPictureBytes && size <= maxReadBytes)
        .map((file) =>
          fileFault(
            `content/${file.path}`,
            `Cette image pèse ${megabytes(file.size)}.`,
            "Réduisez-la sous 1 Mo : 1 600 pixels de large suffisent, enregistrés en JPEG ou en WebP.",
            { rule: "/heavy" },
          ),
        ),
      ...sized.flat(),
      ...uses.filter(({ label }) => label?.trim() === "").map(withoutText),
    ];
  },
};

async function sizeFault(content: Content, { target, src, document, at }: PictureUse): Promise<Fault[]> {
  if (/\.svg$/i.test(target) || !content.files.some((file) => file.path === target)) return [];
  const size = await pictureSize(path.join(content.root, target));
  if (!size) return [];
  const isPhone = at.path?.at(-1) === "phone";
  // The screen of a phone: as sharp as the place that it has.
  const isPortrait = !isPhone && at.path?.at(-3) === "images" && size.width < size.height;
  const place = isPortrait ? "portrait" : isPhone ? "phone" : at.path ? String(at.path.at(-2)) : "body";
  const needed = neededWidths[place] ?? neededWidths.other;
  if (size.width >= needed) return [];
  const problem = `L’image ${src} mesure ${size.width} pixels de large ; il en faut ${needed} ici pour rester nette.`;
  const remedy = "Déposez une version plus grande, sans agrandir l’actuelle.";
  return [faultAt(document, { ...at, severity: "warning", detail: "small", problem, remedy })];
}

/** Of a picture in the Markdown: the schema asks all others for theirs. */
const withoutText = ({ document, at }: PictureUse): Fault =>
  faultAt(document, {
    ...at,
    detail: "alt",
    problem: "Le texte qui remplace l’image manque.",
    remedy: "Décrivez ce que l’image montre, comme au téléphone : « Les quais de la Saône au matin ».",
  });
