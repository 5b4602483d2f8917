import { articlesPath, paths } from "./paths";

/*
 * What there is to know of each kind of page, one row a kind: checks, build, editors' forms and tests read it here. Pages
 * do not: browsers would load the whole table with them. A new kind takes
 * 1. a row here, and its address in `paths.ts`;
 * 2. `content/schemas/<kind>.schema.json`, and entries in its folder;
 * 3. `src/templates/<kind>.tsx`, and a screen in `src/pages` that lists them where the row says `menu`;
 * 4. a line in `docs/ecrans.md` for each of these screens;
 * 5. what is its own, if it has any: its head (`src/seo/heads.ts`), its copy in Markdown
 *    (`src/gatsby/markdown-copies/list-pages.ts`).
 */

/** A kind of page that is made from content. */
export interface PageKind {
  /** Name of its schema, of its template and, in Pascal case, of its GraphQL type. */
  readonly kind: string;
  /** Where its entries are, below `content`. */
  readonly folder: string;
  /** Address that its pages are below. */
  readonly path: string;
  /** In French, as the heading of a list of them: "Villes". */
  readonly label: string;
}

/** A kind whose entries are folders, named after their slugs. */
export interface EntryFolder extends PageKind {
  /** Name of the file in each entry's folder. */
  readonly file: "index.json" | "index.md";
  /**
   * Name in menus of the page at `path` that lists them, which exists only while there are entries; without it, there
   * is no such page.
   */
  readonly menu?: string;
  /** In French, with its article, for messages: "une ville". */
  readonly one: string;
  /** The field that names an entry to editors. */
  readonly titleField: string;
  /** The field that the folder's name derives from; undefined where the editor chooses the name. */
  readonly nameField?: string;
  /** Whether there has to be one at least. */
  readonly isRequired?: boolean;
}

/** In the order of menus and lists. */
export const entryFolders: readonly EntryFolder[] = [
  {
    kind: "service",
    folder: "services",
    file: "index.json",
    path: paths.services,
    label: "Services",
    menu: "Nos services",
    one: "un service",
    titleField: "name",
    nameField: "name",
    isRequired: true,
  },
  {
    kind: "technology",
    folder: "technologies",
    file: "index.json",
    path: paths.technologies,
    label: "Technologies",
    menu: "Nos technologies",
    one: "une technologie",
    titleField: "name",
    nameField: "name",
  },
  {
    kind: "case-study",
    folder: "case-studies",
    file: "index.json",
    path: paths.caseStudies,
    label: "Réalisations",
    menu: "Réalisations",
    one: "une réalisation",
    titleField: "clientName",
  },
  {
    kind: "city",
    folder: "cities",
    file: "index.json",
    path: paths.cities,
    label: "Villes",
    menu: "Nos villes",
    one: "une ville",
    titleField: "city",
    nameField: "city",
  },
  {
    kind: "blog-post",
    folder: "blog",
    file: "index.md",
    path: articlesPath,
    label: "Articles",
    one: "un article",
    titleField: "title",
  },
];

/** Their files lie in the folder itself: `legal/credits.md`. */
export const legalPage: PageKind = { kind: "legal-page", folder: "legal", path: "", label: "Pages légales" };

export const pageKinds: readonly PageKind[] = [...entryFolders, legalPage];

/** The kinds whose pages come from the content alone: articles are the API's, too. */
export const contentKinds = pageKinds.filter(({ path }) => path !== articlesPath);

/** Path of an entry's page. @param slug name of its folder or file */
export const pagePath = ({ path }: PageKind, slug: string): string => `${path}/${slug}`;
