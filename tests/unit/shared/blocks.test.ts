import type { Node } from "gatsby";
import schema from "../../../content/schemas/brand.schema.json";
import { readChecked } from "../../../src/content-check";
import { absentPages, hasBlock } from "../../../src/content-check/read/blocks";
import { typeOf } from "../../../src/gatsby/data/entry-types";
import { existingMainPages } from "../../../src/gatsby/data/main-pages";
import { blockResolvers } from "../../../src/gatsby/data/optional-blocks";
import type { Context, ResolveInfo } from "../../../src/gatsby/data/resolver-types";
import { onCreatePage } from "../../../src/gatsby/on-create-page";
import { blocks, mainPages, type Block } from "../../../src/shared/blocks";
import { entryFolders, type EntryFolder } from "../../../src/shared/kinds";
import { copyContent } from "../content-check/tree";

const names = blocks.map(({ name }) => name);
const lists = entryFolders.filter(({ menu }) => menu);
/** The fields of queries that a block fills. */
const fields: Readonly<Partial<Record<Block, readonly string[]>>> = {
  contest: ["Query.contestSettings", "PagesSettings.contest"],
  estimator: ["Query.estimatorSettings"],
  reviews: ["Query.reviewsSettings"],
  video: ["SiteSettings.heroVideo"],
  planning: ["HomeSettingsHero.planning"],
  terms: ["Query.termsSettings", "PagesSettings.terms"],
  booking: ["Query.bookingSettings", "SiteSettings.booking"],
  partners: ["Query.partnersSettings"],
};

async function shownFields(context: Context, entries: readonly object[]): Promise<string[]> {
  const value = { projects: entries, items: entries };
  const info = { originalResolver: () => Promise.resolve(value) } as unknown as ResolveInfo;
  const all = Object.entries(blockResolvers).flatMap(([type, resolvers]) =>
    Object.entries(resolvers).map(async ([field, { resolve }]) =>
      (await resolve(null, {}, context, info)) ? [`${type}.${field}`] : [],
    ),
  );
  return (await Promise.all(all)).flat().sort();
}

type Site = readonly [site: string, has: readonly Block[], withEntries: readonly EntryFolder[]];
const without = <Item>(all: readonly Item[], one: Item) => all.filter((item) => item !== one);
const sites: readonly Site[] = [
  ["everything", names, lists],
  ["nothing", [], lists.filter(({ isRequired }) => isRequired)],
  ...names.map((name): Site => [`all but ${name}`, without(names, name), lists]),
  ...lists
    .filter(({ isRequired }) => !isRequired)
    .map((kind): Site => [`no ${kind.kind}`, names, without(lists, kind)]),
];

it.each(sites)("a site with %s: menus, pages, settings and check agree", async (_site, has, withEntries) => {
  const nodes: Record<string, object[]> = {
    BrandSettings: [{ blocks: has }],
    ContestSettings: [{ endDate: "2026-12-31" }],
    ...Object.fromEntries(withEntries.map((kind) => [typeOf(kind), [{}]])),
  };
  const findOne = async ({ type }: { type: string }) => (nodes[type]?.[0] ?? null) as Node | null;
  const context = { nodeModel: { findOne } } as unknown as Context;
  const expected = mainPages
    .filter(({ block, kind }) => (!block || has.includes(block)) && (!kind || withEntries.includes(kind)))
    .map(({ path }) => path);

  const inMenus = await existingMainPages(null, {}, context, {} as ResolveInfo);
  expect(inMenus).toEqual(expected.map((to) => expect.objectContaining({ to })));
  const created = new Set(mainPages.map(({ path }) => path));
  for (const path of [...created]) {
    const actions = { deletePage: () => created.delete(path), createPage: () => created.add(path) };
    const getNodesByType = (type: string) => nodes[type] ?? [];
    void onCreatePage?.({ page: { path }, actions, getNodesByType } as never, {} as never, () => undefined);
  }
  expect([...created].sort()).toEqual(expected.toSorted());

  const shown = has.flatMap((name) => fields[name] ?? []).sort();
  expect(await shownFields(context, [{}])).toEqual(shown);
  const withLists = /estimator|reviews|partners/;
  expect(await shownFields(context, [])).toEqual(shown.filter((field) => !withLists.test(field)));

  const tree = copyContent();
  tree.set("settings/brand.json", "blocks", has);
  for (const { folder } of lists.filter((kind) => !withEntries.includes(kind))) tree.remove(folder);
  const { content } = readChecked({ root: tree.root });
  const absent = absentPages(content);
  expect(schema.properties.blocks.items.enum.filter((name) => hasBlock(content, name as Block))).toEqual(has);
  expect(mainPages.flatMap(({ path }) => (absent.has(path) ? [] : path))).toEqual(expected);
});
