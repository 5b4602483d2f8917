import { formatError, httpError, isAgencyApiError, networkError, offlineError, timeoutError } from "./errors";

/** Which API is called, and how long it may take. */
export interface AgencyApiOptions {
  /** Absolute (`https://…/v1`) or, in the browser, a path of the same origin (`/api`). */
  baseUrl: string;
  /** In milliseconds, for the answer as a whole; 15 s where nothing is said, as the forms promise. */
  timeoutMs?: number | undefined;
}

export interface CallOptions {
  /** Ends the call early; the promise is then rejected with the signal's own reason, not an AgencyApiError. */
  signal?: AbortSignal | undefined;
}

interface Call extends AgencyApiOptions, CallOptions {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** Sent as JSON; undefined sends no body. */
  body?: unknown;
}

/** Where browsers reach the agency API: a path of the site, or an absolute address without a final slash. */
export const browserApiAddress = process.env.GATSBY_AGENCY_API_URL?.trim() || "/api";

let answeredAt = 0;

/**
 * The time by which a visitor's dates are judged: a slow clock is put right by what the API last answered. An API of another origin
 * shows its time where it exposes `Date` (CORS).
 */
export const trustedNow = (): Date => new Date(Math.max(Date.now(), answeredAt));

/** Joins base address and path with exactly one slash. */
function joinUrl(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}

/** The address as messages may show it: never with a user name or password. */
function displayUrl(url: string): string {
  return url.replace(/\/\/[^/?#]*@/, "//");
}

/**
 * Sends one request and hands its 2xx answer to `read`, with the address for messages; both share one time limit.
 *
 * Redirections of anything but GET are errors: browsers repeat a redirected POST as a GET without its body, so
 * a lead would be lost behind a 200.
 *
 * @throws AgencyApiError, or `signal.reason` when the caller aborts.
 */
export async function request<T>(
  { baseUrl, path, method, body, signal, timeoutMs = 15_000 }: Call,
  read: (response: Response, url: string) => Promise<T>,
): Promise<T> {
  const address = joinUrl(baseUrl, path);
  const url = displayUrl(address);
  signal?.throwIfAborted();
  if (isOffline()) throw offlineError(url);

  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(timeoutError(url, timeoutMs)), timeoutMs);
  const onCallerAbort = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", onCallerAbort);
  try {
    const response = await fetch(address, {
      method,
      credentials: "include",
      redirect: method === "GET" ? "follow" : "manual",
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: JSON.stringify(body),
      signal: controller.signal,
    });
    answeredAt = Date.parse(response.headers.get("Date") ?? "") || answeredAt;
    if (response.ok) return await read(response, url);
    discardBody(response);
    const status = response.type === "opaqueredirect" ? undefined : response.status;
    throw httpError(url, status, response.headers.get("Retry-After"));
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    if (isAgencyApiError(error)) throw error;
    throw isOffline() ? offlineError(url, error) : networkError(url, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onCallerAbort);
  }
}

/** The parsed body of an answer, undefined where it is empty. @throws AgencyApiError when it is not JSON */
export async function readJson(response: Response, url: string): Promise<unknown> {
  const body = await response.text();
  if (body.trim() === "") return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    const type = response.headers.get("Content-Type") ?? "sans type";
    const fault = `ce n’est pas du JSON (${type}, début : « ${body.trim().slice(0, 60)} »)`;
    throw formatError(url, response.status, [fault], error);
  }
}

/**
 * Reads an unused answer to its end, so that its connection is free again. Cancelling would do that too, but browsers
 * then report the request as failed.
 */
export function discardBody(response: Response): void {
  if (response.body) response.arrayBuffer().catch(() => undefined);
}

/** Browsers report a missing network; Node has no such property and counts as connected. */
function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
