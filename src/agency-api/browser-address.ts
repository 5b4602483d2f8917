/** Where browsers reach the agency API: a path of the site, or an absolute address without a final slash. */
export const browserApiAddress = process.env.GATSBY_AGENCY_API_URL?.trim() || "/api";
