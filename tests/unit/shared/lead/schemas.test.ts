import type { Schema } from "yup";
import { contactSchema, contestSchema, faultsOf, quoteSchema } from "../../../../src/shared/lead/schemas";
import { formatCount } from "../../../../src/shared/text/number";

/** What forms say of the texts of each row, `message`, or nothing where they take them. */
function describeField(
  what: string,
  field: string,
  forms: readonly (readonly [schema: Schema, message?: string])[],
  rows: Readonly<Record<string, readonly string[]>>,
): void {
  it.each(Object.entries(rows))(`${what}: %s`, (_name, texts) => {
    for (const [schema, message] of forms) {
      const others = texts.filter((text) => faultsOf(schema, { [field]: text })[field] !== message);
      expect(others.map((text) => text.slice(0, 200))).toEqual([]);
    }
  });
}

/** Several texts in one line of a table. */
const list = (texts: string): string[] => texts.split(" | ");

/** A domain of this many characters, in labels of at most 63. */
const domain = (length: number): string => "d".repeat(length).replace(/(d{60})d(?=d)/g, "$1.");
const local64 = "a".repeat(64);

// The form of an address is yup's, which has it from the HTML standard; here are the ends of it, and what we add.
describeField("e-mail that is taken", "email", [[contactSchema], [quoteSchema], [contestSchema]], {
  "domains with accents": list("camille@exémple.example | camille@SOCIÉTÉ.example | c@пример.example"),
  "blanks at the ends": ["\u00a0c@e.example\u00a0", "\tc@e.example\n"],
  "64 characters before the @, 254 in all": [`${local64}@${domain(189)}`, `a@${domain(252)}`],
});

const noEmail = [
  [contactSchema, "Adresse e-mail invalide."],
  [quoteSchema, "Adresse email invalide."],
  [contestSchema, "Email valide requis"],
] as const;

describeField("e-mail that is refused", "email", noEmail, {
  nothing: ["", "\u00a0\u202f"],
  "a missing part": list("camille | @ | @exemple.example | camille@"),
  "a header smuggled in": ["camille@exemple.example\nBcc: x@y.example"],
  "more than a domain": list("c@é.example/a | c@é.example:25 | c@é.example?a | c@é.example#a | c@é%2e.b"),
  "65 characters before the @, 255 in all": [`a${local64}@e.example`, `a@${domain(253)}`],
  "endless texts": [`${"a".repeat(1e5)}@e.example`, `c@${"d.".repeat(5e4)}example`, "a@".repeat(5e4)],
});

const separated = [
  ...list("04.65.71.00.00 | 04. 65 -71/00 . 00 | 04\t65\t71\t00\t00 | 04\u201365\u201171\u221200\u201300"),
  ...list("04\u00a065\u00a071\u00a000\u00a000 | 04\u202f65\u202f71\u202f00\u202f00"),
];

describeField("phone that is taken", "phone", [[contactSchema], [quoteSchema]], {
  "nothing, for it is optional": ["", "\u00a0\u202f"],
  "any separator": separated,
  "+33, with or without zero": list(
    "+33465710000 | +33 04 65 71 00 00 | +33(0)465710000 | +33 ( 0 ) 4 65710000",
  ),
  "the neighbours": list("+32 475 12 34 56 | +41 44 668 18 00 | +352 621 123 456 78 | +49 170 12345678"),
});

const noNumber = [
  [contactSchema, "Numéro invalide."],
  [quoteSchema, "Numéro de téléphone invalide."],
] as const;

describeField("phone that is refused", "phone", noNumber, {
  "too few digits": list("0 | 046571000 | +33 4 65 71 | 0033 46571"),
  zeros: list("0000000000 | 00 65 71 00 00"),
  "a plus in another place": list("+ | ++33465710000 | 33+465710000"),
  "other parentheses than (0)": list("(04) 65 71 00 00 | 04 65 (0) 71 00 00"),
  "other digits": ["٠٤٦٥٧١٠٠٠٠"],
  "endless texts": ["0465710000".repeat(1000), `+33${" ".repeat(10_000)}x`],
});

