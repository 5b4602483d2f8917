/** @jest-environment node */
import { checkEverything } from "../../../src/content-check/everything";
import { contentRoot, schemasRoot } from "../setup/content";
import { today } from "./tree";

it("the content of the tests is as an editor should leave it: nothing is told of it", async () => {
  expect(await checkEverything({ root: contentRoot, schemasRoot, today })).toEqual([]);
});
