import { writeFileSync } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import sharp from "sharp";
import type { ApiPost } from "../../../../src/agency-api/contract";
import { downloadPicture, timeoutMs } from "../../../../src/gatsby/api-posts/download-picture";
import { makeFolder } from "../../setup/folder";

/** What the API sends, by the path asked for. */
const sent = new Map<string, Buffer | string>();
const folder = makeFolder();

type Wanted = Record<"url" | "name" | "ext", string> & { createNode: (node: { published: string }) => void };

/* Like the real ones: whatever the API sends is a file, and has a node if the caller wants one. */
async function mockDownload({ url, name, createNode }: Wanted) {
  const { base } = path.parse(new URL(url).pathname);
  decodeURIComponent(name);
  if (base === "muette.png") await new Promise(() => undefined);
  const content = sent.get(`/${base}`);
  if (content === undefined) throw new Error("Response code 404");
  writeFileSync(path.join(folder, base), content);
  createNode({ published: base });
  return { absolutePath: path.join(folder, base), name };
}
jest.mock("gatsby-source-filesystem", () => ({
  createRemoteFileNode: (args: Wanted) => mockDownload(args),
  createFileNodeFromBuffer: async ({ name, ext, createNode }: Wanted) => {
    createNode({ published: name + ext });
    return { id: `file ${name}${ext}` };
  },
}));

/** Downloads one picture; gives its node's id, the names of the files that can be published, and the warnings. */
async function download(url: string, content?: Buffer | string, silentHosts = new Set<string>()) {
  sent.clear();
  if (content !== undefined) sent.set(new URL(url, "https://api.example").pathname, content);
  const published: string[] = [];
  const warnings: string[] = [];
  const args = {
    actions: { createNode: (node: { published: string }) => void published.push(node.published) },
    createNodeId: (name: string) => name,
    getCache: () => undefined,
    reporter: { warn: (text: string) => void warnings.push(text) },
  } as unknown as SourceNodesArgs;
  const post = { slug: "un-article" } as ApiPost;
  const id = await downloadPicture(args, { url, base: "https://api.example/v1", post, silentHosts });
  return { id, published, warnings };
}

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
/** A picture with enough in it to be cut. */
const picture = (format: "jpeg" | "png" | "webp" | "gif" | "avif" | "tiff"): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: "white", noise } })
    .toFormat(format)
    .toBuffer();

it.each([
  ["png", "/a.png?v=2", "a.png"],
  ["webp", "/negociee.jpg", "negociee.webp"],
  ["png", "/sans-extension", "sans-extension.png"],
  ["png", "/%E9t%E9.png", "-E9t-E9.png"],
  ["png", "/100%25.png", "100-.png"],
] as const)("takes a %s picture at %s in as %s", async (format, url, name) => {
  expect(await download(url, await picture(format))).toEqual({
    id: `file ${name}`,
    published: [name],
    warnings: [],
  });
});

const nothing = { id: undefined, published: [] };
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

it.each([
  ["a drawing under another name", "/x.png", drawing, /seuls JPEG, PNG, WebP, GIF et AVIF/],
  ["a page under a picture's name", "/x.png", "<!doctype html><p>Maintenance</p>", /pas une image/],
  ["a picture that is not there", "/perdue.png", undefined, /404/],
  ["an address that is none", "https://", undefined, /adresse illisible/],
])("takes %s in as nothing, and says why", async (_name, url, content, reason) => {
  const { warnings, ...taken } = await download(url, content);
  expect(taken).toEqual(nothing);
  expect(warnings).toEqual([expect.stringMatching(reason)]);
  expect(warnings[0]).toContain(`« un-article » remplacée par un motif : ${url} (`);
});

it.each([
  ["tiff", 1],
  ...(["jpeg", "png", "webp", "gif", "avif"] as const).map((format) => [format, 0.8] as const),
] as const)("does not take in a %s picture, or %d of one", async (format, part) => {
  const whole = await picture(format);
  const { warnings, ...taken } = await download("/x", whole.subarray(0, whole.length * part));
  expect(taken).toEqual(nothing);
  expect(warnings).toHaveLength(1);
});

it("does not wait for ever, nor twice for one host", async () => {
  const silentHosts = new Set<string>();
  jest.useFakeTimers();
  const first = download("https://lent.example/muette.png", undefined, silentHosts);
  await jest.advanceTimersByTimeAsync(timeoutMs);
  jest.useRealTimers();
  expect((await first).warnings).toEqual([expect.stringMatching(/rien n’est venu en 60 s/)]);
  const { warnings } = await download("https://lent.example/a.png", await picture("png"), silentHosts);
  expect(warnings).toEqual([expect.stringMatching(/lent\.example n’a pas répondu/)]);
  expect((await download("/a.png", await picture("png"), silentHosts)).id).toBe("file a.png");
});
