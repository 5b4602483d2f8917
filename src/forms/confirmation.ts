import { navigate } from "gatsby";
import { paths } from "../shared/paths";

/** What was sent, as the page that thanks wants to know it. */
export type Confirmation = "contact" | "devis";

/** Gatsby's loader of pages (its `cache-dir/loader.js`). */
interface PageLoader {
  /** What a page is made of, remembered by its address, query included; its status is "error" where it did not come. */
  readonly loadPage: (address: string) => Promise<{ readonly status?: string } | undefined>;
}

/** How long the page that thanks may take before the browser is asked for it, in milliseconds. */
const patience = 5000;

const addressOf = (type: Confirmation): string => `${paths.success}?type=${type}`;

/** Fetches what the page that thanks is made of. @returns whether it is there */
export async function fetchConfirmation(type: Confirmation): Promise<boolean> {
  const loader = Reflect.get(window, "___loader") as PageLoader | undefined;
  const page = await loader?.loadPage(addressOf(type)).catch(() => ({ status: "error" }));
  return page?.status !== "error";
}

/**
 * Leads to the page that thanks. Where it cannot be fetched (most often, a newer site has replaced this one), by a full
 * load: left to itself, Gatsby would then drop what was sent from the address. Done when the page at hand is left.
 */
export async function goToConfirmation(type: Confirmation): Promise<void> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false));
  if (await Promise.race([fetchConfirmation(type), late])) return void navigate(addressOf(type));
  window.location.assign(addressOf(type));
  await new Promise((resolve) => window.addEventListener("pagehide", resolve, { once: true }));
}
