/** A post the stand-in serves. */
export interface StandInPost {
  id: string;
  slug: string;
  title: string;
  /** Short HTML. */
  description: string;
  /** A file of `images/`; empty for none. */
  image: string;
  createdAt: string;
  updatedAt?: string;
  /** HTML; `{{images}}` becomes the address of the stand-in's pictures. */
  content: string;
  /** Published after the build: found by slug at once, listed only when the tests say so. */
  late?: boolean;
}
