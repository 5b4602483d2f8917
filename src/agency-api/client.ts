import { createBlogApi, type BlogApi } from "./blog";
import { createLeadApi, type LeadApi } from "./leads";
import { readJson } from "./read-json";
import { toCall, type AgencyApiOptions } from "./settings";
import { request, type CallOptions } from "./transport";

export { isAgencyApiError, type AgencyApiError, type AgencyApiErrorKind } from "./errors";
export type { AgencyApiOptions } from "./settings";
export type { CallOptions, FetchLike } from "./transport";

/** A downloaded file. `contentType` is `application/octet-stream` where the API names none. */
export interface Download {
  blob: Blob;
  contentType: string;
}

/** Every call rejects with AgencyApiError, or with the reason of the caller's own signal. */
export interface AgencyApi extends LeadApi, BlogApi {
  /** Generic calls answer the parsed JSON, undefined for an empty answer; the caller checks its shape. */
  get(path: string, options?: CallOptions): Promise<unknown>;
  post(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  put(path: string, body?: unknown, options?: CallOptions): Promise<unknown>;
  delete(path: string, options?: CallOptions): Promise<unknown>;
  postForBlob(path: string, body?: unknown, options?: CallOptions): Promise<Download>;
}

/**
 * Makes the whole typed client, for Node. This folder is the only code of the site that talks to the agency API;
 * pages import the half they need (`createLeadApi`, `createBlogApi`), since they load what they import.
 */
export function createAgencyApi(settings: AgencyApiOptions): AgencyApi {
  type Method = Parameters<typeof toCall>[1];
  const json = (method: Method, path: string, body?: unknown, options?: CallOptions): Promise<unknown> =>
    request(toCall(settings, method, path, body, options), readJson);
  return {
    get: (path, options) => json("GET", path, undefined, options),
    post: (path, body, options) => json("POST", path, body, options),
    put: (path, body, options) => json("PUT", path, body, options),
    delete: (path, options) => json("DELETE", path, undefined, options),
    postForBlob: (path, body, options) =>
      request(toCall(settings, "POST", path, body, options), async (response) => ({
        blob: await response.blob(),
        contentType: response.headers.get("Content-Type") ?? "application/octet-stream",
      })),
    ...createLeadApi(settings),
    ...createBlogApi(settings),
  };
}
