import { formatCount } from "../format-text";
import { escapeHtml } from "../html";
import { keyOfMark } from "./marks";
import {
  formatBriefly,
  formatInWords,
  formatQuantity,
  readQuantity,
  travelInWords,
  weeksOf,
  type Quantity,
} from "./quantity";

/** What a mark stands for. */
export interface Fact {
  /** As editors write it between braces: « délai de réponse ». */
  readonly name: string;
  /** Finished French: « 4 heures ouvrées ». */
  readonly text: string;
  /** The same in an article or a legal page, where a phone number is a link. */
  readonly html?: string;
  /** The only place where it is written: a file of `content/`, and the field in it. */
  readonly file: string;
  readonly field: string;
}

/** The delay of a service, as its page shows it. */
type Delay = { readonly value: string; readonly weeks: ReturnType<typeof weeksOf> };

export interface Facts {
  /** By `keyOfMark`, in all their forms. */
  readonly byKey: ReadonlyMap<string, Fact>;
  /** One form of each, in the order in which editors find them listed. */
  readonly listed: readonly Fact[];
  /** Those whose names another fact has already. */
  readonly clashing: readonly Fact[];
  /** By the service's folder. */
  readonly delays: ReadonlyMap<string, Delay>;
}

/** A JSON file of `content/`, read. What it holds may be anything: the content check names what is wrong with it. */
export interface ContentEntry {
  /** From `content/`: `settings/site.json`. */
  readonly path: string;
  readonly data: unknown;
}

/** Whether a file says facts that others repeat. */
export const saysFacts = (path: string): boolean =>
  /^settings\/(?:brand|site|claims|key-stats)\.json$|^services\/[^/]+\/index\.json$/.test(path);

/** Whether a field of such a file is one, or part of one: it repeats none itself. @param field `duration.value` */
export const saysFact = (path: string, field: string): boolean => {
  if (/^settings\/(?:brand|site|key-stats)\.json$/.test(path)) return true;
  if (path === "settings/claims.json") return !field.endsWith(".text");
  return saysFacts(path) && /^(?:calledInMarks|name|priceFrom\.unit|duration\.value|team)$/.test(field);
};

/** What the law wants a legal notice to say (loi n° 2004-575, article 1-1), by the names of the marks. */
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

const mailboxes: Readonly<Record<string, string>> = {
  courriel: "general",
  "courriel commercial": "sales",
  "courriel du recrutement": "recruitment",
  "courriel de la presse": "press",
};

/** Names of the marks that a legal notice has to have. */
export const legalMarks: readonly string[] = [...Object.keys(identity), "siège", "téléphone", "courriel"];

/**
 * Every fact that texts repeat, from the files that say them (see `saysFacts`). What is missing or malformed there makes no
 * fact, so that its mark is unknown.
 */
