import { createReceiver } from "../../../src/receiver/handler";
import { leadForms, leadKinds } from "../../../src/receiver/lead-forms";
import { openSqliteFile } from "../../../src/receiver/sqlite-file";
import { faultsOf as schemaFaultsOf } from "../../../src/shared/lead/schemas";
import {
  answerFaults,
  faultsOf,
  operations,
  requestOf,
  resolved,
  type TextSchema,
} from "../../agency-api/openapi";
import { entry, message, quote } from "./helpers";

const bodies: Readonly<Record<string, object>> = {
  sendContactMessage: message,
  requestQuote: quote,
  enterContest: entry,
};

const forms: Readonly<Record<string, readonly string[]>> = {
  email: ["camille", "camille@", "@e.example", "c d@e.example", "camille@exemple", "c@e.example"],
  phone: [
    ...["0465710000", "+33465710000", "00330465710000", "+352621123456", "++33465710000", "33+465710000"],
    ...["046571000", "046571000000", "04657100000000", "0000000000", "046571000x"],
  ],
};

/** A text of that many characters: as an address, a number, or counted so that an emoji is one. */
function textOf(field: string, length: number): string {
  if (field === "phone") return "1".repeat(length);
  if (field !== "email") return "😀".repeat(length);
  return `a@${"d".repeat(length - 2).replace(/(d{60})d(?=d)/g, "$1.")}`;
}

/** Texts at both ends of the lengths that the contract gives, and of each form. */
const probesOf = (field: string, { minLength = 3, maxLength = 40 }: TextSchema): readonly string[] => [
  ...["", ...(forms[field] ?? [" \n\u00a0"])],
  ...[minLength - 1, minLength, maxLength, maxLength + 1].map((length) => textOf(field, length)),
];

// What the contract says of a body comes first: the schema accepts, and the receiver answers, the same.
describe.each(operations.filter(({ requestBody, tags }) => requestBody && tags.includes("formulaires")))(
  "$template",
  (operation) => {
    const { template, operationId, requestBody } = operation;
    const path = template.slice(1).replace(/\{\w+\}/, "sylvene");
    const [kind = "contact"] = leadKinds.filter((name) => leadForms[name].path.test(path));
    const { schema } = leadForms[kind];
    const { properties = {}, required } = resolved(requestBody?.content["application/json"].schema);
    const good = bodies[operationId];
    const database = openSqliteFile(":memory:");
    const receive = createReceiver(database, { isAllowed: () => true, leadsAnHour: 1e6 });
    afterAll(() => database.close());

    const isInContract = (body: unknown): boolean => faultsOf(requestOf(template), body).length === 0;
    async function isReceived(body: unknown): Promise<boolean> {
      const headers = { "Content-Type": "application/json" };
      const request = { method: "POST", headers, body: JSON.stringify(body) };
      const response = await receive(new Request(`http://localhost/${path}`, request), "192.0.2.7");
      expect(answerFaults(operation, response.status, await response.json())).toEqual([]);
      return response.ok;
    }

    it("has the fields of the schema, of which it requires the same", () => {
      expect(Object.keys(properties).sort()).toEqual(Object.keys(schema.fields).sort());
      expect(Object.keys(schemaFaultsOf(schema, {})).sort()).toEqual(required?.toSorted());
    });

    it.each(Object.entries(properties))("takes and refuses the same as %s", async (field, asked) => {
      const probes = [undefined, ...probesOf(field, resolved(asked))];
      const verdicts = new Set<boolean>();
      for (const text of probes) {
        const body = { ...good, [field]: text };
        const taken = isInContract(body);
        verdicts.add(taken);
        const schemaTakes = Object.keys(schemaFaultsOf(schema, body)).length === 0;
        const judged = { text, schemaTakes, isReceived: await isReceived(body) };
        expect(judged).toEqual({ text, schemaTakes: taken, isReceived: taken });
      }
      expect(verdicts.size).toBe(2);
    });

    it.each([
      ["an unknown field", { ...good, isAdmin: "1" }],
      ["a number for a text", { ...good, email: 1 }],
      ["a list", [good]],
      ["nothing", null],
    ])("refuses %s", async (_what, body) => {
      expect(isInContract(body)).toBe(false);
      expect(await isReceived(body)).toBe(false);
    });
  },
);
