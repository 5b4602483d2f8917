import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { socialCardPath } from "../../seo/social-card";
import { mapConcurrently } from "../../shared/concurrency";
import { cardDrawer, contours, type CardLook } from "./draw-card";
import type { Card } from "./read-cards";

interface Destination extends CardLook {
  /** The published folder. */
  readonly published: string;
  /** Folder that keeps drawn cards between builds, each under a digest of what it was drawn from. */
  readonly cache: string;
}

/**
 * Writes the cards of all pages into the published folder; one that the cache holds is not drawn again.
 *
 * @returns how many were drawn
 */
export async function writeCards(
  cards: readonly Card[],
  { published, cache, ...look }: Destination,
): Promise<number> {
  const sources = ["src/gatsby/social-cards/draw-card.ts", "src/shared/colours.ts", contours];
  const drawing = digestOf(Buffer.concat(sources.map((file) => readFileSync(file))));
  await rm(path.join(published, path.dirname(socialCardPath("/"))), { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const { name: brandName, sign, colours } = look.brand;
  const fontFiles = look.font.files.map((file) => path.basename(file));
  const common = [drawing, look.address, brandName, sign, colours, fontFiles];
  const draw = cardDrawer(look);
  const used = new Set<string>();
  let drawn = 0;
  await mapConcurrently(cards, availableParallelism(), async ({ page, title, sky }) => {
    const name = `${digestOf(JSON.stringify([common, title, sky]))}.jpg`;
    const [cached, target] = [path.join(cache, name), path.join(published, socialCardPath(page))];
    await mkdir(path.dirname(target), { recursive: true });
    if (!existsSync(cached)) {
      drawn += 1;
      // Written under another name first: a build may be interrupted, and two pages may have the same card.
      const unfinished = `${cached}.${drawn}`;
      const picture = sky && { ...sky, file: path.join(published, decodeURI(sky.address)) };
      await writeFile(unfinished, await draw(title, picture));
      await rename(unfinished, cached);
    }
    used.add(name);
    // With its date, by which `src/publish` sees that it is the same.
    await cp(cached, target, { preserveTimestamps: true });
  });
  for (const name of await readdir(cache)) if (!used.has(name)) await rm(path.join(cache, name));
  return drawn;
}

const digestOf = (data: string | Buffer): string => createHash("sha1").update(data).digest("hex");
