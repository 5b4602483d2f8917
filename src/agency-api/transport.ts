import { httpError, isAgencyApiError, networkError, offlineError, timeoutError } from "./errors";

/** The part of `fetch` the client needs; tests and Node scripts may hand in their own. */
export type FetchLike = (input: string, init: RequestInit) => Promise<Response>;

export interface CallOptions {
  /** Ends the call early; the promise is then rejected with the signal's own reason, not an AgencyApiError. */
  signal?: AbortSignal | undefined;
  /** In milliseconds; overrides the client's. */
  timeoutMs?: number | undefined;
}

export interface Call extends CallOptions {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  /** Sent as JSON; undefined sends no body. */
  body?: unknown;
  timeoutMs: number;
  fetch: FetchLike;
}

/** Joins base address and path with exactly one slash. */
export function joinUrl(baseUrl: string, path: string): string {
  return `${baseUrl.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}

/** The address as messages may show it: never with a user name or password. */
export function displayUrl(url: string): string {
  return url.replace(/\/\/[^/?#]*@/, "//");
}

/** Turns a 2xx answer into the call's result; `url` is the address for messages. */
export type ReadAnswer<T> = (response: Response, url: string) => Promise<T>;

/**
 * Sends one request and hands its 2xx answer to `read`; sending and reading share one time limit.
 *
 * Redirections of anything but GET are errors: browsers repeat a redirected POST as a GET without its body, so
 * a lead would be lost behind a 200.
 *
 * @throws AgencyApiError, or `signal.reason` when the caller aborts.
 */
export async function request<T>(call: Call, read: ReadAnswer<T>): Promise<T> {
  const { signal, timeoutMs } = call;
  const url = displayUrl(call.url);
  signal?.throwIfAborted();
  if (isOffline()) throw offlineError(url);

  const controller = new AbortController();
  // A fetch that ignores its signal must not outlive the limit either: the call races against this promise.
  const stopped = new Promise<never>((_resolve, reject) => {
    controller.signal.addEventListener("abort", () => reject(controller.signal.reason));
  });
  const timer = setTimeout(() => controller.abort(timeoutError(url, timeoutMs)), timeoutMs);
  const onCallerAbort = (): void => controller.abort(signal?.reason);
  signal?.addEventListener("abort", onCallerAbort);

  const exchange = async (): Promise<T> => {
    const response = await call.fetch(call.url, { ...initOf(call), signal: controller.signal });
    if (response.ok) return read(response, url);
    discardBody(response);
    throw httpError(url, response.type === "opaqueredirect" ? undefined : response.status);
  };
  try {
    return await Promise.race([exchange(), stopped]);
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    if (isAgencyApiError(error)) throw error;
    throw isOffline() ? offlineError(url, error) : networkError(url, error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", onCallerAbort);
  }
}

/**
 * Lets an answer nobody reads run out, so that its connection is free again. Cancelling it would do, but browsers
 * then report the request as failed.
 */
export function discardBody(response: Response): void {
  if (response.body) response.arrayBuffer().catch(() => undefined);
}

function initOf({ method, body }: Call): RequestInit {
  const init: RequestInit = {
    method,
    credentials: "include",
    redirect: method === "GET" ? "follow" : "manual",
  };
  const headers: Record<string, string> = { Accept: "application/json" };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  return { ...init, headers };
}

/** Browsers know when there is no network at all; Node says nothing and counts as connected. */
function isOffline(): boolean {
  return typeof navigator !== "undefined" && navigator.onLine === false;
}
