import { contactSchema, contestSchema, faultsOf, quoteSchema } from "../../../src/forms/engine/schemas";
import { normalisePhone } from "../../../src/forms/engine/phone";

/** 100 000 characters, made to send a pattern that backtracks astray; such a pattern would never come back. */
const pieces: readonly (readonly [name: string, piece: string])[] = [
  ["spaces", " "],
  ["no-break spaces", "\u00a0"],
  ["letters", "a"],
  ["digits", "1"],
  ["emoji", "😀"],
  ["combining accents", "\u0301"],
  ["line ends", "\r\n"],
  ["pairs of digits", "04 "],
  ["a plus, zeros and (0)", "+33(0)"],
  ["opening parentheses", "("],
  ["at signs", "a@"],
  ["labels", "a."],
  ["dots", "."],
  ["hyphens", "a-"],
  ["zero-width spaces", "\u200b"],
  ["direction marks", "\u202a"],
];
const cases = pieces.flatMap(([name, piece]) => {
  const long = piece.repeat(100_000 / piece.length);
  return [
    [name, long],
    [`${name} and an exclamation mark`, `${long}!`],
    [`${name}, then an address`, `${long}a@exemple.example`],
    [`an address that goes on with ${name}`, `a@${long}`],
    [`a number that goes on with ${name}`, `+33${long}`],
    [`a good number, ${name}, an x`, `04 65 71 00 00${long}x`],
  ] as const;
});
const texts = ["name", "lastName", "firstName", "message", "project_description", "project"];

let slowest = { name: "", ms: 0 };
afterAll(() => {
  console.info(`Slowest check of the three schemas: ${slowest.ms.toFixed(1)} ms (${slowest.name}).`);
});

it.each(cases)("comes back from: %s", (name, text) => {
  const values = Object.fromEntries([...texts, "email", "phone"].map((field) => [field, text]));
  const start = performance.now();
  const found = [contactSchema, quoteSchema, contestSchema].map((schema) => faultsOf(schema, values));
  const ms = performance.now() - start;
  if (ms > slowest.ms) slowest = { name, ms };

  const [contact, quote, contest] = found;
  const isAddress = text.trim() === "a@exemple.example";
  expect(found.map(({ email }) => email === undefined)).toEqual([isAddress, isAddress, isAddress]);
  // What shows nothing is an empty number, which only the contest minds.
  const isEmpty = normalisePhone(text) === "";
  expect([contact?.phone, quote?.phone].map((message) => message === undefined)).toEqual([isEmpty, isEmpty]);
  expect(contest?.phone).toBe("Numéro valide requis");
});
