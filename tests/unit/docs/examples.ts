import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { starters, type Starter } from "../../../src/content-check/new/starters";
import { toSlug } from "../../../src/shared/slug";

/**
 * Names of pages that tests begin as `npm run content:new` does, by the word it takes. The documentation names them too,
 * and editors may well add them: they are then taken from the copies of the content that tests work on.
 */
const exampleNames: Readonly<Record<string, readonly string[]>> = {
  ville: ["Orléans", "Le Puy-en-Velay"],
  service: ["Audit de sécurité"],
  technologie: ["Kubernetes"],
};

/**
 * Takes the pages of `exampleNames` from a copy of `content/`, and what names them: menus, lists, redirections, links.
 *
 * @param content the folder of the copy
 */
export function removeExamples(content: string): void {
  const pages = Object.entries(exampleNames).flatMap(([type, names]) => {
    const { folder, address } = starters[type] as Starter;
    return names.map(toSlug).map((slug) => ({ slug, folder, address: address(slug) }));
  });
  for (const { folder, slug } of pages)
    rmSync(path.join(content, folder, slug), { recursive: true, force: true });
  for (const file of globSync("{*,*/*}/*.{json,md}", { cwd: content })) {
    const text = readFileSync(path.join(content, file), "utf8");
    const without = file.endsWith(".md") ? withoutLinks : withoutReferences;
    const rest = pages.reduce(
      (left, { slug, address }) => (left.includes(slug) ? without(left, slug, address) : left),
      text,
    );
    if (rest !== text) writeFileSync(path.join(content, file), rest);
  }
}

/** Links to a page lead to the list of its kind instead. */
function withoutLinks(text: string, slug: string, address: string): string {
  const list = address.replace(`/${slug}`, "");
  return text.replaceAll(`="${address}"`, `="${list}"`).replaceAll(`](${address})`, `](${list})`);
}

function withoutReferences(json: string, slug: string, address: string): string {
  const names = (item: unknown): boolean =>
    item === slug ||
    Object.entries(item ?? {}).some(([key, value]) => /^(?:from|to)$/.test(key) && value === address);
  const without: unknown = JSON.parse(json, (_key, value: unknown) => {
    if (typeof value === "string") return withoutLinks(value, slug, address);
    return Array.isArray(value) ? value.filter((item) => !names(item)) : value;
  });
  return isDeepStrictEqual(without, JSON.parse(json)) ? json : `${JSON.stringify(without, null, 2)}\n`;
}
