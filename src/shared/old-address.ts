import { adminPath } from "./admin";
import { decodePath } from "./decode-path";
import { paths } from "./paths";

/** Endings that hosts add to an address and drop by themselves; part of a pattern. */
export const looseEnd = String.raw`(?:/|\.html|/index)*`;
export const withoutLooseEnd = (address: string): string => address.replace(new RegExp(`${looseEnd}$`), "");

/**
 * The spelling in which addresses are compared: escapes resolved, accents composed (macOS decomposes them), lower
 * case (Netlify matches no other), no loose end.
 *
 * @param address path as typed or requested, without query; malformed escapes are kept
 */
export const plainAddress = (address: string): string =>
  withoutLooseEnd(decodePath(address).normalize("NFC").toLowerCase()) || "/";

/** A plain address, and the file of which it is a compressed copy or a copy for machines. */
export const withOriginal = (address: string): string[] => [
  address,
  withoutLooseEnd(address.replace(/(?:\.md)?(?:\.(?:br|gz))?$/, "")) || "/",
];

const unfitSign = /[\p{C}"#%*:<>?[\\\]^`{|}]|\/[/.\s]|\s(?:\/|$)/u;

/**
 * Whether a plain address can be redirected on every host: no sign with a meaning of its own (`*`, and `:name` for
 * Netlify and Cloudflare), no escape that is not UTF-8, no empty or hidden segment, and none that begins or ends with
 * a space.
 */
export const isRedirectable = (address: string): boolean => !unfitSign.test(address);

const reserved = [adminPath, paths.login, paths.notFound, "/api", "/page-data", "/partage", "/static"];
const reservedFile = /^\/(?:robots\.txt|sitemap-[\w-]+\.xml|_headers|_redirects)$/;

/** Whether the site keeps a plain address for itself, even where nothing is published there. */
export const isReserved = (address: string): boolean =>
  reservedFile.test(address) || reserved.some((own) => address === own || address.startsWith(`${own}/`));
