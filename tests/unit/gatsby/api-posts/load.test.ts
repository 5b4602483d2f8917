/** @jest-environment node */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { loadApiPosts } from "../../../../src/gatsby/api-posts/load";
import { createStandIn, type StandIn } from "../../../agency-api/stand-in";
import type { Scenario } from "../../../agency-api/scenarios";
import { posts as written } from "../../../agency-api/posts";
import { makeFolder } from "../../setup/folder";

const standIns: StandIn[] = [];
const servers: Server[] = [];

async function startApi(scenario: Scenario = "ok") {
  const standIn = createStandIn({ storeDir: makeFolder(), scenario });
  standIns.push(standIn);
  return { standIn, url: await standIn.listen(0) };
}
async function startServer(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** Loads, with a folder for the last good posts of its own unless told otherwise. */
async function load(baseUrl: string, onApiError: "fail" | "last-good" = "fail", folder = makeFolder()) {
  const warnings: string[] = [];
  const options = { baseUrl, onApiError, warn: (text: string) => void warnings.push(text) };
  return {
    posts: await loadApiPosts({ ...options, lastGoodFile: path.join(folder, "posts.json") }),
    warnings,
  };
}
const reasonOf = async (outcome: Promise<unknown>): Promise<string> => {
  const error = await outcome.catch((reason: Error) => reason);
  return error instanceof Error ? error.message.replaceAll("\u00a0", " ") : "it succeeded";
};

afterAll(async () => {
  await Promise.all(standIns.map((standIn) => standIn.close()));
  servers.forEach((server) => void (server.closeAllConnections(), server.close()));
});

it("gives each listed post whole, however many there are", async () => {
  const { standIn, url } = await startApi();
  standIn.publish(Array.from({ length: 500 }, (_, n) => ({ ...written[0]!, slug: `p${n}`, late: false })));
  const { posts, warnings } = await load(url);
  const listed = written.filter(({ late }) => !late).map(({ slug }) => slug);
  expect(posts.map(({ slug }) => slug)).toEqual(expect.arrayContaining(listed));
  expect(posts).toHaveLength(500 + listed.length);
  const given = posts.filter(({ slug }) => listed.includes(slug));
  expect(given.every(({ content }) => content.length > 200)).toBe(true);
  expect(warnings).toEqual([]);
});

describe("an API that fails", () => {
  // Side by side: an API that says nothing costs three waits of 10 s.
  const cases: { scenario: Scenario; says: RegExp; again: boolean }[] = [
    { scenario: "400", says: /le statut 400/, again: false },
    { scenario: "401", says: /le statut 401.*droits/s, again: false },
    { scenario: "429", says: /le statut 429/, again: true },
    { scenario: "500", says: /le statut 500.*panne/s, again: true },
    { scenario: "html", says: /ce n’est pas du JSON \(text\/html/, again: false },
    { scenario: "garbage", says: /ce n’est pas du JSON/, again: false },
    { scenario: "drop", says: /est injoignable/, again: true },
    { scenario: "silent", says: /n’a pas répondu en 10 s/, again: true },
  ];
  let reasons: Map<Scenario, { url: string; message: string; seconds: number }>;

  beforeAll(async () => {
    const entries = cases.map(async ({ scenario }) => {
      const { url } = await startApi(scenario);
      const start = performance.now();
      const message = await reasonOf(load(url));
      return [scenario, { url, message, seconds: (performance.now() - start) / 1000 }] as const;
    });
    reasons = new Map(await Promise.all(entries));
  }, 90_000);

  it.each(cases)(
    "« $scenario »: address, fault and remedy are named, in time",
    ({ scenario, says, again }) => {
      const { url, message, seconds } = reasons.get(scenario) ?? { url: "", message: "", seconds: 99 };
      for (const part of [
        `${url}/blog/get-posts`,
        "Vérifiez AGENCY_API_URL",
        "AGENCY_API_ON_ERROR=last-good",
      ])
        expect(message).toContain(part);
      expect(message).toMatch(says);
      expect(message).not.toMatch(/\n\s+at /);
      expect(seconds).toBeLessThan(60);
      // Another try, where it can help, comes after two waits of 2.5 s in all.
      expect(seconds > 2.4).toBe(again);
    },
  );

  it("says so where nobody listens at all", async () => {
    const url = await startServer(() => undefined);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const message = await reasonOf(load(url));
    expect(message).toContain(`${url}/blog/get-posts est injoignable (ECONNREFUSED)`);
    expect(message).toContain("Vérifiez AGENCY_API_URL");
  });
});

describe("last-good", () => {
  it("takes the posts of the last good build, with a warning", async () => {
    const folder = makeFolder();
    const { standIn, url } = await startApi();
    const before = await load(url, "fail", folder);
    standIn.control({ scenario: "401" });
    const { posts, warnings } = await load(url, "last-good", folder);
    expect(posts).toEqual(before.posts);
    expect(warnings).toEqual([expect.stringContaining(`reprend les ${posts.length} articles`)]);
    expect(warnings[0]).toContain(`${url}/blog/get-posts`);
  });

  it("does not hide a failure where this API has had no good build", async () => {
    const folder = makeFolder();
    await load((await startApi()).url, "fail", folder);
    const reason = await reasonOf(load((await startApi("401")).url, "last-good", folder));
    expect(reason).toContain("aucune construction réussie avec cette adresse");
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

describe("calls", () => {
  const post = (slug: string) => ({
    ...{ id: "7", slug, title: `Article ${slug}`, description: "", image_url: "", content: "<p>Texte</p>" },
    created_at: "2026-01-01T00:00:00Z",
  });
  /** An API that lists posts and notes how many detail calls are under way, and how often each slug is asked for. */
  async function startCounting(
    listed: readonly object[],
    answer: (slug: string, nth: number) => unknown = post,
  ) {
    const seen = { now: 0, most: 0, calls: {} as Record<string, number> };
    const url = await startServer(async (req, res) => {
      res.setHeader("Content-Type", "application/json");
      if (req.url?.endsWith("get-posts")) return void res.end(JSON.stringify({ data: listed }));
      const { slug } = JSON.parse((await req.toArray()).join("")) as { slug: string };
      const nth = (seen.calls[slug] = (seen.calls[slug] ?? 0) + 1);
      seen.most = Math.max(seen.most, ++seen.now);
      await new Promise((resolve) => setTimeout(resolve, 50));
      seen.now -= 1;
      const data = answer(slug, nth);
      if (typeof data === "number") res.writeHead(data).end();
      else res.end(JSON.stringify({ data }));
    });
    return { url, seen };
  }
  const three = ["p0", "p1", "p2"].map(post);

  it("has at most 8 under way at once", async () => {
    const { url, seen } = await startCounting(Array.from({ length: 40 }, (_, index) => post(`p${index}`)));
    expect((await load(url)).posts).toHaveLength(40);
    expect(seen.most).toBe(8);
  });

  it("asks again after a failure that may pass, three times in all", async () => {
    const { url, seen } = await startCounting(three, (slug, nth) =>
      slug === "p1" && nth < 3 ? 503 : post(slug),
    );
    expect((await load(url)).posts).toHaveLength(3);
    expect(seen.calls).toEqual({ p0: 1, p1: 3, p2: 1 });
  });

  it("names each missing field", async () => {
    const { url } = await startCounting([{ ...post("un"), title: undefined }]);
    expect(await reasonOf(load(url))).toContain("le champ « title » manque");
  });

  it("leaves out, with a warning, a post that is announced and not given, or has no slug", async () => {
    const { url, seen } = await startCounting([...three, { ...post(" "), title: "Sans adresse" }], (slug) =>
      slug === "p1" ? null : post(slug),
    );
    const { posts, warnings } = await load(url);
    expect(posts.map(({ slug }) => slug)).toEqual(["p0", "p2"]);
    expect(warnings).toEqual([
      "L’article « Sans adresse » de l’API (id 7) n’a pas de slug : il est laissé de côté.",
      "L’API annonce l’article « p1 » mais ne le donne pas : il est laissé de côté.",
    ]);
    expect(Object.keys(seen.calls)).toEqual(["p0", "p1", "p2"]);
  });
});
