import { at } from "../e2e/support/addresses";
import { test } from "./support/test";
import type { Visitor } from "./support/visitor";

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
  await visitor.open(at.home);
  // What is still to be laid out would move the place by itself.
  await visitor.rests();
  await visitor.scroll(4000);
  await stands(visitor, at.home, 4000);
  await follow(visitor, at.city);
  await stands(visitor, at.city, 0);
  await visitor.go(-1);
  await stands(visitor, at.home, 4000);
  await visitor.go(1);
  await stands(visitor, at.city, 0);
  await visitor.scroll(900);
  await stands(visitor, at.city, 900);
  await visitor.go(-1);
  await stands(visitor, at.home, 4000);
  await visitor.go(1);
  await stands(visitor, at.city, 900);

  await test.step("reload", async () => {
    await visitor.reload();
    await stands(visitor, at.city, 900);
    await visitor.takeOver();
    await stands(visitor, at.city, 900);
  });

  await test.step("another document, and back", async () => {
    await visitor.driver.goto(visitor.origin + at.legal);
    await visitor.go(-1);
    await stands(visitor, at.city, 900);
    await visitor.go(-1);
    await stands(visitor, at.home, 4000);
  });
});
