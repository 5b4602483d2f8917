import { comingPosts } from "../../../src/gatsby/data/coming-posts";
import { addPost, check, copyContent, fieldsIn, rulesIn, today, type Tree } from "./tree";

const day = "2026-12-01";
let tree: Tree;

beforeEach(() => {
  tree = copyContent();
  addPost(tree, "futur", "Un texte.", { date: day });
  addPost(tree, "brouillon", "Un texte.", { draft: "true" });
});

it("articles that wait for their day, and drafts, are left out, whatever stands beside them", () => {
  addPost(tree, "illisible", "Un texte.", { title: "Un: deux: trois", date: day });
  addPost(tree, "futur-brouillon", "Un texte.", { draft: "true", date: day });
  tree.write("blog/sans-date/index.md", "Rien.");
  const [eve, then] = ["2026-11-30", day].map((on) => comingPosts(tree.root, on).sort());
  expect([eve, then]).toEqual([
    ["brouillon", "futur", "futur-brouillon"],
    ["brouillon", "futur-brouillon"],
  ]);
  expect(comingPosts(tree.root, "2026-11-30", true)).toEqual(["futur"]);
  expect(comingPosts("/nulle/part", today)).toEqual([]);
  tree.set("settings/brand.json", "blocks", ["terms"]);
  expect(comingPosts(tree.root, day).sort()).toEqual(tree.folders("blog"));
});

it("an article that waits is told of until it is there", async () => {
  const told = async (options = {}) => rulesIn(await check(tree, options), "blog/futur/index.md");
  expect(await told()).toEqual(["i article-date/coming@4:7"]);
  expect(await told({ today: day })).toEqual([]);
});

it("no redirect leads from an article that waits", async () => {
  tree.set("settings/redirects.json", "items", [
    { from: "/article/passe", to: "/article/futur" },
    { from: "/article/brouillon", to: "/blog" },
  ]);
  expect(fieldsIn(await check(tree), "settings/redirects.json")).toEqual(["redirect/page@items.1.from"]);
});
