import path from "node:path";
import { faultAt, fileFault, type Fault } from "../../fault";
import { identityOf, isPicture, maxPictureBytes } from "../../file-roles";
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

/** Width of a variant for phones by its height: what the places that show it can bear. */
const phoneProportions = { least: 1.2, most: 1.8 } as const;

/** Pictures that are heavy, small or unused, and alternative texts that help nobody. */
export const pictureQualityRule: Rule = {
  name: "picture-quality",
  everyBuild: false,
  async check({ content }) {
    const uses = pictureUses(content);
    const used = new Set(uses.map(({ target }) => target));
    const pictures = pictureFiles(content);
    const unread = unreadFolders(content);
    const sized = await Promise.all(uses.map((use) => sizeFault(content, use)));
    return [
      ...pictures
        .filter((file) => !used.has(file.path) && !unread.some((folder) => file.path.startsWith(folder)))
        .map((file) =>
          fileFault(
            `content/${file.path}`,
            "Aucune page ne montre cette image.",
            "Supprimez-la, ou citez-la dans le fichier voisin.",
            { severity: "warning", rule: "/unused" },
          ),
        ),
      ...pictures
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
      // The sign needs no text: the name stands beside it.
      ...uses.filter(({ phone, at }) => !phone && at.path?.at(-1) !== "sign").flatMap(altFault),
    ];
  },
};

/** Folders of files that could not be read, with a final slash: what these show is not known. */
function unreadFolders({ documents, files }: Content): string[] {
  const read = new Set(documents.map(({ path: at }) => at));
  return files
    .filter(({ path: at }) => identityOf(at) && !read.has(at))
    .map(({ path: at }) => `${path.posix.dirname(at)}/`);
}

async function sizeFault(content: Content, use: PictureUse): Promise<Fault[]> {
  const { target, src, document, phone, at } = use;
  const drawing = /\.svg$/i.test(target);
  if ((drawing && !phone) || !content.files.some((file) => file.path === target)) return [];
  const size = await pictureSize(path.join(content.root, target));
  if (!size) return [];
  const proportion = size.width / size.height;
  if (phone && (proportion < phoneProportions.least || proportion > phoneProportions.most)) {
    const problem = `L’image ${src} mesure ${size.width} × ${size.height} : un téléphone la couperait.`;
    return [
      faultAt(document, {
        detail: "phone-crop",
        ...at,
        problem,
        remedy: "Recadrez-la en 3:2, par exemple 780 × 520.",
      }),
    ];
  }
  // The screen of a phone: as sharp as the place that it has.
  const isPortrait = !phone && at.path?.at(-3) === "images" && proportion < 1;
  const place = isPortrait ? "portrait" : phone ? "phone" : at.path ? String(at.path.at(-2)) : "body";
  const needed = neededWidths[place] ?? neededWidths.other;
  if (drawing || size.width >= needed) return [];
  const problem = `L’image ${src} mesure ${size.width} pixels de large ; il en faut ${needed} ici pour rester nette.`;
  const remedy = "Déposez une version plus grande, sans agrandir l’actuelle.";
  return [faultAt(document, { ...at, severity: "warning", detail: "small", problem, remedy })];
}

function altFault({ document, target, alt: given, at }: PictureUse): Fault[] {
  const alt = given?.trim() ?? "";
  const remedy = "Décrivez ce que l’image montre, comme au téléphone : « Les quais de la Saône au matin ».";
  const fault = (problem: string): Fault[] => {
    const place = at.path ? { path: [...at.path.slice(0, -1), "alt"] } : at;
    return [faultAt(document, { detail: "alt", ...place, problem, remedy })];
  };
  if (alt === "") {
    // The banners are scenery, and the schema says that an empty text is right for scenery.
    return /^banner\d$/.test(String(at.path?.at(-2))) ? [] : fault("Le texte qui remplace l’image manque.");
  }
  const name = path.posix.basename(target).toLowerCase();
  const plain = alt.toLowerCase();
  const isName =
    [name, name.replace(/\.[^.]*$/, "")].includes(plain) ||
    isPicture(plain) ||
    /^(?:img|dsc|image|photo|screen|banner|capture)[ _-]?\d*$/.test(plain);
  return isName ? fault(`« ${alt} » est un nom de fichier, pas une description.`) : [];
}
