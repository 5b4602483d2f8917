import { openSync, readSync, closeSync, readFileSync } from "node:fs";
import path from "node:path";
import { faultAt, type Fault, type Finding } from "../fault";
import { texts, valueAt, type Document } from "../document";
import { isPicture } from "../kinds";
import type { Content } from "../read/content";
import { nearest } from "../schema/suggest";
import { markdownLinks } from "../text/markdown";
import { rasterFault } from "./raster";
import { svgFault } from "./svg";

/** Heaviest picture that is opened at all, in bytes. */
const maxPictureBytes = 10 * 1024 * 1024;

/** A place of the content that shows a picture. */
export interface PictureUse {
  readonly document: Document;
  /** From the content folder; may point at nothing. */
  readonly target: string;
  readonly src: string;
  readonly alt: string | undefined;
  /** Whether it is the variant for phones: its text is the picture's. */
  readonly phone: boolean;
  /** Where the use is written: a field, or an index in the Markdown. */
  readonly at: Pick<Finding, "path" | "index">;
}

/** Every picture that entries, settings and articles show. */
export function pictureUses(content: Content): PictureUse[] {
  return content.documents.flatMap((document) => {
    const use = (src: string, alt: unknown, at: PictureUse["at"]): PictureUse => {
      const target = path.posix.join(path.posix.dirname(document.path), src);
      const phone = at.path?.at(-1) === "phone";
      return { document, src, target, alt: typeof alt === "string" ? alt : undefined, phone, at };
    };
    const fields = [...texts(document.data)].filter(
      ({ path: at, text }) => at.at(-1) === "src" || (at.at(-1) === "phone" && text.startsWith("./")),
    );
    const body = document.body?.text ?? "";
    // Every build checks pictures, and parsing a long article takes 5 ms.
    const links = body.includes("![") ? markdownLinks(body) : [];
    return [
      ...fields.map(({ path: at, text }) =>
        use(text, valueAt(document.data, [...at.slice(0, -1), "alt"]), { path: at }),
      ),
      ...links
        .filter(({ image, href }) => image && !/^[a-z]+:/i.test(href))
        .map(({ href, label, index }) => use(href, label, { index })),
    ];
  });
}

/** Pictures that are missing, unreadable or not what their name says. */
export async function checkPictures(content: Content): Promise<Fault[]> {
  const files = new Map(content.files.map((file) => [file.path, file]));
  const uses = pictureUses(content);
  const used = new Set(uses.map(({ target }) => target));
  const free = content.files.map((file) => file.path).filter((file) => isPicture(file) && !used.has(file));
  const missing = uses
    // A field that does not name a file beside it is the schema's to refuse.
    .filter(({ target, src, at }) => !files.has(target) && (!at.path || src.startsWith("./")))
    .map((use) => missingPicture(use, content, free));
  const faults = await Promise.all(
    content.files
      .filter((file) => isPicture(file.path) && !file.symlink && !file.path.startsWith("schemas/"))
      .map((file) => unreadable(content, file.path, file.size)),
  );
  return [...missing, ...faults.flat()];
}

/** @param free pictures that nothing shows: the one meant is probably among them */
function missingPicture(
  { document, target, src, at }: PictureUse,
  content: Content,
  free: readonly string[],
): Fault {
  const near = free.filter((file) => path.posix.dirname(file) === path.posix.dirname(target));
  const meant = nearest(
    path.posix.basename(target),
    near.map((file) => path.posix.basename(file)),
  );
  const shown = target.startsWith("..") ? src : content.display(target);
  const remedy = meant
    ? `Écrivez « ${src.replace(/[^/]*$/, meant)} », ou déposez l’image sous ce nom.`
    : "Déposez l’image à cet endroit, ou corrigez le chemin (majuscules et extension comprises).";
  return faultAt(document, { ...at, problem: `L’image ${shown} n’existe pas.`, remedy });
}

async function unreadable(content: Content, at: string, size: number): Promise<Fault[]> {
  const file = content.display(at);
  const say = (problem: string, remedy: string): Fault[] => [{ severity: "error", file, problem, remedy }];
  const again = "Exportez l’image de nouveau et remplacez le fichier.";
  if (size === 0) return say("Cette image est vide.", again);
  const weight = `Cette image pèse ${Math.round(size / 1024 / 1024)} Mo.`;
  if (size > maxPictureBytes) return say(weight, "Réduisez-la : moins de 1 Mo, 1 600 pixels de large.");
  const absolute = path.join(content.root, at);
  try {
    const isDrawing = at.toLowerCase().endsWith(".svg");
    const fault = isDrawing
      ? svgFault(readFileSync(absolute))
      : await rasterFault(absolute, ends(absolute, size));
    return fault ? say(fault.problem, fault.remedy) : [];
  } catch (error) {
    return say(`Cette image ne peut pas être lue : ${(error as Error).message}.`, again);
  }
}

/** First and last bytes of a file: enough to tell its format and whether it was cut. */
function ends(file: string, size: number): { head: Buffer; tail: Buffer } {
  const descriptor = openSync(file, "r");
  try {
    const [head, tail] = [Buffer.alloc(Math.min(16, size)), Buffer.alloc(Math.min(16, size))];
    readSync(descriptor, head, 0, head.length, 0);
    readSync(descriptor, tail, 0, tail.length, size - tail.length);
    return { head, tail };
  } finally {
    closeSync(descriptor);
  }
}
