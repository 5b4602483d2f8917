/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readLastGood, writeLastGood } from "../../../../src/gatsby/api-posts/last-good";

const post = {
  slug: "un",
  title: "Un",
  description: "",
  image_url: "",
  created_at: "2026-01-10T08:00:00Z",
  content: "<p>é « œ »</p>",
};
const api = "https://api.example/v1";
let folder: string;
const file = () => path.join(folder, "deep/er/posts.json");

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "last-good-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("gives back what was kept, and when", async () => {
  await writeLastGood(api, [post], file());
  const kept = await readLastGood(api, file());
  expect(kept?.posts).toEqual([post]);
  expect(Date.now() - Date.parse(kept?.fetchedAt ?? "")).toBeLessThan(60_000);
});

it("replaces the file as a whole and leaves no other", async () => {
  await writeLastGood(api, [post, post], file());
  await writeLastGood(api, [], file());
  expect((await readLastGood(api, file()))?.posts).toEqual([]);
  expect(readdirSync(path.dirname(file()))).toEqual(["posts.json"]);
});

it.each(["", "{", "null", "[]", '{"posts": 3}', "<html>"])(
  "has nothing where the file holds « %s »",
  async (content) => {
    const broken = path.join(folder, "posts.json");
    writeFileSync(broken, content);
    await expect(readLastGood(api, broken)).resolves.toBeUndefined();
  },
);

it("has nothing where there is no file", async () => {
  await expect(readLastGood(api, file())).resolves.toBeUndefined();
});

it("has nothing of another API", async () => {
  await writeLastGood("http://127.0.0.1:4000", [post], file());
  await expect(readLastGood(api, file())).resolves.toBeUndefined();
});
