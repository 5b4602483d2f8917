import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { d1Database, type D1, type Database } from "../../src/receiver/database";
import type { Mailboxes } from "../../src/receiver/notice";
import { openSqliteFile } from "../../src/receiver/sqlite-file";
import { root, UserError } from "./script";

export const leadsFile = (): string => process.env.LEADS_DB || path.join(root, ".agency-store/leads.sqlite");

/** What the receiver and the reading of leads need of the site's settings. */
export const readSiteSettings = () =>
  JSON.parse(readFileSync(path.join(root, "content/settings/site.json"), "utf8")) as {
    readonly mailboxes: Mailboxes;
    /** « trois ans » */
    readonly dataRetention: string;
  };

type Open = Database & { close(): void | Promise<void> };

/** Opens the leads that are there: those of the file, or with `isRemote` those of Cloudflare's database. */
export async function openLeads(isRemote: boolean): Promise<Open> {
  if (!isRemote) {
    const file = leadsFile();
    if (!existsSync(file))
      throw new UserError(`${file} n’existe pas\u00a0: aucune demande n’est encore arrivée ici.`);
    return openSqliteFile(file);
  }
  const folder = path.join(root, ".github/deploy/cloudflare");
  const { getPlatformProxy } = createRequire(`${folder}/`)("wrangler") as {
    getPlatformProxy: (options: {
      configPath: string;
    }) => Promise<{ env: { LEADS: D1 }; dispose: () => Promise<void> }>;
  };
  const { env, dispose } = await getPlatformProxy({ configPath: `${folder}/wrangler.jsonc` });
  return { ...d1Database(env.LEADS), close: dispose };
}
