import { gestures, openSlowPhone, type Touch } from "../../tests/bench/first-touch";
import { startNginx } from "../../tests/hosting/nginx-server";
import { copySite } from "../../tests/hosting/server";
import { inFrench, markdownTable, median, saveFigures } from "./figures";
import { findChromium } from "./find-chromium";
import { onShutDown } from "./run";
import { step } from "./script";

/**
 * How soon the first touch is answered on a slow phone and line, before the scripts have come, and whether it still
 * holds once they have. On the site as it was last built. Prints a table of medians and writes all figures.
 *
 * @param nginx its path
 * @param runs how often each gesture is made
 * @throws UserError when Chromium is missing
 */
export async function benchTouches(nginx: string, runs: number): Promise<void> {
  const site = copySite();
  const server = await startNginx(nginx, site);
  const phone = await openSlowPhone(await findChromium());
  onShutDown(async () => {
    await phone.close();
    await server.stop();
    site.remove();
  });

  step(`Premiers gestes sur un téléphone lent, ${runs} fois chacun`);
  const rows: { name: string; touches: Touch[] }[] = [];
  for (const gesture of gestures) {
    const touches: Touch[] = [];
    for (let count = 1; count <= runs; count += 1)
      touches.push(await phone.touch(`http://localhost:${server.port}`, gesture));
    rows.push({ name: gesture.name, touches });
  }
  const below = saveFigures("touches", { rows });
  const cells = rows.map(({ name, touches }) => [
    name,
    `${inFrench(median(touches.map(({ first }) => first)), 0)} ms`,
    `${inFrench(median(touches.map(({ slowest }) => slowest)), 0)} ms`,
    touches.every(({ isKept }) => isKept) ? "oui" : "non",
  ]);
  console.log(
    `\n${markdownTable(["geste", "premier (cible ≤ 100 ms)", "le plus lent", "tient encore"], cells)}`,
  );
  console.log(`\n${below}, médianes de ${runs}`);
}
