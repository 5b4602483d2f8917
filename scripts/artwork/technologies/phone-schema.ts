import { contourGround } from "../interface/ground";
import { createHeadings, headingWidth } from "../interface/heading";
import type { Headings } from "../interface/heading";
import { pictogram } from "../interface/pictograms";
import { label, sans, widthOf } from "../interface/text";
import { ACCENTS, darker, INK, LEAF, LINE, MIST, mix, PAPER } from "../lib/palette";
import { group, path, rect, svgDocument } from "../lib/svg";
import type { Diagram, Node } from "./diagram";
import type { Technology } from "./entries";
import { markOf, markPaths } from "./mark";

const [WIDTH, HEIGHT, MARGIN] = [780, 520, 32];
const MUTED = "#4A5F55";

/** Boxes by row; a schema that is not named is a column of its boxes. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  angular: ["app", "web api", "data"],
  nextjs: ["user cdn", "next", "api data"],
  wordpress: ["writers staging", "live", "cdn user"],
  javascript: ["html", "js", "api stats"],
  typescript: ["contract", "types", "front back"],
  nodejs: ["app", "api", "queue data"],
  python: ["files", "task", "data board"],
  linux: ["bastion", "app data", "save"],
  nginx: ["user", "nginx", "one two cache"],
  apache: ["user", "web", "php ldap"],
  ansible: ["git", "control", "web data"],
  "microsoft-azure": ["door", "app", "vault data"],
  "amazon-web-services": ["edge", "app files", "data"],
  "entra-id": ["people", "entra", "apps vault"],
  "active-directory": ["desk", "zero one two"],
  "appium-selenium": ["tests report", "appium", "android ios"],
  pingcastle: ["desk control", "report", "plan"],
  purpleknight: ["report", "desk", "ad entra"],
  postgresql: ["app pool", "main", "copy wal"],
  mysql: ["app", "proxy", "main copy"],
};

interface Box {
  id: string;
  row: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `text` on one line, or two, where it fits; nothing where it does not. */
function lines(text: string, size: number, room: number, most: number): string[] | undefined {
  if (widthOf(text, size) <= room) return [text];
  if (most < 2) return undefined;
  const words = text.split(" ");
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  return cuts
    .filter((pair) => pair.every((line) => widthOf(line, size) <= room))
    .sort((a, b) => Math.max(...a.map((l) => l.length)) - Math.max(...b.map((l) => l.length)))[0];
}

function drawBox(technology: Technology, node: Node, box: Box, accent: string, type: Headings): string {
  const { x, y, width, height } = box;
  const core = node.core ?? node.sign === "logo";
  const ink = core ? PAPER : INK;
  const stacked = width < 300 && height > 150;
  const sign = stacked ? 44 : Math.min(48, height - 34);
  const pad = width < 400 ? 18 : 26;
  const without = width - pad * 2;
  const beside = stacked ? without : without - sign - 16;
  const sizes = width < 400 ? [28, 26, 25, 24] : [31, 28];
  const fit = (room: number): number | undefined =>
    sizes.find((size) => headingWidth(node.title, size) <= room);
  const noteOf = (room: number): string[] | undefined =>
    node.note === undefined ? [] : lines(node.note, 22.5, room, height > 125 ? 2 : 1);
  const signed = fit(beside) !== undefined && noteOf(beside) !== undefined;
  const room = signed ? beside : without;
  const size = fit(room);
  if (size === undefined) throw new Error(`${technology.slug}: « ${node.title} » is too long for a phone`);
  const note = noteOf(room);
  if (note === undefined) process.stderr.write(`${technology.slug}: no room for « ${node.note} »\n`);
  const under = note ?? [];
  const textX = stacked ? x + pad : signed ? x + pad + sign + 16 : x + pad;
  const block = size * 0.74 + under.length * 29;
  const top = stacked ? y + pad + sign + 26 : y + (height - block) / 2 - (under.length ? 1 : 0);
  const baseline = top + size * 0.74;
  const signAt: [number, number] = [x + pad, stacked ? y + pad + 4 : y + (height - sign) / 2];
  return (
    rect(x, y, width, height, {
      rx: 8,
      fill: core ? INK : node.tinted ? mix(PAPER, accent, 0.26) : PAPER,
      stroke: core ? INK : node.tinted ? accent : mix(LINE, INK, 0.12),
      "stroke-width": 2,
    }) +
    (!signed && !stacked
      ? ""
      : node.sign === "logo"
        ? group(
            {
              fill: LEAF,
              transform: `translate(${signAt[0]} ${signAt[1]})scale(${Math.round((sign / 24) * 100) / 100})`,
            },
            markPaths(markOf(technology)),
          )
        : pictogram(node.sign, ...signAt, sign, core ? LEAF : node.tinted ? INK : darker(accent, 0.3))) +
    type.heading(node.title, textX, Math.round(baseline), { size, fill: ink }) +
    under
      .map((line, i) =>
        label(line, textX, Math.round(baseline + 30 + i * 27), {
          size: 22.5,
          fill: core ? "#B9CCC1" : MUTED,
        }),
      )
      .join("")
  );
}

