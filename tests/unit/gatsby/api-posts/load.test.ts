import { readdirSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { listenOn } from "../../../../scripts/lib/ports";
import { readLastGood, writeLastGood } from "../../../../src/gatsby/api-posts/last-good";
import { loadApiPosts } from "../../../../src/gatsby/api-posts/load";
import type { Scenario } from "../../../agency-api/scenarios";
import { goodPost, startStandIn } from "../../agency-api/helpers";
import { makeFolder } from "../../setup/folder";

const started: { close: () => Promise<unknown> }[] = [];
afterAll(() => Promise.all(started.map((server) => server.close())));

async function startApi(scenario: Scenario = "ok") {
  const { standIn, address: url } = await startStandIn({ scenario });
  started.push(standIn);
  return { standIn, url };
}
async function startServer(handler: RequestListener): Promise<string> {
  const server = await listenOn(0, handler);
  started.push(server);
  return `http://127.0.0.1:${server.port}`;
}
interface Listed {
  readonly slug: string;
}
/** An API that lists posts; `give` says what it gives for a slug, unless that is the post. */
const startListing = (
  list: { posts: readonly Listed[] },
  give = (slug: string) => list.posts.find((post) => post.slug === slug),
) =>
  startServer(async (req, res) => {
    res.setHeader("Content-Type", "application/json");
    const asked = (await req.toArray()).join("");
    const isList = req.url?.endsWith("get-posts");
    const data = isList ? list.posts : give((JSON.parse(asked) as Listed).slug);
    res.end(JSON.stringify({ data: data ?? null }));
  });
/** Loads, with a folder for the last good posts of its own unless told otherwise. */
async function load(baseUrl: string, onApiError: "fail" | "last-good" = "fail", folder = makeFolder()) {
  const warnings: string[] = [];
  const options = { baseUrl, onApiError, warn: (text: string) => void warnings.push(text) };
  return {
    posts: await loadApiPosts({ ...options, lastGoodFolder: folder }),
    warnings,
  };
}
const reasonOf = async (outcome: Promise<unknown>): Promise<string> => {
  const error = await outcome.catch((reason: Error) => reason);
  return error instanceof Error ? error.message.replaceAll("\u00a0", " ") : "it succeeded";
};

describe("an API that fails", () => {
  // Side by side: an API that says nothing costs three waits of 10 s.
  it.concurrent.each<[Scenario, RegExp, boolean]>([
    ["401", /le statut 401.*droits/s, false],
    ["500", /le statut 500.*panne/s, true],
    ["html", /ce n’est pas du JSON \(text\/html/, false],
    ["silent", /n’a pas répondu en 10 s/, true],
  ])(
    "« %s »: address, fault and remedy are named, in time",
    async (scenario, says, again) => {
      const { url } = await startApi(scenario);
      const start = performance.now();
      const message = await reasonOf(load(url));
      const seconds = (performance.now() - start) / 1000;
      expect(message).toContain(`${url}/blog/get-posts`);
      expect(message).toMatch(/Vérifiez AGENCY_API_URL.*AGENCY_API_ON_ERROR=last-good/s);
      expect(message).toMatch(says);
      expect(message).not.toMatch(/\n\s+at /);
      expect(seconds).toBeLessThan(60);
      // Another try, where it can help, comes after two waits of 2.5 s in all.
      expect(seconds > 2.4).toBe(again);
    },
    90_000,
  );
});

describe("last-good", () => {
  it("takes the posts of the last good build, with a warning", async () => {
    const folder = makeFolder();
    const { standIn, url } = await startApi();
    const before = await load(url, "fail", folder);
    standIn.control({ scenario: "401" });
    const { posts, warnings } = await load(url, "last-good", folder);
    expect(posts).toEqual(before.posts);
    expect(warnings).toEqual([
      expect.stringContaining(`: ${posts.length}\u00a0article${posts.length > 1 ? "s" : ""} (`),
    ]);
    expect(warnings[0]).toContain(`${url}/blog/get-posts`);
  });

  it("does not hide a failure where this API has had no good build", async () => {
    const folder = makeFolder();
    await load((await startApi()).url, "fail", folder);
    const reason = await reasonOf(load((await startApi("401")).url, "last-good", folder));
    expect(reason).toContain("aucune construction réussie avec cette adresse");
  });

  it("takes them whatever other API has been tried on this machine since", async () => {
    const folder = makeFolder();
    const { standIn, url } = await startApi();
    const { posts } = await load(url, "fail", folder);
    await load(`${await startListing({ posts: [] })}/essai`, "fail", folder);
    standIn.control({ scenario: "401" });
    expect((await load(url, "last-good", folder)).posts).toEqual(posts);
  });

  it.each(["{", "null", '{"posts": 3}'])("has nothing where its file holds « %s »", async (content) => {
    const folder = makeFolder();
    const from = "https://api.example/v1";
    await writeLastGood(from, [], folder);
    for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), content);
    await expect(readLastGood(from, folder)).resolves.toBeUndefined();
  });

  it("keeps what it had when a later build fails halfway", async () => {
    const folder = makeFolder();
    const { standIn } = await startApi();
    let isHalfway = false;
    const url = await startServer((req, res) => {
      if (!isHalfway || req.url?.endsWith("get-posts")) return standIn.handler(req, res);
      res.writeHead(403).end();
    });
    const { posts } = await load(url, "fail", folder);
    isHalfway = true;
    expect(await reasonOf(load(url, "fail", folder))).toContain("le statut 403");
    expect((await load(url, "last-good", folder)).posts).toEqual(posts);
  });
});

