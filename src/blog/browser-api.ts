import { createBlogApi } from "../agency-api/blog";
import { browserApiAddress } from "../agency-api/transport";

/** The agency API as the browser reaches it. */
export const browserApi = () => createBlogApi({ baseUrl: browserApiAddress });
