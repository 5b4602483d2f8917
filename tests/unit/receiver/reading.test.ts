import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { bundleReceiver } from "../../../scripts/lib/bundle-receiver";
import type { LeadKind } from "../../../src/receiver/lead-forms";
import { storeLead } from "../../../src/receiver/leads";
import { retentions, retentionStart } from "../../../src/receiver/retention";
import { openSqliteFile } from "../../../src/receiver/sqlite-file";
import { makeFolder } from "../setup/folder";

const folder = makeFolder();
const file = `${folder}/leads.sqlite`;
const dayMs = 24 * 60 * 60_000;

/** What `demandes …` prints on the agency's machine. */
const leads = (...args: string[]): string => leadsOf(file, ...args);
const leadsOf = (LEADS_DB: string, ...args: string[]): string =>
  execFileSync(process.execPath, [`${folder}/receveur/leads.js`, ...args], {
    env: { ...process.env, LEADS_DB },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });

beforeAll(async () => {
  bundleReceiver(process.cwd(), `${folder}/receveur`);
  const database = openSqliteFile(file);
  const store = (daysAgo: number, kind: LeadKind, fields: Record<string, string>) =>
    storeLead(
      database,
      { kind, fields },
      { senders: ["a"], leadsAnHour: 9, now: Date.now() - daysAgo * dayMs },
    );
  await store(0, "contact", {
    name: '=HYPERLINK("x")',
    email: "a@exemple.example",
    phone: "0465710000",
    message: "\u001b[2J-1\nb;c,=1+1\n-2",
  });
  await store(1, "devis", {
    name: "Zoé",
    email: "Zoe@xn--exmple-cva.example",
    phone: "+33465710000",
    project_description: "une boutique",
  });
  await store(40 * 365, "devis", {
    name: "3/4",
    email: "b@exemple.example",
    project_description: "jadis",
  });
  await database.write([
    { sql: "DELETE FROM notices" },
    { sql: "INSERT INTO notices SELECT id, received_at, 4 FROM leads WHERE email = 'a@exemple.example'" },
  ]);
  database.close();
});

it("lists leads, shows one whole, and marks it as answered", () => {
  const [first = "", second = "", , count] = leads().split("\n");
  expect(count).toMatch(/^3\sdemandes$/);
  expect(first).toMatch(
    /^\w{8} {2}à répondre {2}avis pas encore parti .* Message du site {2}=HYPERLINK\("x"\) <a@exemple\.example>$/,
  );
  const [id = ""] = second.split(" ");
  // What a terminal would obey is not passed on.
  expect(second).not.toContain("avis");
  expect(leads("voir", first.slice(0, 8))).toMatch(/Message\s:\n\[2J-1\nb;c/);
  leads("repondu", id);
  expect(leads()).toMatch(new RegExp(`^${id} {2}répondue`, "m"));
  expect(() => leads("voir", "zzz")).toThrow(/Aucune demande n’a le numéro « zzz »/);
});

it("exports what a spreadsheet opens as text, for this user alone, and never over another file", () => {
  const csv = `${folder}/demandes.csv`;
  leads("exporter", csv);
  expect(statSync(csv).mode & 0o777).toBe(0o600);
  const text = readFileSync(csv, "utf8");
  expect(text).toMatch(/^\ufeff"Numéro";"Formulaire";/);
  expect(text).toContain(`;"'=HYPERLINK(""x"")";`);
  expect(text).toContain(`"\u001b[2J-1\nb;c, =1+1\n -2"`);
  expect(text).toContain(`;"'3/4";`);
  expect(text).toContain(`;"04 65 71 00 00";`);
  expect(text).toContain(`;"+33 4 65 71 00 00";"";"une boutique"\r\n`);
  expect(() => leads("exporter", csv)).toThrow(/existe déjà/);
  expect(() => leads("exporter", `${folder}/nulle-part/a.csv`)).toThrow(/nulle-part n’existe pas/);
});

it("forgets what is older than the settings say, and whoever asks for it", () => {
  expect(leads("purger")).toMatch(/^Effacé\s: 1\sdemande d’avant le /);
  expect(leads("effacer", "zoe@exémple.EXAMPLE")).toMatch(/^Effacé\s: 1\sdemande$/m);
  expect(leads()).toMatch(/^1\sdemande$/m);
});

it.each([
  ["effacer", "a@exemple.example", "--d1locale"],
  ["effacer", "a@exemple.example", "b@exemple.example"],
  ["constructor"],
  ["effacer"],
])("does nothing where it is asked in words that it does not know: %s %s %s", (...words) => {
  expect(() => leads(...words)).toThrow(/demandes effacer <e-mail>/);
  expect(leads()).toMatch(/^1\sdemande$/m);
});

it.each([
  ["a folder", (name: string) => mkdirSync(name), /c’est un dossier/],
  ["another file", (name: string) => writeFileSync(name, "bonjour".repeat(999)), /ce n’est pas une base/],
  ["a damaged one", (name: string) => writeFileSync(name, damaged()), /abîmée|pas une base/],
])("says in one sentence that %s is no file of leads", (what, make, reason) => {
  const LEADS_DB = `${folder}/${what}`;
  make(LEADS_DB);
  const run = () => leadsOf(LEADS_DB);
  expect(run).toThrow(reason);
  expect(run).not.toThrow(/\bat .*:\d+:\d+/);
});

/** A database whose pages after the first are written over. */
const damaged = (): Buffer => readFileSync(file).fill("x", 5000);

it("keeps its file to its user", () => {
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it.each([
  ["dix-huit mois", "2027-08-31T12:00", "2026-02-28T12:00"],
  ["trois ans", "2028-02-29T12:00", "2025-02-28T12:00"],
  ["un an", "2027-03-15T12:00", "2026-03-15T12:00"],
])("%s before %s is %s", (duration, now, start) => {
  expect(retentionStart(duration, new Date(now))).toEqual(new Date(start));
});

it("knows each duration that the schema admits", () => {
  const { properties } = JSON.parse(readFileSync("content/schemas/site.schema.json", "utf8")) as {
    properties: { dataRetention: { enum: string[] } };
  };
  expect(properties.dataRetention.enum).toEqual(Object.keys(retentions));
});
