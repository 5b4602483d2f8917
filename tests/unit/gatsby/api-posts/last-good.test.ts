/** @jest-environment node */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readLastGood } from "../../../../src/gatsby/api-posts/last-good";
import { makeFolder } from "../../setup/folder";

const api = "https://api.example/v1";
const folder = makeFolder();
const file = path.join(folder, "deep/er/posts.json");
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([undefined, "", "{", "null", "[]", '{"posts": 3}', "<html>"])(
  "has nothing where the file holds « %s »",
  async (content) => {
    mkdirSync(path.dirname(file), { recursive: true });
    if (content !== undefined) writeFileSync(file, content);
    await expect(readLastGood(api, file)).resolves.toBeUndefined();
  },
);
