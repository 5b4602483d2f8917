import { expect } from "playwright/test";
import type { Driver } from "./driver";

/** What a visitor does on the site: finds things by their words, and points at them. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly origin: string,
  ) {}

  async open(address: string): Promise<void> {
    await this.driver.goto(this.origin + address);
    await this.takeOver();
  }

  /** Moves the pointer, which wakes the scripts, and waits until React has the document, its effects included. */
  async takeOver(): Promise<void> {
    await this.driver.move(2, 2);
    await this.driver.move(4, 4);
    await this.until(() => Reflect.get(window, "areScriptsReady"), true, "scripts-ready");
  }

  /** Moves through the history. The page answers first: a script that a navigation overtakes may never be answered. */
  async go(steps: number): Promise<void> {
    await this.driver.evaluate((delta) => void setTimeout(() => history.go(delta)), steps);
  }

  async reload(): Promise<void> {
    await this.driver.evaluate(() => {
      Object.assign(window, { isOld: true });
      setTimeout(() => location.reload());
    });
    await this.until(
      () => Reflect.get(window, "isOld") === undefined && document.readyState,
      "complete",
      "reload",
    );
  }

  /** Waits until the page gives this; while one page follows another, it gives nothing. */
  async until<Given extends unknown[]>(
    read: (...given: Given) => unknown,
    expected: unknown,
    message?: string,
    ...given: Given
  ): Promise<void> {
    const poll = expect.poll(() => this.driver.evaluate(read, ...given).catch(() => undefined), { message });
    await (expected instanceof RegExp ? poll.toMatch(expected) : poll.toEqual(expected));
  }

  /** Path, query and fragment. */
  at(expected: string | RegExp): Promise<void> {
    return this.until(() => location.pathname + location.search + location.hash, expected, "address");
  }

  scrolledTo(y: number): Promise<void> {
    return this.until((place) => Math.abs(scrollY - place) < 2 || scrollY, true, `scrolled to ${y} px`, y);
  }

  /** Waits until the page has its fonts, and has neither scrolled nor grown for ten frames. */
  rests(): Promise<void> {
    const read = () => {
      const place = () => `${scrollY} ${document.documentElement.scrollHeight}`;
      const still: { frames: number; at: string } = Reflect.get(window, "still") ?? { frames: 0, at: "" };
      const look = () => {
        still.frames = still.at === place() ? still.frames + 1 : 0;
        still.at = place();
        if (still.frames < 10) requestAnimationFrame(look);
      };
      if (!Reflect.get(window, "still")) look();
      const isAtRest = document.fonts.status === "loaded" && still.frames >= 10;
      Reflect.set(window, "still", isAtRest ? undefined : still);
      return isAtRest;
    };
    return this.until(read, true, "page at rest");
  }

  scroll(y: number): Promise<void> {
    return this.driver.evaluate((top) => scrollTo({ top, behavior: "instant" }), y);
  }

  /** Waits until an element of this kind, with these words among its own, is shown, or until none is. */
  shows(selector: string, words = "", expected: unknown = true): Promise<void> {
    const read = (list: string, text: string) => Boolean(Reflect.get(window, "findShown")(list, text));
    return this.until(read, expected, `${selector} « ${words} »`, selector, words.replace(/\s+/g, " "));
  }

  hides(selector: string, words = ""): Promise<void> {
    return this.shows(selector, words, false);
  }

  hasFocus(selector: string): Promise<void> {
    return this.until(
      (list) => document.activeElement?.matches(list),
      true,
      `focus on ${selector}`,
      selector,
    );
  }

  /** Brings the first such element that is shown into the window. @returns its middle, once it rests */
  async find(selector: string, words = ""): Promise<readonly [x: number, y: number]> {
    await this.shows(selector, words);
    const bring = (list: string, text: string) => {
      const found = Reflect.get(window, "findShown")(list, text) as HTMLElement;
      const { top, bottom } = found.getBoundingClientRect();
      const isInHeader = found.closest("header") !== null;
      // What stands in the page is not to lie under the header.
      if (top < (isInHeader ? 0 : 70) || bottom > innerHeight)
        found.scrollIntoView({ block: isInHeader ? "nearest" : "center", behavior: "instant" });
      const { x, y, width, height } = found.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    };
    for (let place = [0, 0] as readonly [number, number]; ;) {
      const next = await this.driver.evaluate(bring, selector, words.replace(/\s+/g, " "));
      if (next[0] === place[0] && next[1] === place[1]) return next;
      place = next;
      await this.rests();
    }
  }

  async point(selector: string, words?: string): Promise<void> {
    const [x, y] = await this.find(selector, words);
    await this.driver.move(x - 1, y);
    await this.driver.move(x, y);
  }

  async click(selector: string, words?: string): Promise<void> {
    await this.point(selector, words);
    await this.driver.down();
    await this.driver.up();
  }
}
