/** Path of each call of the agency API, relative to its base address, without a leading slash. */
export const agencyPaths = {
  /** Home contact form and contact page form. `productSlug` is the one of the site settings. */
  contact: (productSlug: string): string => `contact-forms/contact-${encodeURIComponent(productSlug)}`,
  estimate: "contact-forms/get-estimate",
  contest: "contact-forms/jeu-concours",
  posts: "blog/get-posts",
  previousPosts: "blog/get-previous-posts",
  postByTitle: "blog/get-post-by-title",
} as const;
