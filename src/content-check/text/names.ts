/** Finds any of these names as whole words. @param before signs that may not stand before one, within a class */
export const namePattern = (names: readonly string[], before = String.raw`\p{L}\d-`): RegExp =>
  new RegExp(
    `(?<![${before}])(?:${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("|")})(?![\\p{L}\\d-])`,
    "u",
  );
