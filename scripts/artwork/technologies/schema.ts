import { contourGround } from "../interface/ground";
import { createHeadings, headingWidth } from "../interface/heading";
import type { Headings } from "../interface/heading";
import { pictogram } from "../interface/pictograms";
import { label, sans, widthOf } from "../interface/text";
import { ACCENTS, darker, INK, LEAF, LINE, MIST, mix, PAPER } from "../lib/palette";
import { group, path, rect, svgDocument } from "../lib/svg";
import type { Technology } from "./entries";
import type { Diagram, Link, Node } from "./diagram";
import { routeOf } from "./link-route";
import type { Side } from "./link-route";
import { markOf, markPaths } from "./mark";

const WIDTH = 1200;
const HEIGHT = 900;
const BOX_HEIGHT = 128;
const PADDING = 28;
const SIGN = 44;
const MUTED = "#4A5F55";

function boxOf(node: Node): { x: number; y: number; width: number; height: number } {
  const text = Math.max(headingWidth(node.title, 31), node.note ? widthOf(node.note, 23) : 0);
  const width = Math.round((PADDING * 2 + SIGN + 20 + text) / 2) * 2;
  return { x: node.at[0] - width / 2, y: node.at[1] - BOX_HEIGHT / 2, width, height: BOX_HEIGHT };
}

function drawNode(technology: Technology, node: Node, accent: string, type: Headings): string {
  const { x, y, width, height } = boxOf(node);
  const core = node.core ?? node.sign === "logo";
  const tint = mix(PAPER, accent, 0.26);
  const middle = y + height / 2;
  const textX = x + PADDING + SIGN + 20;
  const sign =
    node.sign === "logo"
      ? group(
          {
            fill: LEAF,
            transform: `translate(${x + PADDING} ${middle - SIGN / 2})scale(${Math.round((SIGN / 24) * 100) / 100})`,
          },
          markPaths(markOf(technology)),
        )
      : pictogram(
          node.sign,
          x + PADDING,
          middle - SIGN / 2,
          SIGN,
          core ? LEAF : node.tinted ? INK : darker(accent, 0.3),
        );
  return (
    rect(x, y, width, height, {
      rx: 8,
      fill: core ? INK : node.tinted ? tint : PAPER,
      stroke: core ? INK : node.tinted ? accent : mix(LINE, INK, 0.12),
      "stroke-width": 2,
    }) +
    sign +
    type.heading(node.title, textX, node.note ? middle - 5 : middle + 11, {
      size: 31,
      fill: core ? PAPER : INK,
    }) +
    (node.note ? label(node.note, textX, middle + 31, { size: 23, fill: core ? "#B9CCC1" : MUTED }) : "")
  );
}

