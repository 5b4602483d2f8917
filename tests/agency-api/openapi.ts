import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv2020 from "ajv/dist/2020";
import { parse } from "yaml";

interface Operation {
  operationId: string;
  tags: string[];
  requestBody?: { content: { "application/json": { schema: { $ref: string } } } };
  responses: Record<string, { $ref?: string }>;
}
/** What is asked of one text of a body. */
export interface TextSchema {
  $ref?: string;
  minLength?: number;
  maxLength?: number;
}
interface BodySchema extends TextSchema {
  required?: string[];
  properties?: Record<string, TextSchema>;
}
interface OpenApi {
  paths: Record<string, { post?: Operation }>;
  components: { schemas: Record<string, BodySchema> };
}

const file = path.join(__dirname, "../../src/agency-api/openapi.yaml");
const contract = parse(readFileSync(file, "utf8")) as OpenApi;
const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false }).addSchema(
  contract,
  "contract",
);

/** Each call of the contract, with a pattern for its addresses. */
export const operations = Object.entries(contract.paths).map(([template, { post }]) => {
  if (post === undefined) throw new Error(`${template} has no POST`);
  return {
    ...post,
    template,
    pattern: new RegExp(`^${template.replace(/\{\w+\}/, "[a-z0-9]+(?:-[a-z0-9]+)*")}$`),
  };
});

/** What a schema of the contract finds wrong with a JSON body; the schema is named by the steps that lead to it. */
export function faultsOf(steps: readonly string[], body: unknown): { field: string; message: string }[] {
  const pointer = [...steps, "content", "application/json", "schema"].map((step) =>
    encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1")),
  );
  const $ref = `contract#/${pointer.join("/")}`;
  const validate = ajv.getSchema($ref) ?? ajv.compile({ $ref });
  validate(body);
  return (validate.errors ?? []).map((error) => ({
    field: error.instancePath.slice(1),
    message: error.message ?? "",
  }));
}

/** A schema with what it refers to; what stands beside a reference counts more. */
export function resolved(schema: TextSchema = {}): BodySchema {
  const name = schema.$ref?.split("/").at(-1);
  return { ...(name && contract.components.schemas[name]), ...schema };
}

export const requestOf = (template: string): readonly string[] => ["paths", template, "post", "requestBody"];

/** What the contract finds wrong with an answer, first of all its status. */
export function answerFaults(
  { template, responses }: (typeof operations)[number],
  status: number,
  answer: unknown,
): readonly object[] {
  const response = responses[String(status)];
  if (response === undefined) return [{ status, answer }];
  const inPlace = ["paths", template, "post", "responses", String(status)];
  return faultsOf(response.$ref?.slice(2).split("/") ?? inPlace, answer);
}
