import { readdirSync, rmSync, writeFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import path from "node:path";
import { listenOn } from "../../../../scripts/lib/ports";
import type { ApiPost } from "../../../../src/agency-api/contract";
import { readLastGood, writeLastGood } from "../../../../src/gatsby/api-posts/last-good";
import { loadApiPosts } from "../../../../src/gatsby/api-posts/load";
import type { Scenario } from "../../../agency-api/scenarios";
import { createStandIn } from "../../../agency-api/stand-in";
import { goodPost } from "../../agency-api/helpers";
import { makeFolder } from "../../setup/folder";

const started: { close: () => Promise<unknown> }[] = [];
afterAll(() => Promise.all(started.map((server) => server.close())));

async function startServer(handler: RequestListener): Promise<string> {
  const server = await listenOn(0, handler);
  started.push(server);
  return `http://127.0.0.1:${server.port}`;
}
/** The stand-in's API; `asked` are the requests that it got, of which those after `halfway` fail. */
async function startApi(scenario: Scenario = "ok") {
  const { handler, control } = createStandIn({ scenario });
  const state = { asked: 0, halfway: Infinity };
  const url = await startServer((req, res) => {
    state.asked += 1;
    if (state.asked > state.halfway) res.writeHead(403).end();
    else handler(req, res);
  });
  return { url, control, state };
}
/** An API that lists posts, of which it does not give some. */
const startListing = (posts: readonly ApiPost[], withheld: readonly string[] = []) =>
  startServer(async (req, res) => {
    const asked = (await req.toArray()).join("");
    const { slug } = (asked ? JSON.parse(asked) : {}) as Partial<ApiPost>;
    const post = posts.find((each) => each.slug === slug && !withheld.includes(each.slug)) ?? null;
    res.setHeader("Content-Type", "application/json");
    res.end(JSON.stringify({ data: req.url?.endsWith("get-posts") ? posts : post }));
  });
const postsOf = (count: number, more: Partial<ApiPost> = {}): ApiPost[] =>
  Array.from({ length: count }, (_, n) => ({ ...goodPost, slug: `p${n}`, ...more }));

/** Loads, with a folder for the last good posts of its own unless told otherwise. */
async function load(
  baseUrl: string,
  onApiError: "fail" | "last-good" = "fail",
  lastGoodFolder = makeFolder(),
) {
  const warnings: string[] = [];
  const warn = (text: string) => void warnings.push(text.replaceAll("\u00a0", " "));
  const posts = await loadApiPosts({ baseUrl, onApiError, warn, lastGoodFolder });
  return { posts, warnings };
}
const reasonOf = async (outcome: Promise<unknown>): Promise<string> => {
  const error = await outcome.catch((reason: Error) => reason);
  return error instanceof Error ? error.message.replaceAll("\u00a0", " ") : "it succeeded";
};

it.each<[Scenario, RegExp, number]>([
  ["401", /le statut 401.*droits/s, 1],
  ["500", /le statut 500.*panne/s, 3],
  ["html", /ce n’est pas du JSON \(text\/html/, 1],
])(
  "an API that fails, « %s », is named with fault and remedy, after as many tries as can help",
  async (scenario, says, tries) => {
    const { url, state } = await startApi(scenario);
    const message = await reasonOf(load(url));
    expect(message).toContain(`${url}/blog/get-posts`);
    expect(message).toMatch(/Vérifiez AGENCY_API_URL.*AGENCY_API_ON_ERROR=last-good/s);
    expect(message).toMatch(says);
    expect(state.asked).toBe(tries);
  },
);

describe("last-good", () => {
  it("takes the posts of the last good build, with a warning, whatever other API has been tried since", async () => {
    const folder = makeFolder();
    const { url, control } = await startApi();
    const before = await load(url, "fail", folder);
    await load(`${await startListing([])}/essai`, "fail", folder);
    control({ scenario: "401" });
    const { posts, warnings } = await load(url, "last-good", folder);
    expect(posts).toEqual(before.posts);
    expect(warnings).toEqual([expect.stringContaining(`: ${posts.length} article`)]);
    expect(warnings[0]).toContain(`${url}/blog/get-posts`);
  });

  it("does not hide a failure where this API has had no good build", async () => {
    const reason = await reasonOf(load((await startApi("401")).url, "last-good"));
    expect(reason).toContain("aucune construction réussie avec cette adresse");
  });

  it.each(["{", '{"posts": 3}'])("has nothing where its file holds « %s »", async (content) => {
    const [folder, from] = [makeFolder(), "https://api.example/v1"];
    await writeLastGood(from, [], folder);
    for (const file of readdirSync(folder)) writeFileSync(path.join(folder, file), content);
    await expect(readLastGood(from, folder)).resolves.toBeUndefined();
  });

  it("keeps what it had when a later build fails halfway", async () => {
    const folder = makeFolder();
    const { url, state } = await startApi();
    const { posts } = await load(url, "fail", folder);
    state.halfway = state.asked + 1;
    expect(await reasonOf(load(url, "fail", folder))).toContain("le statut 403");
    expect((await load(url, "last-good", folder)).posts).toEqual(posts);
  });
});

it.each<[what: string, before: number, after: ApiPost[], isAccepted: boolean]>([
  ["half of the posts of the last good build", 4, postsOf(2), true],
  ["none, as before", 0, [], true],
  ["fewer than half", 4, postsOf(1), false],
  ["posts that wait for their day", 4, postsOf(4, { created_at: "2999-01-01T00:00:00Z" }), false],
  ["one post four times", 4, postsOf(4, { slug: "p0" }), false],
])("an API that gives %s", async (_what, count, after, isAccepted) => {
  const folder = makeFolder();
  const url = await startListing(after);
  await writeLastGood(url, postsOf(count), folder);
  const { posts, warnings } = await load(url, "last-good", folder);
  if (isAccepted) return expect([posts, warnings]).toEqual([after, []]);
  expect(posts).toEqual(postsOf(count));
  for (const text of [await reasonOf(load(url, "fail", folder)), ...warnings])
    expect(text).toMatch(/articles à publier : \d, contre \d le .*supprimez le dossier \.last-good/);
  rmSync(folder, { recursive: true });
  expect((await load(url, "fail", folder)).posts).toEqual(after);
});

it("leaves out, with a warning, a post without text or slug", async () => {
  const unnamed = { ...goodPost, id: "7", slug: " ", title: "Sans adresse" };
  const { posts, warnings } = await load(await startListing([...postsOf(3), unnamed], ["p1"]));
  expect(posts.map(({ slug }) => slug)).toEqual(["p0", "p2"]);
  expect(warnings).toEqual([
    "L’article « Sans adresse » de l’API (id 7) n’a pas de slug : il est laissé de côté.",
    "L’API annonce l’article « p1 » mais ne le donne pas : il est laissé de côté.",
  ]);
});
