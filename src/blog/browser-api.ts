import { createBlogApi } from "../agency-api/blog";

/** The agency API as the browser reaches it. */
export const browserApi = () => createBlogApi({ baseUrl: process.env.GATSBY_AGENCY_API_URL || "/api" });
