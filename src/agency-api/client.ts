import {
  agencyPaths,
  FORM_TIMEOUT_MS,
  type ApiPost,
  type ApiPostSummary,
  type ApiPreviousPost,
  type ContactMessage,
  type ContestEntry,
  type QuoteRequest,
} from "./contract";
import { formatError } from "./errors";
import { readPost, readPosts, readPreviousPosts, type Reading } from "./read-blog";
import { discardBody, joinUrl, request, type Call, type CallOptions, type FetchLike } from "./transport";

export { AgencyApiError, type AgencyApiErrorKind } from "./errors";
export type { CallOptions, FetchLike } from "./transport";

export interface AgencyApiOptions {
  /** Absolute (`https://…/v1`) or, in the browser, a path of the same origin (`/api`). */
  baseUrl: string;
  /** In milliseconds; 15 s where nothing is said. The build uses BUILD_TIMEOUT_MS. */
  timeoutMs?: number | undefined;
  /** The platform's own where nothing is said, looked up at each call. */
  fetch?: FetchLike | undefined;
}

/** A downloaded file. `contentType` is `application/octet-stream` where the API names none. */
export interface Download {
  blob: Blob;
  contentType: string;
}

/** Every call rejects with AgencyApiError, or with the reason of the caller's own signal. */
export interface AgencyApi {
  /** Generic calls answer the parsed JSON, undefined for an empty answer; the caller checks its shape. */
  get(path: string, options?: CallOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  delete(path: string, options?: CallOptions): Promise<unknown>;
  postForBlob(path: string, body?: unknown, options?: CallOptions): Promise<Download>;

  /** Lead calls resolve on any 2xx; the answer's body is never read. */
  sendContactMessage(productSlug: string, message: ContactMessage, options?: CallOptions): Promise<void>;
  requestQuote(quote: QuoteRequest, options?: CallOptions): Promise<void>;
  enterContest(entry: ContestEntry, options?: CallOptions): Promise<void>;

  getPosts(options?: CallOptions): Promise<ApiPostSummary[]>;
  getPreviousPosts(slug: string, options?: CallOptions): Promise<ApiPreviousPost[]>;
  /** Undefined where the API knows no such post. */
  getPost(slug: string, options?: CallOptions): Promise<ApiPost | undefined>;
}

/** Makes the typed client: the only code of the site that talks to the agency API. */
export function createAgencyApi(settings: AgencyApiOptions): AgencyApi {
  const call = (method: Call["method"], path: string, body: unknown, options: CallOptions = {}): Call => ({
    method,
    url: joinUrl(settings.baseUrl, path),
    body,
    signal: options.signal,
    timeoutMs: options.timeoutMs ?? settings.timeoutMs ?? FORM_TIMEOUT_MS,
    fetch: settings.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  });
  const json = (...args: Parameters<typeof call>): Promise<unknown> => request(call(...args), readJson);
  const lead = (path: string, body: unknown, options?: CallOptions): Promise<void> =>
    request(call("POST", path, body, options), async (response) => discardBody(response));
  const blog = <T>(
    path: string,
    body: unknown,
    read: (answer: unknown) => Reading<T>,
    options?: CallOptions,
  ) =>
    request(call("POST", path, body, options), async (response, url) => {
      const reading = read(await readJson(response, url));
      if ("value" in reading) return reading.value;
      throw formatError(url, response.status, reading.faults);
    });

  return {
    get: (path, options) => json("GET", path, undefined, options),
    post: (path, body, options) => json("POST", path, body, options),
    put: (path, body, options) => json("PUT", path, body, options),
    delete: (path, options) => json("DELETE", path, undefined, options),
    postForBlob: (path, body, options) =>
      request(call("POST", path, body, options), async (response) => ({
        blob: await response.blob(),
        contentType: response.headers.get("Content-Type") ?? "application/octet-stream",
      })),

    sendContactMessage: (productSlug, message, options) =>
      lead(agencyPaths.contact(productSlug), message, options),
    requestQuote: (quote, options) => lead(agencyPaths.estimate(), quote, options),
    enterContest: (entry, options) => lead(agencyPaths.contest(), entry, options),

    getPosts: (options) => blog(agencyPaths.posts(), undefined, readPosts, options),
    getPreviousPosts: (slug, options) =>
      blog(agencyPaths.previousPosts(), { slug }, readPreviousPosts, options),
    getPost: (slug, options) => blog(agencyPaths.postByTitle(), { slug }, readPost, options),
  };
}

async function readJson(response: Response, url: string): Promise<unknown> {
  const body = await response.text();
  if (body.trim() === "") return undefined;
  try {
    return JSON.parse(body) as unknown;
  } catch (error) {
    const type = response.headers.get("Content-Type") ?? "sans type";
    const fault = `ce n’est pas du JSON (${type}, début : « ${body.trim().slice(0, 60)} »)`;
    throw formatError(url, response.status, [fault], error);
  }
}
