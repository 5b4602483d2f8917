import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "./test";

/**
 * Expects no violation of any of axe's rules, best practices included, in the page as it stands once what moves has come to
 * rest (endless animations aside); a test goes on after one, so that it says all it has found.
 *
 * @param state what the page shows, for the message
 */
export async function expectAccessible(page: Page, state = "as it stands"): Promise<void> {
  // Text that is still coming in has less contrast than it will have.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  // The other mode opens a page of its own each time, for the sake of frames from elsewhere: the policy forbids them.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} — ${failureSummary}`),
  }));
  expect.soft(faults, state).toEqual([]);
}