function drawLink(diagram: Diagram, link: Link, accent: string): { line: string; tag: string } {
  const end = (text: string): { x: number; y: number; side: Side } => {
    const [id = "", side = "r"] = text.split(".");
    const node = diagram.nodes[id];
    if (!node) throw new Error(`${diagram.title}: no box « ${id} »`);
    const { x, y, width, height } = boxOf(node);
    // « box.b+60 » leaves the side 60 pixels after its middle.
    const shift = Number(/[+-]\d+$/.exec(side)?.[0] ?? 0);
    const places = {
      l: [x, y + height / 2 + shift],
      r: [x + width, y + height / 2 + shift],
      t: [x + width / 2 + shift, y],
      b: [x + width / 2 + shift, y + height],
    } as const;
    const name = side.charAt(0) as Side;
    return { x: places[name][0], y: places[name][1], side: name };
  };
  const colour = mix(INK, accent, 0.35);
  const route = routeOf(end(link.from), end(link.to), link.both ?? false);
  const line =
    path(route.d, {
      fill: "none",
      stroke: colour,
      "stroke-width": 2.6,
      "stroke-dasharray": link.dashed ? "3 9" : undefined,
      "stroke-linecap": "round",
    }) + path(route.heads, { fill: colour });
  const others = Object.entries(diagram.nodes).map(([id, node]) => ({ id, ...boxOf(node) }));
  const crossed = (id: string, left: number, right: number, top: number, bottom: number): void => {
    const box = others.find((one) => one.id === id);
    if (
      box &&
      left < box.x + box.width - 1 &&
      right > box.x + 1 &&
      top < box.y + box.height - 1 &&
      bottom > box.y + 1
    )
      throw new Error(`${diagram.title}: the link ${link.from} → ${link.to} covers « ${id} »`);
  };
  route.points.forEach((point, i) => {
    const before = route.points[i - 1];
    if (!before) return;
    const [xs, ys] = [
      [point[0], before[0]],
      [point[1], before[1]],
    ];
    for (const { id } of others)
      crossed(id, Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys));
  });
  if (!link.label) return { line, tag: "" };
  const width = widthOf(link.label, 22) + 24;
  const [x, y] = [route.middle[0] + (link.nudge?.[0] ?? 0), route.middle[1] + (link.nudge?.[1] ?? 0)];
  for (const { id } of others) crossed(id, x - width / 2 + 6, x + width / 2 - 6, y - 13, y + 13);
  const tag =
    rect(x - width / 2, y - 19, width, 38, { fill: MIST, rx: 6 }) +
    label(link.label, x, y + 8, { size: 22, fill: MUTED, anchor: "middle" });
  return { line, tag };
}

/** No box may leave the picture, nor lie on another. */
function check(diagram: Diagram): void {
  const boxes = Object.entries(diagram.nodes).map(([id, node]) => ({ id, ...boxOf(node) }));
  for (const a of boxes) {
    if (a.x < 40 || a.x + a.width > WIDTH - 40 || a.y < 130 || a.y + a.height > HEIGHT - 40)
      throw new Error(`${diagram.title}: ${a.id} leaves the picture (${a.x}–${a.x + a.width}, ${a.y})`);
    for (const b of boxes)
      if (
        a.id < b.id &&
        a.x < b.x + b.width + 24 &&
        b.x < a.x + a.width + 24 &&
        a.y < b.y + b.height + 24 &&
        b.y < a.y + a.height + 24
      )
        throw new Error(`${diagram.title}: ${a.id} touches ${b.id}`);
  }
}

/** Draws the schema of a technology: a few boxes, what links them, on a light ground. */
export function schema(technology: Technology, diagram: Diagram): string {
  check(diagram);
  const accent = ACCENTS[technology.accent];
  const type = createHeadings();
  const links = diagram.links.map((link) => drawLink(diagram, link, accent));
  const frames = (diagram.frames ?? []).map(({ label: text, box: [x, y, width, height] }) => {
    const tab = widthOf(text, 22, true) + 32;
    return (
      rect(x, y, width, height, {
        rx: 12,
        fill: mix(MIST, accent, 0.1),
        stroke: accent,
        "stroke-width": 2,
        "stroke-dasharray": "8 8",
      }) +
      rect(x + 28, y - 20, tab, 40, { rx: 6, fill: accent }) +
      label(text, x + 44, y + 8, { size: 22, bold: true, fill: INK })
    );
  });
  const title = type.heading(diagram.title, 64, 116, { size: 36, fill: INK, within: WIDTH - 128 });
  const boxes = Object.values(diagram.nodes).map((node) => drawNode(technology, node, accent, type));
  return svgDocument(
    WIDTH,
    HEIGHT,
    { defs: type.defs() },
    rect(0, 0, WIDTH, HEIGHT, { fill: MIST }),
    contourGround(`${technology.slug}/schema`, WIDTH, HEIGHT, {
      colour: mix(MIST, accent, 0.34),
      count: 4,
      hill: 620,
      spacing: 72,
    }),
    rect(64, 66, 40, 6, { fill: accent }),
    title,
    sans(...frames, ...links.map(({ line }) => line), ...boxes, ...links.map(({ tag }) => tag)),
  );
}
