import { path } from "../lib/svg";

/** Line signs on a grid of 24 units, drawn with a stroke of about 1.6. */
const SIGNS = {
  screen: "M3 5h18v12H3zM9 21h6M12 17v4",
  browser: "M3 4h18v16H3zM3 8.5h18M6 6.3h.1M8.5 6.3h.1",
  phone: "M7 2.5h10v19H7zM11 18.5h2",
  server: "M4 4h16v7H4zM4 13h16v7H4zM7.5 7.5h.1M7.5 16.5h.1M11 7.5h6M11 16.5h6",
  database: "M4 6c0-1.7 3.6-3 8-3s8 1.3 8 3-3.6 3-8 3-8-1.3-8-3v12c0 1.7 3.6 3 8 3s8-1.3 8-3V6M4 12c0 1.7 3.6 3 8 3s8-1.3 8-3",
  queue: "M3 7h4v10H3zM10 7h4v10h-4zM17 7h4v10h-4z",
  mail: "M3 5h18v14H3zM3 6l9 7 9-7",
  lock: "M5 11h14v10H5zM8 11V7.5a4 4 0 0 1 8 0V11M12 15v2.5",
  key: "M8 12a4 4 0 1 0 0 .1zM8 12h13M17.5 12v4M21 12v3M4 12h.1",
  user: "M12 12a4.2 4.2 0 1 0-.1 0zM4 21c.6-4.6 3.6-6.5 8-6.5s7.4 1.9 8 6.5",
  users: "M9 12a3.6 3.6 0 1 0-.1 0zM2.5 20c.5-3.8 2.9-5.5 6.5-5.5s6 1.7 6.5 5.5M15.5 5.2a3.4 3.4 0 0 1 0 6.6M17.5 14.9c2.3.6 3.6 2.2 4 5.1",
  cloud: "M7 19a4.5 4.5 0 0 1-.6-9A6 6 0 0 1 18 9.5a4.8 4.8 0 0 1-.5 9.5z",
  file: "M5 2.5h9l5 5v14H5zM14 2.5v5h5M8.5 12.5h7M8.5 16.5h7",
  clock: "M12 3a9 9 0 1 1-.1 0zM12 7.5V12l3.5 2",
  chart: "M3.5 3.5v17h17M8 16.5v-4M12.5 16.5V8M17 16.5V5.5",
  box: "M12 2.5l8.5 4.7v9.6L12 21.5l-8.5-4.7V7.2zM3.5 7.2L12 12l8.5-4.8M12 12v9.5",
  search: "M10.5 4a6.5 6.5 0 1 1-.1 0zM15.5 15.5l5 5",
  branch: "M7 5.5a2 2 0 1 1-.1 0zM7 20.5a2 2 0 1 1-.1 0zM17 8.5a2 2 0 1 1-.1 0zM7 9.5v7M17 12.5c0 3.5-4 3-8.5 5",
  gear: "M12 8.5a3.5 3.5 0 1 1-.1 0zM12 2.5v3.5M12 18v3.5M2.5 12H6M18 12h3.5M5.3 5.3l2.4 2.4M16.3 16.3l2.4 2.4M18.7 5.3l-2.4 2.4M7.7 16.3l-2.4 2.4",
  shield: "M12 2.5l8 2.5v6.5c0 5-3.3 8.2-8 10-4.7-1.8-8-5-8-10V5zM8.5 12l2.5 2.5 4.5-5",
  terminal: "M3 4h18v16H3zM7 9l3.5 3L7 15M12.5 15.5H17",
  pen: "M4 20l1-4.5L16.5 4 20 7.5 8.5 19zM14 6.5L17.5 10",
  globe: "M12 3a9 9 0 1 1-.1 0zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9s.5-6 3.5-9",
  check: "M12 3a9 9 0 1 1-.1 0zM8 12.5l2.8 2.8 5.2-6",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l1.5 1.5h-15zM10.5 21.5h3",
  disk: "M3.5 6h17v12h-17zM12 9a3 3 0 1 1-.1 0zM17.5 9h.1",
  alert: "M12 3.5L21.5 20h-19zM12 10v4.5M12 17.2v.1",
  cart: "M2.5 4H6l2.5 11.5h9.5l2.5-8.5H6.7M9.5 20a1 1 0 1 1-.1 0zM17 20a1 1 0 1 1-.1 0z",
  layers: "M12 3l9 4.5-9 4.5-9-4.5zM3 12l9 4.5 9-4.5M3 16.5L12 21l9-4.5",
  atom: "M2 12a10 3.9 0 1 0 20 0 10 3.9 0 1 0-20 0M7 3.3a10 3.9 60 1 0 10 17.4 10 3.9 60 1 0-10-17.4M17 3.3a10 3.9 120 1 0-10 17.4 10 3.9 120 1 0 10-17.4M12 11.5a.5.5 0 1 1-.1 0z",
} as const; // prettier-ignore

export type Sign = keyof typeof SIGNS;

/** A line sign in a square of `size` pixels whose top left corner is at (x, y). */
export function pictogram(sign: Sign, x: number, y: number, size: number, colour: string): string {
  const scale = size / 24;
  return path(SIGNS[sign], {
    transform: `translate(${x} ${y})scale(${Math.round(scale * 100) / 100})`,
    fill: "none",
    stroke: colour,
    "stroke-width": Math.round((2.6 / scale) * 10) / 10,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}
