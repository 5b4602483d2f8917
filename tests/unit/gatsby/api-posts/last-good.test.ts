/** @jest-environment node */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { ApiPost } from "../../../../src/agency-api/contract";
import { readLastGood, writeLastGood } from "../../../../src/gatsby/api-posts/last-good";
import { makeFolder } from "../../setup/folder";

const api = "https://api.example/v1";
const posts = [{ slug: "un", title: "Un", content: "<p>é « œ »</p>" }] as ApiPost[];
const folder = makeFolder();
const file = path.join(folder, "deep/er/posts.json");
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("gives back the posts that were kept last, and when, in one file", async () => {
  await writeLastGood(api, [], file);
  await writeLastGood(api, posts, file);
  const kept = await readLastGood(api, file);
  expect(kept?.posts).toEqual(posts);
  expect(Date.now() - Date.parse(kept?.fetchedAt ?? "")).toBeLessThan(60_000);
  expect(readdirSync(path.dirname(file))).toEqual(["posts.json"]);
  await expect(readLastGood("http://127.0.0.1:4000", file)).resolves.toBeUndefined();
});

it.each([undefined, "", "{", "null", "[]", '{"posts": 3}', "<html>"])(
  "has nothing where the file holds « %s »",
  async (content) => {
    mkdirSync(path.dirname(file), { recursive: true });
    if (content !== undefined) writeFileSync(file, content);
    await expect(readLastGood(api, file)).resolves.toBeUndefined();
  },
);
