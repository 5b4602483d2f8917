/** @jest-environment node */
import { checkContent } from "../../../src/content-check";
import { contentRoot, schemasRoot } from "../setup/content";
import { today } from "./tree";

it("the content of the tests is as an editor should leave it: nothing is told of it", async () => {
  expect(await checkContent({ root: contentRoot, schemasRoot, today, full: true })).toEqual([]);
});
