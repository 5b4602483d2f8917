/**
 * Keeps some entries of the demonstration and removes the others with whatever names them:
 * `npm run content:keep -- --cities=nantes,rennes --services=saas`. Lists the sentences to rewrite.
 */
import { parseArgs } from "node:util";
import { entryFolders } from "../src/shared/kinds";
import { keepContent, UnknownEntry } from "../src/content-check/keep";
import { formatReport, typeset } from "../src/content-check/report";
import { runScript, UserError } from "./lib/script";

const folders = entryFolders.map(({ folder }) => folder);
const usage = `Usage : npm run content:keep -- --<dossier>=<nom>,<nom> …
Dossiers : ${folders.join(", ")}. Un dossier absent de la commande garde tout ; « aucun » le vide.`;

runScript(async () => {
  const options = Object.fromEntries([...folders, "root"].map((name) => [name, { type: "string" as const }]));
  const { root = "content", ...lists } = readOptions(options);
  if (Object.keys(lists).length === 0) throw new UserError(typeset(usage));
  const kept = Object.fromEntries(
    Object.entries(lists).map(([folder, list]) => [
      folder,
      list === "aucun" ? [] : String(list).split(",").filter(Boolean),
    ]),
  );
  const { removed, changed, toRewrite } = keep(String(root), kept);
  console.log(typeset(`${removed.length} dossiers retirés, ${changed.length} fichiers mis à jour.`));
  if (toRewrite.length > 0) console.log(formatReport(toRewrite));
});

function keep(...options: Parameters<typeof keepContent>): ReturnType<typeof keepContent> {
  try {
    return keepContent(...options);
  } catch (error) {
    throw error instanceof UnknownEntry ? new UserError(typeset(error.message)) : error;
  }
}

function readOptions(options: Record<string, { type: "string" }>): Record<string, unknown> {
  try {
    return parseArgs({ options }).values;
  } catch {
    throw new UserError(typeset(usage));
  }
}
