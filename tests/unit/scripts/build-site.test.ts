import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { digestOfUnnoticed } from "../../../scripts/lib/build-site";
import { makeFolder } from "../setup/folder";

it.each([
  ["a style sheet", "src/sections/method/faq.module.css", true],
  ["what makes posts harmless, whose nodes keep the result", "src/blog/sanitise-policy.ts", true],
  ["a font of the brand", "content/settings/brand/lora.woff2", true],
  ["the sheet of the fonts, which each build writes", "src/styles/fonts.css", false],
  ["a city, which Gatsby notices", "content/cities/lyon/index.json", false],
])("builds from nothing what Gatsby would take for unchanged: %s", (_name, changed, fromNothing) => {
  const project = makeFolder();
  const file = path.join(project, changed);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "before");
  const before = digestOfUnnoticed(project);
  writeFileSync(file, "after");
  expect(digestOfUnnoticed(project) !== before).toBe(fromNothing);
});
