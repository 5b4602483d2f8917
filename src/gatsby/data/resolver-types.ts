import type { Node } from "gatsby";

/** What Gatsby passes to a field's resolver, as far as it is used here. */
export interface Context {
  nodeModel: {
    getNodeById(args: { id: string; type?: string }): Node | null;
    getNodesByIds(args: { ids: string[] }): Node[];
    findRootNodeAncestor(node: unknown, predicate: (node: Node) => boolean): Node | null;
    findAll(args: { type: string; query: object }): Promise<{ entries: Iterable<Node> }>;
    findOne(args: { type: string; query: object }): Promise<Node | null>;
  };
}

/** The schema, for resolvers that build on another type's field. */
export interface ResolveInfo {
  /** The resolver that ours takes the place of (https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers). */
  originalResolver?: Resolver<unknown>;
  schema: { getType(name: string): { getFields(): Record<string, { resolve: Resolver<unknown> }> } };
}

export type Resolver<Source, Args = object> = (
  source: Source,
  args: Args,
  context: Context,
  info: ResolveInfo,
) => unknown;

/** Gives a post's text as elements, which are the caller's to change. */
export type ArticleResolver<Post> = (...args: Parameters<Resolver<Post>>) => Promise<HTMLElement>;