const arrow = (x: number, y: number, dx: number, dy: number): string =>
  `M${x} ${y}L${x - dx * 13 + dy * 8} ${y - dy * 13 + dx * 8} ${x - dx * 13 - dy * 8} ${y - dy * 13 - dx * 8}z`;

/** The schema for a phone: its boxes in rows, wide enough for letters of ten pixels. */
export function phoneSchema(technology: Technology, diagram: Diagram): string {
  const accent = ACCENTS[technology.accent];
  const type = createHeadings();
  const rows = (ROWS[technology.slug] ?? Object.keys(diagram.nodes)).map((row) => row.split(" "));
  const gap = rows.length === 4 ? 32 : rows.length === 3 ? 42 : 64;
  const [top, bottom] = [92, HEIGHT - 30];
  const even = Math.round((bottom - top - gap * (rows.length - 1)) / rows.length);
  // Of two rows, the second has three boxes, with their signs above their words.
  const heights = rows.length === 2 ? [even - 46, even + 46] : rows.map(() => even);
  const topOf = (row: number): number => top + heights.slice(0, row).reduce((sum, one) => sum + one + gap, 0);
  const boxes: Box[] = rows.flatMap((ids, row) => {
    const between = ids.length === 3 ? 22 : 44;
    const width = (WIDTH - MARGIN * 2 - between * (ids.length - 1)) / ids.length;
    return ids.map((id, column) => ({
      ...{ id, row, width: Math.round(width), height: heights[row] ?? even },
      x: Math.round(MARGIN + column * (width + between)),
      y: topOf(row),
    }));
  });
  if (boxes.length !== Object.keys(diagram.nodes).length)
    throw new Error(`${technology.slug}: a box is missing`);
  const colour = mix(INK, accent, 0.35);
  const links = diagram.links.map((link) => {
    const [a, b] = [link.from, link.to].map((end) => boxes.find(({ id }) => id === end.split(".")[0])) as [
      Box,
      Box,
    ];
    if (!a || !b || Math.abs(a.row - b.row) > 1) return "";
    const dash = link.dashed ? "3 9" : undefined;
    const stroke = {
      stroke: colour,
      "stroke-width": 3,
      "stroke-dasharray": dash,
      "stroke-linecap": "round",
      fill: "none",
    };
    if (a.row === b.row) {
      const right = a.x < b.x;
      const y = a.y + a.height / 2;
      const [from, to] = right ? [a.x + a.width, b.x] : [a.x, b.x + b.width];
      const d = right ? 1 : -1;
      return (
        path(`M${from + (link.both ? 13 * d : 2 * d)} ${y}H${to - 13 * d}`, { ...stroke }) +
        path(arrow(to - d * 2, y, d, 0) + (link.both ? arrow(from + d * 2, y, -d, 0) : ""), { fill: colour })
      );
    }
    const narrow = a.width <= b.width ? a : b;
    const x = narrow.x + narrow.width / 2;
    const down = a.row < b.row;
    const d = down ? 1 : -1;
    const right = x + 20 + widthOf(link.label ?? "", 22) < WIDTH - 12;
    const [from, to] = down ? [a.y + a.height, b.y] : [a.y, b.y + b.height];
    return (
      path(`M${x} ${from + (link.both ? 13 * d : 2 * d)}V${to - 13 * d}`, { ...stroke }) +
      path(arrow(x, to - d * 2, 0, d) + (link.both ? arrow(x, from + d * 2, 0, -d) : ""), { fill: colour }) +
      (link.label && gap > 30
        ? label(link.label, x + (right ? 20 : -20), (from + to) / 2 + 7, {
            ...{ size: 22, fill: MUTED },
            anchor: right ? "start" : "end",
          })
        : "")
    );
  });
  const titleSize = [33, 31, 29, 27].find((size) => headingWidth(diagram.title, size) <= WIDTH - MARGIN * 2);
  if (!titleSize) throw new Error(`${technology.slug}: the title is too long for a phone`);
  const title = type.heading(diagram.title, MARGIN, 66, { size: titleSize, fill: INK });
  const drawn = boxes.map((box) => drawBox(technology, diagram.nodes[box.id] as Node, box, accent, type));
  return svgDocument(
    WIDTH,
    HEIGHT,
    { defs: type.defs() },
    rect(0, 0, WIDTH, HEIGHT, { fill: MIST }),
    contourGround(`${technology.slug}/phone`, WIDTH, HEIGHT, {
      colour: mix(MIST, accent, 0.34),
      count: 3,
      hill: 420,
      spacing: 72,
    }),
    rect(MARGIN, 26, 40, 6, { fill: accent }),
    title,
    sans(...links, ...drawn),
  );
}
