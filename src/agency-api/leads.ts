import { agencyPaths } from "../shared/agency-paths";
import type { ContactMessage, ContestEntry, QuoteRequest } from "../shared/lead/schemas";
import { discardBody, request, type AgencyApiOptions, type CallOptions } from "./transport";

/**
 * The calls of the forms, apart from the blog's, so that a page loads the half it needs. They resolve on any 2xx, whose
 * body is never read, and reject with AgencyApiError.
 */
export function createLeadApi(settings: AgencyApiOptions) {
  const lead = (path: string, body: unknown, options?: CallOptions): Promise<void> =>
    request({ ...settings, ...options, method: "POST", path, body }, async (response) =>
      discardBody(response),
    );
  return {
    sendContactMessage: (productSlug: string, message: ContactMessage, options?: CallOptions) =>
      lead(agencyPaths.contact(productSlug), message, options),
    requestQuote: (quote: QuoteRequest, options?: CallOptions) => lead(agencyPaths.estimate, quote, options),
    enterContest: (entry: ContestEntry, options?: CallOptions) => lead(agencyPaths.contest, entry, options),
  };
}
