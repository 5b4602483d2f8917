/** @jest-environment node */
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { loadApiPosts } from "../../../../src/gatsby/api-posts/load";
import { createStandIn, type StandIn } from "../../../agency-api/stand-in";
import type { Scenario } from "../../../agency-api/scenarios";
import { posts as written } from "../../../agency-api/posts";
import { makeFolder, removeFolders } from "../../agency-api/helpers";

const standIns: StandIn[] = [];
const servers: Server[] = [];

async function startApi(scenario: Scenario, postCount = 0): Promise<string> {
  const standIn = createStandIn({ storeDir: makeFolder(), scenario, postCount });
  standIns.push(standIn);
  return standIn.listen(0);
}
async function startServer(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
/** Loads, into a folder of its own unless told otherwise. */
function load(baseUrl: string, onApiError: "fail" | "last-good" = "fail", folder = makeFolder()) {
  const warnings: string[] = [];
  const lastGoodFile = path.join(folder, "posts.json");
  const posts = loadApiPosts({ baseUrl, onApiError, lastGoodFile, warn: (text) => void warnings.push(text) });
  return { posts, warnings };
}
const reasonOf = (outcome: Promise<unknown>): Promise<string> =>
  outcome.then(
    () => "it succeeded",
    (error: unknown) => (error instanceof Error ? error.message : String(error)).replaceAll("\u00a0", " "),
  );

afterAll(async () => {
  await Promise.all(standIns.map((standIn) => standIn.close()));
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  removeFolders();
});

const listed = written.filter(({ late }) => !late);

describe("an API that works", () => {
  it("gives each listed post whole", async () => {
    const { posts, warnings } = load(await startApi("ok"));
    const slugs = (await posts).map(({ slug }) => slug);
    expect(slugs).toEqual(listed.map(({ slug }) => slug));
    expect((await posts).every(({ content }) => content.length > 200)).toBe(true);
    expect(warnings).toEqual([]);
  });

  it("gives 500 posts", async () => {
    const { posts } = load(await startApi("ok", 500));
    expect(await posts).toHaveLength(500 + listed.length);
  });
});

describe("an API that fails", () => {
  // Side by side: an API that says nothing costs three waits of 10 s.
  const cases: { scenario: Scenario; says: RegExp }[] = [
    { scenario: "400", says: /le statut 400/ },
    { scenario: "401", says: /le statut 401.*droits/s },
    { scenario: "429", says: /le statut 429/ },
    { scenario: "500", says: /le statut 500.*panne/s },
    { scenario: "html", says: /ce n’est pas du JSON \(text\/html/ },
    { scenario: "garbage", says: /ce n’est pas du JSON/ },
    { scenario: "drop", says: /est injoignable/ },
    { scenario: "silent", says: /n’a pas répondu en 10 s/ },
  ];
  let reasons: Map<Scenario, { url: string; message: string; seconds: number }>;

  beforeAll(async () => {
    const entries = cases.map(async ({ scenario }) => {
      const url = await startApi(scenario);
      const start = performance.now();
      const message = await reasonOf(load(url).posts);
      return [scenario, { url, message, seconds: (performance.now() - start) / 1000 }] as const;
    });
    reasons = new Map(await Promise.all(entries));
  }, 90_000);

  it.each(cases)(
    "« $scenario »: the message names the address, the fault and the remedy",
    ({ scenario, says }) => {
      const { url, message } = reasons.get(scenario) ?? { url: "", message: "" };
      expect(message).toContain(`${url}/blog/get-posts`);
      expect(message).toMatch(says);
      expect(message).toContain("Vérifiez AGENCY_API_URL");
      expect(message).toContain("AGENCY_API_ON_ERROR=last-good");
      expect(message).not.toMatch(/\n\s+at /);
    },
  );

  it("ends within 60 s whatever happens", () => {
    expect([...reasons.values()].filter(({ seconds }) => seconds > 60)).toEqual([]);
  });

  it("waits for another try only where it can help", () => {
    const quick = (scenario: Scenario) => (reasons.get(scenario)?.seconds ?? 0) < 2.4;
    expect((["400", "401", "html", "garbage"] as const).map(quick)).toEqual([true, true, true, true]);
    expect((["429", "500", "drop", "silent"] as const).map(quick)).toEqual([false, false, false, false]);
  });

  it("says so where nobody listens at all", async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const message = await reasonOf(load(`http://127.0.0.1:${port}`).posts);
    expect(message).toContain(`http://127.0.0.1:${port}/blog/get-posts est injoignable (ECONNREFUSED)`);
    expect(message).toContain("Vérifiez AGENCY_API_URL");
  });

  it("names each missing field", async () => {
    const url = await startServer((_req, res) => {
      res.setHeader("Content-Type", "application/json");
      res.end(
        JSON.stringify({
          data: [{ id: "1", slug: "un", description: "", image_url: "", created_at: "2026-01-01" }],
        }),
      );
    });
    expect(await reasonOf(load(url).posts)).toContain("le champ « title » manque");
  });
});

describe("last-good", () => {
  it("takes the posts of the last good build, with a warning", async () => {
    const folder = makeFolder();
    const standIn = createStandIn({ storeDir: makeFolder() });
    standIns.push(standIn);
    const url = await standIn.listen(0);
    const before = await load(url, "fail", folder).posts;
    standIn.control({ scenario: "401" });
    const { posts, warnings } = load(url, "last-good", folder);
    expect(await posts).toEqual(before);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`reprend les ${before.length} articles`);
    expect(warnings[0]).toContain(`${url}/blog/get-posts`);
  });

  it("does not hide a failure where there was no good build", async () => {
    const url = await startApi("401");
    expect(await reasonOf(load(url, "last-good").posts)).toContain("aucune construction réussie");
  });

  it("takes nothing that another API gave", async () => {
    const folder = makeFolder();
    await load(await startApi("ok"), "fail", folder).posts;
    const reason = await reasonOf(load(await startApi("401"), "last-good", folder).posts);
    expect(reason).toContain("aucune construction réussie avec cette adresse");
  });

  it("keeps what it had when a later build fails halfway", async () => {
    const folder = makeFolder();
    const standIn = createStandIn({ storeDir: makeFolder() });
    standIns.push(standIn);
    let isHalfway = false;
    const url = await startServer((req, res) => {
      if (!isHalfway || req.url?.endsWith("get-posts")) return standIn.handler(req, res);
      res.writeHead(403).end();
    });
    const before = await load(url, "fail", folder).posts;
    isHalfway = true;
    expect(await reasonOf(load(url, "fail", folder).posts)).toContain("le statut 403");
    expect(await load(url, "last-good", folder).posts).toEqual(before);
  });
});

