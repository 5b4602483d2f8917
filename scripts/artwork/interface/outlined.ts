import { round } from "../lib/paths";
import { group, path } from "../lib/svg";
import { advanceOf, outline } from "../wordmarks/lettering";
import type { Family } from "../wordmarks/lettering";
import { GRID, onGrid } from "./grid";

/** What a `text` takes from the groups around it. */
interface Face {
  family: Family;
  size: number;
  weight: number;
}

const read = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** The face that a tag sets, over the one around it. */
function faceOf(tag: string, around: Face): Face {
  const family = read(tag, "font-family");
  return {
    family: family === undefined ? around.family : (family as Family),
    size: Number(read(tag, "font-size") ?? around.size),
    weight: Number(read(tag, "font-weight") ?? around.weight),
  };
}

const plain = (text: string): string =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");

/**
 * A document with its lettering as outlines: a picture shown through `img` cannot reach the site's fonts. Each glyph is
 * drawn once, in `defs`, and set as often as needed. A `text` with `textLength` (monospace) has its letters spread over it.
 */
export function outlined(svg: string): string {
  const glyphs = new Map<string, { id: string; markup: string }>();
  const glyphOf = (character: string, { family, weight }: Face): string => {
    const key = `${family}${weight}${character}`;
    const known = glyphs.get(key);
    if (known) return known.id;
    const id = `t${glyphs.size.toString(36)}`;
    const { d } = outline({ text: character, family, weight, size: 1 });
    glyphs.set(key, { id, markup: path(onGrid(d), { id }) });
    return id;
  };
  const set = (tag: string, words: string, face: Face): string => {
    const text = plain(words);
    const letters = [...text];
    const { family, size, weight } = face;
    const length = read(tag, "textLength");
    const places = length
      ? letters.map((_, i) => (Number(length) / letters.length / size) * i)
      : letters.map(
          (letter, i) =>
            advanceOf({ text: letters.slice(0, i + 1).join(""), family, weight, size: 1 }) -
            advanceOf({ text: letter, family, weight, size: 1 }),
        );
    const width = length ? Number(length) : advanceOf({ text, family, weight, size });
    const anchor = read(tag, "text-anchor");
    const left = Number(read(tag, "x")) - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
    const fill = read(tag, "fill");
    const opacity = read(tag, "fill-opacity");
    return group(
      {
        fill,
        "fill-opacity": opacity,
        transform: `translate(${round(left)} ${round(Number(read(tag, "y")))})scale(${round(size / GRID, 4)})`,
      },
      ...letters.map((letter, i) => {
        const x = Math.round((places[i] ?? 0) * GRID);
        return letter.trim() === "" ? "" : `<use href="#${glyphOf(letter, face)}"${x ? ` x="${x}"` : ""}/>`;
      }),
    );
  };
  const faces: Face[] = [{ family: "instrument-sans", size: 16, weight: 400 }];
  const body = svg.replace(
    /<g\b[^>]*>|<\/g>|(<text\b[^>]*>)([^<]*)<\/text>/g,
    (whole: string, tag: string | undefined, words: string) => {
      const around = faces.at(-1) as Face;
      if (tag !== undefined) return set(tag, words, faceOf(tag, around));
      if (whole === "</g>") faces.pop();
      else faces.push(faceOf(whole, around));
      return whole.replace(/ font-(?:family|size|weight)="[^"]*"/g, "");
    },
  );
  if (glyphs.size === 0) return body;
  const drawn = [...glyphs.values()].map(({ markup }) => markup).join("");
  return body.includes("</defs>")
    ? body.replace("</defs>", `${drawn}</defs>`)
    : body.replace(/(<svg[^>]*>\n?)/, `$1<defs>${drawn}</defs>\n`);
}
