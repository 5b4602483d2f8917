import { chromium, type Browser, type CDPSession, type Locator, type Page } from "playwright";
import { noteReadiness, waitForScripts } from "../e2e/support/page";
import { chromeFlags } from "./lighthouse";

/** A gesture, by the name that tables give it, on a page that has just been drawn. */
export interface Gesture {
  readonly name: string;
  readonly address: string;
  /** Makes it, with the finger or the keyboard, as soon as what it is made on is there. */
  readonly make: (page: Page) => Promise<void>;
  /** Whether it is still obeyed, or its text still there, once the scripts have come. */
  readonly isKept: (page: Page) => Promise<boolean>;
}

/** What became of a gesture. Durations go to the next frame drawn, in milliseconds, to the next 8 (Event Timing API). */
export interface Touch {
  /** Of the first touch. */
  readonly first: number;
  /** Of the slowest touch or key until the scripts had taken over. */
  readonly slowest: number;
  readonly isKept: boolean;
}

/** Lighthouse's slow 4G as a browser can be slowed down to it: 562.5 ms a request, 1.44 Mbit/s down, 675 kbit/s up. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** How many times slower than this machine a phone is taken to be. */
const slowdown = 4;
const phone = {
  viewport: { width: 412, height: 823 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 1.75,
};

const main = (page: Page) => page.locator("main");

/**
 * Comes to an element, looks at it as people do before they touch, and taps it. Where it is is asked before: Playwright's
 * own `tap` runs 10 ms of script in the page first, and on a slow phone that is 40.
 */
async function tap(page: Page, element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${element}`);
  await page.waitForTimeout(300);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** The first things that visitors touch. */
export const gestures: readonly Gesture[] = [
  {
    name: "menu",
    address: "/",
    make: (page) => tap(page, page.locator("summary[data-burger]")),
    isKept: (page) => page.getByRole("navigation", { name: "Navigation principale" }).isVisible(),
  },
  {
    name: "question",
    address: "/",
    make: (page) => tap(page, main(page).locator("details summary").nth(1)),
    isKept: async (page) => (await main(page).locator("details").nth(1).getAttribute("open")) !== null,
  },
  {
    name: "bouton",
    address: "/",
    make: (page) => tap(page, page.getByRole("button", { name: /défilement|pause/i }).first()),
    isKept: async (page) =>
      (await page.getByTestId("partner-track").first().getAttribute("data-motion")) === "stopped",
  },
  {
    name: "formulaire",
    address: "/contact",
    make: async (page) => {
      await tap(page, page.getByLabel(/Votre message/));
      await page.keyboard.type("Bonjour, une question.", { delay: 60 });
    },
    isKept: async (page) =>
      (await page.getByLabel(/Votre message/).inputValue()) === "Bonjour, une question.",
  },
];

/** Opens a browser as slow as a phone on slow 4G; the function makes a gesture on a page freshly loaded into it. */
export async function openSlowPhone(executablePath: string) {
  const browser = await chromium.launch({ executablePath, args: chromeFlags });
  return {
    touch: (origin: string, gesture: Gesture) => touch(browser, origin, gesture),
    close: () => browser.close(),
  };
}

async function touch(browser: Browser, origin: string, gesture: Gesture): Promise<Touch> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    await page.addInitScript(noteReadiness);
    await page.addInitScript(recordInteractions);
    await page.goto(origin + gesture.address, { waitUntil: "commit" });
    await gesture.make(page);
    await waitForScripts(page);
    // What is obeyed late is obeyed right after, and draws its frame.
    await page.waitForTimeout(1000);
    const interactions = await page.evaluate(() => Reflect.get(window, "interactions") as Interaction[]);
    const durations = (id: number | undefined) =>
      interactions.filter((one) => id === undefined || one.id === id).map(({ duration }) => duration);
    const [earliest] = interactions.toSorted((one, other) => one.start - other.start);
    if (!earliest) throw new Error(`No interaction was seen: ${gesture.name}`);
    return {
      first: Math.max(...durations(earliest.id)),
      slowest: Math.max(...durations(undefined)),
      isKept: await gesture.isKept(page),
    };
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", slow4g);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}

/** One event of a touch or a key; those of one share an id. Milliseconds. */
interface Interaction {
  readonly id: number;
  readonly start: number;
  readonly duration: number;
}

/** Runs in the page: notes how long each touch or key took to be answered. */
function recordInteractions(): void {
  const interactions: Interaction[] = [];
  Reflect.set(window, "interactions", interactions);
  const observer = new PerformanceObserver((list) => {
    // Not yet in TypeScript: 0 for events, such as a pointer's moves, that ask for no answer.
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      const { interactionId: id, startTime: start, duration } = entry;
      if (id) interactions.push({ id, start, duration });
    }
  });
  // The shortest that a browser tells of, and the first input whatever it took.
  observer.observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  observer.observe({ type: "first-input", buffered: true });
}
