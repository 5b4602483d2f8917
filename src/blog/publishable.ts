import type { ApiPost, ApiPreviousPost } from "../agency-api/contract";
import { parseInstant } from "../shared/calendar/dates";
import { htmlToText } from "../shared/html";
import { maxSlugLength } from "../shared/paths";

/** Longest title and description, in characters of HTML: far beyond what is shown, far below what slows a page. */
const maxTextLength = { title: 1_000, description: 5_000 } as const;

/**
 * Hosts treat an address with a file's ending as that file: cached for a year, compressed, a document, a picture or a Markdown
 * copy. `index` is its folder, and Windows knows devices by the others, whatever follows a point.
 */
const fileLike =
  /\.(?:html?|md|[mc]?js|css|br|gz|svg|json|xml|txt|png|jpe?g|gif|webp|avif|ico|pdf|woff2?|mp4|php)$/i;
const reserved = /^(?:index|(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?)$/i;

/**
 * A slug goes into an address as it is, so only characters that stand for themselves there (RFC 3986, 2.3), and none at its end
 * that mail programs or Windows leave out.
 */
const isAddressable = (slug: string): boolean =>
  /^[A-Za-z0-9](?:[A-Za-z0-9._~-]*[A-Za-z0-9_~-])?$/.test(slug) &&
  !fileLike.test(slug) &&
  !reserved.test(slug);

/** Why no page links to a post of the API, as the end of a French sentence; undefined when nothing speaks against it. */
export function linkFault({
  slug,
  title,
  description,
}: Omit<ApiPreviousPost, "image_url">): string | undefined {
  if (slug.length > maxSlugLength)
    return `son slug compte ${slug.length} caractères, pour ${maxSlugLength} au plus.`;
  if (!isAddressable(slug))
    return "son slug ne peut pas servir d’adresse (lettres sans accent, chiffres, « - », sans nom de fichier ni nom réservé).";
  if (title.length > maxTextLength.title)
    return `son titre compte ${title.length} caractères, pour ${maxTextLength.title} au plus.`;
  if (!htmlToText(title)) return "il n’a pas de titre.";
  if (description.length > maxTextLength.description)
    return `sa description compte ${description.length} caractères, pour ${maxTextLength.description} au plus.`;
  return undefined;
}

/**
 * Why a post of the API is not published, as far as a list shows, as the end of a French sentence; undefined when
 * nothing speaks against it. For a whole post see `publishable-content.ts`.
 */
export function listingFault(post: Omit<ApiPost, "content">, now: Date): string | undefined {
  const fault = linkFault(post);
  if (fault) return fault;
  const created = parseInstant(post.created_at);
  if (Number.isNaN(created)) return `sa date « ${post.created_at} » n’existe pas.`;
  if (post.updated_at && Number.isNaN(parseInstant(post.updated_at)))
    return `sa date de révision « ${post.updated_at} » n’existe pas.`;
  if (created < 0) return `sa date « ${post.created_at} » n’est pas croyable.`;
  if (created > now.getTime()) return `sa date (${post.created_at}) est à venir.`;
  return undefined;
}
