import { agencyPaths, type ContactMessage, type ContestEntry, type QuoteRequest } from "./contract";
import { toCall, type AgencyApiOptions } from "./settings";
import { discardBody, request, type CallOptions } from "./transport";

/** The calls of the forms. They resolve on any 2xx, whose body is never read, and reject with AgencyApiError. */
export interface LeadApi {
  sendContactMessage(productSlug: string, message: ContactMessage, options?: CallOptions): Promise<void>;
  requestQuote(quote: QuoteRequest, options?: CallOptions): Promise<void>;
  enterContest(entry: ContestEntry, options?: CallOptions): Promise<void>;
}

/** The forms' half of the client: apart from the blog's, so that a page loads the half it needs. */
export function createLeadApi(settings: AgencyApiOptions): LeadApi {
  const lead = (path: string, body: unknown, options?: CallOptions): Promise<void> =>
    request(toCall(settings, "POST", path, body, options), async (response) => discardBody(response));
  return {
    sendContactMessage: (productSlug, message, options) =>
      lead(agencyPaths.contact(productSlug), message, options),
    requestQuote: (quote, options) => lead(agencyPaths.estimate(), quote, options),
    enterContest: (entry, options) => lead(agencyPaths.contest(), entry, options),
  };
}
