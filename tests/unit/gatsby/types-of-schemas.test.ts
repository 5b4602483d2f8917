/** @jest-environment node */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { buildASTSchema, parse, validateSchema, type GraphQLObjectType } from "graphql";
import { entryTypeOf } from "../../../src/gatsby/entry-types";
import { handwrittenTypes } from "../../../src/gatsby/schema/handwritten-types";
import { typesOfSchemas } from "../../../src/gatsby/schema/types-of-schemas";
import { settingNames } from "../../../src/content-check/kinds";
import { makeFolder } from "../setup/folder";

/** The schema, with Gatsby's own types declared for the parser. */
const schema = buildASTSchema(
  parse(`
    scalar Date
    interface Node { id: ID! }
    type File implements Node { id: ID! }
    directive @dontInfer on OBJECT
    directive @dateformat on FIELD_DEFINITION
    directive @link(by: String) on FIELD_DEFINITION
    type Query { none: String }
    ${handwrittenTypes.replace(/implements (BlogPost & )?Node/g, "")}
    ${typesOfSchemas().replaceAll("implements Node", "")}
  `),
);

it("is a schema in which every type is known", () => expect(validateSchema(schema)).toEqual([]));

const settings = settingNames.map((name) => `settings/${name}.json`);

it.each([
  ["cities/lyon/index.json", "City"],
  ["services/saas/index.json", "Service"],
  ["technologies/nodejs/index.json", "Technology"],
  ["case-studies/fluxandre/index.json", "CaseStudy"],
  ["settings/services-page.json", "ServicesPageSettings"],
  ["legal/accessibility-audit.json", "AccessibilityAuditSettings"],
])("%s is of type %s", (file, type) => expect(entryTypeOf(file)).toBe(type));

it.each(["cities/a/index.json", "services/a/index.json", ...settings])(
  "%s has a type in the schema",
  (file) => {
    expect(schema.getType(entryTypeOf(file) ?? "")).toBeDefined();
  },
);

it.each(["settings/a/b.json", "cities/a/b.json", "cities/index.json", "a/b/index.json", "index.json"])(
  "%s is no entry",
  (file) => expect(entryTypeOf(file)).toBeUndefined(),
);

it.each([
  ["City", "slug", "String!"],
  ["CityCoordinates", "latitude", "Float!"],
  ["City", "sectors", "[Fact!]!"],
  ["City", "seo", "Seo!"],
  ["City", "questions", "[Question!]"],
  ["Technology", "seo", "Seo"],
  ["TechnologyExcerpt", "code", "String!"],
  ["Seo", "keywords", "[String!]"],
  ["Service", "heroBooking", "String"],
  ["CaseStudy", "images", "[Picture!]!"],
  ["CaseStudy", "services", "[Service!]!"],
  ["NavigationSettings", "footerCities", "[City!]!"],
  ["SolutionsSettingsItems", "service", "Service!"],
  ["Review", "service", "Service!"],
  ["ClaimsSettings", "replyHours", "ClaimsSettingsNombre!"],
  ["ClaimsSettingsNombre", "value", "Int!"],
  ["FaqSettingsItems", "open", "Boolean!"],
  ["ContestSettings", "endDate", "Date!"],
  ["PagesSettings", "blog", "BlogPageText!"],
  ["LegalPage", "title", "String!"],
])("%s.%s is of type %s", (type, field, expected) => {
  const fields = (schema.getType(type) as GraphQLObjectType).getFields();
  expect(String(fields[field]?.type)).toBe(expected);
});

it("links slugs and formats dates by Gatsby's own extensions", () => {
  expect(typesOfSchemas()).toContain('services: [Service!]! @link(by: "slug")');
  expect(typesOfSchemas()).toContain("endDate: Date! @dateformat");
});

it("names a definition that is not there", () => {
  const folder = makeFolder();
  const lost = { properties: { title: { $ref: "#/definitions/perdue" } } };
  writeFileSync(path.join(folder, "city.schema.json"), JSON.stringify(lost));
  expect(() => typesOfSchemas(folder)).toThrow(/city\.schema\.json : #\/definitions\/perdue n’existe pas/);
});
