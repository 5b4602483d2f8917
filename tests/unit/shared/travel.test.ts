import { formatTravel, hourMarks } from "../../../src/shared/travel";

it.each([
  [0, "sur\u00a0place"],
  [45, "45\u00a0min"],
  [60, "1\u00a0h"],
  [65, "1\u00a0h\u00a005"],
  [450, "7\u00a0h\u00a030"],
])("%d minutes of travel read « %s »", (minutes, text) => {
  expect(formatTravel(minutes)).toBe(text);
});

it.each([
  [[], [0, 15]],
  [[0], [0, 15]],
  [
    [0, 40],
    [0, 15, 30, 45],
  ],
  [
    [0, 40, 75],
    [0, 60, 120],
  ],
  [[120], [0, 60, 120]],
  [
    [480, 0],
    [0, 120, 240, 360, 480],
  ],
  [[1440], [0, 360, 720, 1080, 1440]],
])("the axis of %j has its marks at %j", (times, marks) => {
  expect(hourMarks(times)).toEqual(marks);
});