describe("fewer than half of the posts of the last good build", () => {
  const future = { created_at: "2999-01-01T00:00:00Z" };
  it.each<[before: number, after: number, isAccepted: boolean, what: object]>([
    [4, 2, true, {}],
    [0, 0, true, {}],
    [4, 1, false, {}],
    [4, 4, false, future],
    [4, 4, false, { slug: "p0" }],
  ])("%i posts, then %i, accepted: %s, the later ones with %j", async (before, after, isAccepted, what) => {
    const folder = makeFolder();
    const listed = { posts: [] as Listed[] };
    const url = await startListing(listed);
    const list = (count: number, others: object) =>
      (listed.posts = Array.from({ length: count }, (_, n) => ({
        ...goodPost,
        slug: `p${n}`,
        ...others,
      })));
    list(before, {});
    const earlier = await load(url, "fail", folder);
    list(after, what);
    const reason = await reasonOf(load(url, "fail", folder));
    const { posts, warnings } = await load(url, "last-good", folder);
    if (isAccepted) return expect([posts.length, warnings]).toEqual([after, []]);
    expect(posts).toEqual(earlier.posts);
    for (const text of [reason, warnings.join().replaceAll("\u00a0", " ")])
      expect(text).toMatch(/articles à publier : \d, contre \d le .*supprimez le dossier \.last-good/);
    rmSync(folder, { recursive: true });
    expect((await load(url, "fail", folder)).posts).toHaveLength(after);
  });
});

it("leaves out, with a warning, a post without text or slug", async () => {
  const posts = ["p0", "p1", "p2"].map((slug) => ({ ...goodPost, slug }));
  const unnamed = { ...goodPost, id: "7", slug: " ", title: "Sans adresse" };
  const url = await startListing({ posts: [...posts, unnamed] }, (slug) =>
    posts.find((post) => post.slug === slug && slug !== "p1"),
  );
  const { posts: loaded, warnings } = await load(url);
  expect(loaded.map(({ slug }) => slug)).toEqual(["p0", "p2"]);
  expect(warnings).toEqual([
    "L’article « Sans adresse » de l’API (id 7) n’a pas de slug : il est laissé de côté.",
    "L’API annonce l’article « p1 » mais ne le donne pas : il est laissé de côté.",
  ]);
});
