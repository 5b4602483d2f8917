import { contestSchema, faultsOf } from "../../../src/forms/schemas";
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
