import { contactSchema, contestSchema, faultsOf, quoteSchema } from "../../../src/forms/schemas";
import { named } from "./named";

const local64 = "a".repeat(64);
/** A domain of exactly `length` characters, in labels of at most 63. */
function domain(length: number): string {
  const labels: string[] = [];
  for (let left = length; left > 0; left -= 64) labels.push("d".repeat(Math.min(63, left)));
  return labels.join(".").slice(0, length).replace(/\.$/, "d");
}

const accepted: [string, string][] = [
  ["camille@exemple.example", "plain"],
  ["Camille.Renard@Exemple.EXAMPLE", "capitals"],
  ["camille+devis@exemple.example", "a plus"],
  ["camille_renard@exemple.example", "an underscore"],
  ["camille-renard@exemple.example", "a hyphen"],
  ["c@e.fr", "one letter each"],
  ["1234@exemple.example", "digits before the @"],
  ["camille@123.example", "digits after the @"],
  ["camille@a.b.c.d.example", "many labels"],
  ["camille@exemple-long.example", "a hyphen in the domain"],
  ["camille@xn--exmple-cva.example", "an internationalised domain, encoded"],
  ["o'neil@exemple.example", "an apostrophe"],
  ["!#$%&'*+/=?^_`{|}~-@exemple.example", "every sign the standard allows"],
  [".camille@exemple.example", "a dot first, which the standard allows"],
  ["camille.@exemple.example", "a dot last, which the standard allows"],
  ["a..b@exemple.example", "two dots, which the standard allows"],
  ["camille@localhost", "no dot in the domain, which the standard allows"],
  ["  camille@exemple.example  ", "spaces at the ends"],
  ["\u00a0camille@exemple.example\u00a0", "no-break spaces at the ends"],
  ["\tcamille@exemple.example\n", "a tab and a line end at the ends"],
  [`${"a".repeat(63)}@exemple.example`, "63 before the @"],
  [`${local64}@exemple.example`, "64 before the @"],
  [`camille@${"d".repeat(62)}.example`, "a label of 62"],
  [`camille@${"d".repeat(63)}.example`, "a label of 63"],
  [`${local64}@${domain(188)}`, "253 in all"],
  [`${local64}@${domain(189)}`, "254 in all"],
  [`a@${domain(252)}`, "254 in all, short before the @"],
  [` ${local64}@${domain(189)} `, "254 in all and a space at each end"],
];

const refused: [string, string][] = [
  ["", "empty"],
  ["   ", "only spaces"],
  ["\u00a0\u202f", "only no-break spaces"],
  ["camille", "no @"],
  ["camille.exemple.example", "a dot for the @"],
  ["@", "an @ alone"],
  ["@exemple.example", "nothing before the @"],
  ["camille@", "nothing after the @"],
  ["camille@@exemple.example", "two @"],
  ["camille@exemple@example", "an @ in the domain"],
  ["camille renard@exemple.example", "a space before the @"],
  ["camille@exemple .example", "a space in the domain"],
  ["camille@exemple\u00a0.example", "a no-break space in the domain"],
  ["camille@exemple.example\nBcc: x@y.fr", "a line end and a header"],
  ["camille@exemple.example, a@b.fr", "two addresses"],
  ["Camille <camille@exemple.example>", "a name and an address"],
  ["mailto:camille@exemple.example", "a scheme"],
  ["camille@.example", "a dot right after the @"],
  ["camille@exemple.", "a dot at the end"],
  ["camille@exemple..example", "two dots in the domain"],
  ["camille@-exemple.example", "a label that starts with a hyphen"],
  ["camille@exemple-.example", "a label that ends with a hyphen"],
  ["camille@exemple_bis.example", "an underscore in the domain"],
  ["camille@exemple!.example", "an exclamation mark in the domain"],
  ["camille@[127.0.0.1]", "an address literal"],
  ['"camille"@exemple.example', "quotes"],
  ["camille,renard@exemple.example", "a comma"],
  ["camille;renard@exemple.example", "a semicolon"],
  ["camille(pro)@exemple.example", "a comment"],
  ["camille\\renard@exemple.example", "a backslash"],
  ["héloïse@exemple.example", "accents before the @"],
  ["camille@exémple.example", "accents in the domain"],
  ["камиль@exemple.example", "Cyrillic"],
  ["camille@exemple．example", "a full-width dot"],
  ["camille＠exemple.example", "a full-width @"],
  ["😀@exemple.example", "an emoji"],
  ["cami\u0301lle@exemple.example", "a combining accent"],
  ["cami\u200blle@exemple.example", "a zero-width space"],
  [`${"a".repeat(65)}@exemple.example`, "65 before the @"],
  [`camille@${"d".repeat(64)}.example`, "a label of 64"],
  [`${local64}@${domain(190)}`, "255 in all"],
  [`a@${domain(253)}`, "255 in all, short before the @"],
  [`${"a".repeat(100_000)}@exemple.example`, "100 000 before the @"],
  [`camille@${"d.".repeat(50_000)}example`, "100 000 after the @"],
  ["a@".repeat(50_000), "50 000 @"],
];

it.each([188, 189, 190, 252, 253])("makes a domain of %i characters", (length) => {
  expect(domain(length)).toHaveLength(length);
});

describe("e-mail of every form", () => {
  it.each(named(accepted))("accepts: %s", (_name, email) => {
    for (const schema of [contactSchema, quoteSchema, contestSchema]) {
      expect(faultsOf(schema, { email }).email).toBeUndefined();
    }
  });

  it.each(named(refused))("refuses: %s", (_name, email) => {
    expect(faultsOf(contactSchema, { email }).email).toBe("Adresse e-mail invalide.");
    expect(faultsOf(quoteSchema, { email }).email).toBe("Adresse email invalide.");
    expect(faultsOf(contestSchema, { email }).email).toBe("Email valide requis");
  });
});

it("sends the address trimmed, its capitals kept", () => {
  const typed = { name: "A", email: "  Camille@Exemple.example ", message: "B" };
  expect(contactSchema.validateSync(typed).email).toBe("Camille@Exemple.example");
});
