/** @jest-environment node */
import { checkClaims } from "../../../src/content-check/full/claims";
import { checkEstimator } from "../../../src/content-check/full/estimator";
import { readContent } from "../../../src/content-check/read/content";
import { copyContent, today, told } from "./tree";

const file = "settings/estimator.json";

/** What the check tells once a value of the rules has changed. */
function toldOf(keys: readonly (string | number)[], value: unknown): string[] {
  const tree = copyContent();
  tree.set(file, keys, value);
  const content = readContent(tree.root);
  return told([...checkEstimator(content), ...checkClaims(content, [], today)], file);
}

it.each([
  [
    "a base delay above the promise",
    ["projects", 4, "weeks"],
    { min: 6, max: 7 },
    "« Un ERP ou un CRM » (écrans : 1, données : aucune, logiciels à relier : 0) : l’estimation donne 6 à 7 semaines",
  ],
  [
    "one below it",
    ["projects", 1, "weeks"],
    { min: 3, max: 4 },
    "« Une boutique en ligne » (pages : 1, données : aucune, logiciels à relier : 0) : l’estimation donne 3 à 4 semaines",
  ],
  [
    "a delay in days that the weeks exceed",
    ["projects", 2, "weeks"],
    { min: 4, max: 4.5 },
    "« Une première version de SaaS » (écrans : 1",
  ],
  [
    "a range that ends before it begins",
    ["systems", "weeks"],
    { min: 2, max: 0.5 },
    "Cette durée va de 2 à 0.5 semaines",
  ],
  [
    "data that no list knows",
    ["projects", 0, "data"],
    "disquettes",
    "« disquettes » ne figure pas dans data.",
  ],
  [
    "a delay in words that contradicts the promise",
    ["projects", 4, "delay"],
    "5\u00a0semaines",
    "« 5 semaines » contredit un engagement",
  ],
])("tells of %s", (_name, keys, value, expected) => {
  expect(toldOf(keys, value)).toEqual([expect.stringContaining(expected)]);
});

it("has nothing to tell of more time for what is not included", () => {
  expect(toldOf(["systems", "weeks"], { min: 3, max: 9 })).toEqual([]);
});
