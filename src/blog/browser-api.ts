import { createAgencyApi } from "../agency-api/client";

/** The agency API as the browser reaches it. */
export const browserApi = () => createAgencyApi({ baseUrl: process.env.GATSBY_AGENCY_API_URL || "/api" });
