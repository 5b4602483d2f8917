import { projects } from "./support/estimator";
import { addressOf } from "./support/site";
import { expect, test } from "./support/test";

/* What mail clients, chats and people make of an address: cut within a letter, quoted, decorated, doubled, endless. */

const scraps = [
  ..."% 100% %E9 %C3 %e9t%e9 %F0%9F %zz %u00e9 %% %00 %0a %25 %2f %2525 %20 %C2%A0".split(" "),
  ..."» é =3D > ) , . ; … ' \\ // %ED%A0%80 <b>".split(" "),
  ...["x".repeat(20_000), `projet=${projects[0]?.service.slug}&ecrans=%`],
];

/** Pages that read their address, each by a template of its own, and two that do not; `slots` scraps go into each. */
const names = ["accueil", "devis", "confirmation-devis", "introuvable", "article", "ville", "blog"] as const;
const slots = 5;

for (const [index, name] of names.entries())
  test(`${name}: a mutilated address shows no less than without scripts`, async ({ page }) => {
    // On the eve of a weekend the time of an answer takes more letters than the delay in the document.
    await page.clock.setFixedTime("2026-11-27T17:00:00+01:00");
    await page.addInitScript(() => {
      // The estimator says other words once it is there.
      const length = () =>
        document.body.innerText.length -
        (document.querySelector<HTMLElement>("#estimation")?.innerText.length ?? 0);
      addEventListener("DOMContentLoaded", () => {
        const before = length();
        Object.assign(window, { countLost: () => before - length() });
      });
    });
    const scrap = (slot: number) => scraps[(slots * index + slot) % scraps.length] ?? "";
    const [path = "", query = ""] = addressOf(name).split("?");
    for (const mutilated of [
      // Servers refuse endless paths by themselves.
      `${path}${path === "/" ? "x" : ""}${scrap(0).slice(0, 100)}?${query}#${scrap(1)}`,
      `${path}?${query}&cas=${scrap(2).slice(0, 1000)}&type=${scrap(3).slice(0, 1000)}#${scrap(4)}`,
    ]) {
      await page.goto(mutilated, { waitUntil: "domcontentloaded" });
      // Another spelling of a page leads there meanwhile, where only a new gesture wakes the scripts. It is made within
      // the page: the driver's pointer waits for ever where a document is replaced under it.
      const wake = () => {
        dispatchEvent(new Event("wheel"));
        return Reflect.get(window, "areScriptsReady") === true;
      };
      await expect.poll(() => page.evaluate(wake).catch(() => false)).toBe(true);
      const lost = () =>
        page.evaluate(() => Number(Reflect.get(window, "countLost")())).catch(() => Infinity);
      await expect.poll(lost, mutilated.slice(0, 200)).toBeLessThanOrEqual(0);
    }
    expect(await page.pageErrors()).toEqual([]);
  });
