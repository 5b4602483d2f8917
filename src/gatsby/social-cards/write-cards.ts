import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { cp, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { socialCardPath } from "../../seo/social-card";
import { mapConcurrently } from "../../shared/concurrency";
import { cardDrawer, type CardLook } from "./draw-card";
import { contours, type PageCard } from "./read-cards";

interface Destination extends CardLook {
  /** The published folder. */
  readonly published: string;
  /** Folder that keeps drawn cards between builds, each under a digest of what it was drawn from. */
  readonly cache: string;
  readonly warn: (message: string) => void;
}

/**
 * Writes the cards of all pages into the published folder; one that the cache holds is not drawn again. A page whose card
 * cannot be drawn is named in a warning and has contour lines alone: an author of the API must not stop the build.
 *
 * @returns how many were drawn
 */
export async function writeCards(
  cards: readonly PageCard[],
  { published, cache, warn, ...look }: Destination,
): Promise<number> {
  const sources = [
    "src/gatsby/social-cards/draw-card.ts",
    "src/gatsby/social-cards/card-fonts.ts",
    "src/shared/colours.ts",
    contours,
  ];
  const drawing = digestOf(Buffer.concat(sources.map((file) => readFileSync(file))));
  await rm(path.join(published, path.dirname(socialCardPath("/"))), { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const { name: brandName, sign, colours } = look.brand;
  const fonts = Object.values(look.fonts).map(({ file, others = "" }) => [
    path.basename(file),
    path.basename(others),
  ]);
  const common = [look.address, brandName, sign, colours, fonts];
  const draw = cardDrawer(look);
  const used = new Set<string>();
  let drawn = 0;
  await mapConcurrently(cards, availableParallelism(), async ({ page, ...card }) => {
    // The key ignores a picture's path: the same picture is drawn once.
    const shown = { ...card, picture: card.digest ?? card.picture };
    const name = `${digestOf(drawing + JSON.stringify([common, shown]))}.jpg`;
    const [cached, target] = [path.join(cache, name), path.join(published, socialCardPath(page))];
    await mkdir(path.dirname(target), { recursive: true });
    if (!existsSync(cached)) {
      drawn += 1;
      // Written under another name first: a build may be interrupted, and two pages may have the same card.
      const unfinished = `${cached}.${drawn}`;
      const jpeg = await draw(card).catch((reason: unknown) => {
        warn(`${page} : l’image de partage n’a pas pu être dessinée, un motif la remplace. ${reason}`);
      });
      // Not kept, so that the next build tries and warns again.
      if (!jpeg) return writeFile(target, await draw({ picture: contours }));
      await writeFile(unfinished, jpeg);
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
