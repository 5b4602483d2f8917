import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { socialCardSize as size } from "../../seo/social-card";
import { siteColours, type ColourName } from "../../shared/colours";
import { decodeReferences, escapeHtml, htmlToText } from "../../shared/html";
import type { Brand } from "../brand/read-brand";
import type { CardFont } from "./card-fonts";

/** Lines that pages have behind their titles. */
export const contours = path.resolve("src/components/contours.svg");

const margin = 72;
const signBox = { top: 58, height: 48 } as const;
/**
 * Where a title stands and in which colours: between sign and address, or on the sky of a picture. It has the largest of its sizes, in
 * pixels, in which it takes four lines at most.
 */
const places = {
  ink: {
    colour: "paper",
    accent: "bright",
    width: size.width - 2 * margin,
    top: 146,
    bottom: 518,
    sizes: [104, 80, 64],
  },
  sky: { colour: "ink", accent: "accent", width: 490, top: 124, bottom: 440, sizes: [80, 64, 48] },
} as const;
type Place = (typeof places)[keyof typeof places];
/** Of what a title's pixels are, from one line to the next. */
const lineHeight = 1.12;
/** What is longer takes more than four lines. */
const longestTitle = 160;

/** What all cards of a site have in common. */
export interface CardLook {
  readonly brand: Brand;
  readonly font: CardFont;
  /** Host name written on them. */
  readonly address: string;
}

/** The picture of a page, and the colour of its sky. */
export interface CardSky {
  readonly file: string;
  readonly colour: string;
}

interface TextStyle {
  readonly pixels: number;
  readonly colour: ColourName;
  /** Of what a title stresses. */
  readonly accent?: ColourName;
  readonly width?: number;
  readonly isBold?: boolean;
  /** Whether a word that is wider than the card is broken. */
  readonly breaksWords?: boolean;
}

/** Draws cards as JPEGs, each with the HTML of a title. What those without a picture have in common is drawn once. */
export function cardDrawer(look: CardLook): (title: string, sky?: CardSky) => Promise<Buffer> {
  let background: ReturnType<typeof drawBackground> | undefined;
  return async (title, sky) => {
    const { data, info } = await (sky ? drawSky(look, sky) : (background ??= drawBackground(look)));
    const place = sky ? places.sky : places.ink;
    const words = await drawTitle(title, look, place);
    return (
      sharp(data, { raw: info })
        .composite(words ? [{ ...words, left: margin, top: topOf(words, place) }] : [])
        // This quantisation table keeps letters and fine lines sharp.
        .jpeg({ quality: 50, quantisationTable: 3 })
        .toBuffer()
    );
  };
}

/** Contour lines, sign, name and address. */
async function drawBackground(look: CardLook) {
  const { ink, contour } = siteColours(look.brand.colours);
  const address = await drawText(look.address, { pixels: 24, colour: "text-on-ink-soft" }, look);
  return sharp(Buffer.from(readFileSync(contours, "utf8").replace("currentColor", contour)))
    .resize({ ...size, fit: "cover" })
    .flatten({ background: ink })
    .composite([
      ...(await drawSign(look, "bright", "paper")),
      ...(address ? [{ ...address, left: margin, top: size.height - 52 - address.raw.height }] : []),
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** The picture of a page, its sky drawn out to the top, with sign and name. */
async function drawSky(look: CardLook, { file, colour }: CardSky) {
  const { data, info } = await sharp(file)
    .resize({ width: size.width })
    .flatten({ background: colour })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp({ create: { ...size, channels: 3, background: colour } })
    .composite([
      { input: data, raw: info, left: 0, top: size.height - info.height },
      ...(await drawSign(look, "accent", "ink")),
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
}

async function drawSign(look: CardLook, sign: ColourName, text: ColourName) {
  const { sign: drawing, name, colours } = look.brand;
  const [, , signWidth = 1, signHeight = 1] = drawing.viewBox.split(" ").map(Number);
  const shown = Math.round((signBox.height * signWidth) / signHeight);
  const colour = siteColours(colours)[sign];
  const { top, height } = signBox;
  const signSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${height}"
viewBox="${drawing.viewBox}" color="${colour}" fill="${colour}">${drawing.markup}</svg>`;
  const words = await drawText(escapeHtml(name), { pixels: 40, colour: text, isBold: true }, look);
  return [
    { input: Buffer.from(signSvg), left: margin, top },
    ...(words
      ? [{ ...words, left: margin + shown + 15, top: topOf(words, { top, bottom: top + height }) }]
      : []),
  ];
}

type Drawn = Awaited<ReturnType<typeof drawText>>;

/** A title in the largest size that it fits; one that fits none loses its last words. */
async function drawTitle(html: string, look: CardLook, place: Place): Promise<Drawn> {
  const text = htmlToText(html);
  const title = text.length > longestTitle ? escapeHtml(`${text.slice(0, longestTitle)}…`) : html;
  for (const pixels of place.sizes) {
    const breaksWords = pixels === place.sizes.at(-1);
    const words = await drawText(title, { ...place, pixels, isBold: true, breaksWords }, look);
    if (!words) return undefined;
    const { raw } = words;
    const highest = Math.min(4 * lineHeight * pixels, place.bottom - place.top);
    if ((breaksWords || raw.width <= place.width) && raw.height <= highest) return words;
  }
  return drawTitle(escapeHtml(htmlToText(title).replace(/\s*\S+$/, "…")), look, place);
}

const topOf = ({ raw }: { raw: { height: number } }, area: { top: number; bottom: number }): number =>
  Math.round((area.top + area.bottom - raw.height) / 2);

/** A text as it is laid over a card; undefined where the font lacks all of it, which Pango refuses to draw. */
async function drawText(html: string, style: TextStyle, look: CardLook) {
  const { pixels, colour, accent = "bright", width = places.ink.width, isBold, breaksWords } = style;
  const { brand, font } = look;
  const colours = siteColours(brand.colours);
  if (!/[^\s\p{C}]/u.test(drawable(htmlToText(html), font))) return undefined;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colours[colour]}" line_height="0.92">${pangoMarkup(html, colours[accent], font)}</span>`,
      // The comma ends the name of the family.
      font: `${font.family}, ${isBold ? "Bold" : ""} ${pixels}`,
      fontfile: font.files[0],
      wrap: breaksWords ? "word-char" : "word",
      dpi: 72,
      rgba: true,
      width,
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Pango's markup is XML, which cannot hold control characters. */
const pangoMarkup = (html: string, accent: string, font: CardFont): string =>
  html
    .split(/(<span class="green">[\s\S]*?<\/span>)/)
    .map((part) => {
      const text = decodeReferences(part.replace(/<[^>]*>/g, ""));
      const written = escapeHtml(drawable(text.replace(/[\u0000-\u001f\ufffe\uffff]/g, " "), font));
      return part.startsWith("<span class") ? `<span foreground="${accent}">${written}</span>` : written;
    })
    .join("")
    .trim();

/** A text without what the font lacks, which Pango would draw as boxes: in its nearest spelling, or not at all. */
function drawable(text: string, { has }: CardFont): string {
  const nearest = (character: string): string => {
    if (has(character)) return character;
    if (/\p{Zs}/u.test(character)) return "\u00a0";
    if (/\p{Pd}/u.test(character)) return "-";
    return [...character.normalize("NFKD")].filter(has).join("");
  };
  return [...text.normalize("NFC")].map(nearest).join("").replace(/ +/g, " ");
}
