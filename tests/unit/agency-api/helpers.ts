import type { ApiPost, ContactMessage, ContestEntry, QuoteRequest } from "../../../src/agency-api/contract";
import { isAgencyApiError, type AgencyApiError } from "../../../src/agency-api/client";
import { createStandIn, type StandIn, type StandInOptions } from "../../agency-api/stand-in";
import { formsOf } from "../../form-data";
import { readSetting } from "../setup/content";

const data = formsOf(readSetting("site"));

export const message = data.contact.body as unknown as ContactMessage;
export const quote = data.quote.body as unknown as QuoteRequest;
export const entry = data.contest.body as unknown as ContestEntry;

/** A post of the API that is fit to be published. */
export const goodPost: ApiPost = {
  id: "1",
  slug: "un-article",
  title: "Un article",
  description: "<p>Chapeau</p>",
  content: "<p>Texte</p>",
  image_url: "https://api.example/images/a.png",
  created_at: "2026-01-10T08:00:00+01:00",
};

/** A stand-in on a free port. */
export async function startStandIn(options?: StandInOptions): Promise<{ standIn: StandIn; address: string }> {
  const standIn = createStandIn(options);
  return { standIn, address: await standIn.listen(0) };
}

/** The AgencyApiError a call fails with. */
export async function failureOf(call: Promise<unknown>): Promise<AgencyApiError> {
  const outcome: unknown = await call.then(
    () => "the call succeeded",
    (error: unknown) => error,
  );
  if (isAgencyApiError(outcome)) return outcome;
  throw new Error(`Expected an AgencyApiError, got: ${String(outcome)}`);
}
