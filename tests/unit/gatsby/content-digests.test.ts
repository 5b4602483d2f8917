/** @jest-environment node */
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { noteContentDigests } from "../../../src/gatsby/content-digests";

/** What gatsby-source-filesystem makes its nodes with; it is no part of its types. */
const { createFileNode } = jest.requireActual<{
  createFileNode(
    file: string,
    createNodeId: (id: string) => string,
    options: { path: string },
    cache: object,
  ): Promise<{ internal: { contentDigest: string } }>;
}>("gatsby-source-filesystem/create-file-node");

const folder = mkdtempSync(path.join(tmpdir(), "content-digests-"));
const file = path.join(folder, "index.md");
afterAll(() => rmSync(folder, { recursive: true }));

const known = new Map<string, unknown>();
const cache = {
  get: async (key: string) => known.get(key),
  set: async (key: string, value: string) => known.set(key, value),
};
const digestOf = async (): Promise<string> =>
  (await createFileNode(file, (id: string) => id, { path: folder }, cache)).internal.contentDigest;

it("spares gatsby-source-filesystem its own digest, and gives the start of it", async () => {
  writeFileSync(file, "Un article");
  const computed = await digestOf();
  known.clear();
  await noteContentDigests(folder, cache);
  expect([...known.values()]).toEqual([computed.slice(0, 10)]);
  const { mtimeMs, ino } = statSync(file);
  known.set(`${mtimeMs}${ino}`, "noted");
  expect(await digestOf()).toBe("noted");
});

it("does not read a file again that it knows", async () => {
  await noteContentDigests(folder, cache);
  expect([...known.values()]).toEqual(["noted"]);
});
