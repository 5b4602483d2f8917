import { createAgencyApi, type AgencyApi } from "../../../src/agency-api/client";
import { leadLimits } from "../../../src/agency-api/contract";
import { contract, faultsOf, operations, requestOf } from "../../agency-api/openapi";
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
  sendContactMessage: [
    (api) => api.sendContactMessage("sylvene", message),
    (api) => api.sendContactMessage("sylvene", { ...message, phone: "" }),
  ],
  requestQuote: [
    (api) => api.requestQuote({ ...quote, phone: undefined }),
    (api) => api.requestQuote({ ...quote, phone: "+33465710000", project_description: "😀".repeat(5000) }),
  ],
  enterContest: [
    (api) =>
      api.enterContest({ ...entry, lastName: "Ay", firstName: "😀".repeat(100), phone: "1".repeat(40) }),
  ],
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

it("has the limits of the forms", () => {
  const { name, email, phone, text, contestNameMin, contestPhoneMin, contestProjectMin } = leadLimits;
  const contestName = { minLength: contestNameMin, maxLength: name };
  const of = (properties: object) => ({ properties });
  expect(contract.components.schemas).toMatchObject({
    Email: { maxLength: email },
    Phone: { maxLength: phone },
    ContactMessage: of({ name: { maxLength: name }, message: { maxLength: text } }),
    QuoteRequest: of({ name: { maxLength: name }, project_description: { maxLength: text } }),
    ContestEntry: of({
      lastName: contestName,
      firstName: contestName,
      phone: { minLength: contestPhoneMin },
      project: { minLength: contestProjectMin, maxLength: text },
    }),
  });
});

describe.each(operations)("$template", ({ template, pattern, operationId, requestBody, responses }) => {
  const called = calls[operationId] ?? [];
  const checkAnswer = (status: number, answer: unknown): void => {
    const response = responses[String(status)];
    if (response === undefined)
      throw new Error(`${status} is not in the contract: ${JSON.stringify(answer)}`);
    const inPlace = ["paths", template, "post", "responses", String(status)];
    expect(faultsOf(response.$ref?.slice(2).split("/") ?? inPlace, answer)).toEqual([]);
  };

  it("is what the client sends and what the stand-in answers", async () => {
    for (const call of called) await call(api);
    expect(exchanges).toHaveLength(called.length);
    for (const { method, path, request, status, answer } of exchanges) {
      expect(method).toBe("POST");
      expect(path).toMatch(pattern);
      if (requestBody === undefined) expect(request).toBeUndefined();
      else expect(faultsOf(requestOf(template), JSON.parse(String(request)))).toEqual([]);
      checkAnswer(status, answer);
    }
  });
});
