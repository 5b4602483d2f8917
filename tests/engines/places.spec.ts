import { paths } from "../../src/shared/paths";
import { addressOf } from "../e2e/support/site";
import { test } from "./support/test";
import type { Visitor } from "./support/visitor";

const city = addressOf("ville");
const go = (visitor: Visitor, delta: number) =>
  visitor.driver.evaluate((steps) => history.go(steps), delta).catch(() => undefined);

/** A link of the page at hand, followed where it stands: the pointer would have to scroll to it. */
const follow = (visitor: Visitor, address: string) =>
  visitor.driver.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), address);

/** Where the visitor is, and stays once the page is rendered and all that moves by itself has come to rest. */
async function stands(visitor: Visitor, address: string, y: number): Promise<void> {
  await visitor.at(address);
  const loaded = () =>
    document.readyState === "complete" &&
    new URL(document.querySelector<HTMLLinkElement>("link[rel=canonical]")!.href).pathname;
  await visitor.until(loaded, address, "page that is loaded");
  await visitor.scrolledTo(y);
  await visitor.rests();
  await visitor.scrolledTo(y);
}

test("back and forward return to where each page was left, and so does a reload", async ({ visitor }) => {
  const { driver } = visitor;
  await visitor.open(paths.home);
  // What is still to be laid out would move the place by itself.
  await visitor.rests();
  await visitor.scroll(4000);
  await stands(visitor, paths.home, 4000);
  await follow(visitor, city);
  await stands(visitor, city, 0);
  await go(visitor, -1);
  await stands(visitor, paths.home, 4000);
  await go(visitor, 1);
  await stands(visitor, city, 0);
  await visitor.scroll(900);
  await stands(visitor, city, 900);
  await go(visitor, -1);
  await stands(visitor, paths.home, 4000);
  await go(visitor, 1);
  await stands(visitor, city, 900);

  await test.step("reload", async () => {
    await visitor.reload();
    await stands(visitor, city, 900);
    await visitor.takeOver();
    await stands(visitor, city, 900);
  });

  await test.step("another document, and back", async () => {
    await driver.goto(`${visitor.origin}${paths.legalNotice}`);
    await go(visitor, -1);
    await stands(visitor, city, 900);
    await go(visitor, -1);
    await stands(visitor, paths.home, 4000);
  });
});
