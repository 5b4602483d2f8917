import { readFileSync } from "node:fs";
import { createHeadings } from "./interface/heading";
import { writePicture } from "./interface/output";
import { OUTLINES, project } from "./cities/france";
import { PLACES } from "./cities/places";
import { GREEN, INK, INK_2, INK_3, LEAF, LINE, mix, PAPER } from "./lib/palette";
import { linePath, lengthOf, simplify } from "./lib/paths";
import type { Point } from "./lib/paths";
import { circle, group, path, rect, svgDocument } from "./lib/svg";
import { groundOf } from "./services/scene";
import { markOf, markPaths } from "./technologies/mark";
import { TECHNOLOGIES } from "./technologies/entries";
import { lighter, ACCENTS } from "./lib/palette";

/** The pictures of the pages that list cities, technologies and articles, for a desk and for a phone. */
const FORMATS = [
  { suffix: "", size: [1600, 900], box: { x: 850, y: 36, width: 700, height: 770 }, from: 0.36, label: 30 },
  {
    suffix: "-phone",
    size: [780, 520],
    box: { x: 24, y: 18, width: 732, height: 484 },
    from: 0.02,
    label: 25,
  },
] as const;
type Format = (typeof FORMATS)[number];

const framed = (
  seed: string,
  { size: [width, height], from }: Format,
  draw: (type: ReturnType<typeof createHeadings>) => string,
): string => {
  const type = createHeadings();
  const body = draw(type);
  const ground = groundOf(seed, LEAF, [width, height], "ink", from);
  return svgDocument(width, height, { defs: ground.defs + type.defs() }, ground.body, body);
};

/** France, its thirty-three cities, and the ways from Chambéry. */
function cities(format: Format): string {
  const { box, label } = format;
  const rings = [...OUTLINES.values()].flat();
  const all = rings.flat();
  const [left, right] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [top, bottom] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const scale = Math.min((box.width * (format.suffix ? 0.86 : 0.9)) / (right - left), box.height / (bottom - top));
  const at = ([x, y]: Point): Point => [
    box.x + box.width * 0.46 + (x - (left + right) / 2) * scale,
    box.y + box.height / 2 + (y - (top + bottom) / 2) * scale,
  ];
  const phone = format.suffix !== "";
  const land = rings
    .map((ring) => ring.map(at))
    .filter((ring) => lengthOf(ring) > 20)
    .map((ring) => linePath(simplify(ring, phone ? 1.3 : 1.6)))
    .join("");
  const places = PLACES.map(({ slug, longitude, latitude }) => ({
    slug,
    at: at(project([longitude, latitude])),
  }));
  const home = places.find(({ slug }) => slug === "chambery")?.at ?? [0, 0];
  const ways = places
    .filter(({ slug }) => slug !== "chambery")
    .map(({ at: [x, y] }) => {
      const [mx, my] = [(x + home[0]) / 2, (y + home[1]) / 2];
      const bend = 0.14;
      return `M${Math.round(home[0])} ${Math.round(home[1])}Q${Math.round(mx + (y - home[1]) * bend)} ${Math.round(my - (x - home[0]) * bend)} ${Math.round(x)} ${Math.round(y)}`;
    })
    .join("");
  const names: readonly (readonly [string, string, "start" | "end", number])[] = [
    ["lille", "Lille", "start", 0], ["paris", "Paris", "end", 0], ["brest", "Brest", "start", -1], ["strasbourg", "Strasbourg", "end", -0.5], ["nantes", "Nantes", "end", 0.4],
    ["bordeaux", "Bordeaux", "end", 0], ["toulouse", "Toulouse", "end", 0.6], ["marseille", "Marseille", "end", 0.9], ["lyon", "Lyon", "end", -0.3], ["dijon", "Dijon", "start", -0.3], ["limoges", "Limoges", "end", 0],
  ]; // prettier-ignore
  return framed("pages/cities", format, (type) => {
    const name = (
      words: string,
      x: number,
      y: number,
      anchor: "start" | "end",
      size: number,
      fill: string,
    ): string =>
      group(
        { stroke: INK_2, "stroke-width": 22, "stroke-linejoin": "round" },
        type.heading(words, x, y, { size, fill: INK_2, anchor }),
      ) + type.heading(words, x, y, { size, fill, anchor });
    return (
      path(land, {
        fill: mix(INK_2, INK_3, 0.7),
        stroke: mix(INK_3, LINE, 0.16),
        "stroke-width": phone ? 1 : 1.5,
        "stroke-linejoin": "round",
      }) +
      path(ways, { fill: "none", stroke: LEAF, "stroke-opacity": 0.4, "stroke-width": phone ? 1.6 : 2.2 }) +
      places
        .map(({ at: [x, y] }) => circle(x, y, phone ? 6 : 8, { fill: PAPER, stroke: INK, "stroke-width": 3 }))
        .join("") +
      names
        .map(([slug, words, anchor, down]) => {
          const [x, y] = places.find((place) => place.slug === slug)?.at ?? [0, 0];
          return name(
            words,
            x + (anchor === "start" ? 1 : -1) * label * 0.55,
            y + label * (0.34 + down),
            anchor,
            label,
            LINE,
          );
        })
        .join("") +
      circle(home[0], home[1], phone ? 20 : 28, {
        fill: GREEN,
        "fill-opacity": 0.5,
        stroke: LEAF,
        "stroke-width": 2,
      }) +
      circle(home[0], home[1], phone ? 8 : 11, { fill: PAPER, stroke: INK, "stroke-width": 3 }) +
      name("Chambéry", home[0] + label * 1.1, home[1] + label * 0.4, "start", label * 1.25, PAPER)
    );
  });
}

