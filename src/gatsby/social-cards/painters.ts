import { once } from "node:events";
import { availableParallelism } from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { socialCardSize } from "../../seo/social-card";
import { mapConcurrently } from "../concurrency";
import type { Art } from "./card";
import type { PlacedDrawing } from "./drawing";

/** A card to paint: its picture, what lies above it, and where the JPEG goes. */
export interface Order {
  readonly art: Art;
  /** SVG of the card's size. */
  readonly ground: string;
  readonly words: PlacedDrawing;
  /** Absolute path of the file; its folder is made. */
  readonly target: string;
}

interface Answer {
  readonly target: string;
  readonly fault?: string;
}

/** Some networks refuse heavier pictures, and all load them on the visitor's line. */
export const maxBytes = 60_000;

/**
 * Paints cards, on every core, and one more while others wait for their order or for the disk. In threads, because
 * pixels are memory: in the thread that holds the whole site, each few cards would have the collector go through all
 * of it.
 *
 * @param orderOf called when the card's turn has come
 * @throws Error that names the file of a card that cannot be painted
 */
export async function paintAll<Item>(
  items: readonly Item[],
  orderOf: (item: Item) => Order,
  done: () => void,
): Promise<void> {
  const file = path.resolve("src/gatsby/social-cards/paint.worker.mjs");
  const workerData = { ...socialCardSize, maxBytes };
  const count = Math.min(availableParallelism() + 1, items.length);
  const idle = Array.from({ length: count }, () => new Worker(file, { workerData }));
  const all = [...idle];
  try {
    await mapConcurrently(items, count, async (item) => {
      const worker = idle.pop();
      if (!worker) throw new Error("More cards at a time than threads.");
      worker.postMessage(orderOf(item));
      const [{ target, fault }] = (await once(worker, "message")) as [Answer];
      if (fault) throw new Error(`${target} : l’image de partage n’a pas pu être dessinée. ${fault}`);
      idle.push(worker);
      done();
    });
  } finally {
    await Promise.all(all.map((worker) => worker.terminate()));
  }
}
