/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import sharp from "sharp";
import type { ApiPost } from "../../../../src/agency-api/contract";
import { downloadPicture, timeoutMs } from "../../../../src/gatsby/api-posts/download-picture";

/** What the API sends, by the path asked for. */
const sent = new Map<string, Buffer | string>();
const folder = mkdtempSync(path.join(tmpdir(), "pictures-"));

interface Wanted {
  createNode: (node: { published: string }) => void;
}

/* Like the real ones: whatever the API sends is a file, and has a node if the caller wants one. */
async function mockDownload({ url, createNode }: Wanted & { url: string }) {
  const { pathname } = new URL(url);
  const content = sent.get(pathname);
  if (pathname === "/muette.png") await new Promise(() => undefined);
  if (content === undefined) throw new Error("Response code 404");
  const absolutePath = path.join(folder, path.basename(pathname));
  writeFileSync(absolutePath, content);
  createNode({ published: path.basename(pathname) });
  return { absolutePath, name: path.parse(absolutePath).name };
}
async function mockTakeIn({ name, ext, createNode }: Wanted & { name: string; ext: string }) {
  createNode({ published: name + ext });
  return { id: `file ${name}${ext}` };
}
jest.mock("gatsby-source-filesystem", () => ({
  createRemoteFileNode: (args: Parameters<typeof mockDownload>[0]) => mockDownload(args),
  createFileNodeFromBuffer: (args: Parameters<typeof mockTakeIn>[0]) => mockTakeIn(args),
}));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

/** A picture with enough in it to be cut. */
const picture = (format: "jpeg" | "png" | "webp" | "gif" | "avif" | "tiff"): Promise<Buffer> =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: "white",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  })
    .toFormat(format)
    .toBuffer();

it.each([
  ["jpeg", "/a.jpg", "a.jpg"],
  ["png", "/a.png?v=2", "a.png"],
  ["webp", "https://cdn.example/a.webp", "a.webp"],
  ["gif", "/a.gif", "a.gif"],
  ["avif", "/a.avif", "a.avif"],
  ["webp", "/negociee.jpg", "negociee.webp"],
  ["png", "/sans-extension", "sans-extension.png"],
  ["gif", "/a.js", "a.gif"],
] as const)("takes a %s picture at %s in as %s", async (format, url, name) => {
  expect(await download(url, await picture(format))).toEqual({
    id: `file ${name}`,
    published: [name],
    warnings: [],
  });
});

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

it.each([
  ["a drawing", "/x.svg", drawing, /seuls JPEG, PNG, WebP, GIF et AVIF/],
  ["a drawing under another name", "/x.png", drawing, /seuls JPEG, PNG, WebP, GIF et AVIF/],
  ["a page", "/x.html", "<!doctype html><p>Maintenance</p>", /pas une image/],
  ["a page under a picture's name", "/x.png", "<!doctype html><p>Maintenance</p>", /pas une image/],
  ["a script", "/x.js", "hit()", /pas une image/],
  ["nothing", "/x.png", "", /pas une image/],
])("takes %s in as nothing, and says why", async (_name, url, content, reason) => {
  const { id, published, warnings } = await download(url, content);
  expect({ id, published }).toEqual({ id: undefined, published: [] });
  expect(warnings).toEqual([expect.stringMatching(reason)]);
  expect(warnings[0]).toContain(`« un-article » remplacée par un motif : ${url} (`);
});

it("does not take in a format that browsers do not show", async () => {
  expect((await download("/x.tiff", await picture("tiff"))).published).toEqual([]);
});

it.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
  "does not take in a %s picture cut short",
  async (format) => {
    const whole = await picture(format);
    const { id, published, warnings } = await download("/x", whole.subarray(0, whole.length * 0.8));
    expect({ id, published }).toEqual({ id: undefined, published: [] });
    expect(warnings).toHaveLength(1);
  },
);

it.each([
  ["a picture that is not there", "/perdue.png", /404/],
  ["an address that is none", "https://", /adresse illisible/],
])("warns of %s", async (_name, url, reason) => {
  const { id, warnings } = await download(url);
  expect(id).toBeUndefined();
  expect(warnings).toEqual([expect.stringMatching(reason)]);
});

it("asks for nothing where a post has no picture", async () => {
  expect(await download("  ")).toEqual({ id: undefined, published: [], warnings: [] });
});

it("does not wait for ever, nor twice for one host", async () => {
  const silentHosts = new Set<string>();
  jest.useFakeTimers();
  const first = download("https://lent.example/muette.png", undefined, silentHosts);
  await jest.advanceTimersByTimeAsync(timeoutMs);
  jest.useRealTimers();
  expect(await first).toMatchObject({
    id: undefined,
    warnings: [expect.stringMatching(/rien n’est venu en 60 s/)],
  });
  const { id, warnings } = await download("https://lent.example/a.png", await picture("png"), silentHosts);
  expect({ id, warnings }).toEqual({
    id: undefined,
    warnings: [expect.stringMatching(/lent\.example n’a pas répondu/)],
  });
  expect((await download("/a.png", await picture("png"), silentHosts)).id).toBe("file a.png");
});
