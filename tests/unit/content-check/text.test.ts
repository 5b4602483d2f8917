import { checkContent } from "../../../src/content-check";
import { contentRoot, schemasRoot } from "../setup/content";
import { city, describeCases, post } from "./cases";
import { addCity, check, copyContent, today } from "./tree";

it("the content of the tests is as an editor should leave it: nothing is told of it", async () => {
  expect(await checkContent({ root: contentRoot, schemasRoot, today, full: true })).toEqual([]);
});

it("a build is not told what only a reader would object to", async () => {
  const tree = copyContent();
  addCity(tree, "Essai", "Une phrase", "Une frase");
  expect(await check(tree)).toEqual([]);
});

describeCases(
  "a text that only a reader would object to",
  [
    [
      city("Une phrase simple.", "Une frase simple, l’outill compris."),
      "! spelling@16:16",
      "! spelling@16:32",
    ],
    // Code is no prose.
    [
      (tree) => {
        const file = "technologies/go/index.json";
        tree.replace(file, '"code": "', `"code": "/* TODO: l'outill */ `);
        return file;
      },
    ],
    // A year ago to the day.
    [post("Un texte.", { verifiedOn: '"2025-11-21"' })],
  ],
  { full: true },
);
