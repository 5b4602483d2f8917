/**
 * What the agency API takes and gives: bodies, answers, paths, limits. `openapi.yaml` beside this file says
 * the same to whoever runs the API; the contract test holds the two, the client and the stand-in together.
 */

/** Body of the home contact form and of the contact page form. */
export interface ContactMessage {
  name: string;
  email: string;
  phone?: string | undefined;
  message: string;
}

/** Body of the quote form. */
export interface QuoteRequest {
  name: string;
  email: string;
  phone?: string | undefined;
  project_description: string;
}

/** Body of the contest form; ticking the rules is checked before sending and not sent. */
export interface ContestEntry {
  lastName: string;
  firstName: string;
  email: string;
  phone: string;
  project: string;
}

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

/** Path of each call, relative to the API's base address, without a leading slash. */
export const agencyPaths = {
  /** Home contact form and contact page form. `productSlug` is the one of the site settings. */
  contact: (productSlug: string): string => `contact-forms/contact-${encodeURIComponent(productSlug)}`,
  estimate: "contact-forms/get-estimate",
  contest: "contact-forms/jeu-concours",
  posts: "blog/get-posts",
  previousPosts: "blog/get-previous-posts",
  postByTitle: "blog/get-post-by-title",
} as const;

/** Lengths the API accepts, in characters. The forms keep the same limits before anything is sent. */
export const leadLimits = {
  name: 100,
  email: 254,
  phone: 40,
  text: 5000,
  contestNameMin: 2,
  contestPhoneMin: 7,
  contestProjectMin: 20,
} as const;

/** How long the build waits for one answer, in milliseconds. */
export const buildTimeoutMs = 10_000;
