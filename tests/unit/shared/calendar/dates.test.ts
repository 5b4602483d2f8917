import { hasEnded, formatEnd } from "../../../../src/shared/contest";
import { formatDate, formatDay, parseInstant } from "../../../../src/shared/calendar/dates";

it("formatDate gives dd/MM/yyyy in Paris", () => {
  expect(formatDate("2026-07-14T22:30:00Z")).toBe("15/07/2026");
});

it("formatDay agrees with the time zone's own data, hour by hour for years", () => {
  const inParis = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris" });
  const hours = Array.from({ length: 24 * 366 * 40 }, (_, n) => new Date(Date.UTC(2000, 0, 1, n, 59, 59)));
  expect(hours.filter((instant) => formatDay(instant) !== inParis.format(instant))).toEqual([]);
});

it.each([
  ["the day before", "2025-10-12T10:00:00Z", false],
  ["the last minute", "2025-10-13T21:59:59Z", false],
  ["midnight in Paris", "2025-10-13T22:00:00Z", true],
])("the contest's last day counts wholly, in Paris: %s", (_name, now, ended) => {
  expect(hasEnded("2025-10-13", new Date(now))).toBe(ended);
});

it("formatEnd says when the contest ends or ended, as dd/MM/yy", () => {
  expect(formatEnd("2025-10-13", false)).toBe("Cette édition se termine le 13/10/25.");
  expect(formatEnd("2025-10-13", true)).toBe("Cette édition s’est terminée le 13/10/25.");
});

it.each([
  ["2026-03-01", "2026-03-01T00:00:00.000Z"],
  ["2026-03-01T00:30:00+02:00", "2026-02-28T22:30:00.000Z"],
  ["2026-03-01T00:30:00+0200", "2026-02-28T22:30:00.000Z"],
  ["2026-07-01T08:00", "2026-07-01T08:00:00.000Z"],
])("parseInstant reads %s", (text, expected) => {
  expect(new Date(parseInstant(text)).toISOString()).toBe(expected);
});

it.each([["2026-02-31"], ["2026-01-01 matin"]])("parseInstant is not a number for %s", (text) => {
  expect(parseInstant(text)).toBeNaN();
});
