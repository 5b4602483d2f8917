import { withA, withDe } from "../../../src/shared/format-text";
import { formatTime, minutesOf } from "../../../src/shared/calendar/opening-hours";
import { cases, planning as setting } from "../support/content";
import { bring, expect, type Locator, open, type Page, test } from "../support/test";

test.skip(!setting, "L’accueil n’a pas de planning.");
const none = { title: "", solved: "", job: { title: "", from: "", to: "" }, home: "", taker: "", busy: "" };
const { title, solved, job: moved, home, taker, busy, caseStudy } = setting ?? { ...none, caseStudy: "" };

const time = formatTime(minutesOf(moved.from));
const clientName = cases.find(({ slug }) => slug === caseStudy)?.clientName;
const planning = (page: Page) => page.getByRole("figure").filter({ hasText: title });
const job = (page: Page) => planning(page).locator("[data-moves]:visible");
const box = (page: Page) => planning(page).getByRole("checkbox");
const result = (page: Page) => planning(page).getByRole("link", { name: `Lire le cas ${clientName}` });
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
  await expectIn(page, home);
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
  await open(page, "/");
  await bring(box(page));
  await expect(job(page)).toHaveCSS("cursor", "grab");
}

test("the box is set by keyboard, and what came of it is announced", async ({ page }) => {
  await openPlanning(page);
  // Whose product it is stands there before anything is tried.
  await expect(result(page)).toBeVisible();
  await box(page).focus();
  await page.keyboard.press("Space");
  await expect(planning(page).getByRole("status")).toHaveText(`0 conflit : ${taker} s’en charge à ${time}.`);
  await expect(result(page)).toBeVisible();
  await page.keyboard.press("Space");
  await expectOpen(page);
});

/** What the figure is made of, with its place in the document; the job that moves has two. */
const places = (page: Page) =>
  planning(page).evaluate((figure) =>
    [
      figure,
      ...figure.querySelectorAll("figcaption, figcaption span, p:not([role]), ul, li, label, input, a"),
    ]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const part = `${element.localName} ${element.textContent?.slice(0, 20)}`;
        // The other job of the conflict takes over both lanes.
        return `${part} ${[x, y + scrollY, width, element.localName === "li" ? 0 : height].map(Math.round).join(" ")}`;
      }),
  );

for (const width of [390, 1440])
  for (const scripts of [true, false])
    test.describe(`at ${width} px ${scripts ? "with" : "without"} scripts`, () => {
      test.use({ viewport: { width, height: 900 }, javaScriptEnabled: scripts });

      test("it says that the conflict is solved and how to go back, and nothing moves", async ({ page }) => {
        if (scripts) await openPlanning(page);
        else await page.goto("/");
        await expect(planning(page)).toContainText(title, { useInnerText: true });
        await expect(box(page)).toHaveAccessibleName(`Confier ${withA(taker)}`);
        const before = await places(page);
        await box(page).check();
        await expect(planning(page)).toContainText(solved, { useInnerText: true });
        await expect(planning(page)).not.toContainText(title, { useInnerText: true });
        // Its state says so: its name stays.
        await expect(box(page)).toHaveAccessibleName(`Confier ${withA(taker)}`);
        await expectIn(page, taker);
        await expect.poll(() => places(page)).toEqual(before);
        await box(page).uncheck();
        await expect.poll(() => places(page)).toEqual(before);
        await expectOpen(page);
      });
    });

test("a team that is busy refuses the job", async ({ page }) => {
  test.skip(!busy, "Le planning n’a que deux équipes.");
  await openPlanning(page);
  const [from, to] = await wayTo(page, busy ?? "");
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  const told = `L’équipe ${withDe(busy ?? "")} est déjà prise à ${time}.`;
  await expect(planning(page).getByRole("status")).toHaveText(told);
  await expectOpen(page);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("a drag hands the job on without a scroll, unless it is cancelled", async ({ page }) => {
    await openPlanning(page);
    await bring(team(page, home));
    const [from, to] = await wayTo(page, taker);
    const scrolled = await page.evaluate(() => scrollY);
    const touch = await page.context().newCDPSession(page);
    const send = (
      type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send("Input.dispatchTouchEvent", { type, touchPoints });

    await send("touchStart", from);
    await send("touchMove", to);
    await expectIn(page, taker);
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
    await expectIn(page, taker);
    await expect(result(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});
