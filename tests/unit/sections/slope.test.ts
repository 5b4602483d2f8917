import { slopeOf } from "../../../src/sections/cases/slope";

it.each([
  ["46 par jour", "17 par jour", -63],
  ["78\u00a0%", "94\u00a0%", 17],
  ["26\u00a0500 par semaine", "32\u00a0300 par semaine", 18],
  ["4,7 centimes", "1,5 centime", -68],
  // Durations in different units.
  ["3\u00a0h\u00a050", "30\u00a0min", -83],
  ["2 jours", "38\u00a0min", -99],
  ["9 signalées", "0", -100],
  ["0", "14", 100],
  // Words, and nothing at all.
  ["3 semaines", "le lendemain", -100],
  ["0", "0", -100],
])("draws the line from « %s » to « %s » as steep as it was", (before, after, slope) => {
  expect(slopeOf(before, after)).toEqual(slope);
});
