import { startPreview } from "../../scripts/lib/preview-server";
import { expect, test } from "./support/test";

/** The worker of a former site: shows from its cache whatever it has kept there. */
const formerWorker = `
  addEventListener("install", (event) => event.waitUntil(caches.open("old").then((cache) => cache.add("/contact"))));
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) =>
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
`;

for (const name of ["sw.js", "service-worker.js"])
  test(`who has a former site's worker in the browser sees this site: ${name}`, async ({ page, site }) => {
    let isFormer = true;
    const { address, close } = await startPreview({
      port: 0,
      publicDir: site.folder,
      before: (req, res, next) => {
        if (!isFormer) return next();
        const isWorker = req.url === `/${name}`;
        res.setHeader("Content-Type", isWorker ? "text/javascript" : "text/html");
        const register = `<h1>Avant</h1><script>navigator.serviceWorker.register("/${name}")</script>`;
        res.end(isWorker ? formerWorker : register);
      },
    });
    await page.goto(`${address}/contact`);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    isFormer = false;
    await page.goto(`${address}/contact`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Écrivez-nous");
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()),
      ]);
    await expect.poll(() => left().catch(() => undefined)).toEqual([]);
    await close();
  });
