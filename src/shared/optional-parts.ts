import { paths } from "./paths";

/** A block that a site may do without: `blocks` in `content/settings/brand.json`. */
export type Block = "contest" | "estimator" | "reviews" | "video" | "map" | "planning";

interface OptionalPage {
  readonly path: string;
  /** The block whose page it is. */
  readonly block?: Block;
  /** Of `content/`: the page lists its entries. */
  readonly folder?: string;
}

/** Fixed pages that are gone, with the links to them, where their block is left out or their folder has no entry. */
export const optionalPages: readonly OptionalPage[] = [
  { path: paths.contest, block: "contest" },
  { path: paths.technologies, folder: "technologies" },
  { path: paths.caseStudies, folder: "case-studies" },
  { path: paths.cities, folder: "cities" },
];
