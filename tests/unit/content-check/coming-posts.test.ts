import { comingPosts } from "../../../src/gatsby/data/coming-posts";
import { routesOf } from "../../../src/content-check/rules/pages/routes";
import { linkRule } from "../../../src/content-check/rules/links/links";
import { readContent } from "../../../src/content-check/read/content";
import { addPost, ask, check, copyContent, fieldsIn, rulesIn, today, type Tree } from "./tree";

const day = "2026-12-01";

/** Out of the site, and nobody is sent to it before. */
describe("an article that waits for its day", () => {
  let tree: Tree;

  beforeEach(() => {
    tree = copyContent();
    addPost(tree, "futur", "Un texte.", { date: day });
  });

  it("is left out until that day, whatever stands beside it", () => {
    addPost(tree, "illisible", "Un texte.", { title: "Un: deux: trois", date: day });
    tree.write("blog/sans-date/index.md", "Rien.");
    tree.remove(`blog/${tree.folders("blog")[0]}/index.md`);
    expect(comingPosts(tree.root, "2026-11-30")).toEqual(["futur"]);
    expect(comingPosts(tree.root, day)).toEqual([]);
    expect(comingPosts("/nulle/part", today)).toEqual([]);
  });

  it("is left out for good where it is a draft, but for the development server", () => {
    addPost(tree, "brouillon", "Un texte.", { draft: "true" });
    addPost(tree, "futur-brouillon", "Un texte.", { draft: "true", date: day });
    addPost(tree, "pret", "Un texte.", { draft: "false" });
    expect(comingPosts(tree.root, day).sort()).toEqual(["brouillon", "futur-brouillon"]);
    expect(comingPosts(tree.root, day, true)).toEqual([]);
    expect(comingPosts(tree.root, "2026-11-30", true)).toEqual(["futur"]);
  });

  it("is left out with all the others where the site has no blog", () => {
    tree.set("settings/brand.json", ["blocks"], ["terms"]);
    expect(comingPosts(tree.root, day).sort()).toEqual(tree.folders("blog"));
  });

  it("is told of once as a draft, and to whoever leads there but another draft", async () => {
    const link = "Voir [la suite de cet article](/article/brouillon).";
    addPost(tree, "brouillon", "Un texte.", { draft: "true" });
    addPost(tree, "hier", link);
    addPost(tree, "autre", link, { draft: "true" });
    expect(rulesIn(await check(tree, { full: true }), "blog/brouillon/index.md")).toEqual([
      "i article-date/draft@7:8",
    ]);
    const links = await ask(linkRule, tree);
    expect(rulesIn(links, "blog/hier/index.md")).toEqual(["link/draft@9:6"]);
    expect(rulesIn(links, "blog/autre/index.md")).toEqual([]);
    expect(routesOf(readContent(tree.root), day).has("/article/brouillon")).toBe(false);
  });

  it("leaves nothing to correct, and nothing to tell once it is there", async () => {
    expect((await check(tree)).map(({ severity }) => severity)).toEqual(["notice"]);
    expect(await check(tree, { today: day })).toEqual([]);
  });

  it("is no page to lead to before, but from an article that waits as long", async () => {
    const link = "Voir [la suite de cet article](/article/futur).";
    const dates = { hier: "2026-01-15", avant: "2026-11-30", ensuite: "2026-12-08", redirige: day };
    for (const [slug, date] of Object.entries(dates))
      addPost(tree, slug, slug === "redirige" ? "Un texte." : link, { date });
    const { items } = tree.data("settings/redirects.json");
    const added = [
      { from: "/article/passe", to: "/article/futur" },
      { from: "/article/redirige", to: "/blog" },
    ];
    tree.set("settings/redirects.json", ["items"], [...items, ...added]);
    const content = readContent(tree.root);
    const links = await ask(linkRule, tree);
    expect(rulesIn(links, "blog/hier/index.md")).toEqual(["link/coming@9:6"]);
    expect(rulesIn(links, "blog/avant/index.md")).toEqual(["link/coming@9:6"]);
    expect(rulesIn(links, "blog/ensuite/index.md")).toEqual([]);
    expect(await ask(linkRule, tree, { today: day })).toEqual([]);
    expect([today, day].map((on) => routesOf(content, on).has("/article/futur"))).toEqual([false, true]);
    expect(fieldsIn(await check(tree), "settings/redirects.json")).toEqual([
      `redirect/coming@items.${items.length}.to`,
      `redirect/page@items.${items.length + 1}.from`,
    ]);
  });
});
