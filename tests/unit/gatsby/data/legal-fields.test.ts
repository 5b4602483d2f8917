import { legalFields } from "../../../../src/gatsby/data/legal-fields";
import type { Context, ResolveInfo } from "../../../../src/gatsby/data/resolver-types";

const levelIn = (rawMarkdownBody: string, slug = "accessibilite") => {
  const nodeModel = { getNodeById: () => ({ rawMarkdownBody }) };
  const page = { slug, parent: "texte" } as never;
  const { resolve } = legalFields.LegalPage.declaredLevel;
  return resolve(page, {}, { nodeModel } as unknown as Context, {} as ResolveInfo);
};

it("pages repeat the level that the accessibility statement declares, and no other page's", () => {
  expect(levelIn("Ce site est **non conforme**, et sera totalement conforme.")).toBe("non conforme");
  expect(() => levelIn("Ce site est conforme.")).toThrow("accessibilite.md");
  expect(levelIn("Un devis non conforme", "conditions-generales")).toBeNull();
});
