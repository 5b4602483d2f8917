import { formAddress } from "../../../src/content-check/form-address";

// Those of the entries and settings themselves are opened in tests/e2e/editing/demonstration.spec.ts.
it.each([
  ["case-studies/cafe/pictures/a.png", "case-studies/entries/cafe/index"],
  ["blog/Été <b>)/index.md", "blog/entries/%C3%89t%C3%A9%20%3Cb%3E)/index"],
  ["settings/partners/logo.svg", "_singletons/entries/partners"],
  ["cities/photo.jpg", undefined],
  ["settings/spelling.txt", undefined],
  ["schemas/home.schema.json", undefined],
])("the form of %s", (file, form) => {
  const address = form && `https://www.agence.example/admin#/collections/${form}`;
  expect(formAddress(`content/${file}`, "https://www.agence.example")).toBe(address);
});
