import { formatDay, formatLongDay } from "../../src/shared/calendar/dates";
import { addDays } from "../../src/shared/calendar/working-days";
import { at, latePost } from "../e2e/support/addresses";
import { expect, test } from "./support/test";

test("the estimator follows a slider that is moved fast, and goes into the request with its date", async ({
  visitor,
}) => {
  const { driver } = visitor;
  const slider = "input[type=range][name=ecrans]";
  const valueOf = (selector: string) => document.querySelector<HTMLInputElement>(selector)?.value;
  await visitor.open(`${at.quote}#projet=saas`);
  await visitor.until(valueOf, "10", "size of the project", slider);
  // WebKit refuses a page that writes its address more than a hundred times in a row.
  await driver.evaluate((selector) => {
    const range = document.querySelector<HTMLInputElement>(selector)!;
    let done = 0;
    const timer = setInterval(() => {
      Reflect.get(window, "writeInto")(range, `${(done % 30) + 1}`);
      if (++done < 131) return;
      clearInterval(timer);
      range.dataset.moved = "";
    }, 30);
  }, slider);
  await visitor.until(valueOf, "11", "slider at rest", `${slider}[data-moved]`);
  await visitor.at(/projet=saas&ecrans=11&/);
  await driver.evaluate((list) => document.querySelector<HTMLElement>(list)?.focus(), slider);
  await driver.press("ArrowRight");
  await visitor.at(/&ecrans=12&/);

  const day = addDays(formatDay(new Date()), 90);
  await driver.evaluate((text) => {
    Reflect.get(window, "writeInto")(document.querySelector("input[type=date]"), text);
  }, day);
  await visitor.at(new RegExp(`&ecrans=12&.*&date=${day}$`));
  await visitor.click("button", "Ajouter à ma demande");
  const message = "#devis-project_description";
  await visitor.hasFocus(message);
  const added = `^Une première version de SaaS, environ 12\\sécrans\\. .* Date souhaitée\\s: ${formatLongDay(day)}\\.$`;
  await visitor.until(valueOf, new RegExp(added), "request", message);
});

test("the planning is solved by drag, by its box and by keyboard", async ({ visitor }) => {
  const { driver } = visitor;
  const item = "figure [data-moves]";
  await visitor.open(at.home);
  const isMovable = (list: string) =>
    [...document.querySelectorAll(list)].some((element) => getComputedStyle(element).cursor === "grab");
  await visitor.until(isMovable, true, "script of the planning", item);
  await visitor.shows("figure", "1 conflit");
  // With all of it in the window, nothing scrolls between one place and the next.
  await visitor.find("figure", "Déplacez l’intervention");
  const [, row] = await visitor.find("figure li p", "Theix");
  const [x, y] = await visitor.find(item, "Ballon");
  await driver.move(x, y);
  await driver.down();
  for (const share of [0.3, 0.6, 1]) await driver.move(x, y + (row - y) * share);
  await driver.up();
  await visitor.shows("figure", "0 conflit");
  await visitor.click("figure label", "Confier à Theix");
  await visitor.shows("figure", "1 conflit");
  await driver.evaluate(() => document.querySelector<HTMLElement>("figure input")?.focus());
  await driver.press(" ");
  await visitor.shows("figure", "0 conflit");
});

test("an article published after the build: its contents, and the way back", async ({
  visitor,
  provoked,
}) => {
  provoked.push(new RegExp(`^404: .*${latePost.slug}`));
  const address = `/article/${latePost.slug}`;
  await visitor.open(address);
  await visitor.shows("h1", latePost.title);
  await visitor.click("nav a[href='#section-2']");
  await visitor.at(`${address}#section-2`);
  await visitor.hasFocus("#section-2");
  await visitor.shows("nav a[aria-current=location]");
  await visitor.go(-1);
  await visitor.at(address);
});

test("the answers to the questions are open on paper, and folded again after", async ({ visitor }) => {
  const { driver } = visitor;
  const folded = () => document.querySelectorAll("main details:not([open])").length;
  await visitor.open(at.home);
  await visitor.until(folded, 7, "folded answers");
  await driver.evaluate(() => {
    const count = () => document.querySelectorAll("main details:not([open])").length;
    addEventListener("beforeprint", () => (document.body.dataset.folded = `${count()}`));
  });
  await driver.print?.();
  await visitor.until(() => document.body.dataset.folded, "0", "folded answers on paper");
  await visitor.until(folded, 7, "folded answers after");
});

test("a point of the map that takes the focus comes into view", async ({ visitor }) => {
  const { driver } = visitor;
  await driver.resize(844, 390);
  await visitor.open(at.cities);
  await driver.evaluate(() => document.querySelector<HTMLElement>("#pres-de-moi, main button")?.focus());
  const met = new Set<string>();
  for (let presses = 0; presses < 30 && met.size < 4; presses++) {
    await driver.press("Tab");
    const name = await driver.evaluate(() =>
      document.activeElement?.closest("svg a")?.getAttribute("aria-label"),
    );
    if (!name) continue;
    met.add(name);
    const isSeen = () => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    await visitor.until(isSeen, true, name);
  }
  expect(met.size).toBe(4);
});
