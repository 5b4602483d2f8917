import { entryFolders, type EntryFolder } from "./kinds";
import { paths } from "./paths";

/** A block that a site may do without: `blocks` in `content/settings/brand.json`. */
export type Block =
  | "contest"
  | "estimator"
  | "reviews"
  | "video"
  | "map"
  | "planning"
  | "terms"
  | "booking"
  | "partners"
  | "blog";

interface OptionalPage {
  readonly path: string;
  /** The block whose page it is. */
  readonly block?: Block;
  /** The page lists its entries. */
  readonly kind?: EntryFolder;
}

/** Fixed pages that do not exist, nor the links to them, while their block is off or there is no entry to list. */
export const optionalPages: readonly OptionalPage[] = [
  { path: paths.contest, block: "contest" },
  { path: paths.terms, block: "terms" },
  { path: paths.blog, block: "blog" },
  ...entryFolders
    .filter(({ menu, isRequired }) => menu && !isRequired)
    .map((kind) => ({ path: kind.path, kind })),
];
