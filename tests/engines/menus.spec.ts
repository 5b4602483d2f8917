import { at } from "../e2e/support/addresses";
import { test } from "./support/test";

const inMenu = "header nav a";
const service = "Site vitrine";
const technology = "Svelte";

test("menus by pointer and by keyboard, on a desktop and on a phone", async ({ visitor }) => {
  const { driver } = visitor;
  await visitor.open(at.contact);

  await test.step("a pointer opens one, and closes it as it leaves", async () => {
    await visitor.point("header summary", "Nos services");
    await visitor.shows(inMenu, service);
    await visitor.point("header summary", "Technologies");
    await visitor.shows(inMenu, technology);
    await visitor.hides(inMenu, service);
    await driver.move(700, 850);
    await visitor.hides(inMenu, technology);
  });

  await test.step("a pressed one stays open at a press between its links", async () => {
    await visitor.click("header summary", "Nos services");
    await visitor.shows("header details[open] summary", "Nos services");
    await visitor.click("header nav p");
    await visitor.shows("header details[open] summary", "Nos services");
    await driver.move(700, 850);
    await visitor.hides(inMenu, service);
  });

  await test.step("by keyboard", async () => {
    await driver.evaluate(() => document.querySelectorAll<HTMLElement>("header nav summary")[0]?.focus());
    await driver.press("Enter");
    await visitor.shows(inMenu, service);
    await driver.press("Tab");
    await visitor.hasFocus(inMenu);
    await driver.press("Escape");
    await visitor.hasFocus("header nav summary");
    await visitor.hides(inMenu, service);
    await driver.press("Tab");
  });

  await test.step("a link leads on, and closes its menu", async () => {
    await visitor.point("header summary", "Nos services");
    await visitor.click(inMenu, service);
    await visitor.at("/services/site-vitrine");
    await visitor.hides(inMenu, service);
  });

  await test.step("the burger of a phone", async () => {
    await driver.resize(390, 844);
    await visitor.click("header summary", "Menu");
    await visitor.click("header nav summary", "Technologies");
    await visitor.shows(inMenu, technology);
    await driver.press("Escape");
    await visitor.hides(inMenu, technology);
    await visitor.hasFocus("header summary");
    await driver.press("Enter");
    await visitor.click(inMenu, "Réalisations");
    await visitor.at(at.caseStudies);
    await visitor.hides(inMenu, "Réalisations");
  });
});
