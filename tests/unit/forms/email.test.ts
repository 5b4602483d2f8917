import { contactSchema, contestSchema, quoteSchema } from "../../../src/forms/schemas";
import { expectMessage, list } from "./messages";

const local64 = "a".repeat(64);
/** A domain of this many characters, in labels of at most 63. */
const domain = (length: number): string => "d".repeat(length).replace(/(d{60})d(?=d)/g, "$1.");

describe("e-mail of every form", () => {
  it.each([
    ["ordinary addresses", list("camille@exemple.example | Camille.Renard@Exemple.EXAMPLE | c@e.fr")],
    ["signs before the @", list("camille+devis@e.fr | camille_renard@e.fr | o'neil@e.fr")],
    ["every sign the standard allows", ["!#$%&'*+/=?^_`{|}~-@exemple.example"]],
    ["digits", list("1234@exemple.example | camille@123.example")],
    ["many labels, and hyphens", list("camille@a.b.c.d.example | camille@exemple-long.example")],
    ["an internationalised domain, encoded", ["camille@xn--exmple-cva.example"]],
    ["dots as the standard has them", list(".camille@e.fr | camille.@e.fr | a..b@e.fr")],
    ["no dot in the domain, as the standard does", ["camille@localhost"]],
    ["blanks at the ends", ["  c@e.fr  ", "\u00a0c@e.fr\u00a0", "\tc@e.fr\n"]],
    ["64 characters before the @", [`${"a".repeat(63)}@e.fr`, `${local64}@e.fr`]],
    ["labels of 63", [`camille@${"d".repeat(62)}.example`, `camille@${"d".repeat(63)}.example`]],
    ["254 in all", [188, 189].map((length) => `${local64}@${domain(length)}`)],
    ["254 in all, short before the @", [`a@${domain(252)}`]],
    ["254 in all and blanks at the ends", [` ${local64}@${domain(189)} `]],
  ])("takes %s", (_name, addresses) => {
    for (const schema of [contactSchema, quoteSchema, contestSchema])
      expectMessage(schema, "email", addresses);
  });

  it.each([
    ["nothing", ["", "   ", "\u00a0\u202f"]],
    ["a missing part", list("camille | camille.exemple.example | @ | @exemple.example | camille@")],
    ["more than one @", list("camille@@exemple.example | camille@exemple@example")],
    ["blanks inside", list("camille renard@e.fr | camille@exemple .fr | camille@exemple\u00a0.fr")],
    ["a header smuggled in", ["camille@exemple.example\nBcc: x@y.fr"]],
    ["more than an address", list("camille@e.fr, a@b.fr | Camille <camille@e.fr> | mailto:camille@e.fr")],
    ["dots out of place", list("camille@.example | camille@exemple. | camille@exemple..example")],
    ["signs in the domain", list("c@-e.example | c@e-.example | c@e_bis.example | c@e!.fr | c@[127.0.0.1]")],
    ["signs before the @", list('"c"@e.fr | c,renard@e.fr | c;renard@e.fr | c(pro)@e.fr | c\\r@e.fr')],
    ["accents", list("héloïse@exemple.example | camille@exémple.example | cami\u0301lle@exemple.example")],
    ["other scripts", list("камиль@exemple.example | camille@exemple．example | camille＠exemple.example")],
    ["an emoji, a zero-width space", list("😀@exemple.example | cami\u200blle@exemple.example")],
    ["65 before the @, a label of 64", [`${"a".repeat(65)}@e.fr`, `c@${"d".repeat(64)}.example`]],
    ["255 in all", [`${local64}@${domain(190)}`, `a@${domain(253)}`]],
    ["endless texts", [`${"a".repeat(1e5)}@e.fr`, `c@${"d.".repeat(5e4)}example`, "a@".repeat(5e4)]],
  ])("refuses %s", (_name, addresses) => {
    expectMessage(contactSchema, "email", addresses, "Adresse e-mail invalide.");
    expectMessage(quoteSchema, "email", addresses, "Adresse email invalide.");
    expectMessage(contestSchema, "email", addresses, "Email valide requis");
  });
});
