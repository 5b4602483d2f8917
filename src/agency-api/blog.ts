import { agencyPaths } from "../shared/agency-paths";
import { formatError } from "./errors";
import { readPost, readPosts, readPreviousPosts, type Reading } from "./read-blog";
import { browserApiAddress, readJson, request, type AgencyApiOptions, type CallOptions } from "./transport";

/** The calls of the blog. They reject with AgencyApiError, also where an answer is not as the contract has it. */
export function createBlogApi(settings: AgencyApiOptions) {
  const blog = <T>(
    path: string,
    body: unknown,
    read: (answer: unknown) => Reading<T>,
    options?: CallOptions,
  ): Promise<T> =>
    request({ ...settings, ...options, method: "POST", path, body }, async (response, url) => {
      const reading = read(await readJson(response, url));
      if ("value" in reading) return reading.value;
      throw formatError(url, response.status, reading.faults);
    });
  return {
    getPosts: (options?: CallOptions) => blog(agencyPaths.posts, undefined, readPosts, options),
    getPreviousPosts: (slug: string, options?: CallOptions) =>
      blog(agencyPaths.previousPosts, { slug }, readPreviousPosts, options),
    /** Undefined where the API knows no such post. */
    getPost: (slug: string, options?: CallOptions) =>
      blog(agencyPaths.postByTitle, { slug }, readPost, options),
  };
}

/** The same as the browser reaches it. */
export const browserApi = createBlogApi({ baseUrl: browserApiAddress });
