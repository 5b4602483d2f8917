import { isAgencyApiError, type AgencyApiError } from "../../../src/agency-api/client";
import type { ApiPost } from "../../../src/agency-api/contract";
import type { ContactMessage, ContestEntry, QuoteRequest } from "../../../src/shared/lead/schemas";
import { createStandIn, type StandIn, type StandInOptions } from "../../agency-api/stand-in";

const sender = { name: "Camille Renard", email: "camille@exemple.example", phone: "0465710000" };
const text = "Bonjour,\n\nil nous faut un site – vite ! 😀";
export const message: ContactMessage = { ...sender, message: text };
export const quote: QuoteRequest = { ...sender, project_description: text };
export const entry: ContestEntry = {
  lastName: "Renard",
  firstName: "Camille",
  phone: sender.phone,
  email: sender.email,
  project: text,
};

export const goodPost: ApiPost = {
  id: "1",
  slug: "un-article",
  title: "Un article",
  description: "<p>Chapeau</p>",
  content: "<p>Texte</p>",
  image_url: "https://api.example/images/a.png",
  created_at: "2026-01-10T08:00:00+01:00",
};

export async function startStandIn(options?: StandInOptions): Promise<{ standIn: StandIn; address: string }> {
  const standIn = createStandIn(options);
  return { standIn, address: await standIn.listen(0) };
}

export async function failureOf(call: Promise<unknown>): Promise<AgencyApiError> {
  const outcome: unknown = await call.then(
    () => "the call succeeded",
    (error: unknown) => error,
  );
  if (isAgencyApiError(outcome)) return outcome;
  throw new Error(`Expected an AgencyApiError, got: ${String(outcome)}`);
}
