/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import React from "react";
import { PlanSheet } from "../../../src/sections/method/plan-sheet";
import { workingDaysFrom } from "../../../src/shared/calendar/holidays";
import { sheetOf, stretchesOf } from "../../../src/shared/calendar/sheet";
import { opening } from "../setup/opening";

/** A sheet drawn, as its items. */
function itemsOf(today: string, ends: readonly number[]): HTMLLIElement[] {
  const days = workingDaysFrom(today, opening);
  const sheet = sheetOf(days, today, stretchesOf(ends));
  const { container } = render(<PlanSheet sheet={sheet} days={days} />);
  return [...container.querySelectorAll("li")];
}

const monthsOf = (items: readonly HTMLLIElement[]): string[] =>
  items.flatMap(({ dataset, textContent }) =>
    dataset.month ? `${textContent.trim()} ${dataset.month}` : [],
  );

it.each([
  ["on a weekday", "2026-11-27", ["30 nov.", "1 déc."]],
  // 1 August 2026 is a Saturday.
  ["at a weekend", "2026-07-24", ["27 juil.", "3 août"]],
])("names a month that begins %s in its first cell", (_case, today, months) => {
  expect(monthsOf(itemsOf(today, [1, 3, 8, 13]))).toEqual(months);
});

it("gives the days of work more weight from one to the next, up to the day that is promised", () => {
  const weights = itemsOf("2026-11-27", [1, 3, 8, 13]).map(({ style }) => Number(style.fontWeight));
  expect(weights.filter(Boolean)).toEqual([400, 500, 600, 700]);
});

it("folds whole weeks of long work into one row, and counts on after it", () => {
  const items = itemsOf("2026-11-27", [1, 6, 60, 65]);
  const [row, ...others] = items.filter(({ textContent }) => textContent.includes("ouvrés"));
  expect(others).toEqual([]);
  expect(row?.textContent.trim()).toBe("du 14\u00a0déc. au 26\u00a0févr.\u00a0: 48\u00a0jours ouvrés");
  // Of 55 days without those that are closed.
  expect(row?.getAttribute("style")).toMatch(/counter-increment: work 48;/);
});
