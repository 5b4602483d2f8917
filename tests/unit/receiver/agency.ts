import type { Lead } from "../../../src/receiver/lead-forms";
import type { Agency } from "../../../src/receiver/mail";
import { opening } from "../setup/opening";

export const agency: Agency = {
  name: "Cembraie",
  phone: "04 65 71 00 00",
  mailboxes: { general: "contact@agence.example", sales: "devis@agence.example" },
  replyHours: { value: 4, unit: "heure ouvrée" },
  opening,
};

/** A Friday at 16:20 in Paris: four working hours later it is Monday. */
export const start = Date.parse("2026-11-27T15:20:00Z");
export const minuteMs = 60_000;

export const lead: Lead = {
  id: "0a1b2c3d-0000-4000-8000-000000000000",
  kind: "devis",
  receivedAt: start,
  answeredAt: undefined,
  isUnannounced: false,
  page: "/contact",
  fields: { name: "Zoé", email: "zoe@exemple.example", phone: "", project_description: "Une\nboutique" },
};

/** A request for a quote, as the receiver keeps it. */
export const quote = (text: string) => ({
  kind: "devis" as const,
  fields: { name: "Camille Renard", email: "camille@exemple.example", project_description: text },
});

/** The call by which a form sends it. */
export const ask = (text: string) =>
  new Request("http://localhost/contact-forms/get-estimate", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(quote(text).fields),
  });

/** Of a receiver that takes all. */
export const settings = { isAllowed: () => true, leadsAnHour: 1e6 };
