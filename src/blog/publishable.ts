import { htmlToText } from "../shared/html";
import { parseInstant } from "../shared/dates";
import { maxSlugLength } from "../shared/paths";

/** What decides whether an API post may be listed. */
export interface Publishable {
  readonly slug: string;
  /** Text or HTML. */
  readonly title: string;
  readonly created_at: string;
  readonly updated_at?: string | undefined;
}

/** A slug goes into an address as it is, so only characters that stand for themselves there (RFC 3986, 2.3). */
export const isAddressable = (slug: string): boolean =>
  slug.length <= maxSlugLength && /^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(slug);

/**
 * Why a post of the API is not published, as far as a list tells, as the end of a French sentence; undefined when
 * nothing speaks against it. For a whole post see `publishable-content.ts`.
 */
export function listingFault(post: Publishable, now: Date): string | undefined {
  if (post.slug.length > maxSlugLength)
    return `son slug compte ${post.slug.length} caractères, pour ${maxSlugLength} au plus.`;
  if (!isAddressable(post.slug))
    return "son slug ne peut pas servir d’adresse (lettres sans accent, chiffres, « - »).";
  if (!htmlToText(post.title)) return "il n’a pas de titre.";
  const created = parseInstant(post.created_at);
  if (Number.isNaN(created)) return `sa date « ${post.created_at} » n’existe pas.`;
  if (post.updated_at && Number.isNaN(parseInstant(post.updated_at)))
    return `sa date de révision « ${post.updated_at} » n’existe pas.`;
  if (created > now.getTime()) return `sa date (${post.created_at}) est à venir.`;
  return undefined;
}
