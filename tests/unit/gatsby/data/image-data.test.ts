import path from "node:path";
import type { Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import sharp from "sharp";
import { resolveImageData } from "../../../../src/gatsby/data/image-data";
import type { Context, ResolveInfo } from "../../../../src/gatsby/data/resolver-types";
import { makeFolder } from "../../setup/folder";

interface Job {
  readonly inputPaths: readonly string[];
  readonly outputDir: string;
  readonly args: { readonly operations: readonly { readonly outputPath: string; readonly args: object }[] };
}

/** The parts of gatsby-plugin-sharp, which has no types, that gatsby-transformer-sharp calls. */
const plugin = jest.requireActual<{
  setActions(actions: { createJobV2(job: Job): Promise<void> }): void;
  generateImageData(options: { file: object; args: object }): Promise<IGatsbyImageData>;
}>("gatsby-plugin-sharp");
const { processFile } = jest.requireActual<{
  processFile(file: string, operations: readonly object[]): Promise<unknown>;
}>("gatsby-plugin-sharp/process-file");

const jobs: Job[] = [];
plugin.setActions({ createJobV2: (job) => Promise.resolve(void jobs.push(job)) });

const folder = makeFolder();

/** Asks for the copies of a picture as a query does. */
function ask(name: string, original: (args: object) => Promise<unknown>): Promise<IGatsbyImageData> {
  const file = {
    absolutePath: path.join(folder, name),
    name,
    extension: "jpg",
    internal: { contentDigest: name },
  };
  const image = { parent: name, internal: { contentDigest: name } } as unknown as Node;
  const context = { nodeModel: { getNodeById: () => file } } as unknown as Context;
  const info = {
    originalResolver: (_image: unknown, args: object) => original({ file, args: { ...args } }),
  } as unknown as ResolveInfo;
  return resolveImageData(
    image,
    { width: 60, formats: ["webp"], placeholder: "none" },
    context,
    info,
  ) as never;
}

it.each([
  { orientation: 4, is: "wide" },
  { orientation: 5, is: "high" },
  { orientation: 8, is: "high" },
])("shows a photograph of EXIF orientation $orientation whole: $is", async ({ orientation, is }) => {
  jest.spyOn(process, "cwd").mockReturnValue(folder);
  const name = `orientation-${orientation}.jpg`;
  const stored = sharp({ create: { width: 120, height: 80, channels: 3, background: "red" } });
  await stored.jpeg().withMetadata({ orientation }).toFile(path.join(folder, name));

  const { width, height } = await ask(name, plugin.generateImageData as never);
  const [job] = jobs.splice(0);
  const copies = job?.args.operations.map((copy) => ({
    ...copy,
    outputPath: path.join(folder, copy.outputPath),
  }));
  await processFile(job?.inputPaths[0] ?? "", copies ?? []);
  const copy = await sharp(copies?.at(-1)?.outputPath).metadata();

  expect(Math.sign(width - height)).toBe(is === "wide" ? 1 : -1);
  expect(width / height).toBeCloseTo(is === "wide" ? 1.5 : 2 / 3);
  expect((copy.width ?? 0) / (copy.height ?? 0)).toBeCloseTo(width / height, 1);
});

it("makes the copies once for queries at the same time, and again after a failure", async () => {
  const name = "again.jpg";
  await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } }).toFile(
    path.join(folder, name),
  );
  const original = jest.fn<Promise<unknown>, [object]>().mockRejectedValueOnce(new Error("full disk"));
  original.mockResolvedValue("data");
  const both = await Promise.allSettled([ask(name, original), ask(name, original)]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(original).toHaveBeenCalledTimes(1);
  expect(await Promise.all([ask(name, original), ask(name, original)])).toEqual(["data", "data"]);
  expect(original).toHaveBeenCalledTimes(2);
});
