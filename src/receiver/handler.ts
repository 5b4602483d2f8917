import { agencyPaths } from "../shared/agency-paths";
import { faultsOf } from "../shared/lead/schemas";
import type { Database } from "./database";
import { leadForms, leadKinds } from "./lead-forms";
import { digest, storeLead } from "./leads";
import { readBody, TooLarge } from "./read-body";
import { networksOf } from "./sender";

export interface ReceiverSettings {
  /** Whether the pages of this origin may send; a call without `Origin` does not come from a page. */
  readonly isAllowed: (origin: string) => boolean;
  /** Leads an hour from one address. */
  readonly leadsAnHour: number;
}

/** @param sender network address of whoever calls */
export type Receiver = (request: Request, sender: string) => Promise<Response>;

/** More faults than a form has fields: a program's, which the first ones tell enough. */
const maxFaults = 10;

/** A field of a body that is not taken, and why. */
interface RefusedField {
  readonly field: string;
  readonly message: string;
}

/** Answers the calls of src/agency-api/openapi.yaml. The blog's lists are empty: only an API of one's own has posts. */
export function createReceiver(
  database: Database,
  settings: ReceiverSettings,
  now: () => number = Date.now,
): Receiver {
  const emptyBlog = new Map<string, unknown>([
    [agencyPaths.posts, []],
    [agencyPaths.previousPosts, []],
    [agencyPaths.postByTitle, null],
  ]);
  const answer: Receiver = async (request, sender) => {
    const path = pathOf(request);
    const kind = leadKinds.find((name) => leadForms[name].path.test(path));
    if (kind === undefined && !emptyBlog.has(path))
      return refusal(404, "not_found", `« ${path} » n’existe pas dans cette API.`);
    if (request.method !== "POST")
      return refusal(405, "not_post", "Seule la méthode POST est admise.", { Allow: "POST" });
    if (kind === undefined) return json(200, { data: emptyBlog.get(path) });

    if (!/^application\/json(?:[\s;]|$)/i.test(request.headers.get("content-type") ?? ""))
      return refusal(415, "not_json", "Le corps doit être en JSON (Content-Type: application/json).");
    let body: unknown;
    try {
      body = JSON.parse(await readBody(request));
    } catch (error) {
      if (error instanceof TooLarge) return refusal(413, "too_large", "L’envoi est trop volumineux.");
      return refusal(400, "invalid_json", "Le corps n’est pas du JSON complet, en UTF-8.");
    }
    const { schema } = leadForms[kind];
    const faults = shapeFaults(body, Object.keys(schema.fields));
    const fields = faults.length > 0 ? {} : (schema.cast(body) as Record<string, string>);
    for (const [field, message] of faults.length > 0 ? [] : Object.entries(faultsOf(schema, fields)))
      faults.push({ field, message });
    if (faults.length > 0)
      return json(400, {
        error: { code: "invalid_body", message: "Des champs sont à corriger.", fields: faults },
      });

    const keep = async () => {
      const senders = await digestsOf(database, networksOf(sender));
      const { leadsAnHour } = settings;
      return storeLead(
        database,
        { kind, fields, page: pageOf(request) },
        { senders, leadsAnHour, now: now() },
      );
    };
    // A database on a network may lose a call, or its answer; a lead that has been kept is recognised.
    const stored = await keep().catch(keep);
    if (stored) return json(201, { data: stored });
    return refusal(
      429,
      "too_many",
      "Trop de demandes depuis cette adresse\u00a0: réessayez dans une heure.",
      {
        "Retry-After": "3600",
      },
    );
  };
  return async (request, sender) => {
    const origin = request.headers.get("origin");
    const isAllowed = origin === null || settings.isAllowed(origin);
    let response: Response;
    if (!isAllowed) response = refusal(403, "origin", `Les pages de ${origin} ne peuvent rien envoyer ici.`);
    else if (request.method === "OPTIONS") response = new Response(null, { status: 204, headers: preflight });
    else
      response = await answer(request, sender).catch((error: unknown) => {
        console.error("Une demande n’a pas pu être gardée :", error);
        return refusal(500, "not_stored", "La demande n’a pas pu être enregistrée.");
      });
    response.headers.set("Cache-Control", "no-store");
    response.headers.set("Vary", "Origin");
    // Where a host sets the site's headers, it does not for a function.
    response.headers.set("X-Content-Type-Options", "nosniff");
    if (origin !== null && isAllowed) {
      response.headers.set("Access-Control-Allow-Origin", origin);
      response.headers.set("Access-Control-Allow-Credentials", "true");
      response.headers.set("Access-Control-Expose-Headers", "Date, Retry-After");
    }
    return response;
  };
}

/** The path asked for, without slash, query and the `/api` that a site puts before it. */
export const pathOf = (request: Request): string =>
  new URL(request.url).pathname.replace(/^\/(?:api\/)?/, "");

/**
 * The path of the site's page that calls, 100 characters of it at most; empty where the browser does not vouch for the
 * same origin, since it then names the origin alone.
 */
export function pageOf({ headers }: Request): string {
  const referer = headers.get("referer") ?? "";
  if (headers.get("sec-fetch-site") !== "same-origin" || !URL.canParse(referer)) return "";
  return /^\/[\w.~%/-]{0,99}/.exec(new URL(referer).pathname)?.[0] ?? "";
}

const preflight = {
  "Access-Control-Allow-Methods": "POST",
  "Access-Control-Allow-Headers": "Content-Type",
  "Access-Control-Max-Age": "86400",
};

export const json = (status: number, body: unknown, headers?: Readonly<Record<string, string>>): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { "Content-Type": "application/json; charset=utf-8", ...headers },
  });

export const refusal = (
  status: number,
  code: string,
  message: string,
  headers?: Readonly<Record<string, string>>,
): Response => json(status, { error: { code, message } }, headers);

/** Faults of a body that is not an object of known fields and texts; the schemas would turn other types into text. */
function shapeFaults(body: unknown, fields: readonly string[]): RefusedField[] {
  if (typeof body !== "object" || body === null || Array.isArray(body))
    return [{ field: "", message: "Un objet est attendu." }];
  const faults = Object.entries(body).flatMap(([field, value]) => {
    if (!fields.includes(field)) return [{ field, message: "Ce champ n’existe pas." }];
    return typeof value === "string" ? [] : [{ field, message: "Un texte est attendu." }];
  });
  return faults.slice(0, maxFaults);
}

/** An address is kept only as a digest, with a salt that differs from one database to another. */
async function digestsOf(database: Database, networks: readonly string[]): Promise<string[]> {
  const [salt] = await database.read<{ value: string }>({ sql: "SELECT value FROM salt" });
  return Promise.all(networks.map((network) => digest(`${salt?.value} ${network}`)));
}
