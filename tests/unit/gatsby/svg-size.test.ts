/** @jest-environment node */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { svgSize } from "../../../src/gatsby/svg-size";
import { makeFolder } from "../setup/folder";

const folder = makeFolder();

it.each([
  ['<svg viewBox="0 0 1600 900"></svg>', 1600, 900],
  ['<svg viewBox="-8,-4.5,24.5,12"></svg>', 25, 12],
  ['<svg width="10" height="10" viewBox="0 0 3 4"></svg>', 3, 4],
  ["<svg width='120' height='60px'></svg>", 120, 60],
  ['<svg\n  xmlns="x"\n  viewBox="0 0 3 4"\n></svg>', 3, 4],
  ['<?xml version="1.0"?>\n<!-- 1 --><svg viewBox="0 0 3 4"/>', 3, 4],
  ["<svg></svg>", 0, 0],
  ['<svg viewBox="0 0 0 0"></svg>', 0, 0],
  ["<html></html>", 0, 0],
])("reads the size of %s", async (content, width, height) => {
  const file = path.join(folder, "drawing.svg");
  writeFileSync(file, content);
  await expect(svgSize(file)).resolves.toEqual(width ? { width, height } : null);
});
