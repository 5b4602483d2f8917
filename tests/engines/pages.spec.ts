import { paths } from "../../src/shared/paths";
import { planning } from "../e2e/support/content";
import { estimator, projects } from "../e2e/support/estimator";
import { structuredArticle } from "../e2e/support/site";
import { test } from "./support/test";

const message = "#devis-project_description";

test("the estimator follows a slider that is moved fast, and goes into the request", async ({ visitor }) => {
  const [project] = projects;
  test.skip(!project, "Le site n’a pas d’estimation en ligne.");
  const { driver } = visitor;
  const slider = "input[type=range][name=ecrans]";
  await visitor.open(`${paths.quote}#projet=${project?.service.slug}`);
  await visitor.shows(slider);
  // The last of them is not the greatest, which the arrow could not pass.
  const steps = 120 % (project?.screens.max ?? 1) ? 120 : 121;
  await driver.evaluate(
    (selector, count, max) => {
      const range = document.querySelector<HTMLInputElement>(selector)!;
      const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!;
      let done = 0;
      const timer = setInterval(() => {
        write.call(range, `${(done % max) + 1}`);
        range.dispatchEvent(new Event("input", { bubbles: true }));
        if (++done < count) return;
        clearInterval(timer);
        range.dataset.moved = "";
      }, 30);
    },
    slider,
    steps,
    project?.screens.max ?? 0,
  );
  const last = ((steps - 1) % (project?.screens.max ?? 1)) + 1;
  await visitor.until(
    (list) => document.querySelector<HTMLInputElement>(`${list}[data-moved]`)?.value,
    `${last}`,
    "slider",
    slider,
  );
  await visitor.at(new RegExp(`projet=${project?.service.slug}&ecrans=${last}&`));
  await driver.evaluate((list) => document.querySelector<HTMLElement>(list)?.focus(), slider);
  await driver.press("ArrowRight");
  await visitor.at(new RegExp(`&ecrans=${last + 1}&`));
  await visitor.click("button", estimator?.button);
  await visitor.hasFocus(message);
  const added = new RegExp(`^${project?.label}, environ ${last + 1}\\s${project?.screens.unit}\\. `);
  await visitor.until(
    (list) => document.querySelector<HTMLTextAreaElement>(list)?.value,
    added,
    "request",
    message,
  );
});

test("the planning is solved by drag, by its box and by keyboard", async ({ visitor }) => {
  test.skip(!planning, "L’accueil n’a pas de planning.");
  const { driver } = visitor;
  await visitor.open(paths.home);
  const item = "figure li li";
  const [x, y] = await visitor.find(item, planning?.job.title);
  await visitor.until(
    (list) =>
      [...document.querySelectorAll(list)].some((element) => getComputedStyle(element).cursor === "grab"),
    true,
    "script of the planning",
    item,
  );
  const [, row] = await visitor.find("figure li p", planning?.taker);
  await visitor.shows("figure", "1 conflit");
  await driver.move(x, y);
  await driver.down();
  for (const share of [0.3, 0.6, 1]) await driver.move(x, y + (row - y) * share);
  await driver.up();
  await visitor.shows("figure", "0 conflit");
  await visitor.click("figure label");
  await visitor.shows("figure", "1 conflit");
  await driver.evaluate(() => document.querySelector<HTMLElement>("figure input")?.focus());
  await driver.press("Space");
  await visitor.shows("figure", "0 conflit");
});

test("the contents of an article, and the way back", async ({ visitor }) => {
  const address = structuredArticle ?? "";
  test.skip(!address, "Aucun article n’a cinq titres pour son sommaire.");
  await visitor.open(address);
  await visitor.click("nav a[href='#section-3']");
  await visitor.at(`${address}#section-3`);
  await visitor.hasFocus("#section-3");
  await visitor.shows("nav a[aria-current=location]");
  await visitor.driver.evaluate(() => history.back());
  await visitor.at(address);
});
