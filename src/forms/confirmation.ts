import { navigate } from "gatsby";
import { paths } from "../shared/paths";

/** Gatsby's loader of pages (its `cache-dir/loader.js`). */
interface PageLoader {
  /** What a page is made of; its status is "error" where that could not be fetched. */
  readonly loadPage: (path: string) => Promise<{ readonly status?: string } | undefined>;
}

/** Fetches what the page that thanks is made of. @returns whether it is there */
export async function fetchConfirmation(): Promise<boolean> {
  const loader = Reflect.get(window, "___loader") as PageLoader | undefined;
  const page = await loader?.loadPage(paths.success).catch(() => ({ status: "error" }));
  return page?.status !== "error";
}

/**
 * Leads to the page that thanks. Where it cannot be fetched (most often, a newer site has replaced this one), by a full
 * load: left to itself, Gatsby would then drop what was sent from the address.
 */
export async function goToConfirmation(type: "contact" | "devis"): Promise<void> {
  const address = `${paths.success}?type=${type}`;
  if (await fetchConfirmation()) void navigate(address);
  else window.location.assign(address);
}
