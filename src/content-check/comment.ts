import { sortFaults, toCorrect, type Fault } from "./fault";
import { formAddress } from "./form-address";
import { identityOf } from "./file-roles";
import type { SchemaLookup } from "./schema/lookup";
import { fieldNames } from "./schema/field-names";
import { countFaults, fieldOf, nothingToCorrect, signs, setSpaces } from "./report";

/** GitHub refuses a comment of more than 65 536 characters, with four spaces before each line. */
const longest = 50_000;

const headings = { content: "## Contrôle du contenu", pages: "## Contrôle des pages" } as const;

const whereAll = "« Details », à côté du contrôle « Contenu », les montre toutes.";

/**
 * The comment on a pull request: what to correct, file by file, errors first; then what is only to know. Apart from the
 * heading and the links to forms, `.github/scripts/quote-comment.sh` shows it as code, so what it quotes stays text.
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
  const byGravity = (["error", "warning", "notice"] as const).flatMap((gravity) =>
    sorted.filter(({ severity }) => severity === gravity),
  );
  const named = byGravity.slice(0, most);
  const remaining = faults.length - named.length;
  const notices = named.filter(({ severity }) => severity === "notice");
  const comment = [
    headings[judged],
    toCorrect(faults).length === 0 ? setSpaces(nothingToCorrect) : countFaults(faults),
    ...filesOf(toCorrect(named), schemas, siteUrl),
    ...(notices.length > 0 ? [["À savoir", ...notices.map(formatNotice)].join("\n\n")] : []),
    ...(remaining > 0 ? [setSpaces(`Remarques non affichées ici : ${remaining}. ${whereAll}`)] : []),
  ].join("\n\n");
  return comment.length > longest
    ? formatComment(faults, schemas, siteUrl, judged, Math.floor(most / 2))
    : comment;
}

function filesOf(faults: readonly Fault[], schemas: SchemaLookup, siteUrl: string | undefined): string[] {
  return [...new Set(faults.map(({ file }) => file))].flatMap((file) => {
    const address = siteUrl && formAddress(file, siteUrl);
    const own = faults.filter((fault) => fault.file === file).map((fault) => formatFault(fault, schemas));
    return [wrapped(file), ...own, ...(address ? [`[Ouvrir le formulaire](<${address}>)`] : [])];
  });
}

function formatFault({ severity, rule, file, path, problem, remedy }: Fault, schemas: SchemaLookup): string {
  const identity = identityOf(file.replace(/^content\//, ""));
  const name = path && identity ? fieldNames(schemas, identity.kind, path) : fieldOf(path);
  return (
    wrapped(`${signs[severity]} ${name ? `${name} : ` : ""}${problem} [${rule}]`) +
    wrapped(`→ ${remedy}`, "\n  ")
  );
}

const formatNotice = ({ severity, file, problem }: Fault): string =>
  wrapped(`${signs[severity]} ${file} : ${problem}`);

/** A text in lines that are read on GitHub without scrolling; what it quotes cannot begin one of its own. */
const wrapped = (text: string, start = ""): string =>
  start +
  setSpaces(text.replace(/\s*\p{Cc}\s*/gu, " "))
    .replace(/(.{1,86})(?: |$)/g, "$1\n")
    .trimEnd()
    .replaceAll("\n", "\n  ");
