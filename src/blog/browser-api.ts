import { createBlogApi } from "../agency-api/blog";
import { browserApiAddress } from "../agency-api/browser-address";

/** The agency API as the browser reaches it. */
export const browserApi = () => createBlogApi({ baseUrl: browserApiAddress });
