import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { EntryPageContext } from "../../shared/page-context";
import { caseStudyPath, cityPath, servicePath, technologyPath } from "../../shared/paths";
import { queryData } from "../data/query-data";

/** GraphQL type of the entries, file in `src/templates` without extension, and the path of an entry's page. */
const kinds = [
  ["City", "city", cityPath],
  ["Service", "service", servicePath],
  ["Technology", "technology", technologyPath],
  ["CaseStudy", "case-study", caseStudyPath],
  ["LegalPage", "legal-page", (slug: string) => `/${slug}`],
] as const;

/** One page per city, service, technology, case and legal text. @throws Error when the data layer cannot be queried */
export async function createEntryPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  for (const [type, template, toPath] of kinds) {
    const query = `{ entries: all${type} { nodes { id slug } } }`;
    const { entries } = await queryData<Record<"entries", { nodes: { id: string; slug: string }[] }>>(
      graphql,
      query,
    );
    const component = path.resolve(`src/templates/${template}.tsx`);
    for (const { id, slug } of entries.nodes) {
      const context: EntryPageContext = { id };
      actions.createPage({ path: toPath(slug), component, context });
    }
  }
}
