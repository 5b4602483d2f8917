import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { socialCardPath } from "../../seo/social-card";
import { mapConcurrently } from "../concurrency";
import { readLedger, writeLedger } from "../ledger";
import { listFiles } from "../list-files";
import type { Card } from "./card";
import { groundDrawing, kindOf, wordsDrawing } from "./drawing";
import { Painter } from "./painter";

/** Counts up when `painter.process.mjs` makes something else of the same drawings. */
const rendering = 4;
/** Orders under way: so many that the painter has enough of them while webpack keeps this process busy. */
const ahead = 4 * availableParallelism();

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
  const { published, ledger, address } = destination;
  const known = await readLedger<string>(ledger);
  const style = styleOf(address);
  const digests: Record<string, string> = {};
  const changed: Card[] = [];
  for (const card of cards) {
    const file = socialCardPath(card.page);
    digests[file] = digestOf(style, card);
    if (known[file] !== digests[file] || !existsSync(path.join(published, file))) changed.push(card);
  }
  await mkdir(path.join(published, path.dirname(socialCardPath("/"))), { recursive: true });
  if (changed.length > 0) {
    // Until they are all there: a build that stops in between leaves pictures that nobody vouches for.
    const files = new Set(changed.map((card) => socialCardPath(card.page)));
    const standing = Object.entries(known).filter(([file]) => !files.has(file));
    await writeLedger(ledger, Object.fromEntries(standing));
    await drawAll(changed, destination);
  }
  await clearOthers(published, digests);
  await writeLedger(ledger, digests);
  return changed.length;
}

async function drawAll(cards: readonly Card[], { published, address, progress }: Destination): Promise<void> {
  const grounds = new Map<string, string>();
  const groundOf = (card: Card): string => {
    const kind = kindOf(card);
    const key = JSON.stringify(kind);
    const ground = grounds.get(key) ?? groundDrawing(kind, address);
    grounds.set(key, ground);
    return ground;
  };
  const targetOf = (card: Card): string => path.join(published, socialCardPath(card.page));
  const folders = new Set(cards.map((card) => path.dirname(targetOf(card))));
  await Promise.all([...folders].map((folder) => mkdir(folder, { recursive: true })));
  const painter = new Painter();
  let done = 0;
  try {
    await mapConcurrently(cards, ahead, async (card) => {
      const [ground, words, target] = [groundOf(card), wordsDrawing(card), targetOf(card)];
      await painter.paint({ art: card.art, ground, words, target });
      progress(++done, cards.length);
    });
  } finally {
    painter.close();
  }
}

/** What a card is drawn from, so that nothing is drawn, nor even set in type, to see that a card is still right. */
function digestOf(style: string, { kicker, title, lead, art }: Card): string {
  const words = JSON.stringify([kicker, title, lead, art.place, art.digest]);
  return createHash("sha1").update(style).update(words).digest("base64");
}

/** Changes with how cards look, for whatever reason (code, fonts, logo, address): a few cards stand for all. */
function styleOf(address: string): string {
  const sample = { page: "/", title: 'Portez ce vieux <span class="green">whisky</span> au juge 0123456789' };
  const art = { file: "", digest: "" };
  const panel: Card = { ...sample, kicker: "Blond qui fume", art: { ...art, place: "panel" } };
  const lettered: Card = { ...sample, lead: "Voix ambiguë d’un cœur", art: { ...art, place: "backdrop" } };
  return JSON.stringify([
    rendering,
    ...[panel, lettered].flatMap((card) => [groundDrawing(kindOf(card), address), wordsDrawing(card).svg]),
  ]);
}

async function clearOthers(published: string, cards: Readonly<Record<string, string>>): Promise<void> {
  const folder = path.posix.dirname(socialCardPath("/"));
  for (const file of listFiles(path.join(published, folder)))
    if (!(`${folder}/${file}` in cards)) await rm(path.join(published, folder, file));
}
