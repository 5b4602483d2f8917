import type { Agency } from "../../../src/receiver/mail";
import { opening } from "../setup/opening";

export const agency: Agency = {
  name: "Cembraie",
  phone: "04 65 71 00 00",
  mailboxes: { general: "contact@agence.example", sales: "devis@agence.example" },
  replyHours: { value: 4, unit: "heure ouvrée" },
  opening,
};
