import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { listenOn } from "../../../scripts/lib/ports";
import { createReceiver, networkOf, pageOf } from "../../../src/receiver/handler";
import { readLeads, storeLead } from "../../../src/receiver/leads";
import { openSqliteFile } from "../../../src/receiver/sqlite-file";
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
    storeLead(database, quote(text), { sender, leadsAnHour: 3, now: start + minutes * minuteMs });
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

  it("leaves nothing of its sender's address after a day", async () => {
    await store("un site", 0);
    await store("une boutique", 25 * 60, "b");
    expect(await database.read({ sql: "SELECT digest FROM senders" })).toEqual([{ digest: "b" }]);
  });
});

it.each([
  ["::ffff:192.0.2.7", "::ffff:192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
])("%s is one sender with all of %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
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
  expect(await readLeads(database)).toEqual([
    { id: "a", kind: "devis", receivedAt: start, answeredAt: undefined, page: "", fields: { name: "A" } },
    { id: "b", kind: "contact", receivedAt: start - 1, answeredAt: start, page: "", fields: { name: "B" } },
  ]);
  expect(await database.read({ sql: "SELECT * FROM notices" })).toEqual([
    { lead_id: "a", due_at: start, tries: 3 },
  ]);
  expect(await database.read({ sql: "SELECT * FROM acknowledgements" })).toEqual([]);
  const stored = await storeLead(database, quote("un site"), { sender: "a", leadsAnHour: 1, now: start });
  expect(stored).toBeDefined();
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

it("has every lead that it has accepted, once, after the process was killed", async () => {
  const { port, close } = await listenOn(0, () => undefined);
  await close();
  const child = spawn("npx", ["tsx", "scripts/receiver.ts"], {
    env: { ...process.env, PORT: String(port), LEADS_DB: fileOf("killed") },
    stdio: ["ignore", "pipe", "ignore"],
    detached: true,
  });
  const kill = () => child.exitCode ?? child.signalCode ?? process.kill(-Number(child.pid), "SIGKILL");
  await once(child.stdout, "data");
  const accepted: string[] = [];
  const send = async (index: number): Promise<void> => {
    const text = `projet ${index}`;
    // Behind a proxy, each from an address of its own.
    const headers = { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${index}` };
    const url = `http://127.0.0.1:${port}/contact-forms/get-estimate`;
    const body = JSON.stringify(quote(text).fields);
    const response = await fetch(url, { method: "POST", headers, body });
    if (response.ok) accepted.push(text);
    // In the middle of the others' transactions.
    if (accepted.length === 50) kill();
  };
  await Promise.allSettled(Array.from({ length: 200 }, (_, index) => send(index)));
  kill();
  const database = openSqliteFile(fileOf("killed"));
  const kept = (await readLeads(database)).map(({ fields }) => fields.project_description);
  database.close();
  expect(accepted.length).toBeGreaterThanOrEqual(50);
  expect(kept).toEqual(expect.arrayContaining(accepted));
  expect(new Set(kept).size).toBe(kept.length);
});
