/** @jest-environment node */
import { entryTypeOf } from "../../../src/gatsby/entry-types";

it.each([
  ["cities/lyon/index.json", "City"],
  ["services/saas/index.json", "Service"],
  ["technologies/nodejs/index.json", "Technology"],
  ["case-studies/fluxandre/index.json", "CaseStudy"],
  ["settings/site.json", "SiteSettings"],
  ["settings/key-stats.json", "KeyStatsSettings"],
  ["settings/services-page.json", "ServicesPageSettings"],
  ["settings/partners/ubac.json", undefined],
  ["cities/lyon/notes.json", undefined],
  ["cities/index.json", undefined],
  ["brouillons/lyon/index.json", undefined],
  ["index.json", undefined],
])("%s is of type %s", (file, type) => {
  expect(entryTypeOf(file)).toBe(type);
});
