/**
 * The receiver, which each build bundles (`lib/bundle-receiver`): keeps what the site's forms send on this machine, and
 * writes to agency and visitor about it.
 */
import { setTimeout as wait } from "node:timers/promises";
import { agency, sender } from "../src/receiver/agency";
import { createReceiver } from "../src/receiver/handler";
import { listenerOf } from "../src/receiver/node-server";
import { sendMails } from "../src/receiver/outbox";
import { leadsAnHour } from "../src/receiver/leads";
import { smtpSender } from "../src/receiver/smtp-mail";
import { smtpFault } from "../src/receiver/mail-settings";
import { FileReplaced } from "../src/receiver/sqlite-file";
import { readSiteOrigin } from "../src/shared/site-url";
import { leadsCommand, leadsFile, openLeadsFile } from "./lib/leads-database";
import { choosePort, listenOn } from "./lib/ports";
import { runScript, step, UserError } from "./lib/script";

const secondMs = 1000;
/** What a call under way may still take when the receiver is stopped. */
const answerMs = 5000;

runScript(async () => {
  if (!process.env.LEADS_DB)
    throw new UserError(
      "Donnez par LEADS_DB le fichier où garder les demandes, par exemple LEADS_DB=/var/lib/receveur/leads.sqlite.",
    );
  const port = await choosePort(8787);
  const { siteUrl } = readSiteOrigin(process.env.SITE_URL);
  const { general, sales } = agency.mailboxes;
  const { SMTP_URL: smtpUrl = "" } = process.env;
  const fault = smtpUrl && smtpFault(smtpUrl);
  if (fault) console.error(`\n${fault}.`);

  const database = openLeadsFile();
  const receive = createReceiver(database, { isAllowed: (origin) => origin === siteUrl, leadsAnHour });
  const server = await listenOn(port, listenerOf(receive));
  const stopping = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.removeAllListeners(signal).once(signal, () => stopping.abort());
  step(`Les demandes des pages de ${siteUrl} sont reçues par http://127.0.0.1:${port}`);
  console.log(`Elles sont gardées dans ${leadsFile()} : « ${leadsCommand} liste » les montre.`);
  const send = smtpUrl && !fault ? smtpSender(smtpUrl, sender) : undefined;
  if (send)
    console.log(
      `Chacune est annoncée par e-mail à ${general} ou ${sales}, et un accusé de réception part au visiteur.`,
    );
  else
    console.warn(
      `${fault ? "Avec ce" : "Sans"} SMTP_URL, aucun e-mail ne part : consultez-les chaque jour ouvré.`,
    );
  while (!stopping.signal.aborted) {
    await sendMails(database, agency, send).catch((error: unknown) => {
      console.error("Les e-mails à envoyer n’ont pas pu être lus :", error);
      if (!(error instanceof FileReplaced)) return;
      // Started again, it opens the file that is there now.
      process.exitCode = 1;
      stopping.abort();
    });
    await wait(secondMs, undefined, { signal: stopping.signal }).catch(() => undefined);
  }
  // What has been accepted is on the disk; calls under way get their answer.
  await server.close(answerMs);
  database.close();
  process.exit();
});
