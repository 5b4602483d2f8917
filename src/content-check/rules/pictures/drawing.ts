import { isUtf8 } from "node:buffer";
import { SaxesParser } from "saxes";
import { positionAt, type Fault } from "../../fault";

/** What is wrong with a picture; and where, in the text of a drawing. */
export type PictureFault = Pick<Fault, "line" | "column" | "problem" | "remedy"> & {
  readonly detail: string;
};

export const again = (detail: string, problem: string): PictureFault => ({
  detail,
  problem,
  remedy: "Exportez l’image de nouveau et remplacez le fichier.",
});

export const withoutSize: PictureFault = {
  detail: "no-size",
  problem: "Ce dessin ne dit pas ses dimensions.",
  remedy: "Ajoutez viewBox, width et height à sa balise <svg>.",
};

const otherEncoding: PictureFault = {
  detail: "encoding",
  problem: "Ce dessin n’est pas enregistré en UTF-8.",
  remedy: 'Enregistrez-le ainsi ; sa première ligne peut être <?xml version="1.0" encoding="UTF-8"?>.',
};

const active = (what: string): PictureFault => ({
  detail: "active",
  problem: `${what} n’a pas sa place dans un dessin du site.`,
  remedy:
    "Exportez-le en « SVG simple », textes vectorisés, sans script ni animation, ou passez-le dans SVGOMG.",
});

const foreign = (address: string): PictureFault => ({
  detail: "foreign",
  problem: `Ce dessin appelle autre chose que lui-même (${address.trim().slice(0, 60)}).`,
  remedy: "Exportez-le sans lien, avec ses images intégrées en PNG, JPEG, WebP ou GIF.",
});

const svgNamespace = "http://www.w3.org/2000/svg";
const htmlNamespace = "http://www.w3.org/1999/xhtml";

/** Elements that run code, hold HTML or move. Motion may lead a link to code, and a visitor could not stop it. */
const activeElement = /^(?:script|foreignObject|set|animate.*)$/i;

/** How an address of a part of the drawing begins, and that of a photograph that it contains. */
const ownAddress = String.raw`#|data:image/(?:png|jpe?g|webp|gif)[;,]`;
const foreignAddress = new RegExp(`^(?!${ownAddress})`, "i");
/** In CSS: the address of another file, or an escape, which may hide one. */
const foreignStyle = new RegExp(
  String.raw`(?:url\((?!\s*["']?(?:${ownAddress}))|@import|image-set\(|\\).*`,
  "i",
);

/**
 * The first fault of an SVG file: XML that is not whole, no size, or something that runs, moves or loads. Pages show drawings
 * as pictures, in which nothing runs; opened at its own address, one is a document of the site's origin (SVG 2, section 2.2).
 */
export function drawingFault(bytes: Buffer): PictureFault | undefined {
  if (!isUtf8(bytes)) return otherEncoding;
  const text = bytes.toString();
  const parser = new SaxesParser({ xmlns: true, position: false });
  let fault: PictureFault | undefined;
  let isRoot = true;
  let style: string | undefined;
  const tell = (found: PictureFault | undefined): void => {
    if (found) fault ??= { ...positionAt(text, parser.position - 1), ...found };
  };
  const readText = (part: string): void => {
    if (style !== undefined) style += part;
  };

  parser.on("error", () => tell(again("damaged", "Ce dessin est abîmé : son XML est incomplet ou fautif.")));
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (encoding.toLowerCase() !== "utf-8") tell(otherEncoding);
  });
  parser.on("doctype", () => tell(active("La déclaration <!DOCTYPE>")));
  parser.on("processinginstruction", ({ target }) => tell(active(`L’instruction <?${target}…?>`)));
  parser.on("attribute", (attribute) => tell(attributeFault(attribute)));
  parser.on("opentag", ({ name, local, uri, attributes }) => {
    if (isRoot && (local !== "svg" || uri !== svgNamespace))
      tell(again("no-drawing", 'Ce fichier ne commence pas par <svg xmlns="http://www.w3.org/2000/svg">.'));
    if (isRoot && !attributes.viewBox && !(attributes.width && attributes.height)) tell(withoutSize);
    if (activeElement.test(local) || uri === htmlNamespace || style !== undefined)
      tell(active(`L’élément <${name}>`));
    isRoot = false;
    if (local === "style") style = "";
  });
  parser.on("text", readText);
  parser.on("cdata", readText);
  parser.on("closetag", ({ local }) => {
    if (local !== "style") return;
    tell(styleFault(style ?? ""));
    style = undefined;
  });
  parser.write(text).close();
  return fault;
}

function attributeFault({ name, local, value }: Record<"name" | "local" | "value", string>) {
  if (/^on/i.test(name)) return active(`L’attribut ${name}`);
  if (/^(?:href|base)$/.test(local)) return foreignAddress.test(value) ? foreign(value) : undefined;
  // Notes of drawing programs; browsers may read all others as CSS.
  return /^(?:aria|data)-|:/.test(name) ? undefined : styleFault(value);
}

function styleFault(css: string): PictureFault | undefined {
  const found = foreignStyle.exec(css)?.[0];
  return found === undefined ? undefined : foreign(found);
}
