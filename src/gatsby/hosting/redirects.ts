/** A permanent redirect between two paths of this site. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Letters, digits and the few signs that mean nothing in any of the configurations that we write. */
const plainPath = /^(?:\/[A-Za-z0-9._~-]+)+$/;
const plainTarget = /^\/(?:[A-Za-z0-9._~-]+(?:\/[A-Za-z0-9._~-]+)*)?(?:#[A-Za-z0-9_-]+)?$/;

/**
 * Refuses redirects that cannot be served: addresses that would need quoting, `//other.example` (another site),
 * the address of a page that exists, a redirect to itself or to another redirect.
 *
 * @throws Error that names the redirect and what to change in content/settings/redirects.json
 */
export function checkRedirects(redirects: readonly Redirect[], pages: ReadonlySet<string>): void {
  const sources = new Set<string>();
  for (const { from, to } of redirects) {
    const refuse = (reason: string): never => {
      throw new Error(`content/settings/redirects.json, « ${from} » vers « ${to} » : ${reason}`);
    };
    if (!plainPath.test(from)) refuse("l’ancienne adresse doit être un chemin simple, comme /ancienne-page.");
    if (!plainTarget.test(to)) refuse("la nouvelle adresse doit être un chemin de ce site, comme /contact.");
    if (pages.has(from)) refuse("l’ancienne adresse est celle d’une page qui existe ; elle serait masquée.");
    if (sources.has(from)) refuse("l’ancienne adresse est redirigée deux fois.");
    sources.add(from);
  }
  for (const { from, to } of redirects) {
    if (!sources.has(to.replace(/#.*/, ""))) continue;
    throw new Error(
      `content/settings/redirects.json, « ${from} » vers « ${to} » : la nouvelle adresse est elle-même redirigée ; donnez l’adresse finale.`,
    );
  }
}

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

/**
 * What Cloudflare Pages documents for `_redirects`: rules without and with `*` or `:name` in a file, characters on a
 * line. Netlify's limits are wider.
 */
const redirectsFileLimits = { fixed: 2000, dynamic: 100, lineLength: 1000 } as const;

/** Where a `_redirects` file goes beyond what Cloudflare Pages reads, as sentences for whoever builds the site. */
export function redirectsFileFaults(text: string): string[] {
  const lines = text.split("\n");
  const sources = lines
    .filter((line) => line.trim() && !line.startsWith("#"))
    .map((line) => line.split(/\s/)[0] ?? "");
  const dynamic = sources.filter((source) => /\*|\/:[a-z]/i.test(source)).length;
  const fixed = sources.length - dynamic;
  const limits = redirectsFileLimits;
  return [
    ...(fixed > limits.fixed ? [`${fixed} redirections sur ${limits.fixed}`] : []),
    ...(dynamic > limits.dynamic ? [`${dynamic} redirections à motif sur ${limits.dynamic}`] : []),
    ...lines.flatMap((line, index) =>
      line.length > limits.lineLength
        ? [`ligne ${index + 1} de ${line.length} caractères sur ${limits.lineLength}`]
        : [],
    ),
  ];
}
