import path from "node:path";

/** Where a build reads and writes, as absolute paths. */
export interface Folders {
  /** The published site. */
  readonly published: string;
  /** What is copied into it unchanged, `static/`. */
  readonly verbatim: string;
  /** Gatsby's own documents between two builds; see `raw-documents.ts`. */
  readonly rawDocuments: string;
  /** Pages and redirects of the build under way. */
  readonly routes: string;
  /** What an earlier build has published, and from what. */
  readonly documentLedger: string;
  /** What an earlier build has compressed, and from what. */
  readonly compressionLedger: string;
  /** Configuration for servers that read none from the site's folder; never published. */
  readonly deploy: string;
}

/** The folders of a site. @param root the project's folder */
export function foldersOf(root: string): Folders {
  return {
    published: path.join(root, "public"),
    verbatim: path.join(root, "static"),
    rawDocuments: path.join(root, ".cache/raw-documents"),
    routes: path.join(root, ".cache/routes.json"),
    documentLedger: path.join(root, ".cache/documents.json"),
    compressionLedger: path.join(root, ".cache/compressed.json"),
    deploy: path.join(root, "deploy"),
  };
}
