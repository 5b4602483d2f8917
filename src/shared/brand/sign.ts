import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from "saxes";
import { escapeHtml } from "../html";

/** The agency's sign in one colour, that of the text around it. */
export interface Sign {
  readonly viewBox: string;
  /** What stands in the `svg` element. */
  readonly markup: string;
}

/** What keeps a drawing from being a sign, in French. */
export interface SignFault {
  /** Its name: `colours`. */
  readonly detail: string;
  readonly problem: string;
  readonly remedy: string;
}

class Refusal extends Error {
  constructor(readonly fault: SignFault) {
    super(fault.problem);
  }
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const shapes = words("svg g path rect circle ellipse line polyline polygon");
const unseen = words("title desc metadata");
const drawn = words(
  "d points x y cx cy r rx ry x1 y1 x2 y2 transform opacity fill-opacity stroke-opacity fill-rule clip-rule " +
    "stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray",
);
/** They draw a rectangle; of the `svg` element they are only the size. */
const sizes = words("width height");
const painted = words("fill stroke color");
/** Names and notes of drawing programs. */
const harmless =
  /^(?:id|class|version|role|lang|display|focusable|baseProfile|preserveAspectRatio|xmlns.*|xml:.*|aria-.*|data-.*)$/;

/** In characters: every page holds the sign. */
const longest = 2000;
const proportions = { least: 0.5, most: 2 } as const;

const plain = "Vectorisez-le et aplatissez-le, sans fond ni effet, puis passez-le dans SVGOMG.";

/**
 * A sign as pages and icons draw it, or what keeps it from being one.
 *
 * @param svg a drawing in which the content check finds no fault
 */
export function readSign(svg: string): Sign | SignFault {
  try {
    return parsed(svg);
  } catch (error) {
    if (error instanceof Refusal) return error.fault;
    throw error;
  }
}

function refuseSign(detail: string, problem: string, remedy = plain): never {
  throw new Refusal({ detail, problem, remedy });
}

function parsed(svg: string): Sign {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const colours = new Set<string>();
  let [viewBox, markup, hidden, count] = ["", "", 0, 0];
  parser.on("opentag", (tag) => {
    if (hidden > 0 || unseen.has(tag.local)) {
      hidden += 1;
      return;
    }
    if (!shapes.has(tag.local))
      refuseSign("shape", `Le signe contient <${tag.name}> : il n’est fait que de tracés et de formes.`);
    if (viewBox === "") viewBox = viewBoxOf(tag);
    else if (tag.local === "svg") refuseSign("nested", "Le signe contient un dessin dans le dessin.");
    else if (tag.local !== "g") count += 1;
    markup += `<${groupName(tag)}${attributesOf(tag, colours)}>`;
  });
  parser.on("closetag", (tag) => {
    if (hidden > 0) hidden -= 1;
    else markup += `</${groupName(tag)}>`;
  });
  parser.write(svg).close();
  if (count === 0) refuseSign("empty", "Le signe est vide.", "Exportez-le de nouveau.");
  if (colours.size > 1)
    refuseSign(
      "colours",
      `Le signe a ${colours.size} couleurs (${[...colours].join(", ")}).`,
      "Gardez-en une, et retirez son fond : le site le peint lui-même, clair sur l’encre et sombre sur le papier.",
    );
  const shortest = markup
    .replace(/><\/(?:path|rect|circle|ellipse|line|polyline|polygon)>/g, "/>")
    .replace(/^<g>(.*)<\/g>$/s, "$1");
  if (shortest.length > longest)
    refuseSign(
      "length",
      `Le signe fait ${shortest.length.toLocaleString("fr-FR")} caractères, et chaque page le contient.`,
      `Simplifiez ses tracés sous ${longest.toLocaleString("fr-FR")} caractères : dans SVGOMG, une décimale suffit.`,
    );
  return { viewBox, markup: shortest };
}

/** The attributes of the `svg` element go to a group around what is in it. */
const groupName = ({ local }: { readonly local: string }): string => (local === "svg" ? "g" : local);

function viewBoxOf({ attributes }: SaxesTagNS): string {
  const given = attributes.viewBox?.value ?? `0 0 ${attributes.width?.value} ${attributes.height?.value}`;
  const numbers = given
    .trim()
    .split(/[\s,]+/)
    .map(Number.parseFloat);
  const [, , width = 0, height = 0] = numbers;
  const proportion = width / height;
  if (numbers.length !== 4 || !(proportion >= proportions.least && proportion <= proportions.most))
    refuseSign(
      "proportions",
      `Le signe mesure ${width} × ${height} : une icône est à peu près carrée.`,
      "Gardez le symbole sans le nom, que le site écrit à côté, et recadrez son viewBox au plus près.",
    );
  return numbers.join(" ");
}

/** The attributes that draw, colours as the text's. @param colours gets those that are left out */
function attributesOf({ local, attributes }: SaxesTagNS, colours: Set<string>): string {
  const isWhole = local === "svg";
  return Object.values(attributes)
    .flatMap((attribute) => (attribute.name === "style" ? declarationsOf(attribute) : attribute))
    .map(({ name, value }) => {
      if (painted.has(name)) {
        if (/^(?:none|inherit|transparent)$/.test(value)) return ` ${name}="${value}"`;
        if (!/^currentcolor$/i.test(value)) colours.add(value.toLowerCase());
        return name === "color" ? "" : ` ${name}="currentColor"`;
      }
      if (drawn.has(name) || (sizes.has(name) && local === "rect")) return ` ${name}="${escapeHtml(value)}"`;
      if ((isWhole && (sizes.has(name) || /^(?:x|y|viewBox)$/.test(name))) || harmless.test(name)) return "";
      refuseSign("attribute", `L’attribut ${name} n’a pas sa place dans le signe.`);
    })
    .join("");
}

const declarationsOf = ({ value }: SaxesAttributeNS): { name: string; value: string }[] =>
  value.split(";").flatMap((declaration) => {
    const [name = "", ...words] = declaration.split(":").map((part) => part.trim());
    return name === "" ? [] : { name, value: words.join(":") };
  });
