import { formatCount } from "../../../src/shared/format-text";

it.each([0, 7, 100, 999, 1000, 5000, 12_345, 999_999, 1_000_000, 12_345_678])(
  "writes %d as French does",
  (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString("fr-FR"));
  },
);
