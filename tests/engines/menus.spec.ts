import { menuLinks } from "../e2e/support/site";
import { test } from "./support/test";

const { service, technology } = menuLinks;
const inMenu = "header nav a";

test("menus by pointer and by keyboard, on a desktop and on a phone", async ({ visitor }) => {
  const { driver } = visitor;
  await visitor.open("/contact");

  await test.step("a pointer opens one, and closes it as it leaves", async () => {
    await visitor.point("header summary", "Nos services");
    await visitor.shows(inMenu, service.name);
    await visitor.point("header summary", "Technologies");
    await visitor.shows(inMenu, technology.name);
    await visitor.hides(inMenu, service.name);
    await driver.move(700, 850);
    await visitor.hides(inMenu, technology.name);
  });

  await test.step("by keyboard", async () => {
    await driver.evaluate(() => document.querySelectorAll<HTMLElement>("header nav summary")[0]?.focus());
    await driver.press("Enter");
    await visitor.shows(inMenu, service.name);
    await driver.press("Tab");
    await visitor.hasFocus(inMenu);
    await driver.press("Escape");
    await visitor.hasFocus("header nav summary");
    await visitor.hides(inMenu, service.name);
    await driver.press("Tab");
  });

  await test.step("a link leads on, and closes its menu", async () => {
    await visitor.point("header summary", "Nos services");
    await visitor.click(inMenu, service.name);
    await visitor.at(service.address);
    await visitor.hides(inMenu, service.name);
  });

  await test.step("the burger of a phone", async () => {
    await driver.resize(390, 844);
    await visitor.click("header summary", "Menu");
    await visitor.click("header nav summary", "Technologies");
    await visitor.shows(inMenu, technology.name);
    await driver.press("Escape");
    await visitor.hides(inMenu, technology.name);
    await visitor.hasFocus("header summary");
    await driver.press("Enter");
    await visitor.click(inMenu, "Réalisations");
    await visitor.at("/realisations");
    await visitor.hides(inMenu, "Réalisations");
  });
});

test("a pressed menu stays open at a press between its links", async ({ visitor }) => {
  await visitor.open("/contact");
  await visitor.click("header summary", "Nos services");
  await visitor.shows("header details[open] summary", "Nos services");
  await visitor.click("header nav p");
  await visitor.shows("header details[open] summary", "Nos services");
  await visitor.driver.move(700, 850);
  await visitor.hides(inMenu, service.name);
});
