import { htmlToText } from "../shared/html";
import { parseInstant } from "../shared/dates";
import { nestsDeeperThan } from "./nesting";

/** What decides whether an API post may be shown; `content` is absent in a list. */
export interface Publishable {
  readonly slug: string;
  /** Text or HTML. */
  readonly title: string;
  readonly created_at: string;
  readonly updated_at?: string | undefined;
  /** Untrusted HTML. */
  readonly content?: string | undefined;
}

/** A slug goes into an address as it is, so only characters that stand for themselves there (RFC 3986, 2.3). */
export const isAddressable = (slug: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(slug);

/** Longest content, in characters: a novel. Beyond it there are pictures pasted into the text, or a mistake. */
export const maxContentLength = 1_000_000;

/** Chromium and Firefox lay nothing out beyond a few hundred levels; parsers slow down with the square of them. */
export const maxNesting = 100;

/**
 * Why a post of the API is not published, as the end of a French sentence; undefined when it is. The build, the
 * refreshed list and late articles go by this one rule.
 */
export function publishingFault(post: Publishable, now: Date): string | undefined {
  if (!isAddressable(post.slug))
    return "son slug ne peut pas servir d’adresse (lettres sans accent, chiffres, « - »).";
  if (!htmlToText(post.title)) return "il n’a pas de titre.";
  const created = parseInstant(post.created_at);
  if (Number.isNaN(created)) return `sa date « ${post.created_at} » n’existe pas.`;
  if (post.updated_at && Number.isNaN(parseInstant(post.updated_at)))
    return `sa date de révision « ${post.updated_at} » n’existe pas.`;
  if (created > now.getTime()) return `sa date (${post.created_at}) est à venir.`;
  return contentFault(post.content ?? "");
}

function contentFault(content: string): string | undefined {
  if (content.length > maxContentLength)
    return `son contenu compte ${content.length} caractères, pour ${maxContentLength} au plus. Des images y sont-elles collées ? Déposez-les à part.`;
  if (nestsDeeperThan(content, maxNesting))
    return `son contenu imbrique plus de ${maxNesting} éléments les uns dans les autres.`;
  return undefined;
}
