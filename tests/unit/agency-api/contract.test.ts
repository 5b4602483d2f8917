/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv2020 from "ajv/dist/2020";
import { parse } from "yaml";
import { createAgencyApi, type AgencyApi } from "../../../src/agency-api/client";
import type { Mood } from "../../agency-api/moods";
import type { StandIn } from "../../agency-api/stand-in";
import { entry, message, quote, removeFolders, startStandIn } from "./helpers";

interface Operation {
  operationId: string;
  requestBody?: object;
  responses: Record<string, { $ref?: string }>;
}
interface OpenApi {
  paths: Record<string, { post?: Operation }>;
}

const document = parse(
  readFileSync(path.join(__dirname, "../../../src/agency-api/openapi.yaml"), "utf8"),
) as OpenApi;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false }).addSchema(
  document,
  "contract",
);

/** What a schema of the contract finds wrong with a value; the schema is named by the steps that lead to it. */
function faults(steps: readonly string[], value: unknown): string[] {
  const pointer = steps.map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1")));
  const validate = ajv.compile({ $ref: `contract#/${pointer.join("/")}` });
  validate(value);
  return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
}
const json = ["content", "application/json", "schema"] as const;

interface Exchange {
  method: string | undefined;
  path: string;
  credentials: RequestCredentials | undefined;
  request: unknown;
  status: number;
  answer: unknown;
}

/** Each operation, called through the client. A second call shows another possible answer. */
const calls: Record<string, ((api: AgencyApi) => Promise<unknown>)[]> = {
  sendContactMessage: [
    (api) => api.sendContactMessage("sylvene", message),
    (api) => api.sendContactMessage("sylvene", { ...message, phone: "" }),
  ],
  requestQuote: [(api) => api.requestQuote(quote), (api) => api.requestQuote({ ...quote, phone: undefined })],
  enterContest: [(api) => api.enterContest(entry)],
  getPosts: [(api) => api.getPosts()],
  getPreviousPosts: [
    (api) => api.getPreviousPosts("carte-interactive-sans-traceur"),
    (api) => api.getPreviousPosts("inconnu"),
  ],
  getPost: [(api) => api.getPost("sauvegardes-regle-3-2-1"), (api) => api.getPost("inconnu")],
};

const operations = Object.entries(document.paths).map(([template, { post }]) => {
  if (post === undefined) throw new Error(`${template} has no POST`);
  return { template, operation: post, id: post.operationId };
});

let standIn: StandIn;
let address: string;
let exchanges: Exchange[] = [];
let api: AgencyApi;

beforeAll(async () => {
  ({ standIn, address } = await startStandIn({ postCount: 5 }));
  api = createAgencyApi({
    baseUrl: address,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      exchanges.push({
        method: init.method,
        path: new URL(url).pathname,
        credentials: init.credentials,
        request: typeof init.body === "string" ? JSON.parse(init.body) : undefined,
        status: response.status,
        answer: await response.clone().json(),
      });
      return response;
    },
  });
});
beforeEach(() => {
  exchanges = [];
  standIn.control({ mood: "ok" });
});
afterAll(async () => {
  await standIn.close();
  removeFolders();
});

it("names every call of the client, and no other", () => {
  expect(operations.map(({ id }) => id).sort()).toEqual(Object.keys(calls).sort());
});

