/*
 * The posts that the agency API gives. What it takes is told by `src/shared/lead/schemas.ts`; `openapi.yaml` beside this
 * file says both to whoever runs the API.
 */

/**
 * A post as the list gives it. Dates are ISO 8601; `description` is short untrusted HTML. Every text may be empty or
 * wrong where an editor left it so: the caller decides what such a post is worth.
 */
export interface ApiPostSummary {
  /** Always text here: an API that numbers its posts is read too. */
  id: string;
  title: string;
  description: string;
  /** May be empty: a post without a picture. */
  image_url: string;
  created_at: string;
  slug: string;
}

/** A whole post. `content` is untrusted HTML: sanitise it before it reaches a page or the DOM. */
export interface ApiPost extends Omit<ApiPostSummary, "id"> {
  /** The detail call need not repeat it. */
  id?: string | undefined;
  content: string;
  updated_at?: string | undefined;
}

/** An older post, as the foot of an article shows it. */
export interface ApiPreviousPost {
  slug: string;
  title: string;
  description: string;
  image_url: string;
}

/** How long the build waits for one answer, in milliseconds. */
export const buildTimeoutMs = 10_000;
