/** `npm run leads`: what the agency does with the leads that its own receiver keeps. */
import { existsSync, writeFileSync } from "node:fs";
import { toCsv } from "../src/receiver/csv";
import type { Database } from "../src/receiver/database";
import { fieldNames, leadForms, type Lead } from "../src/receiver/lead-forms";
import { eraseLeads, markAnswered, purgeLeads, readLeads } from "../src/receiver/leads";
import { formatTime } from "../src/receiver/notice";
import { formatInWords, readQuantity } from "../src/shared/facts/quantity";
import { formatNumberOf } from "../src/shared/format-text";
import { openLeads, readSiteSettings } from "./lib/leads-database";
import { runScript, UserError } from "./lib/script";

const usage = `Les demandes reçues par les formulaires.

  npm run leads                            la liste, la plus récente d’abord
  npm run leads -- voir <numéro>           une demande entière (le début du numéro suffit)
  npm run leads -- repondu <numéro>        la marque comme répondue
  npm run leads -- exporter <fichier.csv>  toutes, pour un tableur
  npm run leads -- effacer <e-mail>        efface tout ce qui vient de cette adresse
  npm run leads -- purger                  efface ce qui est plus vieux que la durée de conservation des réglages

Les demandes sont dans le fichier LEADS_DB, sinon .agency-store/leads.sqlite. À la fin\u00a0: --d1 pour la base de
Cloudflare, --d1-local pour celle que « wrangler pages dev » tient sur cette machine.`;

const actions: Readonly<Record<string, (database: Database, argument: string) => Promise<void>>> = {
  liste: async (database) => {
    const leads = await readLeads(database);
    for (const { id, kind, receivedAt, answeredAt, fields } of leads)
      console.log(
        [
          id.slice(0, 8),
          answeredAt === undefined ? "à répondre" : "répondue",
          formatTime(receivedAt),
          leadForms[kind].title,
          printable(`${fields.name ?? `${fields.firstName} ${fields.lastName}`} <${fields.email}>`),
        ].join("  "),
      );
    console.log(formatNumberOf(leads.length, "demande"));
  },
  voir: async (database, id) => {
    const lead = await findLead(database, id);
    console.log(`${leadForms[lead.kind].title}, ${formatTime(lead.receivedAt)}, numéro ${lead.id}`);
    for (const [field, value] of Object.entries(lead.fields))
      console.log(`\n${fieldNames[field] ?? field}\u00a0:\n${printable(value)}`);
  },
  repondu: async (database, id) => {
    const lead = await findLead(database, id);
    await markAnswered(database, lead.id, Date.now());
    console.log(`La demande ${lead.id} est marquée comme répondue.`);
  },
  exporter: async (database, file) => {
    if (!file)
      throw new UserError("Nommez le fichier à écrire, par exemple : npm run leads -- exporter demandes.csv");
    if (existsSync(file)) throw new UserError(`${file} existe déjà\u00a0: choisissez un autre nom.`);
    const leads = await readLeads(database);
    // Personal data: for this user alone.
    writeFileSync(file, toCsv(leads), { mode: 0o600 });
    console.log(`${formatNumberOf(leads.length, "demande")} dans ${file}`);
  },
  effacer: async (database, email) => {
    if (!email.includes("@")) throw new UserError("Donnez l’adresse e-mail dont il faut tout effacer.");
    console.log(`Effacé\u00a0: ${formatNumberOf(await eraseLeads(database, email), "demande")}`);
  },
  purger: async (database) => {
    const before = new Date();
    before.setMonth(before.getMonth() - retentionMonths());
    const count = await purgeLeads(database, before.getTime());
    console.log(
      `Effacé\u00a0: ${formatNumberOf(count, "demande")} d’avant le ${formatTime(before.getTime())}`,
    );
  },
};

async function findLead(database: Database, id: string): Promise<Lead> {
  const [lead, another] = id ? await readLeads(database, id) : [];
  if (!lead) throw new UserError(`Aucune demande n’a le numéro « ${id} ». « npm run leads » les liste.`);
  if (another) throw new UserError(`Plusieurs numéros commencent par « ${id} »\u00a0: donnez-en plus.`);
  return lead;
}

/** What a terminal would obey, such as an escape, is left out. */
const printable = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, "");

/** The retention that the forms' notices name (`dataRetention`), in months: « trois ans », « 18 mois ». */
function retentionMonths(): number {
  const { dataRetention } = readSiteSettings();
  for (const [unit, months] of [
    ["an", 12],
    ["mois", 1],
  ] as const) {
    const written = readQuantity(dataRetention);
    if (written?.unit === unit) return written.max * months;
    for (let count = 1; count < 70; count++)
      if (formatInWords({ min: count, max: count, unit }) === dataRetention) return count * months;
  }
  throw new UserError(
    `content/settings/site.json\u00a0: « ${dataRetention} » (dataRetention) n’est pas une durée lisible. Exemple : trois ans.`,
  );
}

runScript(async () => {
  const words = process.argv.slice(2);
  const [command = "liste", argument = ""] = words.filter((word) => !word.startsWith("--d1"));
  const action = actions[command];
  if (!action) throw new UserError(usage);
  const database = await openLeads(
    words.includes("--d1") ? "d1" : words.includes("--d1-local") ? "d1-local" : "file",
  );
  try {
    await action(database, argument);
  } finally {
    await database.close();
  }
});
