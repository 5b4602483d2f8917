import { SaxesParser } from "saxes";
import { positionAt, type Fault } from "../../fault";
import { decodeUtf8 } from "../../read/decode";
import {
  attributeProblem,
  elementProblem,
  notListed,
  references,
  styleProblem,
  svgNamespace,
  type Problem,
} from "./drawing-rules";

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
  problem: "Ce dessin n’est pas enregistré en UTF-8 sans BOM.",
  remedy: 'Enregistrez-le ainsi ; sa première ligne peut être <?xml version="1.0" encoding="UTF-8"?>.',
};

const tooMuch: PictureFault = {
  detail: "too-complex",
  problem: "Ce dessin fait dessiner plus de 100 000 éléments.",
  remedy: "Simplifiez-le, ou exportez-le en PNG.",
};

const damaged = again("damaged", "Ce dessin est abîmé à cet endroit.");

/** Levels of elements that the image library reads. */
const maxDepth = 256;

/** Elements, each as often as others refer to it. Chromium needs three seconds for so many, and half a minute for ten times more. */
const maxDrawn = 100_000;

/** An element: its children, and the ids of what it refers to. */
interface Part {
  readonly draws: (Part | string)[];
}

class Refusal extends Error {
  constructor(readonly fault: PictureFault) {
    super(fault.problem);
  }
}

/** Ends the reading of a drawing at its first fault. */
export function refuse(fault: PictureFault): never {
  throw new Refusal(fault);
}

/** What reading a drawing gives, or why it was refused. */
export function orRefusal<Read>(read: () => Read): Read | PictureFault {
  try {
    return read();
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
    throw error;
  }
}

/**
 * The first fault of an SVG file: broken XML, no size, or something that is not listed. Opened at its own address, the
 * file is a document of the site's origin and runs what it contains (SVG 2, section 2.2): so a drawing contains what is
 * known to be harmless, and nothing else.
 */
export function drawingFault(bytes: Buffer): PictureFault | undefined {
  const text = decodeUtf8(bytes);
  if (text === undefined || text.startsWith("\ufeff")) return otherEncoding;
  return orRefusal(() => readDrawing(text));
}

function readDrawing(text: string): undefined {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: Part[] = [];
  const parts = new Map<string, Part>();
  const drawing: Part = { draws: [] };
  let css: string | undefined;

  const refuseAt = (index: number, { found = "", ...fault }: Problem): never =>
    refuse({ ...positionAt(text, Math.max(index, text.indexOf(found, index))), ...fault });
  /** Where the markup begins that was just read. */
  const startOf = (markup: string): number => text.lastIndexOf(markup, parser.position - 1);

  parser.on("error", () => refuseAt(errorIndex(text, parser.position), damaged));
  parser.on("xmldecl", ({ version, encoding = "UTF-8" }) => {
    if (version !== "1.0" || encoding.toUpperCase() !== "UTF-8") refuseAt(0, otherEncoding);
  });
  parser.on("doctype", () => refuseAt(startOf("<!DOCTYPE"), notListed("La déclaration <!DOCTYPE>")));
  parser.on("processinginstruction", ({ target }) =>
    refuseAt(startOf(`<?${target}`), notListed(`L’instruction <?${target}…?>`)),
  );
  parser.on("opentag", (tag) => {
    const { name, local, uri, attributes } = tag;
    const start = startOf(`<${name}`);
    if (open.length === 0 && (name !== "svg" || uri !== svgNamespace))
      refuseAt(
        start,
        again(
          "no-drawing",
          'Ce fichier n’est pas un dessin : il ne commence pas par <svg xmlns="…/2000/svg">.',
        ),
      );
    if (open.length === 0 && !attributes.viewBox && !(attributes.width && attributes.height))
      refuseAt(start, withoutSize);
    if (open.length === maxDepth)
      refuseAt(start, again("depth", `Ce dessin a plus de ${maxDepth} groupes l’un dans l’autre.`));
    const problem = css === undefined ? elementProblem(tag) : notListed(`L’élément <${name}> d’un style`);
    if (problem) refuseAt(start, problem);
    if (local === "style") css = "";
    const part: Part = { draws: [] };
    (open.at(-1) ?? drawing).draws.push(part);
    open.push(part);
    for (const attribute of Object.values(attributes)) {
      const fault = attributeProblem(attribute);
      if (fault) refuseAt(start + text.slice(start).search(`(?<=\\s)${attribute.name}\\s*=`), fault);
      if (attribute.name === "id") parts.set(attribute.value, parts.get(attribute.value) ?? part);
      part.draws.push(...references(attribute));
    }
  });
  parser.on("closetag", ({ name }) => {
    open.pop();
    const problem = css === undefined ? undefined : styleProblem(css);
    if (problem) refuseAt(startOf(`<${name}`), problem);
    css = undefined;
  });
  const addText = (part: string): void => {
    if (css !== undefined) css += part;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.write(text).close();
  return drawsTooMuch(drawing, parts) ? refuseAt(0, tooMuch) : undefined;
}

function drawsTooMuch(drawing: Part, parts: ReadonlyMap<string, Part>): boolean {
  const waiting = [drawing];
  let drawn = 0;
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    drawn += part.draws.length;
    if (drawn > maxDrawn) return true;
    for (const next of part.draws) {
      const found = typeof next === "string" ? parts.get(next) : next;
      if (found) waiting.push(found);
    }
  }
  return false;
}

/** Where XML is broken. The parser goes on from a bare `&` to the next `;`, or to the end. */
function errorIndex(text: string, position: number): number {
  const reference = text.lastIndexOf("&", position - 1);
  const name = text.slice(Math.max(0, reference), position - 1);
  return /^&(?!#?\w*$)[^;]*$/.test(name) ? reference : Math.min(position, text.length);
}
