import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database, Statement } from "./database";

const migrationsDir = path.join(__dirname, "migrations");
/** How long one receiver waits while another one writes to the same file. */
const busyMs = 5000;

/**
 * Opens the leads' file, made where it is missing, and brings it up to date.
 * @throws with a French message where a newer version of the site has written it
 */
export function openSqliteFile(file: string): Database & { close(): void } {
  mkdirSync(path.dirname(file), { recursive: true });
  // Personal data: for this user alone. SQLite's own files beside it get the same mode.
  if (file !== ":memory:") closeSync(openSync(file, "a", 0o600));
  const db = new DatabaseSync(file, { timeout: busyMs });
  // FULL: a commit is on the disk when it returns, even if the machine loses power.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");

  const inTransaction = <Result>(work: () => Result): Result => {
    db.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      db.exec("COMMIT");
      return result;
    } catch (error) {
      // SQLite has rolled back by itself where the disk is full.
      if (db.isTransaction) db.exec("ROLLBACK");
      throw error;
    }
  };
  const migrations = readdirSync(migrationsDir).sort();
  inTransaction(() => {
    const { user_version: version } = db.prepare("PRAGMA user_version").get() as { user_version: number };
    if (version > migrations.length)
      throw new Error(
        `${file} a été écrit par une version plus récente du site (${version}, ici ${migrations.length})\u00a0: mettez le site à jour, ou donnez un autre fichier par LEADS_DB.`,
      );
    for (const name of migrations.slice(version))
      db.exec(readFileSync(path.join(migrationsDir, name), "utf8"));
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });

  const run = ({ sql, values = [] }: Statement) => Number(db.prepare(sql).run(...values).changes);
  return {
    read: async <Row>({ sql, values = [] }: Statement) => db.prepare(sql).all(...values) as Row[],
    write: async (statements) => inTransaction(() => statements.map(run)),
    close: () => db.close(),
  };
}
