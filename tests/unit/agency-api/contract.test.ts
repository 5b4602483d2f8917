import { createAgencyApi, type AgencyApi } from "../../../src/agency-api/client";
import { answerFaults, faultsOf, operations, requestOf } from "../../agency-api/openapi";
import { samplePosts, type StandInPost } from "../../agency-api/posts";
import type { StandIn } from "../../agency-api/stand-in";
import { entry, message, quote, startStandIn } from "./helpers";

interface Exchange {
  method: string | undefined;
  path: string;
  request: unknown;
  status: number;
  answer: unknown;
}

const [newest] = samplePosts as [StandInPost];

/** Each operation, called through the client. A second call shows another possible answer. */
const calls: Record<string, ((api: AgencyApi) => Promise<unknown>)[]> = {
  sendContactMessage: [(api) => api.sendContactMessage("sylvene", message)],
  requestQuote: [(api) => api.requestQuote(quote)],
  enterContest: [(api) => api.enterContest(entry)],
  getPosts: [(api) => api.getPosts()],
  getPreviousPosts: [(api) => api.getPreviousPosts(newest.slug), (api) => api.getPreviousPosts("inconnu")],
  getPost: [(api) => api.getPost(newest.slug), (api) => api.getPost("inconnu")],
};

let standIn: StandIn;
let address: string;
let exchanges: Exchange[] = [];
let api: AgencyApi;

beforeAll(async () => {
  ({ standIn, address } = await startStandIn());
  api = createAgencyApi({ baseUrl: address });
  const { fetch } = globalThis;
  jest.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    const response = await fetch(url, init);
    exchanges.push({
      method: init?.method,
      path: new URL(String(url)).pathname,
      request: init?.body,
      status: response.status,
      answer: await response.clone().json(),
    });
    return response;
  });
});
beforeEach(() => {
  exchanges = [];
  standIn.control({ scenario: "ok" });
});
afterAll(() => standIn.close());

it("names every call of the client, and no other", () => {
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(operations)("$template", (operation) => {
  const { template, pattern, operationId, requestBody } = operation;
  const called = calls[operationId] ?? [];
  it("is what the client sends and what the stand-in answers", async () => {
    for (const call of called) await call(api);
    expect(exchanges).toHaveLength(called.length);
    for (const { method, path, request, status, answer } of exchanges) {
      expect(method).toBe("POST");
      expect(path).toMatch(pattern);
      if (requestBody === undefined) expect(request).toBeUndefined();
      else expect(faultsOf(requestOf(template), JSON.parse(String(request)))).toEqual([]);
      expect(answerFaults(operation, status, answer)).toEqual([]);
    }
  });
});
