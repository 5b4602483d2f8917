import { describeCases, post } from "./cases";
import { addPost } from "./tree";

describeCases(
  "the dates, labels and folder of an article",
  [
    [post("Texte.", { date: '"2026-02-30"' }), "schema/format@4:7"],
    [post("Texte.", { updated: "2025-12-31" }), "article-date/early-revision@7:10"],
    [post("Texte.", { tags: `[${"x".repeat(31)}]` }), "schema/max-length@6:8"],
    [post("Du texte.", { tags: "[🎉]" }), "slug/tag-address@6:8"],
    [post("Du texte.", { tags: "[C++, C#]" }), "slug/tag-repeated@6:13"],
    [(tree) => addPost(tree, "Été_2026", "Texte.", { title: "Un titre d’été pour essayer" }), "slug/form"],
  ],
  { nothingElse: true },
);
