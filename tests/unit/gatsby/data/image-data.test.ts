import path from "node:path";
import type { Node } from "gatsby";
import sharp from "sharp";
import { resolveImageData } from "../../../../src/gatsby/data/image-data";
import type { Context, ResolveInfo } from "../../../../src/gatsby/data/resolver-types";
import { makeFolder } from "../../setup/folder";

const folder = makeFolder();
const write = (name: string, orientation: number) =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: "red" } })
    .withMetadata({ orientation })
    .toFile(path.join(folder, name));

/** Asks for the copies of a picture as a query does. @param original gatsby-transformer-sharp's own resolver */
function ask(name: string, original: (args: object) => Promise<unknown>): Promise<unknown> {
  const file = { absolutePath: path.join(folder, name) };
  const image = { parent: name, internal: { contentDigest: name } } as unknown as Node;
  const context = { nodeModel: { getNodeById: () => file } } as unknown as Context;
  const info = {
    originalResolver: (_image: unknown, args: object) => original(args),
  } as unknown as ResolveInfo;
  return Promise.resolve(resolveImageData(image, { width: 60 }, context, info));
}

it.each([
  [4, { width: 60 }],
  [5, { width: 60, aspectRatio: 80 / 120 }],
])("gives a photograph of EXIF orientation %i the shape in which it is shown", async (orientation, args) => {
  const name = `orientation-${orientation}.jpg`;
  await write(name, orientation);
  expect(await ask(name, (given) => Promise.resolve(given))).toEqual(args);
});

it("makes the copies once for queries at the same time, and again after a failure", async () => {
  await write("again.jpg", 1);
  const original = jest.fn<Promise<unknown>, [object]>().mockRejectedValueOnce(new Error("full disk"));
  original.mockResolvedValue("data");
  const both = () => Promise.allSettled([ask("again.jpg", original), ask("again.jpg", original)]);
  expect((await both()).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  expect(original).toHaveBeenCalledTimes(1);
  expect((await both()).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
  expect(original).toHaveBeenCalledTimes(2);
});
