import { workingDaysFrom } from "../../../../src/shared/calendar/holidays";
import { formatOpen, formatReplyBy } from "../../../../src/shared/calendar/opening-clock";
import { openingHours } from "../../../../src/shared/calendar/opening-hours";
import { opening as settings } from "../../setup/opening";

const opening = { ...settings, workingDays: workingDaysFrom("2026-04-01", settings) };

const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

/** The visitor's clock is as far ahead of UTC as these hours. */
const setZone = (hours: number) =>
  jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(-60 * hours);
afterEach(() => jest.restoreAllMocks());

const atParis = (time: string): Date => {
  const offset = Number(/[+](\d\d)/.exec(time)?.[1]);
  setZone(offset);
  return new Date(time);
};

it.each([
  ["rounded to five minutes", "2026-11-24T09:41:00+01:00", "13 h 45"],
  ["a minute too late for today", "2026-11-24T14:01:00+01:00", "demain 9 h 05"],
  ["before opening", "2026-11-24T07:30:00+01:00", "13 h"],
  ["on a Sunday", "2026-11-29T11:00:00+01:00", "demain 13 h"],
  ["Friday before closing", "2026-11-27T17:00:00+01:00", "lundi 12 h"],
  ["the evening before 1 May, a Friday", "2026-04-30T17:00:00+02:00", "lundi 12 h"],
  ["before the closure", "2026-12-23T17:00:00+01:00", "lundi 4 janvier, 12 h"],
])("says by when a request is read that is sent %s", (_when, time, expected) => {
  const now = atParis(time);
  expect(plain(formatReplyBy(now, now, 4, opening))).toBe(expected);
});

it.each([
  ["on a working day", "2026-11-24T09:41:00+01:00", 1, "jour ouvré", "demain 18 h"],
  ["on a Friday", "2026-11-27T17:00:00+01:00", 2, "jours ouvrés", "mardi 18 h"],
  ["within an hour", "2026-11-24T09:41:00+01:00", 1, "heure ouvrée", "10 h 45"],
])("counts in the unit that was promised: %s", (_when, time, promised, unit, expected) => {
  const now = atParis(time);
  expect(plain(formatReplyBy(now, now, promised, opening, unit))).toBe(expected);
});

it("promises nothing any more once the hour has come", () => {
  const sentAt = atParis("2026-11-24T09:41:00+01:00");
  const at = (time: string) => formatReplyBy(atParis(`2026-11-24T${time}+01:00`), sentAt, 4, opening);
  expect([plain(at("13:44:59")), at("13:45:00")]).toEqual(["13 h 45", undefined]);
});

it("names the day and the place of the hour to a visitor in Tokyo", () => {
  setZone(9);
  const noon = new Date("2026-11-24T17:00:00+09:00");
  expect(plain(formatReplyBy(noon, noon, 4, opening))).toBe("mardi 13 h (heure de Paris)");
});

it.each([
  ["2026-11-24T08:00:00+01:00", "Fermé, ouvre à 9 h"],
  ["2026-12-24T10:00:00+01:00", "Fermé, ouvre lundi 4 janvier, à 9 h"],
])("says at %s whether somebody is there", (time, expected) => {
  expect(plain(formatOpen(atParis(time), opening))).toBe(expected);
});

it("knows a pause at noon", () => {
  const slots = [
    { from: "09:00", to: "12:30" },
    { from: "14:00", to: "18:00" },
  ];
  const now = atParis("2026-11-24T12:45:00+01:00");
  expect(plain(formatOpen(now, { ...opening, slots }))).toBe("Fermé, ouvre à 14 h");
  expect(plain(formatReplyBy(now, now, 4, { ...opening, slots }))).toBe("18 h");
  expect(plain(openingHours({ ...opening, slots }))).toBe(
    "du lundi au vendredi, de 9 h à 12 h 30 et de 14 h à 18 h",
  );
});

it("knows days with hours of their own", () => {
  const otherDays = [{ days: ["vendredi"], slots: [{ from: "09:00", to: "17:30" }] }];
  const differing = { ...opening, otherDays };
  expect(plain(formatOpen(atParis("2026-11-27T17:35:00+01:00"), differing))).toBe("Fermé, ouvre lundi à 9 h");
  expect(plain(formatOpen(atParis("2026-11-30T17:35:00+01:00"), differing))).toBe("Ouvert jusqu’à 18 h");
  const sentAt = atParis("2026-11-27T17:00:00+01:00");
  expect(plain(formatReplyBy(sentAt, sentAt, 4, differing))).toBe("lundi 12 h 30");
  expect(plain(openingHours(differing))).toBe(
    "du lundi au jeudi, de 9 h à 18 h ; le vendredi, de 9 h à 17 h 30",
  );
  expect(plain(openingHours({ ...differing, days: ["vendredi"] }))).toBe("le vendredi, de 9 h à 17 h 30");
});

it.each([
  [["lundi", "mardi", "jeudi"], "le lundi, le mardi et le jeudi, de 9 h à 18 h"],
  [["mardi", "mercredi", "jeudi"], "du mardi au jeudi, de 9 h à 18 h"],
])("says the hours of %s", (days, expected) => {
  expect(plain(openingHours({ ...opening, days }))).toBe(expected);
});

it.each(["2026-03-31T12:00", "2027-05-06T12:00"])(
  "says nothing outside the days that it knows: %s",
  (time) => {
    const now = atParis(`${time}:00+02:00`);
    const said = [formatOpen(now, opening), formatReplyBy(now, now, 4, opening)];
    expect([...said, formatReplyBy(now, now, 1, opening, "jour ouvré")].filter(Boolean)).toEqual([]);
  },
);
