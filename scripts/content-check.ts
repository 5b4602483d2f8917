/**
 * Checks the whole content without building the site: `npm run content:check [-- --format=github|comment]`.
 * Exit code 1 when something must be corrected, 0 when there are warnings at most.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { formatComment } from "../src/content-check/comment";
import { checkContent, hasErrors, toCorrect, type Fault } from "../src/content-check";
import { formatGithub, formatReport, nothingToCorrect, setSpaces } from "../src/content-check/report";
import { loadSchemas } from "../src/content-check/schema/load";

const usage = `Usage : npm run content:check [-- options]
  --format=github   annotations pour GitHub, une ligne par remarque
  --format=comment  commentaire de demande de fusion ; SITE_URL donne les liens vers les formulaires
  --publication     refuse ce qui est inventé : à lancer avant de publier à l’adresse réelle
  --base=<branche>  les pages retirées depuis cette branche doivent être redirigées
  --pages=<fichier> montre ce que la construction a trouvé dans les pages, au lieu de contrôler le contenu
  --root=<dossier>  un autre dossier de contenu que « content »`;

async function main(options: readonly string[]): Promise<number> {
  const unknown = options.find(
    (option) => !/^--(?:format=(?:comment|github|text)|publication|(?:base|pages|root)=.+)$/.test(option),
  );
  if (unknown !== undefined) {
    console.error(setSpaces(`Option inconnue : ${unknown}\n\n${usage}`));
    return 2;
  }
  const given = (name: string) => options.find((option) => option.startsWith(name))?.slice(name.length);
  const root = given("--root=") ?? "content";
  const pages = given("--pages=");
  const faults = pages
    ? (JSON.parse(readFileSync(pages, "utf8")) as Fault[])
    : await checkContent({
        root,
        full: true,
        base: given("--base="),
        publication: options.includes("--publication"),
      });
  if (options.includes("--format=github")) {
    if (faults.length > 0) console.log(formatGithub(faults));
  } else if (options.includes("--format=comment")) {
    const schemas = loadSchemas(path.join(root, "schemas"));
    console.log(formatComment(faults, schemas, process.env.SITE_URL, pages ? "pages" : "content"));
  } else {
    if (faults.length > 0) console.log(formatReport(faults));
    if (toCorrect(faults).length === 0) console.log(setSpaces(nothingToCorrect));
  }
  return hasErrors(faults) ? 1 : 0;
}

main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(
      `Le contrôle n’a pas pu se faire : ${error instanceof Error ? error.message : String(error)}`,
    );
    process.exitCode = 2;
  },
);
