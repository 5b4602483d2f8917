import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { contentKinds, pagePath } from "../../shared/kinds";
import type { EntryPageContext } from "../../shared/page-context";
import { typeOf } from "../data/entry-types";
import { queryData } from "../data/query-data";

/** One page per city, service, technology, case and legal text. @throws Error when the data layer cannot be queried */
export async function createEntryPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  for (const kind of contentKinds) {
    const query = `{ entries: all${typeOf(kind)} { nodes { id slug } } }`;
    const { entries } = await queryData<Record<"entries", { nodes: { id: string; slug: string }[] }>>(
      graphql,
      query,
    );
    const component = path.resolve(`src/templates/${kind.kind}.tsx`);
    for (const { id, slug } of entries.nodes) {
      const context: EntryPageContext = { id };
      actions.createPage({ path: pagePath(kind, slug), component, context });
    }
  }
}
