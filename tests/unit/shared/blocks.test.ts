import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { readChecked } from "../../../src/content-check";
import { hasBlock } from "../../../src/content-check/read/blocks";
import { onCreatePage } from "../../../src/gatsby/on-create-page";
import { pascalCase, typeOf, typeOfKind } from "../../../src/gatsby/data/entry-types";
import { existingMainPages } from "../../../src/gatsby/data/main-pages";
import { blockResolvers } from "../../../src/gatsby/data/optional-blocks";
import type { Context, ResolveInfo } from "../../../src/gatsby/data/resolver-types";
import { blockRows, blocks, mainPages, type Block } from "../../../src/shared/blocks";
import { entryFolders, type EntryFolder } from "../../../src/shared/kinds";
import { copyContent } from "../content-check/tree";
import { schemasRoot } from "../setup/content";

const names = blocks.map(({ name }) => name);
const lists = entryFolders.filter(({ menu }) => menu);
const contextOf = (nodes: Readonly<Record<string, readonly object[]>>): Context => {
  const findOne = ({ type }: { type: string }) => Promise.resolve((nodes[type]?.[0] ?? null) as Node | null);
  return { nodeModel: { findOne } } as unknown as Context;
};

const resolve = async (block: Block, value: object, context: Context): Promise<readonly string[]> => {
  const info = { originalResolver: () => Promise.resolve(value) } as unknown as ResolveInfo;
  const { hasSettings, field = [] } = blockRows.find(({ name }) => name === block) ?? {};
  const [file = "", ...keys] = field;
  const last = keys.pop();
  const fields = [
    ...(hasSettings ? [["Query", `${block}Settings`]] : []),
    ...(last ? [[typeOfKind(file) + keys.map(pascalCase).join(""), last]] : []),
  ];
  const shown = fields.map(async ([type = "", name = ""]) =>
    (await blockResolvers[type]?.[name]?.resolve(null, {}, context, info)) === value ? [name] : [],
  );
  return (await Promise.all(shown)).flat();
};

const isCreated = (at: string, nodes: Readonly<Record<string, readonly object[]>>): boolean => {
  const created = new Set([at]);
  const args = {
    page: { path: at, context: {} },
    actions: { deletePage: () => created.delete(at), createPage: () => created.add(at) },
    getNodesByType: (type: string) => nodes[type] ?? [],
  };
  void onCreatePage?.(args as never, {} as never, () => undefined);
  return created.has(at);
};

it("names the blocks that the schema knows", () => {
  const schema = JSON.parse(readFileSync(path.join(schemasRoot, "brand.schema.json"), "utf8")) as {
    properties: { blocks: { items: { enum: string[] } } };
  };
  expect(schema.properties.blocks.items.enum).toEqual(names);
});

it.each<[site: string, has: readonly Block[], withEntries: readonly EntryFolder[]]>([
  ["everything", names, lists],
  ["nothing", [], lists.filter(({ isRequired }) => isRequired)],
  ...names.map((name): [string, Block[], EntryFolder[]] => [
    `all but ${name}`,
    names.filter((block) => block !== name),
    lists,
  ]),
  ...lists
    .filter(({ isRequired }) => !isRequired)
    .map((kind): [string, Block[], EntryFolder[]] => [
      `no ${kind.kind}`,
      names,
      lists.filter((list) => list !== kind),
    ]),
])("a site with %s: menus, pages, settings and check agree", async (_site, has, withEntries) => {
  const nodes = {
    BrandSettings: [{ blocks: has }],
    ContestSettings: [{ endDate: "2026-12-31" }],
    ...Object.fromEntries(withEntries.map((kind) => [typeOf(kind), [{}]])),
  };
  const expected = mainPages
    .filter(({ block, kind }) => (!block || has.includes(block)) && (!kind || withEntries.includes(kind)))
    .map(({ path: at }) => at);

  const inMenus = (await existingMainPages(null, {}, contextOf(nodes), {} as ResolveInfo)) as {
    to: string;
  }[];
  expect(inMenus.map(({ to }) => to)).toEqual(expected);
  expect(mainPages.flatMap(({ path: at }) => (isCreated(at, nodes) ? at : []))).toEqual(expected);

  for (const { name, list, hasSettings, field } of blockRows) {
    const full = list ? { [list]: [{}] } : {};
    const count = Number(Boolean(hasSettings)) + Number(Boolean(field));
    expect(await resolve(name, full, contextOf(nodes))).toHaveLength(has.includes(name) ? count : 0);
    if (list) expect(await resolve(name, { [list]: [] }, contextOf(nodes))).toEqual([]);
  }

  const tree = copyContent();
  tree.set("settings/brand.json", "blocks", has);
  for (const { folder } of lists.filter((kind) => !withEntries.includes(kind))) tree.remove(folder);
  const { content, routes } = readChecked({ root: tree.root });
  expect(names.filter((name) => hasBlock(content, name))).toEqual(has);
  expect(mainPages.flatMap(({ path: at }) => (routes.absence(at) === undefined ? at : []))).toEqual(expected);
});
