import { withKerningOf } from "../../../src/gatsby/kerning";

/** A font with such tables, in the form of OpenType's table directory. */
function font(tables: Readonly<Record<string, string>>): Buffer {
  const tags = Object.keys(tables);
  const directory = Buffer.alloc(12 + 16 * tags.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tags.length, 4);
  let end = directory.length;
  const contents = tags.map((tag, index) => {
    const content = Buffer.from(tables[tag] ?? "");
    directory.write(tag, 12 + 16 * index, "latin1");
    directory.writeUInt32BE(end, 12 + 16 * index + 8);
    directory.writeUInt32BE(content.length, 12 + 16 * index + 12);
    end += content.length;
    return content;
  });
  return Buffer.concat([directory, ...contents]);
}

function tablesOf(made: Buffer): Record<string, string> {
  const tables: Record<string, string> = {};
  for (let index = 0; index < made.readUInt16BE(4); index++) {
    const record = made.subarray(12 + 16 * index);
    const start = record.readUInt32BE(8);
    expect(start % 4).toBe(0);
    const content = made.subarray(start, start + record.readUInt32BE(12));
    tables[record.toString("latin1", 0, 4)] = content.toString();
  }
  return tables;
}

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