describe.each(operations)("$template", ({ template, operation, id }) => {
  const checkAnswer = (status: number, answer: unknown): void => {
    const response = operation.responses[String(status)];
    if (response === undefined)
      throw new Error(`${status} is not in the contract: ${JSON.stringify(answer)}`);
    const steps = response.$ref?.slice(2).split("/") ?? [
      "paths",
      template,
      "post",
      "responses",
      String(status),
    ];
    expect(faults([...steps, ...json], answer)).toEqual([]);
  };

  it("is what the client sends and what the stand-in answers", async () => {
    for (const call of calls[id] ?? []) await call(api);
    expect(exchanges).toHaveLength(calls[id]?.length ?? 0);
    for (const { method, path: called, credentials, request, status, answer } of exchanges) {
      expect({ method, credentials }).toEqual({ method: "POST", credentials: "include" });
      expect(called).toMatch(new RegExp(`^${template.replace(/\{\w+\}/, "[a-z0-9-]+")}$`));
      if (operation.requestBody === undefined) expect(request).toBeUndefined();
      else expect(faults(["paths", template, "post", "requestBody", ...json], request)).toEqual([]);
      checkAnswer(status, answer);
    }
  });

  const failures = (["400", "429", "500"] satisfies Mood[]).filter((mood) => operation.responses[mood]);

  it.each(failures)("documents the stand-in's mood %s", async (mood) => {
    standIn.control({ mood });
    for (const call of calls[id] ?? []) await call(api).catch(() => undefined);
    expect(exchanges).toHaveLength(calls[id]?.length ?? 0);
    for (const { status, answer } of exchanges) {
      expect(status).toBe(Number(mood));
      checkAnswer(status, answer);
    }
  });

  // What has no body gives no reason to refuse it.
  if (operation.requestBody === undefined) return;

  it.each([
    ["an empty object", 400, "{}", "application/json"],
    ["broken JSON", 400, "{", "application/json"],
    ["another type", 415, "a=b", "application/x-www-form-urlencoded"],
    ["too much", 413, "x".repeat(1_000_001), "application/json"],
  ])("documents the stand-in's refusal of %s, %i", async (_name, expected, body, type) => {
    const url = address + template.replace(/\{\w+\}/, "sylvene");
    const response = await fetch(url, { method: "POST", body, headers: { "Content-Type": type } });
    expect(response.status).toBe(expected);
    checkAnswer(expected, await response.json());
  });
});

describe("the limits of the contract are those of the stand-in", () => {
  const changes = (body: object): [string, unknown][] => [
    ...Object.entries(body).flatMap(([field, value]): [string, unknown][] => [
      [`no ${field}`, { ...body, [field]: undefined }],
      ...[
        null,
        1,
        "",
        " \n\t",
        "😀",
        "x",
        "\u00a0",
        "٠٦١٢٣٤٥٦٧٨",
        "+33 4.65-71 (00)",
        "a@b",
        "a b@c",
        [],
        {},
      ].map((other): [string, unknown] => [
        `${field} = ${JSON.stringify(other)}`,
        { ...body, [field]: other },
      ]),
      ...[1, 2, 6, 7, 19, 20, 40, 41, 100, 101, 5000, 5001].flatMap((length): [string, unknown][] =>
        ["0", "é", "😀"].map((sign) => [
          `${field} of ${length} ${sign}`,
          { ...body, [field]: sign.repeat(length) },
        ]),
      ),
      ...[254, 255].map((length): [string, unknown] => [
        `${field} as an address of ${length}`,
        { ...body, [field]: `${"a".repeat(length - 10)}@b.example` },
      ]),
      [`${field} with a space before`, { ...body, [field]: ` ${String(value)}` }],
    ]),
    ["an unknown field", { ...body, website: "" }],
    ["a list", [body]],
    ["null", null],
    ["a text", "x"],
  ];

  it.each([
    ["/contact-forms/contact-{product}", { ...message }],
    ["/contact-forms/get-estimate", { ...quote, phone: "0465710000" }],
    ["/contact-forms/jeu-concours", { ...entry }],
  ])("%s", async (template, body) => {
    const differences: string[] = [];
    const verdicts = { accepted: 0, refused: 0 };
    for (const [name, changed] of changes(body)) {
      const allowed = faults(
        ["paths", template, "post", "requestBody", ...json],
        JSON.parse(JSON.stringify(changed)),
      );
      const response = await fetch(address + template.replace("{product}", "sylvene"), {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(changed),
      });
      verdicts[response.ok ? "accepted" : "refused"] += 1;
      if (response.ok !== (allowed.length === 0))
        differences.push(`${name}: ${response.status}, ${allowed.join()}`);
    }
    expect(differences).toEqual([]);
    expect(verdicts.accepted).toBeGreaterThan(20);
    expect(verdicts.refused).toBeGreaterThan(100);
  });
});
