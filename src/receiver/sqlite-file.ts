import { chmodSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Database, Statement } from "./database";

const migrationsDir = path.join(__dirname, "migrations");
/** How long one receiver waits while another program writes to the same file: less than a form waits for an answer. */
const busyMs = 5000;
const retryMs = 50;
/** The number of migrations of the first version whose deletions leave nothing behind. */
const firstErasing = 3;

/** The file is not there any more, or another one is: what is written now would be lost with the opened one. */
export class FileReplaced extends Error {}

/**
 * Opens the leads' file, made where it is missing, and brings it up to date.
 * @throws with a French message where a newer version of the site has written it
 */
export function openSqliteFile(file: string): Database & { close(): void } {
  mkdirSync(path.dirname(file), { recursive: true });
  const isOnDisk = file !== ":memory:";
  // Personal data: for this user alone. SQLite's own files beside it get the same mode.
  if (isOnDisk) {
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
  }
  const db = new DatabaseSync(file, { timeout: busyMs });
  // FULL: a commit is on the disk when it returns, even if the machine loses power. What is deleted is written over.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");

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
  /** Moves what the write-ahead log holds into the file, and empties it. */
  const emptyLog = (): void => {
    const { busy } = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() as { busy: number };
    if (busy) throw Object.assign(new Error("database is locked"), { errcode: sqliteBusy });
  };

  const versionOf = () => (db.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;
  // Older versions left what they deleted in the file.
  if (versionOf() > 0 && versionOf() < firstErasing) {
    db.exec("VACUUM");
    emptyLog();
  }
  const migrations = readdirSync(migrationsDir).sort();
  inTransaction(() => {
    const version = versionOf();
    if (version > migrations.length)
      throw new Error(
        `${file} a été écrit par une version plus récente du site (${version}, ici ${migrations.length})\u00a0: mettez le site à jour, ou donnez un autre fichier par LEADS_DB.`,
      );
    for (const name of migrations.slice(version))
      db.exec(readFileSync(path.join(migrationsDir, name), "utf8"));
    db.exec(`PRAGMA user_version = ${migrations.length}`);
  });

  // From here on it waits without blocking the process.
  db.exec("PRAGMA busy_timeout = 0");
  const names = isOnDisk ? [file, `${file}-wal`] : [];
  const identities = () => names.map((name) => statSync(name, { throwIfNoEntry: false })?.ino).join();
  const opened = identities();
  const run = ({ sql, values = [] }: Statement) => Number(db.prepare(sql).run(...values).changes);
  const write: Database["write"] = (statements) =>
    patiently(() => {
      const changes = inTransaction(() => statements.map(run));
      if (identities() !== opened)
        throw new FileReplaced(`${file} a été effacé ou remplacé pendant que ce programme s’en sert.`);
      return changes;
    });
  return {
    read: <Row>({ sql, values = [] }: Statement) => patiently(() => db.prepare(sql).all(...values) as Row[]),
    write,
    erase: async (statements) => {
      const changes = await write(statements);
      // Whatever has deleted what the log still holds.
      if (names[1] && statSync(names[1]).size > 0) await patiently(emptyLog);
      return changes;
    },
    close: () => db.close(),
  };
}

/** SQLITE_BUSY (sqlite.org/rescode.html): another program holds the file. */
const sqliteBusy = 5;

/** Does it again until no other program holds the file. @throws what `work` throws, or that it is still held in the end */
async function patiently<Result>(work: () => Result): Promise<Result> {
  for (const end = performance.now() + busyMs; ; await wait(retryMs)) {
    try {
      return work();
    } catch (error) {
      const { errcode = 0 } = error as { errcode?: number };
      // The lower byte of an extended code is its sort.
      if ((errcode & 0xff) !== sqliteBusy || performance.now() > end) throw error;
    }
  }
}
