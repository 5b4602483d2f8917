import { at, type ContentEntry, type Fact } from "./fact";
import { formatCount } from "./number";
import { formatBriefly, formatInWords, formatQuantity, readQuantity } from "./quantity";

/* The facts of each content file; one that is missing or malformed has none. */

/** What the law wants in a legal notice (loi n° 2004-575, article 1-1), by the names of the marks. */
const identity = {
  dénomination: ["brand", "name"],
  forme: ["site", "legal", "companyForm"],
  capital: ["site", "legal", "capital"],
  SIREN: ["site", "legal", "siren"],
  TVA: ["site", "legal", "vat"],
  "responsable de la publication": ["site", "legal", "publicationDirector"],
  hébergeur: ["site", "legal", "host", "name"],
  "adresse de l’hébergeur": ["site", "legal", "host", "address"],
  "téléphone de l’hébergeur": ["site", "legal", "host", "phone"],
} as const;

/** Facts that are a text of the settings. */
const settings: Readonly<Record<string, readonly [setting: string, ...field: string[]]>> = {
  agence: ["brand", "name"],
  ...identity,
  "ville de l’agence": ["site", "address", "city"],
  "conservation des données": ["site", "dataRetention"],
  note: ["claims", "rating", "value"],
  "nombre d’avis": ["claims", "rating", "count"],
  "période des avis": ["claims", "rating", "period"],
};

/** Who keeps the leads: the site's host where nothing else is written. */
const leadsHost = (site: unknown): readonly [setting: string, ...field: string[]] =>
  textAt(site, "legal", "leadsHost") ? ["site", "legal", "leadsHost"] : identity.hébergeur;

const mailboxes: Readonly<Record<string, string>> = {
  courriel: "general",
  "courriel commercial": "sales",
  "courriel du recrutement": "recruitment",
  "courriel de la presse": "press",
};

/** Names of the marks that a legal notice has to have. */
export const legalMarks: readonly string[] = [...Object.keys(identity), "siège", "téléphone", "courriel"];

type Source = Pick<Fact, "file" | "field">;
type Named = Source & Pick<Fact, "name">;

/** The texts of the settings, by the setting's name. */
export const settingFacts = (dataOf: (setting: string) => unknown): Fact[] =>
  Object.entries({ ...settings, "hébergeur des demandes": leadsHost(dataOf("site")) }).map(
    ([name, [setting, ...field]]) => ({
      name,
      text: textAt(dataOf(setting), ...field),
      file: `settings/${setting}.json`,
      field: field.join("."),
    }),
  );

/** The address, the phone and the mailboxes of `site.json`. */
export function contactFacts(site: unknown): Fact[] {
  const place = (field: string): Source => ({ file: "settings/site.json", field });
  const part = (name: string): string => textAt(site, "address", name);
  const town = `${part("postalCode")} ${part("city")}`.trim();
  const phone = textAt(site, "phone", "display");
  return [
    {
      name: "siège",
      text: [part("street"), town, part("country")].filter(Boolean).join(", "),
      ...place("address"),
    },
    { name: "téléphone", text: phone, href: `tel:${dialled(phone)}`, ...place("phone.display") },
    ...Object.entries(mailboxes).map(([name, box]) => {
      const address = textAt(site, "mailboxes", box);
      return { name, text: address, href: `mailto:${address}`, ...place(`mailboxes.${box}`) };
    }),
  ];
}

/** A phone number without spaces and with its country: « 04 65 71 00 00 » → `+33465710000`. */
export const dialled = (display: string): string => display.replace(/[^\d+]/g, "").replace(/^0/, "+33");

/** The promises of `claims.json`. */
export function claimFacts(claims: unknown): Fact[] {
  const claim = (data: unknown, name: string, field: string): Fact[] => {
    const [value, unit] = [textAt(data, "value"), textAt(data, "unit")];
    const named = { name, file: "settings/claims.json", field };
    return quantityFacts([value, unit].filter(Boolean).join(" "), named);
  };
  return [
    ...claim(at(claims, "replyHours"), "délai de réponse", "replyHours.value"),
    ...claim(at(claims, "tripsIncluded"), "trajet compris", "tripsIncluded.value"),
    ...itemsAt(claims, "others").flatMap((item, index) =>
      claim(item, textAt(item, "name"), `others.${index}.value`),
    ),
  ];
}

/** The counts of `key-stats.json`. */
export const statFacts = (stats: unknown): Fact[] =>
  itemsAt(stats, "items").map((item, index) => ({
    name: `nombre de ${textAt(item, "label")}`,
    text: textAt(item, "value"),
    file: "settings/key-stats.json",
    field: `items.${index}.value`,
  }));

/** The prices, the delay and the team of a service. */
export function serviceFacts({ path: file, data }: ContentEntry): Fact[] {
  const called = textAt(data, "calledInMarks") || (file.split("/")[1] ?? "");
  const named = (name: string, field: string): Named => ({ name: `${name} ${called}`, file, field });
  const delay = textAt(data, "duration", "value");
  return [
    ...priceFacts(at(data, "priceFrom"), called, { file, field: "priceFrom.amount" }),
    ...itemsAt(data, "prices").flatMap((price, index) =>
      priceFacts(price, textAt(price, "calledInMarks"), { file, field: `prices.${index}.amount` }),
    ),
    // « Sur mesure » is no delay that a sentence could repeat.
    ...(/\d/.test(delay) ? quantityFacts(delay, named("délai", "duration.value")) : []),
    { ...named("équipe", "team"), text: textAt(data, "team") },
  ];
}

function priceFacts(price: unknown, called: string, place: Source): Fact[] {
  const amount = at(price, "amount");
  if (typeof amount !== "number") return [];
  const euros = amount === 0 ? "offert" : `${formatCount(amount)}\u00a0€`;
  const tax = /^HT(?!\p{L})/u.test(textAt(price, "unit")) ? "\u00a0HT" : "";
  return [
    { ...place, name: `prix ${called}`, text: euros + tax },
    { ...place, name: `montant ${called}`, text: euros },
  ];
}

/** A quantity in its three forms. What is no quantity has one text: the schema tells it at its own field, not where it is repeated. */
function quantityFacts(written: string, fact: Named): Fact[] {
  const quantity = readQuantity(written);
  const texts = quantity
    ? [formatQuantity(quantity), formatInWords(quantity), formatBriefly(quantity)]
    : [written, written, written];
  return texts.map((text, rank) => ({
    ...fact,
    ...(rank > 0 ? { name: `${fact.name} en ${rank === 1 ? "lettres" : "abrégé"}`, isForm: true } : {}),
    text,
  }));
}

/** The text there, or the number as French writes it; empty where there is neither. */
export const textAt = (data: unknown, ...keys: readonly string[]): string => {
  const value = at(data, ...keys);
  return typeof value === "string" ? value : typeof value === "number" ? formatCount(value) : "";
};

const itemsAt = (data: unknown, key: string): readonly unknown[] => {
  const value = at(data, key);
  return Array.isArray(value) ? (value as unknown[]) : [];
};
