import { createBlogApi } from "./blog";
import { createLeadApi } from "./leads";
import { readJson, request, type AgencyApiOptions, type CallOptions } from "./transport";

export { isAgencyApiError, type AgencyApiError } from "./errors";

/** A downloaded file. `contentType` is `application/octet-stream` where the API names none. */
export interface Download {
  blob: Blob;
  contentType: string;
}

export type AgencyApi = ReturnType<typeof createAgencyApi>;

/**
 * The whole typed client, for Node. This folder is the only code of the site that talks to the agency API. Pages
 * import the half they need (`createLeadApi`, `createBlogApi`), to load less code.
 *
 * Every call rejects with AgencyApiError, or with the reason of the caller's signal. The generic ones return the
 * parsed JSON, undefined for an empty answer; the caller checks its shape.
 */
export function createAgencyApi(settings: AgencyApiOptions) {
  type Method = Parameters<typeof request>[0]["method"];
  const json = (method: Method, path: string, body?: unknown, options?: CallOptions): Promise<unknown> =>
    request({ ...settings, ...options, method, path, body }, readJson);
  return {
    get: (path: string, options?: CallOptions) => json("GET", path, undefined, options),
    post: (path: string, body?: unknown, options?: CallOptions) => json("POST", path, body, options),
    put: (path: string, body?: unknown, options?: CallOptions) => json("PUT", path, body, options),
    delete: (path: string, options?: CallOptions) => json("DELETE", path, undefined, options),
    postForBlob: (path: string, body?: unknown, options?: CallOptions): Promise<Download> =>
      request({ ...settings, ...options, method: "POST", path, body }, async (response) => ({
        blob: await response.blob(),
        contentType: response.headers.get("Content-Type") ?? "application/octet-stream",
      })),
    ...createLeadApi(settings),
    ...createBlogApi(settings),
  };
}
