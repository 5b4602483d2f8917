import { writeFileSync } from "node:fs";
import path from "node:path";
import type { SourceNodesArgs } from "gatsby";
import sharp from "sharp";
import type { ApiPost } from "../../../../src/agency-api/contract";
import { downloadPicture, timeoutMs } from "../../../../src/gatsby/api-posts/download-picture";
import { rasterExtension } from "../../../../src/gatsby/api-posts/raster-extension";
import { makeFolder } from "../../setup/folder";

/** What the API sends, by the last part of the path asked for. */
const sent = new Map<string, Buffer>();
const folder = makeFolder();

type Wanted = Record<"url" | "name" | "ext", string> & { createNode: (node: string) => void };

/* Like the real ones: whatever the API sends is a file, and has a node if the caller wants one. */
async function mockDownload({ url, name, createNode }: Wanted) {
  const { base } = path.parse(new URL(url).pathname);
  decodeURIComponent(name);
  if (base === "muette.png") await new Promise(() => undefined);
  const content = sent.get(base);
  if (content === undefined) throw new Error("Response code 404");
  writeFileSync(path.join(folder, base), content);
  createNode(base);
  return { absolutePath: path.join(folder, base), name };
}
jest.mock("gatsby-source-filesystem", () => ({
  createRemoteFileNode: (args: Wanted) => mockDownload(args),
  createFileNodeFromBuffer: async ({ name, ext, createNode }: Wanted) => {
    createNode(name + ext);
    return { id: `file ${name}${ext}` };
  },
}));

/** Downloads one picture; gives its node's id, the names of the files that can be published, and the warnings. */
async function download(url: string, content?: Buffer, silentHosts = new Set<string>()) {
  sent.clear();
  if (content !== undefined) sent.set(path.parse(new URL(url, "https://api.example").pathname).base, content);
  const published: string[] = [];
  const warnings: string[] = [];
  const args = {
    actions: { createNode: (node: string) => void published.push(node) },
    createNodeId: (name: string) => name,
    getCache: () => undefined,
    reporter: { warn: (text: string) => void warnings.push(text) },
  } as unknown as SourceNodesArgs;
  const post = { slug: "un-article" } as ApiPost;
  const id = await downloadPicture(args, { url, base: "https://api.example/v1", post, silentHosts });
  return { id, published, warnings };
}

const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
type Format = "jpeg" | "png" | "webp" | "gif" | "avif" | "tiff";
/** A picture with enough in it to be cut. */
const picture = (format: Format): Promise<Buffer> =>
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
  const taken = { id: `file ${name}`, published: [name], warnings: [] };
  expect(await download(url, await picture(format))).toEqual(taken);
});

it.each([
  [
    "a page under a picture's name",
    "/x.png",
    Buffer.from("<!doctype html><p>Maintenance</p>"),
    /pas une image/,
  ],
  ["a picture that is not there", "/perdue.png", undefined, /404/],
  ["an address that is none", "https://", undefined, /adresse illisible/],
])("takes %s in as nothing, and says why", async (_name, url, content, reason) => {
  const warnings = [expect.stringMatching(reason)];
  expect(await download(url, content)).toEqual({ id: undefined, published: [], warnings });
});

it.each<[Format, string]>([
  ["jpeg", ".jpg"],
  ["png", ".png"],
  ["webp", ".webp"],
  ["gif", ".gif"],
  ["avif", ".avif"],
])("knows a whole %s picture from one that was cut", async (format, extension) => {
  const whole = await picture(format);
  expect(await rasterExtension(whole)).toBe(extension);
  await expect(rasterExtension(whole.subarray(0, whole.length * 0.8))).rejects.toThrow("abîmée");
});

it("takes neither a drawing nor a format that browsers do not show", async () => {
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  for (const bytes of [drawing, await picture("tiff")])
    await expect(rasterExtension(bytes)).rejects.toThrow("seuls JPEG, PNG, WebP, GIF et AVIF");
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
