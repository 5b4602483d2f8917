import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const queriedList = /\ball[A-Z]\w*\s*(\([^)]*\))?\s*\{/g;

const rooms = ["src/layout", "src/pages", "src/sections", "src/templates"];
const lists = rooms
  .flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((file) => path.join(room, file)),
  )
  .filter((file) => file.endsWith(".tsx"))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(queriedList)].map(([, choice = ""]) => ({ file, choice })),
  );

it("finds the lists that pages query", () => expect(lists.length).toBeGreaterThan(3));

// The order of Gatsby's nodes is that of their last change: a page that shows it changes with every edited entry.
it.each(lists)("says in which order $file gets its list", ({ choice }) => {
  expect(choice).toMatch(/\bsort: /);
});
