import type { ApiPost } from "../agency-api/contract";
import { listingFault } from "./publishable";

/** Longest content, in characters: a novel. Beyond it there are pictures pasted into the text, or a mistake. */
const maxContentLength = 1_000_000;

/** Ten times the elements of a long article. Parsers and the sanitiser slow down with the square of nested elements. */
export const maxElements = 3_000;

/**
 * Why a post of the API is not published, as the end of a French sentence; undefined when it is. The build and late
 * articles go by this one rule, and the refreshed list by its part, which needs less code.
 */
export function publishingFault(post: ApiPost, now: Date): string | undefined {
  const fault = listingFault(post, now);
  if (fault) return fault;
  const { content } = post;
  if (content.length > maxContentLength)
    return `son contenu compte ${content.length} caractères, pour ${maxContentLength} au plus. Des images y sont-elles collées ? Déposez-les à part.`;
  const elements = content.match(/<[a-z]/gi)?.length ?? 0;
  if (elements > maxElements)
    return `son contenu compte ${elements} éléments HTML, pour ${maxElements} au plus.`;
  return undefined;
}
