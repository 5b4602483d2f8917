import { normalisePhone } from "../../../src/forms/phone";
import { contactSchema, contestSchema, quoteSchema } from "../../../src/forms/schemas";
import { expectMessage, list } from "./messages";

const separated = [
  ...list("04.65.71.00.00 | 04-65-71-00-00 | 04/65/71/00/00 | 04. 65 -71/00 . 00 | 04\t65\t71\t00\t00"),
  ...list("04\u00a065\u00a071\u00a000\u00a000 | 04\u202f65\u202f71\u202f00\u202f00"),
];

describe("phone of the contact and quote forms", () => {
  it.each([
    ["nothing, for it is optional", ["", "   ", "\u00a0\u202f"]],
    ["French numbers", list("0465710000 | 04 65 71 00 00 | 06 12 34 56 78 |   0465710000  ")],
    ["other groups", list("0 465 710 000 | 04  65  71  00  00")],
    ["any separator", separated],
    ["dashes", list("04\u201365\u201371\u201300\u201300 | 04\u201165\u201171\u201100\u201100")],
    ["a number pasted with its direction marks", ["\u202a04 65 71 00 00\u202c"]],
    ["a number without the national zero", list("465710000 | 4 65 71 00 00")],
    ["+33", list("+33465710000 | +33 465710000 | +33 4 65 71 00 00 | +33 04 65 71 00 00")],
    ["+33 (0)", list("+33(0)465710000 | +33 (0) 4.65.71.00.00 | +33 ( 0 ) 4 65 71 00 00")],
    ["(0) without a country code", ["(0)4 65 71 00 00"]],
    ["0033", list("0033465710000 | 00 33 4 65 71 00 00 | 0033 (0)4 65 71 00 00 | 0033(0)465710000")],
    ["the neighbours", list("+32 475 12 34 56 | +41 44 668 18 00 | +352 621 123 456 78 | +49 170 12345678")],
    ["farther ones", list("+44 20 7946 0958 | +1 415 555 2671 | +262 262 12 34 56 | +590 590 12 34 56")],
    ["country codes of one to three digits", list("+999123456789 | +1123456789")],
  ])("takes %s", (_name, numbers) => {
    expectMessage(contactSchema, "phone", numbers);
    expectMessage(quoteSchema, "phone", numbers);
  });

  it.each([
    ["too few digits", list("0 | 12 | 0465 | 046571000 | 04 65 71 00 0 | +33 4 65 71 | 0033 46571")],
    ["too many digits", list("046571000000000 | 04 65 71 00 00 00 00 | +3346571000000000")],
    ["zeros", list("0000000000 | 00 65 71 00 00")],
    ["a plus in another place", list("+ | ++33465710000 | 33+465710000")],
    ["letters", list("abc | 04 65 71 00 0O | 04 65 71 00 00 poste 12 | tél. 04 65 71 00 00")],
    ["other separators", list("04,65,71,00,00 | 04_65_71_00_00")],
    ["other parentheses than (0)", list("(04) 65 71 00 00 | +33 (4) 65 71 00 00 | 04 65 (0) 71 00 00")],
    ["other digits", list("٠٤٦٥٧١٠٠٠٠ | ۰۴۶۵۷۱۰۰۰۰ | ０４６５７１００００ | 📞0465710000")],
    ["what is no number", list("04 65 71 00 00; 06 12 34 56 78 | camille@exemple.example | <script>")],
    ["endless texts", ["0465710000".repeat(1000), "04 ".repeat(3333), `+33${" ".repeat(10_000)}x`]],
  ])("refuses %s", (_name, numbers) => {
    expectMessage(contactSchema, "phone", numbers, "Numéro invalide.");
    expectMessage(quoteSchema, "phone", numbers, "Numéro de téléphone invalide.");
  });
});

describe("phone of the contest", () => {
  it.each([
    ["seven characters", list("1234567 | 06 12 34 | 12-34.5 | +1 (23) 4 | +12\u00a034\u202f56")],
    ["any separator", separated],
    ["parentheses", list("(04) 65 71 00 00 | +33 (0)4 65 71 00 00 | +1 (415) 555-2671")],
    ["0033, and as many characters as the API takes", ["0033465710000", "1".repeat(40)]],
  ])("takes %s", (_name, numbers) => expectMessage(contestSchema, "phone", numbers));

  it.each([
    ["nothing", ["", "   "]],
    ["six characters", list("123456 | 12 34 | +123456 |   12 34  ")],
    ["what is no number", list("1+234567 | 123456a | 06_12_34_56 | ٠٤٦٥٧١٠٠٠٠")],
  ])("refuses %s", (_name, numbers) =>
    expectMessage(contestSchema, "phone", numbers, "Numéro valide requis"),
  );

  it("says how long a number may be", () =>
    expectMessage(contestSchema, "phone", ["1".repeat(41)], "40\u00a0caractères au maximum."));

  it("sends separators only where the number is too short without them", () => {
    expect(contestSchema.cast({ phone: "06\u00a012 34-56/78" }).phone).toBe("0612345678");
    expect(contestSchema.cast({ phone: " 06\u00a012 34 " }).phone).toBe("06 12 34");
  });
});

it.each([
  ["04\u00a065.71-00/00", "0465710000"],
  ["04\u202f65\u201371\u201100\u221200", "0465710000"],
  ["\u202a+33 4 65 71 00 00\u202c", "+33465710000"],
  ["+33 ( 0 ) 4 65 71 00 00", "+33465710000"],
  ["0033 (0)4 65 71 00 00", "0033465710000"],
  ["(0)4 65 71 00 00", "0465710000"],
  ["+33 04 65 71 00 00", "+330465710000"],
  ["  \t ", ""],
  ["abc", "abc"],
])("normalises %j to %j", (typed, sent) => {
  expect(normalisePhone(typed)).toBe(sent);
});
