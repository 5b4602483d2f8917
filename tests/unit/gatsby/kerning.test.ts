import { withKerningOf, withRoundedKerning } from "../../../src/gatsby/kerning";

/** A font with such tables, in the form of OpenType's table directory. */
function font(tables: Readonly<Record<string, string | Buffer>>): Buffer {
  const tags = Object.keys(tables);
  const directory = Buffer.alloc(12 + 16 * tags.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tags.length, 4);
  let end = directory.length;
  const contents = tags.map((tag, index) => {
    const table = tables[tag] ?? "";
    const content = typeof table === "string" ? Buffer.from(table) : table;
    directory.write(tag, 12 + 16 * index, "latin1");
    directory.writeUInt32BE(end, 12 + 16 * index + 8);
    directory.writeUInt32BE(content.length, 12 + 16 * index + 12);
    end += content.length;
    return content;
  });
  return Buffer.concat([directory, ...contents]);
}

function contentsOf(made: Buffer): Record<string, Buffer> {
  const tables: Record<string, Buffer> = {};
  for (let index = 0; index < made.readUInt16BE(4); index++) {
    const record = made.subarray(12 + 16 * index);
    const start = record.readUInt32BE(8);
    expect(start % 4).toBe(0);
    tables[record.toString("latin1", 0, 4)] = made.subarray(start, start + record.readUInt32BE(12));
  }
  return tables;
}

const tablesOf = (made: Buffer): Record<string, string> =>
  Object.fromEntries(Object.entries(contentsOf(made)).map(([tag, content]) => [tag, content.toString()]));

const variable = {
  GDEF: "varies by",
  GPOS: "kerning of all weights",
  cmap: "glyphs",
  gvar: "weights",
  hmtx: "ab",
};

it("takes the kerning of one weight, and what it refers to, into the font of all weights", () => {
  const instance = { GDEF: "classes", GPOS: "kerning", cmap: "glyphs", hmtx: "xy" };
  const made = withKerningOf(font(variable), font(instance));
  expect(made.readUInt32BE(0)).toBe(0x00010000);
  expect(tablesOf(made)).toEqual({ ...variable, GDEF: "classes", GPOS: "kerning" });
});

it("leaves out what the one weight does without", () => {
  const made = withKerningOf(font(variable), font({ cmap: "glyphs", hmtx: "xy" }));
  expect(tablesOf(made)).toEqual({ cmap: "glyphs", gvar: "weights", hmtx: "ab" });
});

it("refuses fonts that do not have the same glyphs", () => {
  expect(() => withKerningOf(font(variable), font({ cmap: "fewer", hmtx: "x" }))).toThrow(/different glyphs/);
});

/** Big-endian 16-bit numbers, negative ones among them. */
const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => bytes.writeUInt16BE(value & 0xffff, 2 * index));
  return bytes;
};

/** A `head` whose letters are drawn on so many units. */
const head = (units: number): Buffer => numbers(...Array<number>(9).fill(0), units);

/** A GPOS table of one lookup, with one subtable. @param lookup its type, its flag and what else is in it */
const kerning = (...lookup: readonly number[]): Buffer => numbers(1, 0, 0, 0, 10, 1, 4, ...lookup);

const byGlyph = (one: number, other: number): number[] => [1, 0, 4, 0, 1, 12, 2, 7, one, 8, other];
const byClass = (one: number, other: number): number[] => [2, 0, 4, 0, 0, 0, 1, 2, one, other];

it.each([
  ["glyph by glyph", (one: number, other: number) => [2, 0, 1, 8, ...byGlyph(one, other)]],
  ["by classes of glyphs", (one: number, other: number) => [2, 0, 1, 8, ...byClass(one, other)]],
  ["in an extension", (one: number, other: number) => [9, 0, 1, 8, 1, 2, 0, 8, ...byClass(one, other)]],
])("moves pairs, told %s, by whole hundredths of the letters' size", (_how, lookup) => {
  const rounded = (one: number, other: number, units: number) =>
    contentsOf(withRoundedKerning(font({ GPOS: kerning(...lookup(one, other)), head: head(units) }))).GPOS;
  expect(rounded(-37, 4, 1000)).toEqual(kerning(...lookup(-40, 0)));
  expect(rounded(-37, 258, 2000)).toEqual(kerning(...lookup(-40, 260)));
});

it("leaves alone what is no kerning", () => {
  const marks = font({ GPOS: kerning(4, 0, 1, 8, ...byGlyph(-37, 4)), head: head(1000) });
  expect(contentsOf(withRoundedKerning(marks)).GPOS).toEqual(kerning(4, 0, 1, 8, ...byGlyph(-37, 4)));
  const unkerned = font({ head: head(1000) });
  expect(withRoundedKerning(unkerned)).toBe(unkerned);
});

it("refuses kerning whose form it does not know", () => {
  const both = kerning(2, 0, 1, 8, 2, 0, 4, 4, 0, 0, 1, 1, 5, 5);
  expect(() => withRoundedKerning(font({ GPOS: both, head: head(1000) }))).toThrow(/another form.*4, 4/);
});
