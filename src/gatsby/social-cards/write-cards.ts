import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { socialCardPath } from "../../seo/social-card";
import { mapConcurrently } from "../api-posts/concurrency";
import type { Card } from "./card";
import { cardOverlay } from "./drawing";
import { renderCard } from "./render";

/** Counts up when `renderCard` changes what it makes of the same input. */
const rendering = 2;

interface Destination {
  /** The published folder. */
  readonly published: string;
  /** Where the next build finds what each card was drawn from. */
  readonly ledger: string;
  /** Host name written on the cards. */
  readonly address: string;
  readonly progress: (done: number, total: number) => void;
}

/**
 * Draws the cards of all pages into the published folder; one whose words and picture are those of the last build
 * stays. A card whose page is gone goes.
 *
 * @returns how many were drawn
 */
export async function writeCards(cards: readonly Card[], destination: Destination): Promise<number> {
  const { published, ledger, address, progress } = destination;
  const known = await readLedger(ledger);
  const hashes: Record<string, string> = {};
  let drawn = 0;
  let done = 0;
  await mapConcurrently(cards, 4, async (card) => {
    const overlay = cardOverlay(card, address);
    const hash = createHash("sha1")
      .update(`${rendering} ${card.art.place} ${overlay}`)
      .update(await readFile(card.art.file))
      .digest("base64");
    const file = socialCardPath(card.page);
    const target = path.join(published, file);
    if (known[file] !== hash || !existsSync(target)) {
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, await renderCard(card, overlay));
      drawn += 1;
    }
    hashes[file] = hash;
    progress(++done, cards.length);
  });
  await clearOthers(published, hashes);
  await mkdir(path.dirname(ledger), { recursive: true });
  await writeFile(ledger, JSON.stringify(hashes));
  return drawn;
}

async function clearOthers(published: string, cards: Readonly<Record<string, string>>): Promise<void> {
  const folder = path.join(published, path.dirname(socialCardPath("/")));
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(published, file).split(path.sep).join("/")}`;
    if (entry.isFile() && !(address in cards)) await rm(file);
  }
}

async function readLedger(file: string): Promise<Record<string, string>> {
  return existsSync(file) ? (JSON.parse(await readFile(file, "utf8")) as Record<string, string>) : {};
}
