import { FORM_TIMEOUT_MS } from "./contract";
import { joinUrl, type Call, type CallOptions, type FetchLike } from "./transport";

export interface AgencyApiOptions {
  /** Absolute (`https://…/v1`) or, in the browser, a path of the same origin (`/api`). */
  baseUrl: string;
  /** In milliseconds; 15 s where nothing is said. The build uses BUILD_TIMEOUT_MS. */
  timeoutMs?: number | undefined;
  /** The platform's own where nothing is said, looked up at each call. */
  fetch?: FetchLike | undefined;
}

/** Describes one request to the API that `settings` name. */
export function toCall(
  settings: AgencyApiOptions,
  method: Call["method"],
  path: string,
  body: unknown,
  options: CallOptions = {},
): Call {
  return {
    method,
    url: joinUrl(settings.baseUrl, path),
    body,
    signal: options.signal,
    timeoutMs: options.timeoutMs ?? settings.timeoutMs ?? FORM_TIMEOUT_MS,
    fetch: settings.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  };
}

/** Where browsers reach the agency API: a path of the site, or an absolute address without a final slash. */
export const browserApiAddress = process.env.GATSBY_AGENCY_API_URL?.trim() || "/api";
