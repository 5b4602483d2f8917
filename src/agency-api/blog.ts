import { agencyPaths, type ApiPost, type ApiPostSummary, type ApiPreviousPost } from "./contract";
import { formatError } from "./errors";
import { readPost, readPosts, readPreviousPosts, type Reading } from "./read-blog";
import { readJson } from "./read-json";
import { toCall, type AgencyApiOptions } from "./settings";
import { request, type CallOptions } from "./transport";

/** The calls of the blog. They reject with AgencyApiError, also where an answer is not as the contract has it. */
export interface BlogApi {
  getPosts(options?: CallOptions): Promise<ApiPostSummary[]>;
  getPreviousPosts(slug: string, options?: CallOptions): Promise<ApiPreviousPost[]>;
  /** Undefined where the API knows no such post. */
  getPost(slug: string, options?: CallOptions): Promise<ApiPost | undefined>;
}

/** The blog's half of the client. */
export function createBlogApi(settings: AgencyApiOptions): BlogApi {
  const blog = <T>(
    path: string,
    body: unknown,
    read: (answer: unknown) => Reading<T>,
    options?: CallOptions,
  ) =>
    request(toCall(settings, "POST", path, body, options), async (response, url) => {
      const reading = read(await readJson(response, url));
      if ("value" in reading) return reading.value;
      throw formatError(url, response.status, reading.faults);
    });
  return {
    getPosts: (options) => blog(agencyPaths.posts(), undefined, readPosts, options),
    getPreviousPosts: (slug, options) =>
      blog(agencyPaths.previousPosts(), { slug }, readPreviousPosts, options),
    getPost: (slug, options) => blog(agencyPaths.postByTitle(), { slug }, readPost, options),
  };
}
