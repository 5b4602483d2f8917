import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { parse } from "jsonc-parser";
import { d1Database, type D1, type Database, type Statement } from "../../src/receiver/database";
import { openSqliteFile } from "../../src/receiver/sqlite-file";
import { root, UserError } from "./script";

/** How a user runs `scripts/leads.ts`: bundled, by the command that docs/recevoir-les-demandes.md makes of it. */
export const leadsCommand = __filename.endsWith(".ts") ? "npm run leads --" : "demandes";

export const leadsFile = (): string => process.env.LEADS_DB || path.join(root, ".agency-store/leads.sqlite");

/** Opens the file of leads, made where it is missing. @throws UserError that names it, and says what to do */
export function openLeadsFile(): ReturnType<typeof openSqliteFile> {
  const file = leadsFile();
  if (file.startsWith("~"))
    throw new UserError(
      `LEADS_DB vaut « ${file} »\u00a0: écrivez le chemin entier, par exemple /var/lib/receveur/leads.sqlite.`,
    );
  try {
    return openSqliteFile(file);
  } catch (error) {
    throw leadsFault(error);
  }
}

/** What is wrong with the file where the system or SQLite says so; other errors stay as they are. */
export function leadsFault(error: unknown): unknown {
  const { code = "", errcode = 0 } = error as { code?: string; errcode?: number };
  const reason = reasons[code === "ERR_SQLITE_ERROR" ? errcode & 0xff : code];
  return reason ? new UserError(`${leadsFile()}\u00a0: ${reason}`) : error;
}

const notAllowed = "cet utilisateur ne peut pas y écrire. Donnez par LEADS_DB un fichier à lui.";
/** By codes of the system and of SQLite (sqlite.org/rescode.html). */
const reasons: Readonly<Record<string | number, string>> = {
  EISDIR: "c’est un dossier. Donnez par LEADS_DB le nom d’un fichier.",
  ENOTDIR: "ce chemin passe par un fichier qui n’est pas un dossier. Corrigez LEADS_DB.",
  ...{ EACCES: notAllowed, EROFS: notAllowed, EPERM: notAllowed, 8: notAllowed },
  5: "un autre programme tient ce fichier. Réessayez quand il a fini.",
  11: "cette base est abîmée. Arrêtez le récepteur et remettez la dernière sauvegarde (docs/recevoir-les-demandes.md).",
  13: "le disque est plein. Faites-y de la place.",
  26: "ce n’est pas une base de demandes. Corrigez LEADS_DB, ou remettez la dernière sauvegarde.",
};

type Open = Database & { close(): void | Promise<void> };

/** Where leads are: the file, Cloudflare's database, or the one that `wrangler pages dev` keeps on this machine. */
export type LeadsPlace = "file" | "d1" | "d1-local";

/** Opens the leads that are there. @throws UserError where there are none, or a setting is missing */
export async function openLeads(place: LeadsPlace): Promise<Open> {
  const folder = path.join(root, ".github/deploy/cloudflare");
  const configPath = path.join(folder, "wrangler.jsonc");
  if (place === "d1") return remoteD1(configPath);
  if (place === "d1-local") {
    if (!existsSync(path.join(folder, "node_modules/wrangler")))
      throw new UserError(
        "wrangler manque\u00a0: lancez « npm ci --ignore-scripts --prefix .github/deploy/cloudflare ».",
      );
    const { getPlatformProxy } = createRequire(`${folder}/`)("wrangler") as {
      getPlatformProxy: (options: {
        configPath: string;
        persist: { path: string };
        remoteBindings: boolean;
      }) => Promise<{ env: { LEADS: D1 }; dispose: () => Promise<void> }>;
    };
    const persist = { path: path.join(folder, ".wrangler/state/v3") };
    const { env, dispose } = await getPlatformProxy({ configPath, persist, remoteBindings: false });
    return { ...d1Database(env.LEADS), close: dispose };
  }
  if (!existsSync(leadsFile()))
    throw new UserError(`${leadsFile()} n’existe pas\u00a0: aucune demande n’est encore arrivée ici.`);
  return openLeadsFile();
}

/**
 * D1 by its HTTP API, which takes a token that can do nothing else; wrangler's remote bindings would publish a worker.
 * developers.cloudflare.com/api/resources/d1/subresources/database/methods/query
 */
function remoteD1(configPath: string): Open {
  if (!existsSync(configPath)) throw new UserError("--d1 et --d1-local se lancent dans le dépôt du site.");
  const { d1_databases: databases } = parse(readFileSync(configPath, "utf8")) as {
    d1_databases: { database_id: string }[];
  };
  const id = databases[0]?.database_id;
  const { CLOUDFLARE_ACCOUNT_ID: account, CLOUDFLARE_API_TOKEN: token } = process.env;
  if (!id || !account || !token)
    throw new UserError(
      "Il faut database_id dans .github/deploy/cloudflare/wrangler.jsonc, et les variables CLOUDFLARE_ACCOUNT_ID et CLOUDFLARE_API_TOKEN (droit « D1: Edit »)\u00a0: docs/recevoir-les-demandes.md.",
    );
  const query = async (statements: readonly Statement[]) => {
    // The API takes parameters as texts; SQLite makes them numbers again beside a column of numbers.
    const batch = statements.map(({ sql, values = [] }) => ({ sql, params: values.map(String) }));
    const response = await fetch(
      `https://api.cloudflare.com/client/v4/accounts/${account}/d1/database/${id}/query`,
      {
        method: "POST",
        headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
        body: JSON.stringify({ batch }),
        signal: AbortSignal.timeout(30_000),
      },
    ).catch((error: unknown) => {
      throw new UserError(`Cloudflare est injoignable\u00a0: ${String(error)}`);
    });
    const answer: unknown = await response.json().catch(() => {
      throw new UserError(`Cloudflare répond ${response.status}\u00a0: réessayez plus tard.`);
    });
    const { success, errors, result } = answer as {
      success: boolean;
      errors: { message: string }[];
      result: { results: unknown[]; meta: { changes: number } }[];
    };
    if (!success)
      throw new UserError(`Cloudflare refuse\u00a0: ${errors.map(({ message }) => message).join(" ; ")}`);
    return result;
  };
  const write: Database["write"] = async (statements) =>
    (await query(statements)).map(({ meta }) => meta.changes);
  return {
    read: async <Row>(statement: Statement) => (await query([statement]))[0]?.results as Row[],
    write,
    erase: write,
    close: () => undefined,
  };
}
