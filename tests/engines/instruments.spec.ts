import type * as Axe from "axe-core";
import { cityPath, paths, servicePath, technologyPath } from "../../src/shared/paths";
import { cities, planning, services, technologies } from "../e2e/support/content";
import { test } from "./support/test";
import type { Visitor } from "./support/visitor";

/** Of all that axe knows, what the content of the page at hand violates in this engine. */
async function isAccessible(visitor: Visitor, page: string): Promise<void> {
  await visitor.driver.evaluate(() => {
    const script = document.createElement("script");
    script.src = "/axe.js";
    script.onload = async () => {
      const axe = Reflect.get(window, "axe") as typeof Axe;
      // Contrast is the same in all engines, and text that is still to come in has none.
      const { violations } = await axe.run("main", { rules: { "color-contrast": { enabled: false } } });
      const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
      Reflect.set(window, "faults", faults);
    };
    document.head.append(script);
  });
  await visitor.until(() => Reflect.get(window, "faults"), [], `faults of ${page}`);
}

/** The keyboard goes from one link of a list to the next, and follows it. */
async function walks(visitor: Visitor, links: string): Promise<void> {
  const [from, to] = await visitor.driver.evaluate((list) => {
    const [first, second] = document.querySelectorAll<HTMLAnchorElement>(list);
    first?.focus();
    return [first?.getAttribute("href"), second?.getAttribute("href")];
  }, links);
  await visitor.hasFocus(`a[href="${from}"]`);
  if (!to) return;
  await visitor.driver.press("Tab");
  await visitor.hasFocus(`a[href="${to}"]`);
  await visitor.driver.press("Enter");
  await visitor.at(to);
}

/** Links of a page's list to entries of one kind. */
const linksTo = (addresses: readonly string[]): string =>
  addresses.map((address) => `main li a[href="${address}"]`).join();

test("lists drawn as instruments are accessible, and obey the keyboard", async ({ visitor }) => {
  for (const [page, addresses] of [
    [paths.services, services.map(({ slug }) => servicePath(slug))],
    [paths.technologies, technologies.map(({ slug }) => technologyPath(slug))],
    [paths.cities, cities.map(({ slug }) => cityPath(slug))],
  ] as const)
    await test.step(page, async () => {
      if (addresses.length === 0) return;
      await visitor.open(page);
      await isAccessible(visitor, page);
      await walks(visitor, linksTo(addresses));
    });
});

test("the planning is accessible, and its conflict is solved by keyboard", async ({ visitor }) => {
  test.skip(!planning, "L’accueil n’a pas de planning.");
  await visitor.open(paths.home);
  await isAccessible(visitor, paths.home);
  await visitor.shows("figure", "1 conflit");
  await visitor.driver.evaluate(() => document.querySelector<HTMLElement>("figure input")?.focus());
  await visitor.driver.press("Space");
  await visitor.shows("figure", "0 conflit");
});