/** A constellation of logos: the nearest of each are tied, those of a trade share a colour. */
function technologies(format: Format): string {
  const { box } = format;
  const phone = format.suffix !== "";
  const chosen =
    "reactjs typescript nodejs docker postgresql python angular vuejs nextjs javascript microsoft-azure amazon-web-services ansible linux-not webflow entra-id google-cloud-platform elasticsearch nginx bash postman-not pingcastle".split(
      " ",
    );
  const some = chosen
    .map((slug) => TECHNOLOGIES.find((entry) => entry.slug === slug))
    .filter((entry) => entry !== undefined);
  const rows = phone ? [4, 5, 4] : [3, 4, 5, 4, 3];
  const gap = phone ? 148 : 152;
  const cells = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      x: box.x + box.width / 2 + (i - (count - 1) / 2) * gap,
      y: box.y + box.height / 2 + (row - (rows.length - 1) / 2) * gap * 0.97,
    })),
  );
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const spots = cells
    .sort((a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y))
    .flatMap((cell, i) => {
      const entry = some[i];
      return entry ? [{ ...cell, entry, size: [78, 64, 64, 64, 64, 64, 64][i] ?? 54 }] : [];
    });
  const ties = new Set<string>();
  spots.forEach((spot, i) =>
    spots.forEach((other, j) => {
      if (
        j > i &&
        Math.hypot(other.x - spot.x, other.y - spot.y) < gap * 1.15 &&
        (i === 0 || (i * 7 + j * 3) % 3 !== 0)
      )
        ties.add(`${i} ${j}`);
    }),
  );
  const lines = [...ties]
    .map((tie) => {
      const [a, b] = tie.split(" ").map((i) => spots[Number(i)]);
      return a && b ? `M${Math.round(a.x)} ${Math.round(a.y)}L${Math.round(b.x)} ${Math.round(b.y)}` : "";
    })
    .join("");
  return framed("pages/technologies", format, () => {
    const seats = spots
      .map(({ entry, size, x, y }, i) => {
        const tone = lighter(ACCENTS[entry.accent], 0.28);
        const r = size * 0.88;
        return (
          circle(x, y, r, {
            fill: i === 0 ? mix(INK_3, GREEN, 0.35) : INK_2,
            stroke: i === 0 ? LEAF : mix(INK_3, LINE, 0.22),
            "stroke-width": 2,
          }) +
          group(
            {
              transform: `translate(${Math.round(x - size / 2)} ${Math.round(y - size / 2)})scale(${Math.round((size / 24) * 100) / 100})`,
              fill: i === 0 ? PAPER : tone,
            },
            markPaths(markOf(entry)),
          )
        );
      })
      .join("");
    return (
      path(lines, {
        stroke: LEAF,
        "stroke-opacity": 0.45,
        "stroke-width": 2.5,
        "stroke-dasharray": "2 8",
        "stroke-linecap": "round",
      }) + seats
    );
  });
}

/** Three covers of articles in a pile. */
function blog(format: Format): string {
  const { box } = format;
  const phone = format.suffix !== "";
  const pile = [
    ["core-web-vitals-ce-qui-compte", -7, phone ? -0.2 : -0.1, phone ? -0.16 : -0.27],
    ["docker-en-production-dix-reflexes", 6, phone ? 0.2 : 0.1, phone ? -0.12 : -0.02],
    ["mvp-en-30-jours", -3, phone ? 0 : -0.06, phone ? 0.19 : 0.25],
  ] as const;
  const width = phone ? 430 : 540;
  return framed("pages/blog", format, () =>
    pile
      .map(([slug, turn, dx, dy], i) => {
        const svg = readFileSync(`content/blog/${slug}/cover.svg`, "utf8");
        const inside = svg
          .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
          .replace(/(<rect[^>]*\/>)<g fill="none" stroke-width="1.\d">.*?<\/g>/s, "$1")
          .replace(/\bid="/g, `id="${"abc"[i]}`)
          .replace(/href="#/g, `href="#${"abc"[i]}`)
          .replace(/url\(#/g, `url(#${"abc"[i]}`)
          .replace(/<!--.*?-->/gs, "");
        const height = (width * 9) / 16;
        const [cx, cy] = [box.x + box.width / 2 + dx * box.width, box.y + box.height / 2 + dy * box.height];
        const edge = width / 60;
        return group(
          { transform: `translate(${Math.round(cx)} ${Math.round(cy)})rotate(${turn})` },
          rect(-width / 2 + 10, -height / 2 + 14, width + edge, height + edge, {
            rx: 8,
            fill: "#000000",
            "fill-opacity": 0.4,
          }),
          rect(-width / 2 - edge, -height / 2 - edge, width + 2 * edge, height + 2 * edge, {
            rx: 8,
            fill: PAPER,
          }),
          `<svg x="${Math.round(-width / 2)}" y="${Math.round(-height / 2)}" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="0 0 1600 900">${inside.trim()}</svg>`,
        );
      })
      .join(""),
  );
}

for (const format of FORMATS) {
  writePicture(`content/settings/pages/cities${format.suffix}.svg`, cities(format), 40 * 1024);
  writePicture(`content/settings/pages/technologies${format.suffix}.svg`, technologies(format), 40 * 1024);
  writePicture(`content/settings/pages/blog${format.suffix}.svg`, blog(format), 40 * 1024);
}
