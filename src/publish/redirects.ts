/** A permanent redirect between two paths of this site; the content check has validated it. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** A path as a regular expression of nginx and Apache. */
export const escapedPattern = (path: string): string => path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** `_redirects` of Netlify and Cloudflare Pages. @param apiUrl address of the agency API, if it is known */
export function redirectsFile(redirects: readonly Redirect[], apiUrl: string | undefined): string {
  // Netlify prefers a file of that name unless forced; Cloudflare never does, and skips the forced line.
  const rules = redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]);
  return [
    "# Écrit par la construction du site ; ne pas modifier (source : content/settings/redirects.json).",
    ...rules,
    "",
    "# Netlify, si l’API de l’agence doit répondre sous /api : ajoutez cette ligne dans static/_redirects.",
    `# /api/* ${apiUrl ?? "https://api.exemple.fr"}/:splat 200`,
    "",
  ].join("\n");
}

/** Reads the permanent redirects of a `_redirects` file. */
export function parseRedirectsFile(text: string): Redirect[] {
  return [...text.matchAll(/^(\/\S*) (\/\S*) 301!?$/gm)].map(([, from = "", to = ""]) => ({ from, to }));
}

/**
 * What Cloudflare Pages documents for `_redirects`: rules without and with `*` or `:name` in a file, characters on a
 * line. Netlify's limits are wider.
 */
const limits = { fixed: 2000, dynamic: 100, lineLength: 1000 } as const;

/** Where a `_redirects` file goes beyond what Cloudflare Pages reads, as sentences for whoever builds the site. */
export function redirectsFileFaults(text: string): string[] {
  const lines = text.split("\n");
  const sources = lines
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.split(/\s/)[0]);
  const dynamic = sources.filter((source = "") => /\*|\/:[a-z]/i.test(source)).length;
  const fixed = sources.length - dynamic;
  const faults = lines.flatMap((line, index) =>
    line.length > limits.lineLength
      ? [`ligne ${index + 1} de ${line.length} caractères sur ${limits.lineLength}`]
      : [],
  );
  if (fixed > limits.fixed) faults.push(`${fixed} redirections sur ${limits.fixed}`);
  if (dynamic > limits.dynamic) faults.push(`${dynamic} redirections à motif sur ${limits.dynamic}`);
  return faults.map((fault) => `_redirects, au-delà de ce que lit Cloudflare Pages : ${fault}`);
}
