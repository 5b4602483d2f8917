import { at } from "../support/addresses";
import { bring, expect, type Locator, open, type Page, test } from "../support/test";

/* Séné has two jobs at nine. Theix is free for the first of them, Arradon is not. */

const planning = (page: Page) => page.getByRole("figure").filter({ hasText: "Déplacez l’intervention" });
const job = (page: Page) => planning(page).locator("[data-moves]:visible");
const box = (page: Page) => planning(page).getByRole("checkbox");
const result = (page: Page) => planning(page).getByRole("link", { name: "Lire le cas Criée du Levant" });
const team = (page: Page, name: string) =>
  planning(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) });

async function expectIn(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      const [inner, row] = await Promise.all([boxOf(job(page)), boxOf(team(page, name))]);
      return inner.y >= row.y && inner.y + inner.height <= row.y + row.height;
    }, `the job in the row of ${name}`)
    .toBe(true);
}

/** Both numbers stand in the document; one is shown. */
const expectCount = (page: Page, text: string) =>
  expect(
    planning(page)
      .getByText(/^\d\sconflit$/)
      .filter({ visible: true }),
  ).toHaveText(text);

async function expectOpen(page: Page): Promise<void> {
  await expectCount(page, "1 conflit");
  await expectIn(page, "Séné");
}

async function boxOf(element: Locator) {
  const place = await element.boundingBox();
  if (!place) throw new Error("Not on the page.");
  return place;
}

async function wayTo(page: Page, name: string) {
  const [from, to] = await Promise.all([boxOf(job(page)), boxOf(team(page, name))]);
  const x = from.x + from.width / 2;
  return [
    { x, y: from.y + from.height / 2 },
    { x, y: to.y + to.height / 2 },
  ] as const;
}

async function openPlanning(page: Page): Promise<void> {
  await open(page, at.home);
  await bring(box(page));
  await expect(job(page)).toHaveCSS("cursor", "grab");
}

test("the box is set by keyboard, and what came of it is announced", async ({ page }) => {
  await openPlanning(page);
  // Whose product it is stands there before anything is tried.
  await expect(result(page)).toBeVisible();
  await box(page).focus();
  await page.keyboard.press("Space");
  await expect(planning(page).getByRole("status")).toHaveText("0 conflit : Theix s’en charge à 9 h.");
  await expect(result(page)).toBeVisible();
  await page.keyboard.press("Space");
  await expectOpen(page);
});

for (const scripts of [true, false])
  test.describe(`${scripts ? "with" : "without"} scripts`, () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: scripts });

    test("it says that the conflict is solved and how to go back", async ({ page }) => {
      await (scripts ? openPlanning(page) : page.goto(at.home));
      await expect(planning(page)).toContainText("Déplacez l’intervention", { useInnerText: true });
      await box(page).check();
      await expect(planning(page)).toContainText("Intervention déplacée", { useInnerText: true });
      // Its state says so: its name stays.
      await expect(box(page)).toHaveAccessibleName("Confier à Theix");
      await expectIn(page, "Theix");
      await box(page).uncheck();
      await expectOpen(page);
    });
  });

test("a team that is busy refuses the job", async ({ page }) => {
  await openPlanning(page);
  const [from, to] = await wayTo(page, "Arradon");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect(planning(page).getByRole("status")).toHaveText("L’équipe d’Arradon est déjà prise à 9 h.");
  await expectOpen(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a drag hands the job on without a scroll, unless it is cancelled", async ({ page }) => {
    await openPlanning(page);
    await bring(team(page, "Séné"));
    const [from, to] = await wayTo(page, "Theix");
    const scrolled = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });

    await send("touchStart", from);
    await send("touchMove", to);
    await expectIn(page, "Theix");
    await send("touchCancel");
    await expectOpen(page);

    await send("touchStart", from);
    // A finger that rests there selects nothing and opens no menu.
    await expect(job(page)).toHaveCSS("user-select", "none");
    const isMenuOpened = job(page).evaluate((element) =>
      element.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
    );
    expect(await isMenuOpened).toBe(false);
    for (const part of [0.25, 0.5, 0.75, 1])
      await send("touchMove", { x: from.x, y: from.y + (to.y - from.y) * part });
    await send("touchEnd");
    await expectCount(page, "0 conflit");
    await expectIn(page, "Theix");
    await expect(result(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});
