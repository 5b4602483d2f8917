import { contactSchema, faultsOf, quoteSchema } from "../../../src/forms/schemas";
import { normalisePhone } from "../../../src/forms/phone";
import { named } from "./named";

const nbsp = "\u00a0";
const thin = "\u202f";

const accepted: [string, string][] = [
  ["", "an optional field left empty"],
  ["   ", "only spaces"],
  [`${nbsp}${thin}`, "only no-break spaces"],
  ["0465710000", "French, ten digits"],
  ["04 65 71 00 00", "French, in pairs"],
  ["06 12 34 56 78", "French mobile"],
  ["04.65.71.00.00", "French, dots"],
  ["04-65-71-00-00", "French, hyphens"],
  ["04/65/71/00/00", "French, slashes"],
  [`04${nbsp}65${nbsp}71${nbsp}00${nbsp}00`, "French, no-break spaces"],
  [`04${thin}65${thin}71${thin}00${thin}00`, "French, narrow no-break spaces"],
  ["04\t65\t71\t00\t00", "French, tabs"],
  ["04\u201365\u201371\u201300\u201300", "French, en dashes"],
  ["04\u201165\u201171\u201100\u201100", "French, no-break hyphens"],
  ["\u202a04 65 71 00 00\u202c", "pasted from an address book, between direction marks"],
  ["  0465710000  ", "spaces at the ends"],
  ["0 465 710 000", "grouped by three"],
  ["04  65  71  00  00", "double spaces"],
  ["04. 65 -71/00 . 00", "all separators at once"],
  ["465710000", "without the national zero"],
  ["4 65 71 00 00", "without the national zero, spaced"],
  ["+33465710000", "+33"],
  ["+33 465710000", "+33 and a space"],
  ["+33 4 65 71 00 00", "+33, in pairs"],
  ["+33 04 65 71 00 00", "+33 and the national zero"],
  ["+33(0)465710000", "+33(0)"],
  ["+33 (0)4 65 71 00 00", "+33 (0)"],
  ["+33 (0) 4.65.71.00.00", "+33 (0) and dots"],
  ["+33 ( 0 ) 4 65 71 00 00", "+33 ( 0 )"],
  ["(0)4 65 71 00 00", "(0) without a country code"],
  ["0033465710000", "0033"],
  ["0033 4 65 71 00 00", "0033, in pairs"],
  ["00 33 4 65 71 00 00", "00 33"],
  ["0033 (0)4 65 71 00 00", "0033 (0)"],
  ["0033(0)465710000", "0033(0)"],
  ["+32 475 12 34 56", "Belgium, mobile"],
  ["+41 44 668 18 00", "Switzerland"],
  ["+352 621 123 456 78", "Luxembourg, eleven digits"],
  ["+49 170 12345678", "Germany, mobile"],
  ["+44 20 7946 0958", "United Kingdom"],
  ["+1 415 555 2671", "United States"],
  ["+262 262 12 34 56", "La Réunion"],
  ["+590 590 12 34 56", "Guadeloupe"],
  ["+999123456789", "a country code of three digits"],
  ["+1123456789", "a country code of one digit, nine digits after"],
];

const refused: [string, string][] = [
  ["0", "a zero"],
  ["12", "two digits"],
  ["0465", "four digits"],
  ["046571000", "too short by one"],
  ["04 65 71 00 0", "too short by one, in pairs"],
  ["046571000000000", "too long"],
  ["04 65 71 00 00 00 00", "too long by four"],
  ["+33 4 65 71", "+33, too short"],
  ["+3346571000000000", "+33, too long"],
  ["0033 46571", "0033, too short"],
  ["0000000000", "zeros"],
  ["00 65 71 00 00", "two zeros and no country"],
  ["+", "a plus alone"],
  ["++33465710000", "two pluses"],
  ["33+465710000", "a plus inside"],
  ["abc", "letters"],
  ["04 65 71 00 0O", "a letter O for a zero"],
  ["o4 65 71 00 00", "a letter o first"],
  ["04 65 71 00 00 poste 12", "an extension"],
  ["tél. 04 65 71 00 00", "a word before"],
  ["04,65,71,00,00", "commas"],
  ["04_65_71_00_00", "underscores"],
  ["(04) 65 71 00 00", "other parentheses than (0)"],
  ["+33 (4) 65 71 00 00", "(4)"],
  ["04 65 (0) 71 00 00", "(0) in the middle"],
  ["٠٤٦٥٧١٠٠٠٠", "Arabic digits"],
  ["۰۴۶۵۷۱۰۰۰۰", "Persian digits"],
  ["０４６５７１００００", "full-width digits"],
  ["04 65 71 00 00; 06 12 34 56 78", "two numbers"],
  ["camille@exemple.example", "an address"],
  ["<script>", "markup"],
  ["📞0465710000", "an emoji"],
  ["0465710000".repeat(1000), "10 000 digits"],
  ["04 ".repeat(3333), "10 000 characters in pairs"],
  [`+33${" ".repeat(10_000)}x`, "10 000 spaces and a letter"],
];

describe("phone of the contact and quote forms", () => {
  it.each(named(accepted))("accepts: %s", (_name, phone) => {
    expect(faultsOf(contactSchema, { phone }).phone).toBeUndefined();
    expect(faultsOf(quoteSchema, { phone }).phone).toBeUndefined();
  });

  it.each(named(refused))("refuses: %s", (_name, phone) => {
    expect(faultsOf(contactSchema, { phone }).phone).toBe("Numéro invalide.");
    expect(faultsOf(quoteSchema, { phone }).phone).toBe("Numéro de téléphone invalide.");
  });
});

it.each([
  ["04 65 71 00 00", "0465710000"],
  [`04${nbsp}65.71-00/00`, "0465710000"],
  [`04${thin}65\u201371\u201100\u221200`, "0465710000"],
  ["\u202a+33 4 65 71 00 00\u202c", "+33465710000"],
  ["+33 (0)4 65 71 00 00", "+33465710000"],
  ["+33 ( 0 ) 4 65 71 00 00", "+33465710000"],
  ["0033 (0)4 65 71 00 00", "0033465710000"],
  ["(0)4 65 71 00 00", "0465710000"],
  ["+33 04 65 71 00 00", "+330465710000"],
  ["", ""],
  ["  \t ", ""],
  ["abc", "abc"],
])("normalises %j to %j", (typed, sent) => {
  expect(normalisePhone(typed)).toBe(sent);
});

it("sends the normalised number", () => {
  const typed = { name: "A", email: "a@b.fr", phone: "+33 (0)4.65-71/00 00", message: "B" };
  expect(contactSchema.validateSync(typed).phone).toBe("+33465710000");
});
