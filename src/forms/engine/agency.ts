import { createLeadApi } from "../../agency-api/leads";

/** The agency API as the forms reach it from the browser (15 s per call, the client's own limit). */
export const agency = createLeadApi({ baseUrl: process.env.GATSBY_AGENCY_API_URL || "/api" });
