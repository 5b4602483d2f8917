import { contactSchema, contestSchema, faultsOf, quoteSchema } from "../../../src/forms/schemas";
import { named } from "./named";

const emoji = "😀";
/** An e and its accent: two characters for the API, one for the eye. */
const combined = "e\u0301";
const family = "👩‍👩‍👧"; // five characters

const fault = (
  schema: typeof contactSchema | typeof quoteSchema | typeof contestSchema,
  field: string,
  text: unknown,
) => faultsOf(schema, { [field]: text })[field];

const blanks: [string, string][] = [
  ["", "nothing"],
  [" ", "a space"],
  [" ".repeat(100_000), "100 000 spaces"],
  ["\u00a0", "a no-break space"],
  ["\u202f\u2009\u3000", "a narrow, a thin and a wide space"],
  ["\t\t", "tabs"],
  ["\n\n", "line ends"],
  ["\r\n \r\n", "Windows line ends"],
  ["\u200b", "a zero-width space"],
  ["\ufeff\u2060", "a byte order mark and a word joiner"],
  ["\u3164", "a Hangul filler"],
  ["\u2800", "a blank of Braille"],
  ["\u0000", "a null"],
];

describe("a text that shows nothing counts as empty", () => {
  it.each(named(blanks))("%s", (_name, text) => {
    expect(fault(contactSchema, "name", text)).toBe("Le nom est requis.");
    expect(fault(contactSchema, "message", text)).toBe("Le message est requis.");
    expect(fault(quoteSchema, "name", text)).toBe("Le nom est requis.");
    expect(fault(quoteSchema, "project_description", text)).toBe("La description du projet est requise.");
    expect(fault(contestSchema, "lastName", text)).toBe("Nom requis (min. 2 caractères)");
    expect(fault(contestSchema, "firstName", text)).toBe("Prénom requis (min. 2 caractères)");
    expect(fault(contestSchema, "project", text)).toBe("Minimum 20 caractères");
  });
});

describe("name of the contact and quote forms: 1 to 100 characters", () => {
  it.each(
    named([
      ["C", "one letter"],
      ["Camille Renard", "plain"],
      ["Élodie d’Aÿ-Œuvrard", "French letters"],
      ["李小龍", "Chinese"],
      ["محمد", "Arabic"],
      [emoji, "an emoji"],
      [combined, "a combining accent"],
      ["a".repeat(99), "99"],
      ["a".repeat(100), "100"],
      [` ${"a".repeat(100)} `, "100 and a space at each end"],
      [emoji.repeat(100), "100 emoji"],
      [combined.repeat(50), "50 letters with combining accents"],
      [family.repeat(20), "20 joined emoji"],
      ["Camille\nRenard", "a line end inside"],
    ]),
  )("accepts: %s", (_name, name) => {
    expect(fault(contactSchema, "name", name)).toBeUndefined();
    expect(fault(quoteSchema, "name", name)).toBeUndefined();
  });

  it.each(
    named([
      ["a".repeat(101), "101"],
      [emoji.repeat(101), "101 emoji"],
      [`${combined.repeat(50)}x`, "101 with combining accents"],
      ["a".repeat(100_000), "100 000"],
      [emoji.repeat(50_000), "50 000 emoji"],
    ]),
  )("refuses: %s", (_name, name) => {
    expect(fault(contactSchema, "name", name)).toBe("100\u00a0caractères au maximum.");
    expect(fault(quoteSchema, "name", name)).toBe("100\u00a0caractères au maximum.");
  });
});

describe("names of the contest: 2 to 100 characters", () => {
  it.each([["Ay"], ["Aÿ"], [emoji + emoji], ["李小"], ["a".repeat(100)], ["  Ay  "]])(
    "accepts %#",
    (name) => {
      expect(fault(contestSchema, "lastName", name)).toBeUndefined();
      expect(fault(contestSchema, "firstName", name)).toBeUndefined();
    },
  );

  it.each([["A"], ["É"], [emoji], [" A "], ["\nA\n"]])("refuses %# as too short", (name) => {
    expect(fault(contestSchema, "lastName", name)).toBe("Nom requis (min. 2 caractères)");
    expect(fault(contestSchema, "firstName", name)).toBe("Prénom requis (min. 2 caractères)");
  });

  it.each([["a".repeat(101)], ["a".repeat(100_000)]])("refuses %# as too long", (name) => {
    expect(fault(contestSchema, "lastName", name)).toBe("100\u00a0caractères au maximum.");
  });
});

describe("message and project: up to 5 000 characters", () => {
  it.each(
    named([
      ["a".repeat(4999), "4 999"],
      ["a".repeat(5000), "5 000"],
      [`\n${"a".repeat(5000)}\n`, "5 000 and line ends around"],
      [emoji.repeat(5000), "5 000 emoji"],
      [combined.repeat(2500), "2 500 letters with combining accents"],
      ["ligne\r\n".repeat(833), "Windows line ends count once"],
    ]),
  )("accepts: %s", (_name, text) => {
    expect(fault(contactSchema, "message", text)).toBeUndefined();
    expect(fault(quoteSchema, "project_description", text)).toBeUndefined();
    expect(fault(contestSchema, "project", text)).toBeUndefined();
  });

  it.each(
    named([
      ["a".repeat(5001), "5 001"],
      [emoji.repeat(5001), "5 001 emoji"],
      ["a".repeat(100_000), "100 000"],
    ]),
  )("refuses: %s", (_name, text) => {
    const message = "5\u202f000\u00a0caractères au maximum.";
    expect(fault(contactSchema, "message", text)).toBe(message);
    expect(fault(quoteSchema, "project_description", text)).toBe(message);
    expect(fault(contestSchema, "project", text)).toBe(message);
  });
});

describe("project of the contest: at least 20 characters", () => {
  it.each([["a".repeat(20)], ["a".repeat(21)], [emoji.repeat(20)], [combined.repeat(10)]])(
    "accepts %#",
    (project) => {
      expect(fault(contestSchema, "project", project)).toBeUndefined();
    },
  );

  it.each([["a".repeat(19)], [`${"a".repeat(19)}          `], [emoji.repeat(19)], ["Un site"]])(
    "refuses %#",
    (project) => {
      expect(fault(contestSchema, "project", project)).toBe("Minimum 20 caractères");
    },
  );
});

it("sends texts trimmed, names on one line, line ends of one kind", () => {
  const sent = contactSchema.validateSync({
    name: "  Camille\r\nRenard ",
    email: "camille@exemple.example",
    phone: "",
    message: "\n Bonjour,\r\n\r\nun site. \u00a0",
  });
  expect(sent).toEqual({
    name: "Camille Renard",
    email: "camille@exemple.example",
    phone: "",
    message: "Bonjour,\n\nun site.",
  });
});
