import { sortFaults, toCorrect, type Fault } from "./fault";
import { formAddress } from "./form-address";
import { identityOf } from "./file-roles";
import type { SchemaLookup } from "./schema/lookup";
import { fieldNames } from "./schema/field-names";
import { countFaults, fieldOf, nothingToCorrect, signs, typeset } from "./report";

/** GitHub refuses a comment of more than 65 536 characters. */
const longest = 65_536;

/** A comment is found again by its first line, which nobody sees. */
const headings = {
  content: "<!-- controle-du-contenu -->\n## Contrôle du contenu",
  pages: "<!-- controle-des-pages -->\n## Contrôle des pages",
} as const;

const whereAll = "« Details », à côté du contrôle « Contenu », les montre toutes.";

/**
 * The comment on a pull request, in GitHub's Markdown: what to correct, file by file, errors first; then what is only
 * to know. `.github/scripts/comment.sh` finds it again by its first line, which nobody sees; `check-comment.mjs`, beside it,
 * lets no other markup pass than this.
 *
 * @param schemas where the fields' names come from, as the forms show them
 * @param siteUrl origin of the site, for links to its forms; without it there are none
 * @param judged the content, or the pages built from it (`src/check-pages`)
 * @param most faults named at most; fewer are when their texts are very long
 */
export function formatComment(
  faults: readonly Fault[],
  schemas: SchemaLookup,
  siteUrl: string | undefined,
  judged: keyof typeof headings = "content",
  most = 100,
): string {
  const sorted = sortFaults(faults);
  const byGravity = (["error", "warning", "notice"] as const).flatMap((one) =>
    sorted.filter(({ severity }) => severity === one),
  );
  const named = byGravity.slice(0, most);
  const remaining = faults.length - named.length;
  const notices = named.filter(({ severity }) => severity === "notice");
  const comment = [
    headings[judged],
    toCorrect(faults).length === 0 ? typeset(nothingToCorrect) : countFaults(faults),
    ...filesOf(toCorrect(named), schemas, siteUrl),
    ...(notices.length > 0 ? [`### À savoir\n\n${notices.map(formatNotice).join("\n")}`] : []),
    ...(remaining > 0 ? [typeset(`Remarques non affichées ici : ${remaining}. ${whereAll}`)] : []),
  ].join("\n\n");
  return comment.length > longest
    ? formatComment(faults, schemas, siteUrl, judged, Math.floor(most / 2))
    : comment;
}

function filesOf(faults: readonly Fault[], schemas: SchemaLookup, siteUrl: string | undefined): string[] {
  return [...new Set(faults.map(({ file }) => file))].map((file) => {
    const address = siteUrl && formAddress(file, siteUrl);
    const heading = `### ${plain(file)}${address ? `\n\n[Ouvrir le formulaire](<${address}>)` : ""}`;
    return `${heading}\n\n${faults
      .filter((fault) => fault.file === file)
      .map((fault) => formatFault(fault, schemas))
      .join("\n")}`;
  });
}

function formatFault({ severity, rule, file, path, problem, remedy }: Fault, schemas: SchemaLookup): string {
  const identity = identityOf(file.replace(/^content\//, ""));
  const name = path && identity ? fieldNames(schemas, identity.kind, path) : fieldOf(path);
  const place = name ? `**${plain(name)}**\u00a0: ` : "";
  return `- ${signs[severity]} ${place}${plain(`${problem} [${rule}]`)}\n  → ${plain(remedy)}`;
}

const formatNotice = ({ severity, file, problem }: Fault): string =>
  `- ${signs[severity]} ${plain(file)}\u00a0: ${plain(problem)}`;

/**
 * A text that stays one in GitHub's Markdown, whatever it quotes from the content. Backslashes do not stop what GitHub
 * links afterwards (`@someone`, `#12`, `GH-12`, addresses of issues); a hidden comment inside does, and unlike a
 * zero-width space nobody copies it into a form.
 */
const plain = (text: string): string =>
  typeset(text)
    .replace(/\s*\p{Cc}\s*/gu, " ")
    .replace(/[\\`*_[\]<>|~&$]/g, "\\$&")
    .replace(/[@#]|:(?=\/\/)|\bGH-(?=\d)|\bwww(?=\.)/gi, "$&<!-- -->");
