/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { svgSize } from "../../../src/gatsby/svg-size";

const folder = mkdtempSync(path.join(tmpdir(), "svg-size-"));
const file = path.join(folder, "drawing.svg");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ["a viewBox", '<svg viewBox="0 0 1600 900"></svg>', { width: 1600, height: 900 }],
  [
    "a viewBox off the origin, with commas",
    '<svg viewBox="-8,-4.5,24.5,12"></svg>',
    { width: 25, height: 12 },
  ],
  [
    "a viewBox before width and height",
    '<svg width="10" height="10" viewBox="0 0 3 4"></svg>',
    { width: 3, height: 4 },
  ],
  ["width and height alone", "<svg width='120' height='60px'></svg>", { width: 120, height: 60 }],
  [
    "attributes over several lines",
    '<svg\n  xmlns="x"\n  viewBox="0 0 3 4"\n></svg>',
    { width: 3, height: 4 },
  ],
  ["a prologue", '<?xml version="1.0"?>\n<!-- 1 --><svg viewBox="0 0 3 4"/>', { width: 3, height: 4 }],
  ["nothing", "<svg></svg>", null],
  ["a size of nothing", '<svg viewBox="0 0 0 0"></svg>', null],
  ["no drawing", "<html></html>", null],
])("reads %s", async (_name, content, expected) => {
  writeFileSync(file, content);
  await expect(svgSize(file)).resolves.toEqual(expected);
});
