/** `npm run leads`: what the agency does with the leads that its own receiver keeps. */
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import site from "../content/settings/site.json";
import { toCsv } from "../src/receiver/csv";
import type { Database } from "../src/receiver/database";
import { momentOf } from "../src/receiver/hours";
import { fieldNames, leadForms, type Lead } from "../src/receiver/lead-forms";
import { eraseLeads, markAnswered, purgeLeads, readLeads } from "../src/receiver/leads";
import { withReadablePhone } from "../src/receiver/readable-phone";
import { retentions, retentionStart } from "../src/receiver/retention";
import { formatNumberOf } from "../src/shared/text/number";
import { leadsFault, openLeads } from "./lib/leads-database";
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
    for (const { id, kind, receivedAt, answeredAt, isUnannounced, fields } of leads)
      console.log(
        [
          id.slice(0, 8),
          answeredAt === undefined ? "à répondre" : "répondue",
          ...(isUnannounced ? ["avis pas encore parti"] : []),
          momentOf(receivedAt),
          leadForms[kind].title,
          printable(`${fields.name ?? `${fields.firstName} ${fields.lastName}`} <${fields.email}>`),
        ].join("  "),
      );
    console.log(formatNumberOf(leads.length, "demande"));
  },
  voir: async (database, id) => {
    const lead = await findLead(database, id);
    console.log(`${leadForms[lead.kind].title}, ${momentOf(lead.receivedAt)}, numéro ${lead.id}`);
    if (lead.page) console.log(`Depuis la page ${lead.page}`);
    for (const [field, value] of Object.entries(withReadablePhone(lead.fields)))
      console.log(`\n${fieldNames[field] ?? field}\u00a0:\n${printable(value)}`);
  },
  repondu: async (database, id) => {
    const lead = await findLead(database, id);
    await markAnswered(database, lead.id, Date.now());
    console.log(`La demande ${lead.id} est marquée comme répondue.`);
  },
  exporter: async (database, file) => {
    if (existsSync(file)) throw new UserError(`${file} existe déjà\u00a0: choisissez un autre nom.`);
    const leads = await readLeads(database);
    if (!existsSync(path.dirname(file)))
      throw new UserError(
        `Le dossier ${path.dirname(file)} n’existe pas\u00a0: créez-le, ou choisissez-en un autre.`,
      );
    // Personal data: for this user alone.
    writeFileSync(file, toCsv(leads), { mode: 0o600 });
    console.log(`${formatNumberOf(leads.length, "demande")} dans ${file}`);
  },
  effacer: async (database, email) => {
    if (!email.includes("@")) throw new UserError("Donnez l’adresse e-mail dont il faut tout effacer.");
    const count = await eraseLeads(database, email);
    if (count === 0) throw new UserError(`Aucune demande ne vient de ${email}.`);
    console.log(`Effacé\u00a0: ${formatNumberOf(count, "demande")}`);
  },
  purger: async (database) => {
    const { dataRetention } = site;
    const start = retentionStart(dataRetention, new Date())?.getTime();
    if (!start)
      throw new UserError(
        `content/settings/site.json\u00a0: « ${dataRetention} » (dataRetention) n’est pas une de ces durées\u00a0: ${Object.keys(retentions).join(", ")}.`,
      );
    const count = await purgeLeads(database, start);
    console.log(`Effacé\u00a0: ${formatNumberOf(count, "demande")} d’avant le ${momentOf(start)}`);
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

runScript(async () => {
  const { values, positionals } = readArguments();
  const [command = "liste", ...given] = positionals;
  const action = Object.hasOwn(actions, command) ? actions[command] : undefined;
  // Beside the database, as many words as the action has parameters.
  if (!action || given.length !== action.length - 1) throw new UserError(usage);
  const place = values.d1 ? "d1" : values["d1-local"] ? "d1-local" : "file";
  const database = await openLeads(place);
  try {
    await action(database, given[0] ?? "");
  } catch (error) {
    throw place === "file" ? leadsFault(error) : error;
  } finally {
    await database.close();
  }
});

/** @throws UserError at an option that does not exist: it may be a misspelt database */
function readArguments() {
  try {
    return parseArgs({
      options: { d1: { type: "boolean" }, "d1-local": { type: "boolean" } },
      allowPositionals: true,
    });
  } catch {
    throw new UserError(usage);
  }
}
