import { readSiteOrigin } from "../shared/site-url";
import { agency, sender } from "./agency";
import { d1Database, type D1 } from "./database";
import { createReceiver } from "./handler";
import { httpSender, insistent } from "./http-mail";
import { leadsAnHour } from "./leads";
import { mailApiFault } from "./mail-settings";
import { sendMails } from "./outbox";

/** What Cloudflare Pages gives a function (developers.cloudflare.com/pages/functions/api-reference). */
interface PagesContext {
  readonly request: Request;
  readonly env: {
    readonly LEADS: D1;
    /** Only where the pages that send are on another origin than the function. */
    readonly SITE_URL?: string;
    readonly MAIL_API_URL?: string;
    readonly MAIL_API_TOKEN?: string;
  };
  waitUntil(work: Promise<unknown>): void;
}

/** What the service is out of for seconds is tried again at once: the next call may be that of Monday. */
const retryPausesMs = [2000, 6000];

/** The receiver on Cloudflare Pages: answers `/api/…`, keeps leads in D1, and sends what mails are due after answering. */
export async function onRequest(context: PagesContext): Promise<Response> {
  const { request, env } = context;
  const { MAIL_API_URL: url, MAIL_API_TOKEN: token } = env;
  const { origin } = new URL(env.SITE_URL ? readSiteOrigin(env.SITE_URL).siteUrl : request.url);
  const database = d1Database(env.LEADS);
  const receive = createReceiver(database, { isAllowed: (asked) => asked === origin, leadsAnHour });

  const response = await receive(request, request.headers.get("CF-Connecting-IP") ?? "");
  if (!response.ok) return response;
  const fault = url && token ? mailApiFault(url) : "Il manque MAIL_API_URL ou MAIL_API_TOKEN";
  if (fault) console.warn(`${fault}\u00a0: aucun e-mail ne part.`);
  const send =
    url && token && !fault ? insistent(httpSender({ url, token, from: sender }), retryPausesMs) : undefined;
  context.waitUntil(
    sendMails(database, agency, send).catch((error: unknown) =>
      console.error("Les e-mails à envoyer n’ont pas pu être lus :", error),
    ),
  );
  return response;
}
