import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Database } from "../../../src/receiver/database";
import { createReceiver } from "../../../src/receiver/handler";
import { eraseLeads, forgetSenders, purgeLeads, readLeads, storeLead } from "../../../src/receiver/leads";
import { FileReplaced, openSqliteFile } from "../../../src/receiver/sqlite-file";
import { makeFolder } from "../setup/folder";
import { ask, minuteMs, quote, settings, start } from "./agency";

const folder = makeFolder();
const fileOf = (name: string) => `${folder}/${name}/leads.sqlite`;

it("brings a file of the first version up to date: leads and what is due stay, and no old lead is acknowledged", async () => {
  const name = fileOf("first");
  mkdirSync(path.dirname(name), { recursive: true });
  const first = new DatabaseSync(name);
  first.exec(readFileSync("src/receiver/migrations/0001_leads.sql", "utf8"));
  first.exec(`PRAGMA user_version = 1;
    INSERT INTO leads VALUES ('a', 'devis', ${start}, 'a@exemple.example', '{"name":"A"}', 'f', NULL);
    INSERT INTO leads VALUES ('b', 'contact', ${start - 1}, 'b@exemple.example', '{"name":"B"}', 'g', ${start});
    INSERT INTO notices VALUES ('a', ${start}, 3);`);
  first.close();
  const database = openSqliteFile(name);
  const old = { kind: "contact", isUnannounced: true, page: "" };
  expect(await readLeads(database)).toEqual([
    { ...old, id: "a", kind: "devis", receivedAt: start, answeredAt: undefined, fields: { name: "A" } },
    {
      ...old,
      id: "b",
      receivedAt: start - 1,
      answeredAt: start,
      isUnannounced: false,
      fields: { name: "B" },
    },
  ]);
  expect(await database.read({ sql: "SELECT * FROM notices" })).toEqual([
    { lead_id: "a", due_at: start, tries: 3 },
  ]);
  expect(await database.read({ sql: "SELECT * FROM acknowledgements" })).toEqual([]);
  const stored = await storeLead(database, quote("un site"), { senders: ["a"], leadsAnHour: 1, now: start });
  expect(stored).toBeDefined();
  database.close();
});

/** How often a text stands in the file of a database, in the files beside it, and in a copy of it. */
function copiesOf(text: string, name: string): number {
  const copy = `${folder}/copy.sqlite`;
  rmSync(copy, { force: true });
  const database = new DatabaseSync(name);
  database.exec(`VACUUM INTO '${copy}'`);
  database.close();
  const beside = readdirSync(path.dirname(name)).map((file) => `${path.dirname(name)}/${file}`);
  return [copy, ...beside]
    .map((file) => readFileSync(file, "latin1").split(text).length - 1)
    .reduce((a, b) => a + b);
}

it.each([
  ["asks for it", (database: Database) => eraseLeads(database, "CAMILLE@exemple.example")],
  ["has waited as long as the settings say", (database: Database) => purgeLeads(database, start + 1)],
])("leaves no byte of whoever %s, in the file or in its log, while it stays open", async (why, erase) => {
  const name = fileOf(why);
  const [database, other] = [openSqliteFile(name), openSqliteFile(name)];
  const settings = { senders: ["mot-secret"], leadsAnHour: 99, now: start };
  for (let index = 0; index < 20; index++) await storeLead(database, quote(`mot-secret ${index}`), settings);
  expect(copiesOf("mot-secret", name)).toBeGreaterThan(40);
  await erase(database);
  await database.erase([forgetSenders(start + 25 * 60 * minuteMs)]);
  expect(copiesOf("mot-secret", name)).toBe(0);
  for (const opened of [database, other]) opened.close();
});

it("empties the log of what was deleted while another program read the file", async () => {
  const name = fileOf("read");
  const database = openSqliteFile(name);
  await storeLead(database, quote("mot-secret"), { senders: [], leadsAnHour: 99, now: start });
  const reader = new DatabaseSync(name);
  reader.exec("BEGIN; SELECT * FROM leads");
  await expect(eraseLeads(database, "camille@exemple.example")).rejects.toMatchObject({ errcode: 5 });
  reader.close();
  await purgeLeads(database, 0);
  expect(copiesOf("mot-secret", name)).toBe(0);
  database.close();
}, 30_000);

it("frees a file of an earlier version from what it had deleted", () => {
  const name = fileOf("unclean");
  openSqliteFile(name).close();
  const file = new DatabaseSync(name);
  file.exec(`PRAGMA secure_delete = OFF; CREATE TABLE old (text); PRAGMA user_version = 2; DROP INDEX senders_by_time;
    INSERT INTO old VALUES ('mot-secret'), ('autre'); DELETE FROM old WHERE text = 'mot-secret'`);
  file.close();
  expect(readFileSync(name, "latin1")).toContain("mot-secret");
  const database = openSqliteFile(name);
  expect(copiesOf("mot-secret", name)).toBe(0);
  database.close();
});

it.each([
  ["is gone", (name: string) => rmSync(name)],
  ["is another one", (name: string) => (renameSync(name, `${name}.old`), openSqliteFile(name).close())],
  ["has lost its log", (name: string) => rmSync(`${name}-wal`)],
])("takes no lead once its file %s", async (how, change) => {
  jest.spyOn(console, "error").mockImplementation();
  const name = fileOf(`replaced-${how}`);
  const database = openSqliteFile(name);
  const receive = createReceiver(database, settings);
  expect((await receive(ask("avant"), "192.0.2.7")).status).toBe(201);
  change(name);
  expect((await receive(ask("après"), "192.0.2.7")).status).toBe(500);
  await expect(database.write([])).rejects.toThrow(FileReplaced);
  database.close();
});

it("refuses the file of a newer version, and says what to do", () => {
  openSqliteFile(fileOf("newer")).close();
  const file = new DatabaseSync(fileOf("newer"));
  file.exec("PRAGMA user_version = 99");
  file.close();
  expect(() => openSqliteFile(fileOf("newer"))).toThrow(/version plus récente .* LEADS_DB/);
});
