import type { Node } from "gatsby";
import { contentKinds, entryFolders, pagePath, type PageKind } from "../../shared/kinds";
import { toSlug } from "../../shared/slug";
import { nodesOf } from "./case-relations";
import { typeOf } from "./entry-types";
import { finishedText } from "./facts";
import type { Context, Resolver } from "./resolver-types";

/** The fields that entries of several kinds share. */
interface EntryNode extends Node, Readonly<Partial<Record<"banner1" | "banner2" | "banner3", object>>> {
  readonly slug: string;
  readonly title?: string;
  readonly order?: number;
  readonly images?: readonly object[];
  readonly seo?: { readonly canonical?: string };
}

/**
 * The entries of every kind but articles, for code that treats all kinds alike. Resolved here, so that no page's
 * script carries the table of kinds.
 */
export const entryLists: Resolver<unknown> = (_source, _args, context) =>
  Promise.all(contentKinds.map((kind) => entryList(kind, context)));

async function entryList(kind: PageKind, context: Context) {
  const nodes = await nodesOf<EntryNode>(context, typeOf(kind));
  // By `order` where the kind has it, else by slug.
  nodes.sort((a, b) => (a.order ?? 0) - (b.order ?? 0) || (a.slug < b.slug ? -1 : 1));
  const { label, path, folder } = kind;
  return {
    id: toSlug(label),
    label,
    path,
    folder,
    entries: await Promise.all(nodes.map((node) => listedEntry(kind, node, context))),
  };
}

async function listedEntry(kind: PageKind, node: EntryNode, context: Context) {
  const { slug, seo, banner1, banner2, banner3, images = [] } = node;
  const isSky = kind.kind === "city";
  return {
    slug,
    to: pagePath(kind, slug),
    label: await finishedText(node, node.title ?? String(nameOf(kind, node)), context),
    canonical: seo?.canonical,
    sky: isSky ? banner1 : undefined,
    pictures: [isSky ? undefined : banner1, banner2, banner3, ...images].filter(Boolean),
  };
}

function nameOf({ kind }: PageKind, node: EntryNode): unknown {
  const { titleField = "slug" } = entryFolders.find((entries) => entries.kind === kind) ?? {};
  return (node as unknown as Record<string, unknown>)[titleField];
}
