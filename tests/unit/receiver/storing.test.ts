import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../../src/receiver/database";
import { createReceiver, pageOf } from "../../../src/receiver/handler";
import { eraseLeads, forgetSenders, purgeLeads, readLeads, storeLead } from "../../../src/receiver/leads";
import { FileReplaced, openSqliteFile } from "../../../src/receiver/sqlite-file";
import { makeFolder } from "../setup/folder";

const minuteMs = 60_000;
const start = Date.parse("2026-03-02T08:00:00Z");
const quote = (text: string) => ({
  kind: "devis" as const,
  fields: { name: "Camille Renard", email: "camille@exemple.example", project_description: text },
});

describe("a lead", () => {
  const database = openSqliteFile(":memory:");
  const store = (text: string, minutes: number, sender = "a") =>
    storeLead(database, quote(text), { senders: [sender], leadsAnHour: 3, now: start + minutes * minuteMs });
  beforeEach(() =>
    database.write(
      ["leads", "notices", "acknowledgements", "senders"].map((table) => ({ sql: `DELETE FROM ${table}` })),
    ),
  );
  afterAll(() => database.close());

  it.each([
    [0, 9, 1],
    [0, 11, 2],
    // The clock was set back in between.
    [0, -9, 1],
    [0, -11, 2],
  ])("sent at %i and again at %i minutes is kept %i times", async (first, second, kept) => {
    const ids = [await store("un site", first), await store("un site", second)].map((stored) => stored?.id);
    expect(new Set(ids).size).toBe(kept);
    expect(await readLeads(database)).toHaveLength(kept);
    expect(await database.read({ sql: "SELECT * FROM notices" })).toHaveLength(kept);
  });

  it.each([
    [[0, 1, 2, 3], 3],
    [[0, 1, 2, 61], 4],
    [[120, 121, 122, 0], 4],
  ])("from one address at minutes %j: %i are taken, from another one all", async (minutes, taken) => {
    const stored = [];
    for (const minute of minutes) stored.push(await store(`site ${minute}`, minute));
    expect(stored.filter(Boolean)).toHaveLength(taken);
    expect(await store("un autre", Math.max(...minutes), "b")).toBeDefined();
  });

  it("is counted with those of its household and, five times as many, of its site", async () => {
    const from = (households: number) =>
      Promise.all(
        Array.from({ length: 4 }, (_, index) =>
          storeLead(database, quote(`${households} ${index}`), {
            ...{ senders: [`household ${households}`, "site"], leadsAnHour: 3, now: start },
          }),
        ),
      );
    const taken = [];
    for (let household = 0; household < 6; household++)
      taken.push((await from(household)).filter(Boolean).length);
    expect(taken).toEqual([3, 3, 3, 3, 3, 0]);
  });

  it("leaves nothing of its sender's address after a day", async () => {
    await store("un site", 0);
    await store("une boutique", 25 * 60, "b");
    expect(await database.read({ sql: "SELECT digest FROM senders" })).toEqual([{ digest: "b" }]);
  });
});

const folder = makeFolder();
const fileOf = (name: string) => `${folder}/${name}/leads.sqlite`;
const ask = (text: string) =>
  new Request("http://localhost/contact-forms/get-estimate", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(quote(text).fields),
  });
const settings = { isAllowed: () => true, leadsAnHour: 1e6 };

it.each([
  ["https://www.agence.example/blog/un-article?de=1#fin", "same-origin", "/blog/un-article"],
  [`https://www.agence.example/${"a".repeat(200)}`, "same-origin", `/${"a".repeat(99)}`],
  ["https://www.agence.example/contact<b>", "same-origin", "/contact%3Cb%3E"],
  ["https://www.agence.example/contact,Bcc:x", "same-origin", "/contact"],
  // The browser names the origin alone there.
  ["https://www.agence.example/", "cross-site", ""],
  ["about:client", "same-origin", ""],
  ["", "same-origin", ""],
])("calls from %j, %s: the page is %j", (referer, site, page) => {
  const headers = { referer, "sec-fetch-site": site };
  expect(pageOf(new Request("http://localhost/", { headers }))).toBe(page);
});

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

it("answers other calls while another program holds the file, and keeps the lead once it is free", async () => {
  const database = openSqliteFile(fileOf("held"));
  const receive = createReceiver(database, settings);
  const holder = new DatabaseSync(fileOf("held"));
  holder.exec("BEGIN EXCLUSIVE");
  const lead = receive(ask("un site"), "192.0.2.7");
  expect((await receive(new Request("http://localhost/autre"), "192.0.2.7")).status).toBe(404);
  await wait(300);
  holder.close();
  expect((await lead).status).toBe(201);
  database.close();
});

it.each(["before", "after"])(
  "keeps a lead once where the database is lost %s it has kept it",
  async (when) => {
    const database = openSqliteFile(":memory:");
    let losses = 1;
    const write: Database["write"] = async (statements) => {
      const lost = losses-- > 0;
      if (lost && when === "before") throw new Error("Network connection lost.");
      const changes = await database.write(statements);
      if (lost) throw new Error("Network connection lost.");
      return changes;
    };
    const receive = createReceiver({ ...database, write }, settings);
    expect((await receive(ask("un site"), "192.0.2.7")).status).toBe(201);
    expect(await readLeads(database)).toHaveLength(1);
    expect(await database.read({ sql: "SELECT 1 FROM notices" })).toHaveLength(1);
    database.close();
  },
);

it("names the first faults of a body alone", async () => {
  const database = openSqliteFile(":memory:");
  const body = JSON.stringify(
    Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`f${index}`, 1])),
  );
  const headers = { "Content-Type": "application/json" };
  const request = new Request("http://localhost/contact-forms/get-estimate", {
    method: "POST",
    headers,
    body,
  });
  const answer = (await (await createReceiver(database, settings)(request, "192.0.2.7")).json()) as {
    error: { fields: object[] };
  };
  expect(answer.error.fields).toHaveLength(10);
  database.close();
});

it("refuses the file of a newer version, and says what to do", () => {
  openSqliteFile(fileOf("newer")).close();
  const file = new DatabaseSync(fileOf("newer"));
  file.exec("PRAGMA user_version = 99");
  file.close();
  expect(() => openSqliteFile(fileOf("newer"))).toThrow(/version plus récente .* LEADS_DB/);
});

it("keeps the leads of two receivers in one file, each once", async () => {
  const databases = [openSqliteFile(fileOf("two")), openSqliteFile(fileOf("two"))] as const;
  const receivers = databases.map((database) => createReceiver(database, settings));
  const texts = Array.from({ length: 40 }, (_, index) => `site ${index}`);
  const answers = await Promise.all(
    texts.flatMap((text) => receivers.map((receive) => receive(ask(text), "192.0.2.7"))),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(80).fill(201));
  expect(await readLeads(databases[0])).toHaveLength(40);
  for (const database of databases) database.close();
});

it("answers 500 while the disk is full, and takes the lead once there is room", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const database = openSqliteFile(fileOf("full"));
  const receive = createReceiver(database, settings);
  const statusOf = async (text: string) => (await receive(ask(text), "192.0.2.7")).status;
  await database.read({ sql: "PRAGMA max_page_count = 1" });
  expect(await statusOf("x".repeat(5000))).toBe(500);
  expect(await readLeads(database)).toEqual([]);
  await database.read({ sql: "PRAGMA max_page_count = 1000000" });
  expect(await statusOf("x".repeat(5000))).toBe(201);
  expect(await readLeads(database)).toHaveLength(1);
  database.close();
});
