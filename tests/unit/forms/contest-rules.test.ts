import { contactSchema, contestSchema, faultsOf, quoteSchema } from "../../../src/forms/schemas";
import { named } from "./named";

describe("phone of the contest", () => {
  it.each(
    named([
      ["1234567", "seven digits"],
      ["123 45 67", "seven digits, spaced"],
      ["04 65 71 00 00", "French"],
      ["04.65.71.00.00", "dots"],
      ["04-65-71-00-00", "hyphens"],
      ["04/65/71/00/00", "slashes"],
      ["04\u00a065\u00a071\u00a000\u00a000", "no-break spaces"],
      ["(04) 65 71 00 00", "parentheses"],
      ["+33 (0)4 65 71 00 00", "+33 (0)"],
      ["0033465710000", "0033"],
      ["+1 (415) 555-2671", "United States"],
      ["1".repeat(40), "40 digits"],
    ]),
  )("accepts: %s", (_name, phone) => {
    expect(faultsOf(contestSchema, { phone }).phone).toBeUndefined();
  });

  it.each(
    named([
      ["", "nothing"],
      ["   ", "only spaces"],
      ["123456", "six digits"],
      ["12 34 56", "six digits, spaced"],
      ["-------", "hyphens alone"],
      ["+123456", "a plus and six digits"],
      ["1+234567", "a plus inside"],
      ["123456a", "a letter"],
      ["٠٤٦٥٧١٠٠٠٠", "Arabic digits"],
      ["1".repeat(41), "41 digits, more than the API takes"],
      ["1".repeat(10_000), "10 000 digits"],
    ]),
  )("refuses: %s", (_name, phone) => {
    expect(faultsOf(contestSchema, { phone }).phone).toBe("Numéro valide requis");
  });

  it("is sent without separators", () => {
    const entry = {
      lastName: "Renard",
      firstName: "Camille",
      phone: "+33 (0)4 65\u00a071.00/00",
      email: "camille@exemple.example",
      project: "Un site pour nos ateliers de poterie.",
      acceptRules: true,
    };
    expect(contestSchema.validateSync(entry).phone).toBe("+33465710000");
  });
});

it.each([
  [true, undefined],
  [false, "Acceptez les règles pour vous inscrire."],
  [undefined, "Acceptez les règles pour vous inscrire."],
])("acceptRules %j: %j", (acceptRules, message) => {
  expect(faultsOf(contestSchema, { acceptRules }).acceptRules).toBe(message);
});

describe("any input is checked within 50 ms", () => {
  const schemas = { contact: contactSchema, quote: quoteSchema, contest: contestSchema };
  const pieces: [string, string][] = [
    ["spaces", " "],
    ["letters", "a"],
    ["emoji", "😀"],
    ["combining accents", "\u0301"],
    ["line ends", "\r\n"],
    ["pairs of digits", "04 "],
    ["a plus, zeros and (0)", "+33(0)"],
    ["at signs", "a@"],
    ["labels", "a."],
    ["hyphens", "a-"],
    ["zero-width spaces", "\u200b"],
  ];
  const cases = pieces.flatMap(([name, piece]) => {
    const long = piece.repeat(100_000 / piece.length);
    return [
      [name, long],
      [`${name} and an exclamation mark`, `${long}!`],
      [`an address that starts with ${name}`, `a@${long}`],
      [`a number that starts with ${name}`, `+33${long}`],
    ] as [string, string][];
  });
  const fields = [
    "name",
    "lastName",
    "firstName",
    "email",
    "phone",
    "message",
    "project_description",
    "project",
  ];

  it.each(cases)("%s", (_name, text) => {
    const values = Object.fromEntries(fields.map((field) => [field, text]));
    for (const [name, schema] of Object.entries(schemas)) {
      // The best of three: a machine may be busy, a pattern that backtracks is slow every time.
      const times = [1, 2, 3].map(() => {
        const start = performance.now();
        faultsOf(schema, values);
        return performance.now() - start;
      });
      expect([name, Math.min(...times) < 50]).toEqual([name, true]);
    }
  });
});
