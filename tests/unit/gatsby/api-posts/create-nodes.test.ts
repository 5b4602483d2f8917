/** @jest-environment jsdom */
import type { SourceNodesArgs } from "gatsby";
import type { ApiPost } from "../../../../src/agency-api/contract";
import { createApiPostNodes } from "../../../../src/gatsby/api-posts/create-nodes";
import { parseHtml as mockParseHtml } from "../../../../src/shared/html";
import { goodPost } from "../../agency-api/helpers";

// Jest cannot load jsdom's ES modules, but has a window of its own.
jest.mock("../../../../src/gatsby/data/dom", () => ({
  dom: () => globalThis,
  parse: (html: string) => mockParseHtml(html),
}));
jest.mock("../../../../src/gatsby/api-posts/download-picture", () => ({
  downloadPicture: async (_args: object, { url, base }: { url: string; base: string }) =>
    url.includes("perdue") ? undefined : `file ${new URL(url, base).href}`,
}));

const create = (...posts: Partial<ApiPost>[]) => createOver([], ...posts);

/** Makes the nodes of some posts, over a good one and with those of the build before; gives them with the warnings. */
async function createOver(before: readonly Record<string, unknown>[], ...posts: Partial<ApiPost>[]) {
  const nodes: Record<string, unknown>[] = [];
  const warnings: string[] = [];
  const args = {
    actions: { createNode: (node: Record<string, unknown>) => void nodes.push(node) },
    createContentDigest: (value: unknown) => JSON.stringify(value),
    createNodeId: (name: string) => name,
    getNode: (id: string) => before.find((node) => node.id === id),
    reporter: { warn: (text: string) => void warnings.push(text) },
  } as unknown as SourceNodesArgs;
  const given = posts.map((post) => ({ ...goodPost, ...post }));
  const markdownSlugs = new Set(["en-markdown"]);
  await createApiPostNodes(args, { posts: given, baseUrl: "https://api.example", markdownSlugs });
  return { nodes, warnings };
}

it("makes a node of a post, with the pictures that were downloaded", async () => {
  const content = '<img src="/images/b.png" alt="b"><img src="/images/perdue.png" alt="c">';
  const { nodes, warnings } = await create(
    {},
    { slug: "autre", title: "Un autre", image_url: "/perdue.png", content },
  );
  expect(warnings).toEqual([]);
  const shared = { createdAt: "2026-01-10T07:00:00.000Z", updatedAt: null };
  const image = { fileId: "file https://api.example/images/a.png" };
  const pictures = [
    { url: "/images/b.png", fileId: "file https://api.example/images/b.png" },
    { url: "/images/perdue.png", fileId: null },
  ];
  const internal = { type: "ApiPost" };
  expect(nodes).toMatchObject([
    { ...shared, slug: "un-article", image, pictures: [], internal },
    { ...shared, slug: "autre", image: null, pictures, internal },
  ]);
});

it("takes the texts of an unchanged post from the build before, and its pictures anew", async () => {
  const post = { content: '<p>Texte</p><img src="/images/b.png" alt="b">' };
  const { nodes: before } = await create(post);
  const known = before.map((node) => ({ ...node, content: "<p>Connu</p>", image: null }));
  const [kept] = (await createOver(known, post)).nodes;
  expect(kept).toMatchObject({
    content: "<p>Connu</p>",
    pictures: before[0]?.pictures,
    image: before[0]?.image,
  });
  const [changed] = (await createOver(known, { ...post, content: "<p>Revu</p>" })).nodes;
  expect(changed).toMatchObject({ content: "<p>Revu</p>", pictures: [] });
});

it("keeps control characters out of a title, which plain files hold too", async () => {
  const { nodes } = await create({ title: "Un\u0007 &#1;article\u0085" });
  expect(nodes.map(({ title }) => title)).toEqual(["Un article"]);
});

it("leaves bad and doubled posts out, and says why", async () => {
  const bon = { id: "2", slug: "bon", title: "Bon" };
  const [first, second] = [{ slug: "En-Markdown" }, { slug: "Bon" }];
  const { nodes, warnings } = await create(
    { title: "" },
    { slug: "en-markdown" },
    first,
    bon,
    { slug: "bon" },
    second,
  );
  expect(nodes.map(({ title }) => title)).toEqual(["Bon"]);
  expect(warnings).toEqual([
    expect.stringMatching(/« un-article » .*laissé de côté : il n’a pas de titre/),
    expect.stringMatching(/« Un article » .*laissé de côté : content\/blog\/en-markdown\/index\.md/),
    expect.stringMatching(/« En-Markdown »\) laissé de côté : content\/blog\/en-markdown\/index\.md/),
    expect.stringMatching(/« Un article » .*laissé de côté : .*« Bon » \(id 2\)/),
    expect.stringMatching(/« Bon »\) laissé de côté : .*« Bon » \(id 2\)/),
  ]);
});

it("publishes two posts of one title, and says so", async () => {
  const { nodes, warnings } = await create({}, { slug: "jumeau" });
  expect(nodes).toHaveLength(2);
  expect(warnings).toEqual([
    expect.stringMatching(/« jumeau »\) : l’article « un-article » porte le même titre/),
  ]);
});
