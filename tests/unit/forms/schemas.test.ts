import { mailDraft } from "../../../src/forms/contact-links";
import type { Schema } from "yup";
import { contactSchema, contestSchema, faultsOf, quoteSchema } from "../../../src/forms/schemas";
import { formatCount } from "../../../src/shared/format-text";

/** Expects a field of a form to say the same of every text: `message`, or nothing where it takes them. */
function expectMessage(schema: Schema, field: string, texts: readonly string[], message?: string): void {
  const others = texts.filter((text) => faultsOf(schema, { [field]: text })[field] !== message);
  expect(others.map((text) => text.slice(0, 200))).toEqual([]);
}

/** Several texts in one line of a table. */
const list = (texts: string): string[] => texts.split(" | ");

/** A domain of this many characters, in labels of at most 63. */
const domain = (length: number): string => "d".repeat(length).replace(/(d{60})d(?=d)/g, "$1.");
const local64 = "a".repeat(64);

// The form of an address is yup's, which has it from the HTML standard; here are the ends of it, and what we add.
describe("e-mail of every form", () => {
  it.each([
    [
      "ordinary addresses",
      list("camille+devis@exemple.example | Camille.Renard@xn--exmple-cva.example | c@e.example"),
    ],
    [
      "what the standard lets through",
      ["!#$%&'*+/=?^_`{|}~-@exemple.example", "a..b@e.example", "camille@localhost"],
    ],
    ["domains with accents", list("camille@exémple.example | camille@SOCIÉTÉ.example | c@пример.example")],
    ["blanks at the ends", ["  c@e.example  ", "\u00a0c@e.example\u00a0", "\tc@e.example\n"]],
    [
      "64 characters before the @, 254 in all",
      [`${local64}@e.example`, ` ${local64}@${domain(189)} `, `a@${domain(252)}`],
    ],
  ])("takes %s", (_name, addresses) => {
    for (const schema of [contactSchema, quoteSchema, contestSchema])
      expectMessage(schema, "email", addresses);
  });

  it.each([
    ["nothing", ["", "   ", "\u00a0\u202f"]],
    ["a missing part", list("camille | camille.exemple.example | @ | @exemple.example | camille@")],
    [
      "more than an address",
      list(
        "camille@e.example, a@b.example | Camille <camille@e.example> | camille@@e.example | c r@e.example",
      ),
    ],
    ["a header smuggled in", ["camille@exemple.example\nBcc: x@y.example"]],
    ["more than a domain", list("c@é.example/a | c@é.example:25 | c@é.example?a | c@é.example#a | c@é%2e.b")],
    [
      "65 characters before the @, 255 in all",
      [`${"a".repeat(65)}@e.example`, `${local64}@${domain(190)}`, `a@${domain(253)}`],
    ],
    ["endless texts", [`${"a".repeat(1e5)}@e.example`, `c@${"d.".repeat(5e4)}example`, "a@".repeat(5e4)]],
  ])("refuses %s", (_name, addresses) => {
    expectMessage(contactSchema, "email", addresses, "Adresse e-mail invalide.");
    expectMessage(quoteSchema, "email", addresses, "Adresse email invalide.");
    expectMessage(contestSchema, "email", addresses, "Email valide requis");
  });
});

const separated = [
  ...list("04.65.71.00.00 | 04-65-71-00-00 | 04/65/71/00/00 | 04. 65 -71/00 . 00 | 04\t65\t71\t00\t00"),
  ...list("04\u00a065\u00a071\u00a000\u00a000 | 04\u202f65\u202f71\u202f00\u202f00"),
];

describe("phone of the contact and quote forms", () => {
  it.each([
    ["nothing, for it is optional", ["", "   ", "\u00a0\u202f"]],
    ["French numbers", list("0465710000 | 04 65 71 00 00 | 0 465 710 000 |   0465710000  ")],
    ["any separator", separated],
    ["dashes", list("04\u201365\u201371\u201300\u201300 | 04\u201165\u201171\u201100\u201100")],
    ["+33", list("+33465710000 | +33 465710000 | +33 4 65 71 00 00 | +33 04 65 71 00 00")],
    ["+33 (0)", list("+33(0)465710000 | +33 (0) 4.65.71.00.00 | +33 ( 0 ) 4 65 71 00 00")],
    ["the neighbours", list("+32 475 12 34 56 | +41 44 668 18 00 | +352 621 123 456 78 | +49 170 12345678")],
  ])("takes %s", (_name, numbers) => {
    expectMessage(contactSchema, "phone", numbers);
    expectMessage(quoteSchema, "phone", numbers);
  });

  it.each([
    ["too few digits", list("0 | 12 | 0465 | 046571000 | 04 65 71 00 0 | +33 4 65 71 | 0033 46571")],
    ["zeros", list("0000000000 | 00 65 71 00 00")],
    ["a plus in another place", list("+ | ++33465710000 | 33+465710000")],
    ["other parentheses than (0)", list("(04) 65 71 00 00 | +33 (4) 65 71 00 00 | 04 65 (0) 71 00 00")],
    ["other digits", list("٠٤٦٥٧١٠٠٠٠ | ۰۴۶۵۷۱۰۰۰۰ | ０４６５７１００００ | 📞0465710000")],
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
    expect(contestSchema.cast({ phone: "06\u00a039 98-00/00" }).phone).toBe("0639980000");
    expect(contestSchema.cast({ phone: " 06\u00a012 34 " }).phone).toBe("06 12 34");
  });
});

it.each([
  ["04\u202f65\u201371.71/00\u221200", "046571710000"],
  ["\u202a+33 ( 0 ) 4 65 71 00 00\u202c", "+33465710000"],
  ["(0)4 65 71 00 00", "0465710000"],
])("sends %j as %j", (typed, sent) => {
  expect(contactSchema.cast({ phone: typed }).phone).toBe(sent);
});

const emoji = "😀";
/** An e and its accent: two characters for the API, one for the eye. */
const combined = "e\u0301";
const family = "👩‍👩‍👧"; // five characters

/** Each text of a form: the message where it is too short, and how many characters it has. */
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
  ["zero-width characters", "\u200b\ufeff\u2060"],
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

const typed = {
  name: "  Camille\r\nRenard ",
  email: "  Camille@Exemple.example ",
  phone: "+33 (0)4.65-71/00\u00a000",
  message: "\n Bonjour,\r\n\r\nun site. \u00a0",
};

it("sends texts trimmed, names on one line, a number without separators", () => {
  expect(contactSchema.validateSync(typed)).toEqual({
    name: "Camille Renard",
    email: "Camille@Exemple.example",
    phone: "+33465710000",
    message: "Bonjour,\n\nun site.",
  });
});

it.each([
  ["half an emoji", "a\ud83d b\ude00", "a%EF%BF%BD%20b%EF%BF%BD"],
  ["a whole one", "a 😀", "a%20%F0%9F%98%80"],
])("a mail holds a message with %s", (_what, message, body) => {
  expect(mailDraft("x", ["", message])).toBe(`?subject=x&body=${body}`);
});
