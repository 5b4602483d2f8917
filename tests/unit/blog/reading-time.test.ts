import { readingMinutes } from "../../../src/blog/reading-time";

const words = (count: number): string => "mot ".repeat(count);

it.each([
  ["nothing", "", 1],
  ["spaces and signs", " … — « » ", 1],
  ["a minute and a bit", words(300), 1],
  ["a minute and a half", words(330), 2],
  ["ten minutes", words(2200), 10],
  ["accents, which do not cut a word", "été à l’école ".repeat(220), 4],
  ["figures", "2026 40 ".repeat(220), 2],
])("%s", (_name, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});