describe("calls", () => {
  /** An API of `count` posts that notes how many detail calls are under way, and how often each slug is asked for. */
  async function startCounting(count: number, answer: (slug: string, nth: number) => unknown) {
    let now = 0;
    const seen = { most: 0, calls: new Map<string, number>() };
    const summary = (index: number) => ({
      id: index,
      slug: `p${index}`,
      title: `Article ${index}`,
      description: "",
      image_url: "",
      created_at: "2026-01-01T00:00:00Z",
    });
    const url = await startServer((req, res) => {
      let body = "";
      req.on("data", (chunk: Buffer) => (body += chunk.toString()));
      req.on("end", () => {
        res.setHeader("Content-Type", "application/json");
        if (req.url?.endsWith("get-posts")) {
          res.end(JSON.stringify({ data: Array.from({ length: count }, (_, index) => summary(index)) }));
          return;
        }
        const { slug } = JSON.parse(body) as { slug: string };
        const nth = (seen.calls.get(slug) ?? 0) + 1;
        seen.calls.set(slug, nth);
        now += 1;
        seen.most = Math.max(seen.most, now);
        setTimeout(() => {
          now -= 1;
          const data = answer(slug, nth);
          if (typeof data === "number") res.writeHead(data).end();
          else res.end(JSON.stringify({ data }));
        }, 10);
      });
    });
    return { url, seen };
  }
  const whole = (slug: string) => ({
    slug,
    title: `Article ${slug}`,
    description: "",
    image_url: "",
    created_at: "2026-01-01T00:00:00Z",
    content: "<p>Texte</p>",
  });

  it("has at most 8 under way at once", async () => {
    const { url, seen } = await startCounting(40, whole);
    expect(await load(url).posts).toHaveLength(40);
    expect(seen.most).toBe(8);
  });

  it("asks again after a failure that may pass, three times in all", async () => {
    const { url, seen } = await startCounting(3, (slug, nth) =>
      slug === "p1" && nth < 3 ? 503 : whole(slug),
    );
    expect(await load(url).posts).toHaveLength(3);
    expect(Object.fromEntries(seen.calls)).toEqual({ p0: 1, p1: 3, p2: 1 });
  });

  it("leaves out, with a warning, a post that is announced and not given", async () => {
    const { url } = await startCounting(3, (slug) => (slug === "p1" ? null : whole(slug)));
    const { posts, warnings } = load(url);
    expect((await posts).map(({ slug }) => slug)).toEqual(["p0", "p2"]);
    expect(warnings).toEqual([
      "L’API annonce l’article « p1 » mais ne le donne pas : il est laissé de côté.",
    ]);
  });

  it("names and leaves out a post with an empty slug, without asking for it", async () => {
    const asked: string[] = [];
    const url = await startServer((req, res) => {
      asked.push(req.url ?? "");
      res.setHeader("Content-Type", "application/json");
      const { content: _, ...summary } = whole(" ");
      res.end(JSON.stringify({ data: [{ ...summary, id: "7", title: "Sans adresse" }] }));
    });
    const { posts, warnings } = load(url);
    expect(await posts).toEqual([]);
    expect(warnings).toEqual([
      "L’article « Sans adresse » de l’API (id 7) n’a pas de slug : il est laissé de côté.",
    ]);
    expect(asked).toEqual(["/blog/get-posts"]);
  });
});
