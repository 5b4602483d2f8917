import { browserApiAddress } from "../../agency-api/browser-address";
import { createLeadApi } from "../../agency-api/leads";

/** The agency API as the forms reach it from the browser (15 s per call, the client's own limit). */
export const agency = createLeadApi({ baseUrl: browserApiAddress });
