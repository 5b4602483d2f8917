import { readFileSync } from "node:fs";
import sharp, { type OverlayOptions, type Sharp } from "sharp";
import { socialCardSize as size } from "../../seo/social-card";
import type { FontRole } from "../../shared/brand/fonts";
import { siteColours, type ColourName } from "../../shared/colours";
import { decodeReferences, escapeHtml, htmlToText } from "../../shared/html";
import type { Brand } from "../brand/read-brand";
import type { CardFonts } from "./card-fonts";
import { contours, type Card } from "./read-cards";

const margin = 72;
const gap = 32;
const signHeight = 48;
/** Vertical middle of the name's letters, beside the sign. */
const logoMiddle = 86;
/** Vertical area of the words, between the logo and the address. */
const middle = { top: 146, bottom: 518 } as const;

/** A box that a text has to fit into, and its full size, in pixels. */
interface TextStyle {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly font: FontRole;
  readonly colour: ColourName;
}

const styles = {
  name: { width: 900, height: 54, size: 40.5, font: "titles", colour: "paper" },
  kicker: { width: 560, height: 34, size: 26, font: "titles", colour: "bright" },
  title: { width: 560, height: 290, size: 112, font: "titles", colour: "paper" },
  titleAboveLead: { width: 900, height: 225, size: 84, font: "titles", colour: "paper" },
  lead: { width: 640, height: 140, size: 31, font: "text", colour: "text-on-ink-soft" },
  address: { width: 900, height: 40, size: 24, font: "text", colour: "text-on-ink-soft" },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Some social networks refuse heavier pictures. */
export const maxBytes = 60_000;

/** What all cards of a site have in common. */
export interface CardLook {
  readonly brand: Brand;
  readonly fonts: CardFonts;
  /** Host name written on them. */
  readonly address: string;
}
type Colours = ReturnType<typeof siteColours>;

/**
 * Draws cards as JPEGs. What cards without a picture of their own have in common (contour lines, logo, address) takes two
 * thirds of their time, so it is drawn once: each article of the API may have such a card.
 */
export function cardDrawer(look: CardLook): (card: Card) => Promise<Buffer> {
  const colours = siteColours(look.brand.colours);
  const background = (picture: string | Buffer) =>
    sharp(picture)
      .autoOrient()
      .resize({ ...size, fit: "cover" })
      .flatten({ background: colours.ink });
  const drawFramed = async (isVeiled: boolean) =>
    background(contoursIn(colours))
      .composite(await frameOf(look, colours, isVeiled))
      .raw()
      .toBuffer({ resolveWithObject: true });
  const framed = new Map<boolean, ReturnType<typeof drawFramed>>();

  const compose = async (card: Card): Promise<Sharp> => {
    const words = await wordsOf(card, look, colours);
    const isVeiled = Boolean(card.lead);
    if (card.picture !== contours)
      return background(card.picture).composite([
        ...(words.length > 0 ? await frameOf(look, colours, isVeiled) : []),
        ...words,
      ]);
    if (words.length === 0) return background(contoursIn(colours));
    const drawn = framed.get(isVeiled) ?? drawFramed(isVeiled);
    framed.set(isVeiled, drawn);
    const { data, info } = await drawn;
    return sharp(data, { raw: info }).composite(words);
  };

  return async (card) => {
    const picture = await compose(card);
    for (let quality = 66; ; quality -= 12) {
      // This quantisation table keeps letters and fine lines sharp.
      const jpeg = await picture.clone().jpeg({ quality, quantisationTable: 3 }).toBuffer();
      if (jpeg.length <= maxBytes || quality < 20) return jpeg;
    }
  };
}

/** The contour lines of the pages, where the drawing is a mask. */
const contoursIn = ({ contour }: Colours): Buffer =>
  Buffer.from(readFileSync(contours, "utf8").replace("currentColor", contour));

/** No French word is longer. One that is would make the whole text a hairline, so it is broken. */
const overlongWord = /[^\s\p{Pd}]{31}/u;

/** A text without what the font lacks, which Pango would draw as boxes: in its nearest spelling, or not at all. */
function drawable(text: string, { has }: CardFonts[FontRole]): string {
  const nearest = (character: string): string => {
    if (has(character)) return character;
    if (/\p{Zs}/u.test(character)) return "\u00a0";
    if (/\p{Pd}/u.test(character)) return "-";
    return [...character.normalize("NFKD")].filter(has).join("");
  };
  return [...text.normalize("NFC")].map(nearest).join("").replace(/ +/g, " ");
}

/** Draws a text; nothing where the fonts lack all of it. */
async function drawn(html: string, style: TextStyle, { fonts }: CardLook, colours: Colours) {
  // Pango refuses to draw nothing, and an author of the API may write zero-width spaces, or Japanese.
  return /[^\s\p{C}]/u.test(drawable(htmlToText(html), fonts[style.font]))
    ? [await drawText(html, style, fonts, colours)]
    : [];
}

/** Kicker, title and lead, one below the other. Nothing where there is no title to draw. */
async function wordsOf(
  { kicker = "", title = "", lead = "" }: Card,
  look: CardLook,
  colours: Colours,
): Promise<OverlayOptions[]> {
  const words = await drawn(title, lead ? styles.titleAboveLead : styles.title, look, colours);
  if (words.length === 0) return [];
  const above = await drawn(escapeHtml(kicker), styles.kicker, look, colours);
  const below = await drawn(escapeHtml(lead), styles.lead, look, colours);
  const blocks = [...above, ...words, ...below];
  const height = blocks.reduce((sum, { raw }) => sum + raw.height + gap, -gap);
  let top = Math.round((middle.top + middle.bottom - height) / 2);
  return blocks.map((block) => {
    const overlay = { ...block, left: margin, top };
    top += block.raw.height + gap;
    return overlay;
  });
}

/** Logo and address, and a veil over a picture that a lead covers. */
async function frameOf(look: CardLook, colours: Colours, isVeiled: boolean): Promise<OverlayOptions[]> {
  const { brand, address } = look;
  const sign = signOn(brand, colours, isVeiled);
  const name = await drawn(escapeHtml(brand.name), styles.name, look, colours);
  const footer = await drawn(address, styles.address, look, colours);
  return [
    { input: Buffer.from(sign.svg) },
    ...name.map((text) => ({
      ...text,
      left: margin + sign.width + 15,
      top: Math.round(logoMiddle - text.raw.height / 2),
    })),
    ...footer.map((text) => ({ ...text, left: margin, top: size.height - 52 - text.raw.height })),
  ];
}

/** The sign, and a veil over a picture that words cover. */
function signOn({ sign }: Brand, { ink, bright }: Colours, veiled: boolean): { svg: string; width: number } {
  const [, , width = 1, height = 1] = sign.viewBox.split(" ").map(Number);
  const shown = { width: Math.round((signHeight * width) / height), height: signHeight };
  const box = `x="${margin}" y="58" width="${shown.width}" height="${shown.height}" viewBox="${sign.viewBox}"`;
  return {
    width: shown.width,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${ink}" fill-opacity="${veiled ? 0.3 : 0}"/>
<svg ${box} color="${bright}" fill="${bright}">${sign.markup}</svg>
</svg>`,
  };
}

/** @param html checked: text, and `span` with class `green` for what is set in the accent colour */
async function drawText(
  html: string,
  { width, height, font, colour, size: pixels }: TextStyle,
  fonts: CardFonts,
  colours: Colours,
) {
  const bold = font === "titles";
  const { family, file } = fonts[font];
  const markup = pangoMarkup(html, colours, fonts[font]).trim();
  const wrap: sharp.TextWrap = overlongWord.test(htmlToText(html)) ? "word-char" : "word";
  const text = {
    text: `<span foreground="${colours[colour]}" line_height="${bold ? 0.9 : 1.17}">${markup}</span>`,
    // The comma ends the name of the family.
    font: `${family}, ${bold ? "Bold" : ""} ${pixels}`,
    fontfile: file,
    ...{ wrap, rgba: true, width },
  };
  // Without `dpi` sharp takes the largest size that fits into width and height.
  const draw = (fit: { dpi: number } | { height: number }) =>
    sharp({ text: { ...text, ...fit } })
      .raw()
      .toBuffer({ resolveWithObject: true });
  const wanted = await draw({ dpi: 72 });
  const fits = wanted.info.height <= height && wanted.info.width <= width;
  const { data, info } = fits ? wanted : await draw({ height });
  return { input: data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

/** Pango's markup is XML, which cannot hold control characters. */
const pangoMarkup = (html: string, { bright }: Colours, font: CardFonts[FontRole]): string =>
  html
    .split(/(<span class="green">[\s\S]*?<\/span>)/)
    .map((part) => {
      const text = decodeReferences(part.replace(/<[^>]*>/g, ""));
      const written = escapeHtml(drawable(text.replace(/[\u0000-\u001f\ufffe\uffff]/g, " "), font));
      return part.startsWith("<span") ? `<span foreground="${bright}">${written}</span>` : written;
    })
    .join("");
