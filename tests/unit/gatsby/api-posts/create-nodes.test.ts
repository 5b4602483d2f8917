import type { SourceNodesArgs } from "gatsby";
import type { ApiPost } from "../../../../src/agency-api/contract";
import { createApiPostNodes } from "../../../../src/gatsby/api-posts/create-nodes";

// Jest cannot load jsdom's ES modules: the browser's twin has the same policy (tests/unit/blog/xss.test.ts).
jest.mock("../../../../src/gatsby/sanitise", () => jest.requireActual("../../../../src/blog/sanitise"));
jest.mock("../../../../src/gatsby/api-posts/download-picture", () => ({
  downloadPicture: async (_args: object, { url, base }: { url: string; base: string }) =>
    url.includes("perdue") ? undefined : `file ${new URL(url, base).href}`,
}));

const good: ApiPost = {
  id: "1",
  slug: "un-article",
  title: "Un article",
  description: "<p>Chapeau</p>",
  image_url: "https://api.example/images/a.png",
  created_at: "2026-01-10T08:00:00+01:00",
  content: "<p>Texte</p>",
};

/** Makes the nodes of some posts, over a good one; gives them with what was said. */
async function create(...posts: Partial<ApiPost>[]) {
  const nodes: Record<string, unknown>[] = [];
  const warnings: string[] = [];
  const args = {
    actions: { createNode: (node: Record<string, unknown>) => void nodes.push(node) },
    createContentDigest: () => "digest",
    createNodeId: (name: string) => name,
    getCache: () => undefined,
    reporter: { warn: (text: string) => void warnings.push(text) },
  } as unknown as SourceNodesArgs;
  await createApiPostNodes(args, {
    posts: posts.map((post) => ({ ...good, ...post })),
    baseUrl: "https://api.example",
    markdownSlugs: new Set(["en-markdown"]),
  });
  return { nodes, warnings };
}

it("makes a node of a post, its instant in UTC and its picture in the data layer", async () => {
  const { nodes, warnings } = await create({});
  expect(warnings).toEqual([]);
  expect(nodes).toHaveLength(1);
  expect(nodes[0]).toMatchObject({
    slug: "un-article",
    title: "Un article",
    createdAt: "2026-01-10T07:00:00.000Z",
    updatedAt: null,
    image: { fileId: "file https://api.example/images/a.png" },
    internal: { type: "ApiPost" },
  });
});

it.each([
  ["elements", "Un <em>bel</em> article<script>x</script>", "Un bel article"],
  ["references", "L&rsquo;&eacute;t&eacute; &amp; l&#8217;hiver", "L’été & l’hiver"],
  ["signs", "a < b", "a < b"],
  ["an emoji", "Mesurer 👩‍💻", "Mesurer 👩‍💻"],
])("makes text of a title with %s", async (_name, title, text) => {
  expect((await create({ title })).nodes[0]).toMatchObject({ title: text });
});

it("sanitises what will be HTML", async () => {
  const hostile = '<h2>b</h2><p onclick="x()">a<script>x()</script></p>';
  const { nodes } = await create({ description: hostile, content: hostile });
  expect(nodes[0]).toMatchObject({ description: "b<p>a</p>", content: "<h2>b</h2><p>a</p>" });
});

it("notes which pictures cannot be had", async () => {
  const content = '<img src="/images/b.png" alt="b"><img src="/images/perdue.png" alt="c">';
  const { nodes } = await create({ image_url: "https://api.example/perdue.png", content });
  expect(nodes[0]).toMatchObject({
    image: null,
    pictures: [
      { url: "/images/b.png", fileId: "file https://api.example/images/b.png" },
      { url: "/images/perdue.png", fileId: null },
    ],
  });
});

it("leaves bad posts out, names each, and keeps the good one", async () => {
  const { nodes, warnings } = await create(
    { slug: "bon" },
    { slug: "sans-titre", title: "" },
    { slug: "a-venir", created_at: "2999-01-01" },
    { slug: "impossible", created_at: "2026-02-31" },
    { slug: "en-markdown" },
    { slug: "bon", title: "Le second" },
    { slug: "enorme", content: "x".repeat(5_000_000) },
  );
  expect(nodes.map(({ slug }) => slug)).toEqual(["bon"]);
  expect(warnings).toHaveLength(6);
  expect(warnings.filter((text) => !text.includes("laissé de côté"))).toEqual([]);
});
