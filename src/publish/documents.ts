import type { StartScript } from "./bundle-start-script";
import { isGatsbyDocument, withStartScript } from "./start-script";

/** Where Gatsby's `x/index.html` is published: `x.html`, which common hosts serve at `/x` without a redirect. */
export const documentName = (file: string): string => file.replace(/(.)\/index\.html$/, "$1.html");

const charset = /<meta charset="?utf-8"?\s*\/?>/i;

/**
 * A document as it is published: with the start script, and the security policy before anything that it governs.
 * A document that is not Gatsby's (a search engine's proof of ownership in `static/`) stays as it is.
 *
 * @param policy directives of the Content-Security-Policy
 * @throws Error when Gatsby's document is not as this step knows it
 */
export function publishedDocument(html: string, startScript: StartScript, policy: readonly string[]): string {
  if (!isGatsbyDocument(html)) return html;
  if (!charset.test(html)) throw new Error("Une page n’a pas de <meta charset> : voir src/html.tsx.");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">`;
  return withStartScript(html, startScript).replace(charset, (found) => found + meta);
}
