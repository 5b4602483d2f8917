import { describeCases, post } from "./cases";
import { addPost } from "./tree";

// A table, one case a row.
// prettier-ignore
describeCases("the dates, labels and folder of an article", {
  "a day does not exist": [post("Texte.", { date: '"2026-02-30"' }), "schema/format@4:7"],
  "a revision is older than the article": [post("Texte.", { updated: "2025-12-31" }),
    "article-date/early-revision@7:10"],
  "a tag is too long for its page": [post("Texte.", { tags: `[${"x".repeat(31)}]` }),
    "schema/max-length@6:8"],
  "a tag has no letter": [post("Du texte.", { tags: "[🎉]" }), "slug/tag-address@6:8"],
  "two tags have the same address": [post("Du texte.", { tags: "[C++, C#]" }), "slug/tag-repeated@6:13"],
  "the name of its folder has letters that an address has not": [(tree) => addPost(tree, "Été_2026", "Texte.", { title: "Un titre d’été pour essayer" }),
    "slug/form"],
}, { nothingElse: true });
