import { navigate } from "gatsby";
import { paths } from "../shared/paths";
import { useSite } from "../shared/use-site";
import { agency } from "./agency";
import type { ContactValues } from "./schemas";
import { useLeadForm, type LeadForm, type LeadFormDefinition } from "./use-lead-form";

/** Where a form leads once its lead has arrived. */
export const confirmationPath = (type: "contact" | "devis"): string => `${paths.success}?type=${type}`;

/** A contact form of the home page or the contact page: the same gateway, the same confirmation. */
export function useContactForm(definition: LeadFormDefinition<ContactValues>): LeadForm {
  const { productSlug } = useSite();
  return useLeadForm(
    definition,
    (message) => agency.sendContactMessage(productSlug, message),
    () => void navigate(confirmationPath("contact")),
  );
}
