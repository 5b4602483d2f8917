import path from "node:path";
import type { CreatePagesArgs } from "gatsby";

/** Context of every page made from an entry: its id, and nothing else; the template queries the rest. */
export interface EntryPageContext {
  readonly id: string;
}

interface EntryPages {
  /** GraphQL type of the entries; it must have a `slug`. */
  readonly type: "City" | "Service" | "Technology" | "LegalPage";
  /** File in `src/templates`, without extension. */
  readonly template: string;
  readonly toPath: (slug: string) => string;
}

/** Makes one page per entry of a type. @throws Error when the data layer cannot be queried. */
export async function createEntryPages(args: CreatePagesArgs, pages: EntryPages): Promise<void> {
  const { data, errors } = await args.graphql<Record<"entries", { nodes: { id: string; slug: string }[] }>>(
    `{ entries: all${pages.type} { nodes { id slug } } }`,
  );
  if (!data || errors) throw new Error(`Requête all${pages.type} impossible : ${JSON.stringify(errors)}`);
  const component = path.resolve(`src/templates/${pages.template}.tsx`);
  for (const { id, slug } of data.entries.nodes) {
    const context: EntryPageContext = { id };
    args.actions.createPage({ path: pages.toPath(slug), component, context });
  }
}
