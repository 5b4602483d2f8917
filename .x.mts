import { chromium } from "/work/main/node_modules/playwright/index.mjs";
import { startPreview } from "/work/main/scripts/lib/preview-server.ts";
const [dist, out, widths, ...paths] = process.argv.slice(2);
const { address, close } = await startPreview({ port: 0, publicDir: dist });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
for (const width of widths.split(",").map(Number)) for (const p of paths) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, locale: "fr-FR", timezoneId: "Europe/Paris", reducedMotion: "reduce" });
  await page.goto(address + p, { waitUntil: "load" });
  await page.mouse.move(5, 5);
  await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 700) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 60)); } scrollTo(0, 0); });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/${(p.slice(1) || "accueil").replaceAll("/", "_")}-${width}.png`, fullPage: true });
  await page.close();
}
await browser.close(); await close();
