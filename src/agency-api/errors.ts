/** Why a call failed: no connection at all, no answer in time, no way through, a refusal, an unusable answer. */
export type AgencyApiErrorKind = "offline" | "timeout" | "network" | "http" | "format";

/**
 * The one error of the client. `message` is French, for logs and the build's output: it names the address,
 * the status where there is one, and what to do. Visitors are shown the texts of the forms instead.
 *
 * Not a class: Gatsby's Babel preset rewrites those for browsers, and one that extends `Error` brings helpers that
 * weigh 0.3 KB with every form, and take it 5 ms.
 */
export interface AgencyApiError extends Error {
  readonly kind: AgencyApiErrorKind;
  readonly url: string;
  /** HTTP status of the answer; undefined where none came (or the browser hides it). */
  readonly status: number | undefined;
  /** When the API takes the next call, in milliseconds since 1970; undefined where it does not say. */
  readonly retryAt: number | undefined;
}

const name = "AgencyApiError";

function failure(
  details: Pick<AgencyApiError, "kind" | "url"> & Partial<Pick<AgencyApiError, "status" | "retryAt">>,
  message: string,
  cause?: unknown,
): AgencyApiError {
  const error = new Error(message, cause === undefined ? undefined : { cause });
  return Object.assign(error, { name, status: undefined, retryAt: undefined, ...details });
}

/** Whether something that was thrown comes from the client. */
export const isAgencyApiError = (error: unknown): error is AgencyApiError =>
  error instanceof Error && error.name === name;

const remedies: Readonly<Record<number, string>> = {
  400: "Les champs envoyés ne suivent pas le contrat : comparez-les à src/agency-api/openapi.yaml.",
  401: "L’API refuse cet appelant : vérifiez ses droits d’accès.",
  403: "L’API refuse cet appelant : vérifiez ses droits d’accès et les origines qu’elle autorise.",
  404: "Ce chemin n’existe pas : vérifiez l’adresse de base de l’API et le nom court du produit.",
  405: "Cette méthode n’est pas admise : vérifiez l’adresse de base de l’API.",
  413: "L’envoi est trop volumineux pour l’API.",
  429: "Trop de demandes en peu de temps : attendez une minute, puis réessayez.",
};

function remedyFor(status: number | undefined): string {
  if (status === undefined || (status >= 300 && status < 400)) {
    return "L’API redirige au lieu de répondre : donnez son adresse définitive comme adresse de base.";
  }
  const known = remedies[status];
  if (known !== undefined) return known;
  return status >= 500
    ? "L’API est en panne : réessayez plus tard ou consultez ses journaux."
    : "Vérifiez l’adresse de base de l’API et son contrat.";
}

/** No connection: nothing was sent. */
export function offlineError(url: string, cause?: unknown): AgencyApiError {
  const message = `Pas de connexion à Internet : rien n’est parti vers ${url}. Rétablissez la connexion, puis réessayez.`;
  return failure({ kind: "offline", url }, message, cause);
}

/** No whole answer within `timeoutMs` milliseconds. */
export function timeoutError(url: string, timeoutMs: number): AgencyApiError {
  const seconds = String(timeoutMs / 1000).replace(".", ",");
  const message = `${url} n’a pas répondu en ${seconds} s. Vérifiez que l’API est en service, puis réessayez.`;
  return failure({ kind: "timeout", url }, message);
}

/** The connection failed, was cut, or the browser refused the answer (CORS). */
export function networkError(url: string, cause: unknown): AgencyApiError {
  const code = networkCode(cause);
  const detail = code === undefined ? "" : ` (${code})`;
  const message =
    `${url} est injoignable${detail}. Vérifiez l’adresse de l’API, le réseau et, depuis un navigateur, ` +
    "les origines que l’API autorise (CORS).";
  return failure({ kind: "network", url }, message, cause);
}

/**
 * An answer outside 2xx; `status` is undefined for a redirection whose status the browser hides.
 *
 * @param retryAfter its `Retry-After`: seconds, or a date
 */
export function httpError(
  url: string,
  status: number | undefined,
  retryAfter: string | null = null,
): AgencyApiError {
  const seconds = /^\d+$/.test(retryAfter ?? "");
  const time = seconds ? Date.now() + Number(retryAfter) * 1000 : Date.parse(retryAfter ?? "");
  const retryAt = Number.isNaN(time) ? undefined : time;
  const answer = status === undefined ? "une redirection" : `le statut ${status}`;
  return failure({ kind: "http", url, status, retryAt }, `${url} a répondu ${answer}. ${remedyFor(status)}`);
}

/** An answer with a good status whose body cannot be used; `faults` are French clauses without a full stop. */
export function formatError(
  url: string,
  status: number,
  faults: readonly string[],
  cause?: unknown,
): AgencyApiError {
  const shown = faults.slice(0, 10);
  const more = faults.length - shown.length;
  if (more > 0) shown.push(more === 1 ? "et un autre défaut" : `et ${more} autres défauts`);
  const message =
    `${url} a répondu ${status}, mais sa réponse est inutilisable : ${shown.join(" ; ")}. ` +
    "Corrigez l’API ou son adresse de base ; le contrat est src/agency-api/openapi.yaml.";
  return failure({ kind: "format", url, status }, message, cause);
}

/** The system's word for a failed connection (ECONNREFUSED, ENOTFOUND …), which Node hides in nested causes. */
function networkCode(error: unknown, depth = 0): string | undefined {
  if (typeof error !== "object" || error === null || depth > 4) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return "cause" in error ? networkCode(error.cause, depth + 1) : undefined;
}
