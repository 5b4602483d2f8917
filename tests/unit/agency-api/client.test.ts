/** @jest-environment node */
import { createAgencyApi, type AgencyApi, type CallOptions } from "../../../src/agency-api/client";
import type { Settings } from "../../agency-api/scenarios";
import type { StandIn } from "../../agency-api/stand-in";
import { entry, failureOf, message, quote, startStandIn } from "./helpers";

let standIn: StandIn;
let address: string;
let api: AgencyApi;

beforeAll(async () => {
  ({ standIn, address } = await startStandIn());
  api = createAgencyApi({ baseUrl: `${address}/` });
});
beforeEach(() => {
  standIn.control({ scenario: "ok" });
  standIn.clearLeads();
});
afterAll(() => standIn.close());

/** A short time for an API that will not answer; one that answers may be slow on a busy machine. */
const timeoutFor = (kind: string): CallOptions => (kind === "timeout" ? { timeoutMs: 300 } : {});

const sends: [string, object, (options?: CallOptions) => Promise<void>][] = [
  [
    "contact-forms/contact-sylvene",
    message,
    (options) => api.sendContactMessage("sylvene", message, options),
  ],
  ["contact-forms/get-estimate", quote, (options) => api.requestQuote(quote, options)],
  ["contact-forms/jeu-concours", entry, (options) => api.enterContest(entry, options)],
];

describe.each(sends)("a lead for %s", (path, body, send) => {
  it.each<[Settings, string, number | undefined, RegExp]>([
    [{ scenario: "400" }, "http", 400, /a répondu le statut 400\. .*contrat/],
    [{ scenario: "401" }, "http", 401, /droits d’accès/],
    [{ scenario: "429" }, "http", 429, /attendez une minute/],
    [{ scenario: "500" }, "http", 500, /en panne/],
    [{ scenario: "html", status: 503 }, "http", 503, /en panne/],
    [{ scenario: "garbage", status: 404 }, "http", 404, /adresse de base/],
    [{ scenario: "silent" }, "timeout", undefined, /n’a pas répondu en 0,3\u00a0s/],
    [{ scenario: "slow" }, "timeout", undefined, /n’a pas répondu/],
    [{ scenario: "drop" }, "network", undefined, /injoignable/],
  ])("fails for %j and is not stored", async (settings, kind, status, text) => {
    standIn.control(settings);
    const failure = await failureOf(send(timeoutFor(kind)));
    expect(failure).toMatchObject({ kind, status, url: `${address}/${path}` });
    expect(failure.message).toMatch(text);
    expect(failure.message).toContain(`${address}/${path}`);
    expect(standIn.leads()).toEqual([]);
  });

  it.each<Settings>([
    { scenario: "ok" },
    { scenario: "html" },
    { scenario: "garbage" },
    { scenario: "slow", delayMs: 50 },
    { scenario: "500", scope: "blog" },
  ])("succeeds for %j, whose answer is a 2xx, and is stored once, as it is", async (settings) => {
    standIn.control(settings);
    await expect(send()).resolves.toBeUndefined();
    expect(standIn.leads()).toMatchObject([{ path, body }]);
    expect(standIn.leads()).toHaveLength(1);
  });
});

describe("blog calls", () => {
  it("read the list, a post and the older posts", async () => {
    const posts = await api.getPosts();
    const slugs = posts.map(({ slug }) => slug);
    expect(posts[0]).toMatchObject({ slug: "carte-interactive-sans-traceur", id: "109" });
    expect(await api.getPost("carte-interactive-sans-traceur")).toMatchObject({
      title: "Une carte sur votre site, sans traceur",
      content: expect.stringContaining("<h2"),
      image_url: `${address}/images/carte.png`,
    });
    const previous = await api.getPreviousPosts("carte-interactive-sans-traceur");
    expect(previous.map(({ slug }) => slug)).toEqual(slugs.slice(1, 4));
    await expect(api.getPost("inconnu")).resolves.toBeUndefined();
  });
});
