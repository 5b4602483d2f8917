import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import path from "node:path";
import { root } from "./script";

/** Rows of text as a Markdown table, ready for the README. */
export const markdownTable = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/**
 * Writes a bench's figures as JSON into `bench-results/`, with the day and the machine, and says where.
 *
 * @param name start of the file's name
 * @returns day and machine, to stand below a table
 */
export function saveFigures(name: string, figures: object): string {
  const date = new Date().toISOString();
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? "?"}`;
  const file = path.join(root, "bench-results", `${name}-${date.replace(/[:.]/g, "-")}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ date, machine, ...figures }, null, 2));
  console.log(`\nTous les chiffres : ${path.relative(root, file)}`);
  return `${date.slice(0, 10)}, ${machine}`;
}

/** The middle one of some figures, the greater one of an even number; NaN of none. */
export const median = (figures: readonly number[]): number =>
  figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)] ?? NaN;

/** A number as French writes it. */
export const inFrench = (value: number, digits: number): string =>
  value.toLocaleString("fr-FR", { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** A duration, to the tenth of a second. */
export const inSeconds = (seconds: number): string => `${inFrench(seconds, 1)} s`;
