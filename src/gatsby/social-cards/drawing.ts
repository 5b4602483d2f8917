import { logoSign, logoWordmark, logoWordmarkTransform } from "../../components/logo-paths";
import { socialCardSize as size } from "../../seo/social-card";
import type { Art, Card } from "./card";
import { outlineOf, widthOf, type Setting } from "./outlines";
import { fit, wordsOf, type Line } from "./typeset";

/** The site's colours (`src/styles/tokens.css`, which a drawing cannot read). */
const colours = { ink: "#0a140f", paper: "#fff", leaf: "#7be0a4", soft: "#b5c7bd" } as const;

const margin = 72;
/** Where the ground of a card with a panel ends, at the top and at the bottom. */
const groundEdge = { top: 690, bottom: 640 } as const;
/** Room for the words, between the sign above and the address below. */
const room = { top: 146, bottom: 518 } as const;

const titleSizes = [112, 96, 84, 76, 70, 64, 58, 52, 47, 42] as const;
const titleLeading = 1.08;
const leadLeading = 1.4;
const gap = 28;

/** How far the outlines of words may reach beyond their measure, in pixels. */
const overhang = 16;

/** What cards of one kind share: where their picture goes, and whether words stand all over it. */
export interface Kind {
  readonly place: Art["place"];
  readonly veiled: boolean;
}

export const kindOf = (card: Card): Kind => ({ place: card.art.place, veiled: Boolean(card.lead) });

/**
 * What every card of a kind has above its picture, as SVG of the card's size: the ground where there is no picture,
 * the crest of the house between ground and picture, sign and address.
 *
 * @param address host name of the site
 */
export function groundDrawing({ place, veiled }: Kind, address: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">
${place === "panel" ? panelGround() : veil(veiled)}
<g transform="translate(${margin - 5} 58) scale(1.5)"><path fill="${colours.leaf}" d="${logoSign}"/><path fill="${colours.paper}" transform="${logoWordmarkTransform}" d="${logoWordmark}"/></g>
${text(address, margin, size.height - 58, { size: 24, weight: 400 }, colours.soft)}
</svg>`;
}

/** A drawing and the place of its upper left corner on the card, in whole pixels. */
export interface PlacedDrawing {
  readonly svg: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a card has of its own above its ground: kicker, title and lead, on no more room than they take. */
export function wordsDrawing(card: Card): PlacedDrawing {
  const lead = card.lead
    ? fit(wordsOf(card.lead), { width: 860, height: 135, sizes: [31, 28], weight: 400, leading: leadLeading })
    : { lines: [], size: 0 };
  const leadHeight = lead.lines.length ? gap + lead.lines.length * lead.size * leadLeading : 0;
  const kickerHeight = card.kicker ? 52 : 0;
  const titleWidth = card.lead ? 1010 : card.art.place === "panel" ? 545 : 560;
  const title = fit(wordsOf(card.title), {
    width: titleWidth,
    height: room.bottom - room.top - kickerHeight - leadHeight,
    sizes: card.lead ? titleSizes.slice(2) : titleSizes,
    weight: 700,
    leading: titleLeading,
  });
  const leading = title.size * titleLeading;
  const titleHeight = title.lines.length * leading;
  const wordsHeight = kickerHeight + titleHeight + leadHeight;
  const top = (room.top + room.bottom - wordsHeight) / 2;
  const titleTop = top + kickerHeight + title.size * 0.86;
  const leadTop = top + kickerHeight + titleHeight + gap + lead.size;
  const box = {
    left: margin - overhang,
    top: Math.floor(top) - overhang,
    width: titleWidth + 2 * overhang,
    height: Math.ceil(wordsHeight) + 2 * overhang,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${box.width}" height="${box.height}" viewBox="${box.left} ${box.top} ${box.width} ${box.height}">
${card.kicker ? text(card.kicker, margin, top + 26, { size: 26, weight: 600 }, colours.leaf) : ""}
${title.lines.map((line, index) => titleLine(line, titleTop + index * leading, title.size)).join("\n")}
${lead.lines.map((line, index) => leadLine(line, leadTop + index * lead.size * leadLeading, lead.size)).join("\n")}
</svg>`;
  return { svg, ...box };
}

const text = (content: string, x: number, y: number, setting: Setting, colour: string): string =>
  `<path fill="${colour}" d="${outlineOf(content, x, y, setting)}"/>`;

const leadLine = (line: Line, y: number, pixels: number): string =>
  text(line.map((word) => word.text).join(" "), margin, y, { size: pixels, weight: 400 }, colours.soft);

function titleLine(line: Line, y: number, pixels: number): string {
  const setting = { size: pixels, weight: 700 } as const;
  const space = widthOf(" ", setting);
  let x = margin;
  return line
    .map((word) => {
      const drawn = text(word.text, x, y, setting, word.accent ? colours.leaf : colours.paper);
      x += widthOf(word.text, setting) + space;
      return drawn;
    })
    .join("");
}

/** A backdrop that has words all over it steps back a little; a hero's left half is made for them. */
const veil = (whole: boolean): string =>
  whole
    ? `<rect width="${size.width}" height="${size.height}" fill="${colours.ink}" fill-opacity=".3"/>`
    : "";

/** The ground of a card with a panel, and the crest where it meets the picture: the Ridge of the site, upright. */
function panelGround(): string {
  const { top, bottom } = groundEdge;
  const edge = `C${top + 24} 110 ${top - 46} 150 ${top - 30} 250S${bottom + 66} 400 ${bottom + 34} 470S${bottom - 22} 560 ${bottom} ${size.height}`;
  const contour = (offset: number): string =>
    `<path transform="translate(${offset})" d="M${top} 0${edge}" fill="none" stroke="${colours.leaf}" stroke-width="1.4" stroke-opacity="${(0.5 - offset / 60).toFixed(2)}"/>`;
  return `<path d="M0 0H${top}${edge}H0Z" fill="${colours.ink}"/>${[8, 15, 21].map(contour).join("")}`;
}
