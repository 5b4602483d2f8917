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
const width = size.width - 2 * margin;
const signBox = { top: 58, height: 48 } as const;
/** Vertical area of the title, between sign and address. */
const middle = { top: 146, bottom: 518 } as const;
/** In pixels: a title has the largest in which it takes four lines at most. */
const titleSizes = [104, 80, 64] as const;
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

interface TextStyle {
  readonly pixels: number;
  readonly colour: ColourName;
  readonly isBold?: boolean;
  /** Whether a word that is wider than the card is broken. */
  readonly breaksWords?: boolean;
}

/** Draws cards as JPEGs, each with the HTML of a title. What they have in common is drawn once. */
export function cardDrawer(look: CardLook): (title: string) => Promise<Buffer> {
  let background: ReturnType<typeof drawBackground> | undefined;
  return async (title) => {
    background ??= drawBackground(look);
    const { data, info } = await background;
    const words = await drawTitle(title, look);
    return (
      sharp(data, { raw: info })
        .composite(words ? [{ ...words, left: margin, top: topOf(words, middle) }] : [])
        // This quantisation table keeps letters and fine lines sharp.
        .jpeg({ quality: 50, quantisationTable: 3 })
        .toBuffer()
    );
  };
}

/** Contour lines, sign, name and address. */
async function drawBackground(look: CardLook) {
  const { sign, name, colours: brandColours } = look.brand;
  const { ink, bright, contour } = siteColours(brandColours);
  const [, , signWidth = 1, signHeight = 1] = sign.viewBox.split(" ").map(Number);
  const shown = Math.round((signBox.height * signWidth) / signHeight);
  const signSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${shown}" height="${signBox.height}"
viewBox="${sign.viewBox}" color="${bright}" fill="${bright}">${sign.markup}</svg>`;
  const brandName = await drawText(escapeHtml(name), { pixels: 40, colour: "paper", isBold: true }, look);
  const address = await drawText(look.address, { pixels: 24, colour: "text-on-ink-soft" }, look);
  const { top, height } = signBox;
  return sharp(Buffer.from(readFileSync(contours, "utf8").replace("currentColor", contour)))
    .resize({ ...size, fit: "cover" })
    .flatten({ background: ink })
    .composite([
      { input: Buffer.from(signSvg), left: margin, top },
      ...(brandName
        ? [{ ...brandName, left: margin + shown + 15, top: topOf(brandName, { top, bottom: top + height }) }]
        : []),
      ...(address ? [{ ...address, left: margin, top: size.height - 52 - address.raw.height }] : []),
    ])
    .raw()
    .toBuffer({ resolveWithObject: true });
}

type Drawn = Awaited<ReturnType<typeof drawText>>;

/** A title in the largest size that it fits; one that fits none loses its last words. */
async function drawTitle(html: string, look: CardLook): Promise<Drawn> {
  const text = htmlToText(html);
  const title = text.length > longestTitle ? escapeHtml(`${text.slice(0, longestTitle)}…`) : html;
  for (const pixels of titleSizes) {
    const breaksWords = pixels === titleSizes.at(-1);
    const words = await drawText(title, { pixels, colour: "paper", isBold: true, breaksWords }, look);
    if (!words) return undefined;
    const { raw } = words;
    const highest = Math.min(4 * lineHeight * pixels, middle.bottom - middle.top);
    if ((breaksWords || raw.width <= width) && raw.height <= highest) return words;
  }
  return drawTitle(escapeHtml(htmlToText(title).replace(/\s*\S+$/, "…")), look);
}

const topOf = ({ raw }: { raw: { height: number } }, area: { top: number; bottom: number }): number =>
  Math.round((area.top + area.bottom - raw.height) / 2);

/** A text as it is laid over a card; undefined where the font lacks all of it, which Pango refuses to draw. */
async function drawText(html: string, { pixels, colour, isBold, breaksWords }: TextStyle, look: CardLook) {
  const { brand, font } = look;
  const colours = siteColours(brand.colours);
  if (!/[^\s\p{C}]/u.test(drawable(htmlToText(html), font))) return undefined;
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colours[colour]}" line_height="0.92">${pangoMarkup(html, colours.bright, font)}</span>`,
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
