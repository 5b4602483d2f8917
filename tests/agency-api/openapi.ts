import { readFileSync } from "node:fs";
import path from "node:path";
import Ajv2020 from "ajv/dist/2020";
import { parse } from "yaml";

interface Operation {
  operationId: string;
  requestBody?: object;
  responses: Record<string, { $ref?: string }>;
}
interface OpenApi {
  paths: Record<string, { post?: Operation }>;
  components: { schemas: Record<string, { properties?: Record<string, object> }> };
}

const file = path.join(__dirname, "../../src/agency-api/openapi.yaml");
export const contract = parse(readFileSync(file, "utf8")) as OpenApi;
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

export interface Fault {
  field: string;
  message: string;
}

/** What a schema of the contract finds wrong with a JSON body; the schema is named by the steps that lead to it. */
export function faultsOf(steps: readonly string[], body: unknown): Fault[] {
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

export const requestOf = (template: string): readonly string[] => ["paths", template, "post", "requestBody"];
