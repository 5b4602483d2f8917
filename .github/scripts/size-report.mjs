/**
 * What the built site weighs on the wire, as Markdown: `size-report.mjs <dist> <sizes.json> [--write]`.
 * Compares with the sizes of `sizes.json` where it exists; `--write` replaces it. Sizes are bytes, after Brotli
 * where the build has compressed the file.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** @param {string} folder a built site @returns {Record<string, number>} bytes or counts, by title */
export function measure(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const pages = files.filter((file) => file.endsWith(".html"));
  const weights = pages.map(sent);
  const home = readFileSync(path.join(folder, "index.html"), "utf8");
  // Named by the start script (src/publish/start-script.ts), which fetches them.
  const [, held = ""] = / data-scripts="([^"]*)"/.exec(home) ?? [];
  const scripts = held.split(" ").map((address) => path.join(folder, address));
  const pictures = files.filter((file) => /\.(?:svg|png|jpe?g|webp|avif|ico)$/.test(file));
  const published = files.filter((file) => !/\.(?:br|gz)$/.test(file));
  return {
    Pages: pages.length,
    "Page d’accueil": sent(path.join(folder, "index.html")),
    "Page moyenne": Math.round(sum(weights) / pages.length),
    "Page la plus lourde": Math.max(...weights),
    "Scripts de la page d’accueil": sum(scripts.map(sent)),
    "Images, toutes tailles": sum(pictures.map((file) => statSync(file).size)),
    "Site entier, non compressé": sum(published.map((file) => statSync(file).size)),
  };
}

/** @param {Record<string, number>} sizes @param {Record<string, number>} [earlier] */
export function report(sizes, earlier = {}) {
  const rows = Object.entries(sizes).map(([title, value]) => {
    const shown = title === "Pages" ? String(value) : bytes(value);
    return `| ${title} | ${shown} | ${change(value, earlier[title])} |`;
  });
  return ["## Poids du site", "", "| | Ici | Site en ligne |", "|---|---:|---:|", ...rows, ""].join("\n");
}

function change(value, before) {
  if (before === undefined) return "inconnu";
  const percent = ((value - before) / before) * 100;
  if (Math.abs(percent) < 0.05) return "égal";
  const sign = percent > 0 ? "+" : "−";
  return `${sign}${Math.abs(percent).toLocaleString("fr-FR", { maximumFractionDigits: 1 })}\u00a0%`;
}

const sent = (file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

function bytes(count) {
  const [amount, unit] = count < 1e6 ? [count / 1e3, "ko"] : [count / 1e6, "Mo"];
  return `${amount.toLocaleString("fr-FR", { maximumFractionDigits: 1 })}\u00a0${unit}`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder = "dist", file = "sizes.json", option] = process.argv.slice(2);
  const sizes = measure(folder);
  process.stdout.write(report(sizes, existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined));
  if (option === "--write") writeFileSync(file, JSON.stringify(sizes));
}
