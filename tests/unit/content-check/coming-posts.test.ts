/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";
import { comingPosts } from "../../../src/gatsby/coming-posts";
import { checkContent, toCorrect } from "../../../src/content-check";
import { routesOf } from "../../../src/content-check/core/routes";
import { checkLinks } from "../../../src/content-check/full/links";
import { checkRemovals } from "../../../src/content-check/full/removals";
import { readContent } from "../../../src/content-check/read/content";
import { addPost, copyContent, today, told, type Tree } from "./tree";

/** An article that waits for its day: out of the site, and nobody is sent to it before. */

const day = "2026-12-01";

/** Addresses in the content that name the article, from each place where that makes a difference. */
function referTo(tree: Tree): void {
  const link = "Voir [la suite de cet article](/article/futur).";
  addPost(tree, "hier", link);
  addPost(tree, "avant", link, { date: "2026-11-30" });
  addPost(tree, "ensuite", link, { date: "2026-12-08" });
  addPost(tree, "redirige", "Un texte.", { date: day });
  const { items } = tree.data("settings/redirects.json");
  const added = [
    { from: "/article/passe", to: "/article/futur" },
    { from: "/article/redirige", to: "/blog" },
  ];
  tree.set("settings/redirects.json", ["items"], [...items, ...added]);
}

const notYet = [
  "« /article/futur » n’est pas encore en ligne : cet article attend le 2026-12-01.",
  "Ajoutez ce lien ce jour-là, ou avancez la date de l’article.",
];
describe("an article that waits for its day", () => {
  let tree: Tree;

  beforeEach(() => {
    tree = copyContent();
    addPost(tree, "futur", "Un texte.", { date: day });
  });
  afterEach(() => tree.dispose());

  const check = (on: string) => checkContent({ root: tree.root, today: on });

  it("is left out until that day, whatever stands beside it", () => {
    addPost(tree, "illisible", "Un texte.", { title: "Un: deux: trois", date: day });
    tree.write("blog/sans-date/index.md", "Rien.");
    tree.remove(`blog/${tree.folders("blog")[0]}/index.md`);
    expect(comingPosts(tree.root, today)).toEqual(["futur"]);
    expect(comingPosts(tree.root, "2026-11-30")).toEqual(["futur"]);
    expect(comingPosts(tree.root, day)).toEqual([]);
    expect(comingPosts("/nulle/part", today)).toEqual([]);
  });

  it("leaves nothing to correct, and nothing to tell once it is there", async () => {
    const before = await check(today);
    expect(before).toHaveLength(1);
    expect(toCorrect(before)).toEqual([]);
    expect(await check(day)).toEqual([]);
  });

  it("is no page to lead to before, but from an article that waits as long", async () => {
    referTo(tree);
    const links = (on: string) => checkLinks(readContent(tree.root), on);
    expect(told(links(today), "blog/hier/index.md")).toEqual(["9:6", ...notYet]);
    expect(told(links(today), "blog/avant/index.md")).toEqual(["9:6", ...notYet]);
    expect(told(links(today), "blog/ensuite/index.md")).toEqual([]);
    expect(links(day)).toEqual([]);
    const onSite = (on: string) => routesOf(readContent(tree.root), on).has("/article/futur");
    expect([onSite(today), onSite(day)]).toEqual([false, true]);
    const redirects = told(await check(today), "settings/redirects.json");
    expect(redirects).toContain(
      "« /article/redirige » est une page du site : elle ne peut pas être redirigée.",
    );
    expect(redirects).toContain(notYet[0]);
  });

  it("may be taken away without a redirect, unlike one that was online", () => {
    addPost(tree, "passe", "Un texte.");
    const git = (...command: string[]) => execFileSync("git", ["-C", path.dirname(tree.root), ...command]);
    git("init", "-q");
    git("add", "-A");
    git("-c", "user.name=t", "-c", "user.email=t@t.example", "commit", "-q", "-m", "Content");
    tree.remove("blog/futur");
    tree.remove("blog/passe");
    const asked = (on: string) => {
      const content = readContent(tree.root);
      return told(checkRemovals(content, routesOf(content, on), on), "settings/redirects.json").filter(
        (line) => line.includes("retirée"),
      );
    };
    expect(asked(today)).toEqual([
      "La page /article/passe a été retirée, et son adresse ne mène plus nulle part.",
    ]);
    expect(asked(day)).toHaveLength(2);
  });
});
