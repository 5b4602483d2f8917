import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "../../../src/receiver/database";
import { createReceiver, pageOf } from "../../../src/receiver/handler";
import { readLeads, storeLead } from "../../../src/receiver/leads";
import { openSqliteFile } from "../../../src/receiver/sqlite-file";
import { makeFolder } from "../setup/folder";
import { ask, minuteMs, quote, settings, start } from "./agency";

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
});

const folder = makeFolder();
const fileOf = (name: string) => `${folder}/${name}/leads.sqlite`;
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
