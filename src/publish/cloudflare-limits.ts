import { formatCount } from "../shared/text/number";

/** https://developers.cloudflare.com/pages/platform/limits/, "Files" */
const maxFiles = 20_000;

const isRule = (line: string): boolean => /^\s*[^\s#]/.test(line);

/**
 * What Cloudflare Pages would leave out of the hosts' files, or that it would refuse the whole, in French. From the first
 * redirect with a pattern on, it counts each as one. https://developers.cloudflare.com/pages/configuration/redirects/, …/headers/
 *
 * @param files how many are published
 * @param copies how many of them are compressed copies
 */
export function beyondCloudflare(
  headers: string,
  redirects: string,
  files: number,
  copies: number,
): string[] {
  const rules = redirects.split("\n").filter(isRule);
  const first = rules.findIndex((rule) => /^\s*\S*(?:\*|:\w)/.test(rule));
  const fixed = first < 0 ? rules.length : first;
  const lines = headers.split("\n").map((line) => line.trim());
  const limits = [
    ["_redirects", fixed, 2000, "redirections"],
    ["_redirects", rules.length - fixed, 100, "redirections à motif"],
    ["_headers", lines.filter((line) => line.startsWith("/")).length, 100, "règles"],
    ["_headers", Math.max(...lines.map(({ length }) => length)), 2000, "caractères par ligne"],
  ] as const;
  const withoutCopies = copies > 0 ? "Construisez-le avec COMPRESSED_COPIES=none, publiez" : "Publiez";
  const refused = `Cloudflare Pages, en offre gratuite, refuse un site de plus de ${formatCount(maxFiles)} fichiers : il y en a ${formatCount(files)}. ${withoutCopies} moins d’articles de l’API ou choisissez un autre hébergeur (docs/deploiement.md).`;
  return [
    ...(files > maxFiles ? [refused] : []),
    ...limits
      .filter(([, count, limit]) => count > limit)
      .map(
        ([file, count, limit, what]) =>
          `Cloudflare Pages lit dans ${file} au plus ${formatCount(limit)} ${what}, et en ignorerait le surplus : il y en a ${formatCount(count)}.`,
      ),
  ];
}
