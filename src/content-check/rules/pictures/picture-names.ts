import path from "node:path";
import { faultAt, type Fault, type Finding } from "../../fault";
import { texts, type Document } from "../../document";
import { isPicture } from "../../file-roles";
import type { Content, ContentFile } from "../../read/content";
import type { Rule } from "../../rule";
import { toSlug } from "../../../shared/slug";
import { decodePath } from "../../../shared/decode-path";
import { nearest } from "../../../shared/text/nearest";
import { markdownPictures } from "../../text/markdown";
import { pictureFault, pictureFileFault } from "./picture-file";

/** A place of the content that shows a picture. */
export interface PictureUse {
  readonly document: Document;
  /** From the content folder; may point at nothing. */
  readonly target: string;
  readonly src: string;
  /** The text that stands for a picture in the Markdown. */
  readonly label?: string;
  /** Where the use is written: a field, or an index in the Markdown. */
  readonly at: Pick<Finding, "path" | "index">;
}

/** The files that pages can show. */
export const pictureFiles = ({ files }: Content): ContentFile[] =>
  files.filter(({ path: at, symlink }) => isPicture(at) && !symlink && !at.startsWith("schemas/"));

/** Every picture that entries, settings and articles show. */
export function pictureUses(content: Content): PictureUse[] {
  return content.documents.flatMap((document) => {
    const use = (src: string, at: PictureUse["at"]) => {
      const target = path.posix.join(path.posix.dirname(document.path), src);
      return { document, src, target, at };
    };
    const fields = texts(document.data).filter(
      ({ path: at, text }) =>
        at.at(-1) === "src" || (["phone", "sign"].includes(String(at.at(-1))) && text.startsWith("./")),
    );
    const body = document.body?.text ?? "";
    // Every build checks pictures, and parsing a long article takes 5 ms.
    const pictures = body.includes("![") ? markdownPictures(body) : [];
    return [
      ...fields.map(({ path: at, text }) => use(text, { path: at })),
      ...pictures
        .filter(({ href }) => !/^[a-z]+:/i.test(href))
        .map(({ href, label, index }) => ({ ...use(decodePath(href), { index }), label })),
    ];
  });
}

/** Pictures that are missing, unreadable or not what their name says. */
export const pictureRule: Rule = {
  name: "picture",
  everyBuild: true,
  async check({ content }) {
    const files = content.files.map((file) => file.path);
    const uses = pictureUses(content);
    const used = new Set(uses.map(({ target }) => target));
    const free = files.filter((file) => isPicture(file) && !used.has(file));
    const faults = uses
      // A field that does not name a file beside it is the schema's to refuse.
      .filter(({ target, src, at }) => !files.includes(target) && (!at.path || src.startsWith("./")))
      .map((use) => missingPicture(use, free));
    // One at a time: the image library keeps the messages of all its threads in one place.
    for (const { path: at, size } of pictureFiles(content)) {
      const fault = await pictureFault(path.join(content.root, at), size);
      if (fault) faults.push(pictureFileFault(`content/${at}`, fault));
    }
    return faults;
  },
};

/** @param free pictures that nothing shows: the one meant is probably among them */
function missingPicture({ document, target, src, at }: PictureUse, free: readonly string[]): Fault {
  const shown = target.startsWith("..") ? src : `content/${target}`;
  const decomposed = free.find((file) => file.normalize("NFC") === target.normalize("NFC"));
  if (decomposed) {
    const { name, ext } = path.posix.parse(decomposed);
    return faultAt(document, {
      ...at,
      detail: "accent",
      problem: `Le nom du fichier ${shown} est écrit autrement qu’ici : son accent y est un signe à part, comme sur un Mac.`,
      remedy: `Renommez le fichier « ${toSlug(name)}${ext.toLowerCase()} », et écrivez ici ce nom.`,
    });
  }
  const near = free.filter((file) => path.posix.dirname(file) === path.posix.dirname(target));
  const meant = nearest(
    path.posix.basename(target),
    near.map((file) => path.posix.basename(file)),
  );
  const isFilm = /\.(?:mp4|webm|mov|avi)$/i.test(target);
  const remedy = isFilm
    ? `Aucune vidéo ne se lit dans un article : placez-la dans le dossier static, puis écrivez le lien [Voir la vidéo](/${path.posix.basename(target)}).`
    : meant
      ? `Écrivez « ${src.replace(/[^/]*$/, meant)} », ou déposez l’image sous ce nom.`
      : "Déposez l’image à cet endroit, ou corrigez le chemin (majuscules et extension comprises).";
  return faultAt(document, { ...at, detail: "missing", problem: `L’image ${shown} n’existe pas.`, remedy });
}
