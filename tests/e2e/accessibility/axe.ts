import AxeBuilder from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect } from "../support/test";

/** Expects no violation of any of axe's rules, best practices included, in the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    at: nodes.slice(0, 5).map(({ target, failureSummary }) => `${target.join(" ")} — ${failureSummary}`),
  }));
  expect(faults).toEqual([]);
}
