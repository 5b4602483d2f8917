/** @jest-environment node */
import { contactSchema, contestSchema, faultsOf, quoteSchema } from "../../../src/forms/schemas";
import { faultsOf as contractFaults, requestOf } from "../../agency-api/openapi";
import { expectMessage } from "./messages";

const emoji = "😀";
/** An e and its accent: two characters for the API, one for the eye. */
const combined = "e\u0301";
const family = "👩‍👩‍👧"; // five characters
const [nameTooLong, textTooLong] = [
  "100\u00a0caractères au maximum.",
  "5\u202f000\u00a0caractères au maximum.",
];

it.each([
  ["nothing", ""],
  ["100 000 spaces", " ".repeat(100_000)],
  ["a no-break space", "\u00a0"],
  ["narrow, thin and wide spaces", "\u202f\u2009\u3000"],
  ["tabs and line ends", "\t\t\r\n \n"],
  ["zero-width characters", "\u200b\ufeff\u2060"],
  ["a Hangul filler and a blank of Braille", "\u3164\u2800"],
  ["a null", "\u0000"],
])("a text that shows nothing counts as empty: %s", (_name, text) => {
  expectMessage(contactSchema, "name", [text], "Le nom est requis.");
  expectMessage(contactSchema, "message", [text], "Le message est requis.");
  expectMessage(quoteSchema, "name", [text], "Le nom est requis.");
  expectMessage(quoteSchema, "project_description", [text], "La description du projet est requise.");
  expectMessage(contestSchema, "lastName", [text], "Nom requis (min. 2 caractères)");
  expectMessage(contestSchema, "firstName", [text], "Prénom requis (min. 2 caractères)");
  expectMessage(contestSchema, "project", [text], "Minimum 20 caractères");
});

describe("name of the contact and quote forms: 1 to 100 characters", () => {
  it.each([
    ["one letter", ["C", emoji, combined]],
    ["any script", ["Élodie d’Aÿ-Œuvrard", "李小龍", "محمد"]],
    ["100 characters", ["a".repeat(100), ` ${"a".repeat(100)} `]],
    ["100 emoji", [emoji.repeat(100), family.repeat(20)]],
    ["50 letters with combining accents", [combined.repeat(50)]],
    ["a line end inside", ["Camille\nRenard"]],
  ])("takes %s", (_name, names) => {
    expectMessage(contactSchema, "name", names);
    expectMessage(quoteSchema, "name", names);
  });

  it.each([
    ["101 characters", ["a".repeat(101), emoji.repeat(101), `${combined.repeat(50)}x`]],
    ["an endless text", ["a".repeat(100_000), emoji.repeat(50_000)]],
  ])("refuses %s", (_name, names) => {
    expectMessage(contactSchema, "name", names, nameTooLong);
    expectMessage(quoteSchema, "name", names, nameTooLong);
  });
});

it("names of the contest have 2 to 100 characters", () => {
  for (const [field, name] of [
    ["lastName", "Nom"],
    ["firstName", "Prénom"],
  ] as const) {
    expectMessage(contestSchema, field, ["Ay", "Aÿ", emoji + emoji, "李小", "a".repeat(100), "  Ay  "]);
    expectMessage(
      contestSchema,
      field,
      ["A", "É", emoji, " A ", "\nA\n"],
      `${name} requis (min. 2 caractères)`,
    );
    expectMessage(contestSchema, field, ["a".repeat(101), "a".repeat(100_000)], nameTooLong);
  }
});

it.each([
  ["message", contactSchema],
  ["project_description", quoteSchema],
  ["project", contestSchema],
])("%s holds up to 5 000 characters, emoji and Windows line ends counted as one", (field, schema) => {
  const padded = `\n${"a".repeat(5000)}\n`;
  const longest = [padded, emoji.repeat(5000), combined.repeat(2500), "ligne\r\n".repeat(833)];
  expectMessage(schema, field, longest);
  expectMessage(schema, field, ["a".repeat(5001), emoji.repeat(5001), "a".repeat(100_000)], textTooLong);
});

it("the contest's project has at least 20 characters", () => {
  expectMessage(contestSchema, "project", ["a".repeat(20), emoji.repeat(20), combined.repeat(10)]);
  const short = ["a".repeat(19), `${"a".repeat(19)}          `, emoji.repeat(19), "Un site"];
  expectMessage(contestSchema, "project", short, "Minimum 20 caractères");
});

it.each([
  [true, undefined],
  [false, "Acceptez les règles pour vous inscrire."],
  [undefined, "Acceptez les règles pour vous inscrire."],
])("acceptRules %j: %j", (acceptRules, message) => {
  expect(faultsOf(contestSchema, { acceptRules }).acceptRules).toBe(message);
});

const typed = {
  name: "  Camille\r\nRenard ",
  email: "  Camille@Exemple.example ",
  phone: "+33 (0)4.65-71/00\u00a000",
  message: "\n Bonjour,\r\n\r\nun site. \u00a0",
};

it("sends texts trimmed, names on one line, line ends of one kind, a number without separators", () => {
  expect(contactSchema.validateSync(typed)).toEqual({
    name: "Camille Renard",
    email: "Camille@Exemple.example",
    phone: "+33465710000",
    message: "Bonjour,\n\nun site.",
  });
});

const { email, phone } = typed;
const [longName, longText] = [emoji.repeat(100), `${emoji.repeat(4998)}\r\n.`];
it.each([
  ["/contact-forms/contact-{product}", contactSchema, { email, phone, name: longName, message: longText }],
  ["/contact-forms/get-estimate", quoteSchema, { email, name: longName, project_description: longText }],
  [
    "/contact-forms/jeu-concours",
    contestSchema,
    {
      email,
      phone: "1".repeat(40),
      lastName: "Ay",
      firstName: longName,
      project: longText,
      acceptRules: true,
    },
  ],
])("%s takes the longest that its form lets through", (template, schema, values) => {
  const { acceptRules: _checkedOnly, ...body } = schema.validateSync(values) as Record<string, unknown>;
  expect(contractFaults(requestOf(template), body)).toEqual([]);
});
