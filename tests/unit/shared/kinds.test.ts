/** @jest-environment node */
import { existsSync } from "node:fs";
import { pageKinds } from "../../../src/shared/kinds";

it.each(pageKinds)("a page of the kind $kind has its schema and its template", ({ kind }) => {
  for (const file of [`content/schemas/${kind}.schema.json`, `src/templates/${kind}.tsx`])
    expect([file, existsSync(file)]).toEqual([file, true]);
});
