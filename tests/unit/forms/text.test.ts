/** @jest-environment node */
import { contactSchema, contestSchema, faultsOf, quoteSchema } from "../../../src/forms/schemas";
import { formatCount } from "../../../src/shared/format-text";
import { expectMessage } from "./messages";

const emoji = "😀";
/** An e and its accent: two characters for the API, one for the eye. */
const combined = "e\u0301";
const family = "👩‍👩‍👧"; // five characters

/** Each text of a form: what is said where it is too short, and how many characters it has. */
const texts = [
  ["name", contactSchema, "Le nom est requis.", 1, 100],
  ["message", contactSchema, "Le message est requis.", 1, 5000],
  ["name", quoteSchema, "Le nom est requis.", 1, 100],
  ["project_description", quoteSchema, "La description du projet est requise.", 1, 5000],
  ["lastName", contestSchema, "Nom requis (min. 2 caractères)", 2, 100],
  ["firstName", contestSchema, "Prénom requis (min. 2 caractères)", 2, 100],
  ["project", contestSchema, "Minimum 20 caractères", 20, 5000],
] as const;

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
  for (const [field, schema, tooShort] of texts) expectMessage(schema, field, [text], tooShort);
});

it.each(texts)("text %#, %s: characters are counted as the API does", (field, schema, tooShort, min, max) => {
  const shortest = [emoji.repeat(min), "李".repeat(min), `  ${"É".repeat(min)}\n`, combined.repeat(min)];
  const padded = `\n${"a".repeat(max)} `;
  const longest = [padded, emoji.repeat(max), combined.repeat(max / 2), family.repeat(max / 5)];
  expectMessage(schema, field, [...shortest, ...longest]);
  const short = ["a".repeat(min - 1), `${emoji.repeat(min - 1)}          `, `\n${"É".repeat(min - 1)}\n`];
  expectMessage(schema, field, short, tooShort);
  const long = [
    "a".repeat(max + 1),
    emoji.repeat(max + 1),
    `${combined.repeat(max / 2)}x`,
    "a".repeat(100_000),
  ];
  expectMessage(schema, field, long, `${formatCount(max)}\u00a0caractères au maximum.`);
});

it("line ends of Windows count as one character, and a name may hold one", () => {
  expectMessage(contactSchema, "message", ["ligne\r\n".repeat(833)]);
  expectMessage(contactSchema, "name", ["Camille\nRenard", "Élodie d’Aÿ-Œuvrard", "محمد"]);
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
