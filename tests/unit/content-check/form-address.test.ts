/** @jest-environment node */
import { formAddress } from "../../../src/content-check/form-address";

it.each([
  ["cities/lyon/index.json", "cities/entries/lyon/index"],
  ["cities/lyon/lyon.svg", "cities/entries/lyon/index"],
  ["case-studies/cafe/pictures/a.png", "case-studies/entries/cafe/index"],
  ["blog/un-article/index.md", "blog/entries/un-article/index"],
  ["blog/Été <b>)/index.md", "blog/entries/%C3%89t%C3%A9%20%3Cb%3E)/index"],
  ["legal/credits.md", "legal/entries/credits"],
  ["legal/accessibility-audit.json", "_singletons/entries/accessibility-audit"],
  ["settings/home.json", "_singletons/entries/home"],
  ["settings/partners/logo.svg", "_singletons/entries/partners"],
  ["cities/photo.jpg", undefined],
  ["settings/spelling.txt", undefined],
  ["settings/inconnu.json", undefined],
  ["legal/inconnu.md", undefined],
  ["schemas/home.schema.json", undefined],
  ["home.json", undefined],
])("the form of %s", (file, form) => {
  const address = form && `https://www.agence.example/admin#/collections/${form}`;
  expect(formAddress(`content/${file}`, "https://www.agence.example")).toBe(address);
});
