/** `npm run leads`, or `demandes` on a machine of its own: what the agency does with the leads that its own receiver keeps. */
import { randomUUID } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import site from "../content/settings/site.json";
import { agency, sender } from "../src/receiver/agency";
import { toCsv } from "../src/receiver/csv";
import type { Database } from "../src/receiver/database";
import { momentOf } from "../src/receiver/hours";
import { fieldNames, leadForms, type Lead } from "../src/receiver/lead-forms";
import { eraseLeads, markAnswered, purgeLeads, readLeads } from "../src/receiver/leads";
import { automatic, domainOf, type Mail } from "../src/receiver/mail";
import { smtpFault } from "../src/receiver/mail-settings";
import { withReadablePhone } from "../src/receiver/readable-phone";
import { retentions, retentionStart } from "../src/receiver/retention";
import { smtpSender } from "../src/receiver/smtp-mail";
import { formatNumberOf } from "../src/shared/text/number";
import { leadsCommand, leadsFault, openLeads } from "./lib/leads-database";
import { runScript, UserError } from "./lib/script";

const usage = `Les demandes reçues par les formulaires.

  ${leadsCommand} liste                   la liste, la plus récente d’abord
  ${leadsCommand} voir <numéro>           une demande entière (le début du numéro suffit)
  ${leadsCommand} repondu <numéro>        la marque comme répondue
  ${leadsCommand} exporter <fichier.csv>  toutes, pour un tableur
  ${leadsCommand} effacer <e-mail>        efface tout ce qui vient de cette adresse
  ${leadsCommand} purger                  efface ce qui est plus vieux que la durée de conservation des réglages
  ${leadsCommand} essai <e-mail>          envoie un e-mail d’essai à cette adresse, par SMTP_URL

Les demandes sont dans le fichier LEADS_DB, sinon .agency-store/leads.sqlite. À la fin\u00a0: --d1 pour la base de
Cloudflare, --d1-local pour celle que « wrangler pages dev » tient sur cette machine.`;

/** Where the user is. */
const folder = process.cwd();

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
  exporter: async (database, name) => {
    const file = path.resolve(folder, name);
    if (existsSync(file)) throw new UserError(`${file} existe déjà\u00a0: choisissez un autre nom.`);
    const leads = await readLeads(database);
    if (!existsSync(path.dirname(file)))
      throw new UserError(
        `Le dossier ${path.dirname(file)} n’existe pas\u00a0: créez-le, ou choisissez-en un autre.`,
      );
    try {
      // Personal data: for this user alone.
      writeFileSync(file, toCsv(leads), { mode: 0o600 });
    } catch (error) {
      throw new UserError(
        `${file} ne peut pas être écrit (${(error as NodeJS.ErrnoException).code})\u00a0: choisissez un autre dossier, par exemple /tmp.`,
      );
    }
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
  essai: async (_database, to) => {
    const { SMTP_URL: url = "" } = process.env;
    const fault = url ? smtpFault(url) : "SMTP_URL est vide\u00a0: aucun e-mail ne peut partir";
    if (fault) throw new UserError(`${fault}.`);
    const send = smtpSender(url, sender);
    await send(trialMail(to)).catch((error: unknown) => {
      throw new UserError(`L’e-mail n’est pas parti\u00a0: ${printable((error as Error).message)}`);
    });
    console.log(`Le serveur a pris l’e-mail pour ${to}. S’il n’arrive pas, regardez dans les indésirables.`);
  },
};

const trialMail = (to: string): Mail => ({
  to,
  replyTo: undefined,
  subject: "Essai du courrier du site",
  text: "Le récepteur des demandes envoie ses e-mails de cette façon.\n",
  messageId: `<${randomUUID()}@${domainOf(agency.mailboxes.general)}>`,
  headers: automatic("auto-generated"),
});

async function findLead(database: Database, id: string): Promise<Lead> {
  const [lead, another] = id ? await readLeads(database, id) : [];
  if (!lead)
    throw new UserError(`Aucune demande n’a le numéro « ${id} ». « ${leadsCommand} liste » les montre.`);
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