describeField("phone of the contest that is taken", "phone", [[contestSchema]], {
  "seven characters": list("1234567 | 06 12 34 | 12-34.5 | +1 (23) 4 | +12\u00a034\u202f56"),
  "any separator": separated,
  parentheses: list("(04) 65 71 00 00 | +33 (0)4 65 71 00 00 | +1 (415) 555-2671"),
});

describeField("phone of the contest that is refused", "phone", [[contestSchema, "Numéro valide requis"]], {
  nothing: ["", "   "],
  "six characters": list("123456 | 12 34 | +123456 |   12 34  "),
  "what is no number": list("1+234567 | 123456a | 06_12_34_56 | ٠٤٦٥٧١٠٠٠٠"),
});

describeField("phone of the contest", "phone", [[contestSchema, "40\u00a0caractères au maximum."]], {
  "is too long": ["1".repeat(41)],
});

it.each([
  [contactSchema, "04\u202f65\u202f71.71/00\u221200", "046571710000"],
  [contactSchema, "\u202a+33 ( 0 ) 4 65 71 00 00\u202c", "+33465710000"],
  [contactSchema, "(0)4 65 71 00 00", "0465710000"],
  [contestSchema, "06\u00a039 98-00/00", "0639980000"],
  // Too short without them.
  [contestSchema, " 06\u00a012 34 ", "06 12 34"],
])("%# sends %j as %j", (schema, typed, sent) => {
  expect(schema.cast({ phone: typed }).phone).toBe(sent);
});

const emoji = "😀";
/** An e and its accent: two characters for the API, one for the eye. */
const combined = "e\u0301";

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

// What is taken is tried in tests/unit/agency-api/lead-contract.test.ts.
for (const [field, schema, tooShort, min, max] of texts) {
  describeField(field, field, [[schema, tooShort]], {
    "shows nothing": ["", " ".repeat(100_000), "\u00a0", "\u200b\ufeff\u2060"],
    "is too short": ["a".repeat(min - 1), `${emoji.repeat(min - 1)}          `],
  });
  describeField(field, field, [[schema, `${formatCount(max)}\u00a0caractères au maximum.`]], {
    "is too long": ["a".repeat(max + 1), emoji.repeat(max + 1), `${combined.repeat(max / 2)}x`],
  });
}

it("sends texts trimmed, names on one line, a number without separators", () => {
  const typed = {
    name: "  Camille\r\nRenard ",
    email: "  Camille@Exemple.example ",
    phone: "+33 (0)4.65-71/00\u00a000",
    message: "\n Bonjour,\r\n\r\nun site. \u00a0",
  };
  expect(contactSchema.validateSync(typed)).toEqual({
    name: "Camille Renard",
    email: "Camille@Exemple.example",
    phone: "+33465710000",
    message: "Bonjour,\n\nun site.",
  });
});

it("sends the domain of an address as mail servers write it", () => {
  expect(contactSchema.cast({ email: "camille@SOCIÉTÉ.example" }).email).toBe(
    "camille@xn--socit-esab.example",
  );
});

it.each([
  ["line ends of every kind", "a\r\nb\rc\vd\u0085e\u2028f\u2029g", "a\nb\nc\nd\ne\nf\ng"],
  ["what a terminal, a file or a reader of mails obeys", "a\0\x1b[2J\x07\u202eb\u2066c\x9b", "a[2Jbc"],
  [
    "tabs, soft hyphens and the marks of right-to-left letters",
    "a\tb\u00adc\u200f\u200d",
    "a\tb\u00adc\u200f\u200d",
  ],
])("a text's %s", (_what, typed, sent) => {
  expect((contactSchema.cast({ message: typed }) as { message: string }).message).toBe(sent);
});
