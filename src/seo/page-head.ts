/* Apart from the heads of entries: a fixed page loads no more than this. */

/** Metadata of a page for search engines. */
export interface Head {
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** Canonical address when it is not the page's own: a path of this site, or an https URL. */
  readonly canonical?: string | undefined;
}

/** Overrides an editor may write in an entry. */
export interface SeoOverrides {
  readonly title?: string | null;
  readonly description?: string | null;
  readonly keywords?: readonly string[] | null;
  readonly canonical?: string | null;
}

/** Head of a fixed page, from `content/settings/pages.json`. */
export function pageHead(seo: SeoOverrides): Head {
  return withOverrides({ title: "", description: "", keywords: [] }, seo);
}

/** A head with what its editor wrote in the place of what the site composes. */
export function withOverrides(head: Head, seo: SeoOverrides | null | undefined): Head {
  return {
    title: seo?.title ?? head.title,
    description: seo?.description ?? head.description,
    keywords: seo?.keywords ?? head.keywords,
    canonical: seo?.canonical ?? undefined,
  };
}
