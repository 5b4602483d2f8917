import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "./test";

/**
 * Expects no violation of any axe rule, best practices included, once animations have ended (endless ones and those of scrolling aside). The
 * test goes on after a violation, so that it reports all of them.
 *
 * @param state what the page shows, for the message
 */
export async function expectAccessible(page: Page, state = "as it stands"): Promise<void> {
  // Text that is still coming in has less contrast than it will have.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          playState !== "running" ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  );
  // The default mode opens a new page for each analysis, for cross-origin frames; the policy forbids those anyway.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    // WCAG 2.5.8; axe ships it switched off.
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} — ${failureSummary}`),
  }));
  expect.soft(faults, state).toEqual([]);
}
