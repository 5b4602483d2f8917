import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { logoSign, logoWordmark, logoWordmarkTransform } from "../../components/logo-paths";
import { socialCardSize as size } from "../../seo/social-card";
import { decodeReferences, escapeHtml } from "../../shared/html";
import type { Card } from "./read-cards";

/** The site's colours (`src/styles/tokens.css`, which a drawing cannot read). */
const colours = { ink: "#0a140f", paper: "#fff", leaf: "#7be0a4", soft: "#b5c7bd" } as const;

const margin = 72;
const gap = 32;
/** Vertical room for the words, between the logo above and the address below. */
const room = { top: 146, bottom: 518 } as const;

/** Boxes that texts have to fit into, and their full size, in pixels. */
const styles = {
  kicker: { width: 560, height: 34, size: 26, weight: 700, colour: colours.leaf },
  title: { width: 560, height: 290, size: 112, weight: 700, colour: colours.paper },
  titleAboveLead: { width: 900, height: 225, size: 84, weight: 700, colour: colours.paper },
  lead: { width: 640, height: 140, size: 31, weight: 400, colour: colours.soft },
  address: { width: 900, height: 40, size: 24, weight: 400, colour: colours.soft },
} as const;

/** Some networks refuse heavier pictures, and all load them on the visitor's line. */
export const maxBytes = 60_000;

/** Draws a card as a JPEG. @param address host name written on it */
export async function drawCard(card: Card, address: string): Promise<Buffer> {
  const picture = sharp(card.picture)
    .autoOrient()
    .resize({ ...size, fit: "cover" })
    .flatten({ background: colours.ink })
    .composite(isVisible(card.title) ? await wordsOf(card, card.title, address) : []);
  for (let quality = 66; ; quality -= 12) {
    // This quantisation table keeps letters and fine lines sharp.
    const jpeg = await picture.clone().jpeg({ quality, quantisationTable: 3 }).toBuffer();
    if (jpeg.length <= maxBytes || quality < 20) return jpeg;
  }
}

/** An author of the API may send a title of zero-width spaces, and Pango refuses to draw nothing. */
const isVisible = (text: string | undefined): text is string => /[^\s\p{C}]/u.test(text ?? "");

/** Logo and address; between them kicker, title and lead, one below the other. */
async function wordsOf({ kicker, lead }: Card, title: string, address: string): Promise<OverlayOptions[]> {
  const [footer, ...blocks] = await Promise.all([
    drawText(address, styles.address),
    ...(kicker ? [drawText(escapeHtml(kicker), styles.kicker)] : []),
    drawText(title, lead ? styles.titleAboveLead : styles.title),
    ...(lead ? [drawText(escapeHtml(lead), styles.lead)] : []),
  ]);
  const height = blocks.reduce((sum, { raw }) => sum + raw.height + gap, -gap);
  let top = Math.round((room.top + room.bottom - height) / 2);
  const placed = blocks.map((block) => {
    const overlay = { ...block, left: margin, top };
    top += block.raw.height + gap;
    return overlay;
  });
  const bottom = { ...footer, left: margin, top: size.height - 52 - footer.raw.height };
  return [{ input: Buffer.from(ground(Boolean(lead))) }, ...placed, bottom];
}

/** The logo, and a veil over a picture that has words all over it, as SVG. */
const ground = (veiled: boolean): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
<rect width="100%" height="100%" fill="${colours.ink}" fill-opacity="${veiled ? 0.3 : 0}"/>
<g transform="translate(${margin - 5} 58) scale(1.5)"><path fill="${colours.leaf}" d="${logoSign}"/><path fill="${colours.paper}" transform="${logoWordmarkTransform}" d="${logoWordmark}"/></g>
</svg>`;

/** Cut from the site's own font (docs/performance.md, "Fonts"). */
export const fontFile = (weight: 400 | 700): string =>
  path.resolve(`src/gatsby/social-cards/bricolage-grotesque-${weight}.ttf`);

/** @param html checked: text, and `span` with class `green` for what is set in the accent colour */
async function drawText(
  html: string,
  { width, height, weight, colour, size: pixels }: (typeof styles)[keyof typeof styles],
) {
  const bold = weight === 700;
  const text = {
    text: `<span foreground="${colour}" line_height="${bold ? 0.9 : 1.17}">${pangoMarkup(html)}</span>`,
    // The comma ends the name of the family, as the font spells it.
    font: `Bricolage Grotesque 96pt ExtraBold, ${bold ? "Bold" : ""} ${pixels}`,
    fontfile: fontFile(weight),
    ...({ wrap: "word", rgba: true, width } as const),
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

/** Pango's markup is XML, which cannot hold control characters. Of no-break spaces the font has U+00A0 only. */
const pangoMarkup = (html: string): string =>
  html
    .split(/(<span class="green">[\s\S]*?<\/span>)/)
    .map((part) => {
      const text = decodeReferences(part.replace(/<[^>]*>/g, "")).replaceAll("\u202f", "\u00a0");
      const written = escapeHtml(text.replace(/[\u0000-\u001f\ufffe\uffff]/g, " "));
      return part.startsWith("<span") ? `<span foreground="${colours.leaf}">${written}</span>` : written;
    })
    .join("");