export function factsOf(entries: readonly ContentEntry[]): Facts {
  const dataOf = (path: string): unknown => entries.find((entry) => entry.path === path)?.data;
  const listed: Fact[] = [];
  const clashing: Fact[] = [];
  const byKey = new Map<string, Fact>();
  const add = (fact: Fact, isListed = true): void => {
    if (!fact.text || fact.text.includes("{{")) return;
    if (byKey.has(keyOfMark(fact.name))) return void clashing.push(fact);
    byKey.set(keyOfMark(fact.name), fact);
    if (isListed) listed.push(fact);
  };
  const addQuantity = (quantity: Quantity, fact: Omit<Fact, "text">): void => {
    add({ ...fact, text: formatQuantity(quantity) });
    add({ ...fact, name: `${fact.name} en lettres`, text: formatInWords(quantity) }, false);
    add({ ...fact, name: `${fact.name} en abrégé`, text: formatBriefly(quantity) }, false);
  };

  for (const [name, [setting, ...field]] of Object.entries(settings)) {
    const file = `settings/${setting}.json`;
    add({ name, text: textAt(dataOf(file), ...field), file, field: field.join(".") });
  }
  const site = dataOf("settings/site.json");
  const ofSite = (field: string) => ({ file: "settings/site.json", field });
  const [street, postalCode, city, country] = ["street", "postalCode", "city", "country"].map((part) =>
    textAt(site, "address", part),
  );
  add({ name: "siège", text: `${street}, ${postalCode} ${city}, ${country}`, ...ofSite("address") });
  const phone = textAt(site, "phone", "display");
  const call = `<a href="tel:${dialled(phone)}">${escapeHtml(phone)}</a>`;
  add({ name: "téléphone", text: phone, html: call, ...ofSite("phone.display") });
  for (const [name, box] of Object.entries(mailboxes)) {
    const address = textAt(site, "mailboxes", box);
    const html = `<a href="mailto:${escapeHtml(address)}">${escapeHtml(address)}</a>`;
    add({ name, text: address, html, ...ofSite(`mailboxes.${box}`) });
  }

  const file = "settings/claims.json";
  const claims = dataOf(file);
  const claim = (data: unknown, name: string, field: string): void => {
    const [value, unit] = [textAt(data, "value"), textAt(data, "unit")];
    const quantity = readQuantity(`${value} ${unit}`);
    if (quantity) addQuantity(quantity, { name, file, field });
    else add({ name, text: [value, unit].filter(Boolean).join("\u00a0"), file, field });
  };
  claim(at(claims, "replyHours"), "délai de réponse", "replyHours.value");
  itemsAt(claims, "others").forEach((item, index) =>
    claim(item, textAt(item, "name"), `others.${index}.value`),
  );
  itemsAt(dataOf("settings/key-stats.json"), "items").forEach((item, index) => {
    const value = at(item, "value");
    const text = typeof value === "number" ? formatCount(value) : "";
    const field = `items.${index}.value`;
    add({ name: `nombre de ${textAt(item, "label")}`, text, file: "settings/key-stats.json", field });
  });

  const delays = new Map<string, Delay>();
  for (const { path, data } of entries) {
    const [, slug] = /^services\/([^/]+)\/index\.json$/.exec(path) ?? [];
    if (slug === undefined) continue;
    const called = textAt(data, "calledInMarks") || slug;
    const fact = (name: string, field: string) => ({ name: `${name} ${called}`, file: path, field });
    const amount = at(data, "priceFrom", "amount");
    if (typeof amount === "number") {
      const euros = amount === 0 ? "offert" : `${formatCount(amount)}\u00a0€`;
      const tax = /^HT(?!\p{L})/u.test(textAt(data, "priceFrom", "unit")) ? "\u00a0HT" : "";
      add({ ...fact("prix", "priceFrom.amount"), text: euros + tax });
      add({ ...fact("montant", "priceFrom.amount"), text: euros });
    }
    const value = textAt(data, "duration", "value");
    delays.set(slug, { value, weeks: weeksOf(value) });
    const quantity = readQuantity(value);
    if (quantity) addQuantity(quantity, fact("délai", "duration.value"));
    add({ ...fact("équipe", "team"), text: textAt(data, "team") });
  }
  return { byKey, listed, clashing, delays };
}

/** A phone number without spaces and with its country: « 04 65 71 00 00 » → `+33465710000`. */
export const dialled = (display: string): string => display.replace(/[^\d+]/g, "").replace(/^0/, "+33");

/** The facts that a file may repeat: those of all, and for a city the travel to it, which it says itself. */
export function factsIn({ path, data }: ContentEntry, facts: Facts): Facts {
  const minutes = at(data, "travelMinutes");
  if (!path.startsWith("cities/") || typeof minutes !== "number" || minutes === 0) return facts;
  const travel = { name: "trajet", text: travelInWords(minutes), file: path, field: "travelMinutes" };
  return { ...facts, byKey: new Map([...facts.byKey, [travel.name, travel]]) };
}

function at(data: unknown, ...keys: readonly string[]): unknown {
  let value = data;
  for (const key of keys) {
    if (value === null || typeof value !== "object" || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

const textAt = (data: unknown, ...keys: readonly string[]): string => {
  const value = at(data, ...keys);
  return typeof value === "string" ? value : typeof value === "number" ? formatCount(value) : "";
};

const itemsAt = (data: unknown, key: string): readonly unknown[] => {
  const value = at(data, key);
  return Array.isArray(value) ? (value as unknown[]) : [];
};
