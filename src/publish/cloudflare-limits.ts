/** What Cloudflare Pages documents for the two files; Netlify's limits are wider. */
const limits = {
  headers: { rules: 100, lineLength: 2000 },
  redirects: { fixed: 2000, dynamic: 100, lineLength: 1000 },
} as const;

/** Where a `_headers` file goes beyond what Cloudflare Pages reads, as sentences for whoever builds the site. */
export function headersFileFaults(text: string): string[] {
  const { rules, lineLength } = limits.headers;
  const sources = text.split("\n").filter((line) => /^(?:\/|https:\/\/)/.test(line));
  return beyond("_headers", [
    ...longLines(text, lineLength),
    sources.length > rules && `${sources.length} règles sur ${rules}`,
    ...sources.map((source) => source.split("*").length > 2 && `« ${source} » a plus d’un *`),
  ]);
}

/** The same of a `_redirects` file. Rules with `*` or `:name` are counted apart. */
export function redirectsFileFaults(text: string): string[] {
  const { fixed, dynamic, lineLength } = limits.redirects;
  const rules = text.split("\n").filter((line) => line.trim() && !line.startsWith("#"));
  const patterns = rules.filter((rule) => /^\S*(?:\*|\/:[a-z])/i.test(rule)).length;
  const others = rules.length - patterns;
  return beyond("_redirects", [
    ...longLines(text, lineLength),
    others > fixed && `${others} redirections sur ${fixed}`,
    patterns > dynamic && `${patterns} redirections à motif sur ${dynamic}`,
  ]);
}

const longLines = (text: string, most: number): (string | false)[] =>
  text
    .split("\n")
    .map(({ length }, index) => length > most && `ligne ${index + 1} de ${length} caractères sur ${most}`);

const beyond = (file: string, faults: readonly (string | false)[]): string[] =>
  faults.filter(Boolean).map((fault) => `${file}, au-delà de ce que lit Cloudflare Pages : ${fault}`);
