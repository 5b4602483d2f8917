import { eraseLeads, storeLead } from "../../../src/receiver/leads";
import { Busy, Refusal, type Mail } from "../../../src/receiver/mail";
import { sendMails } from "../../../src/receiver/outbox";
import { openSqliteFile } from "../../../src/receiver/sqlite-file";
import { agency, lead, minuteMs, start } from "./agency";

const database = openSqliteFile(":memory:");
afterAll(() => database.close());
let sent: Mail[] = [];
let journal: string[] = [];
/** What happens to a mail. */
let faultOf: (mail: Mail) => Error | undefined;
const noFault = () => undefined;

const isNotice = ({ to }: Mail) => to === "contact@agence.example";
const notices = () => sent.filter(isNotice);
const toVisitors = () => sent.filter((mail) => !isNotice(mail)).map(({ to }) => to);
const acknowledgements = () => database.read({ sql: "SELECT 1 FROM acknowledgements" });

const send = async (mail: Mail): Promise<void> => {
  const fault = faultOf(mail);
  if (fault) throw fault;
  sent.push(mail);
};
const round = (minutes: number) => sendMails(database, agency, send, () => start + minutes * minuteMs);
const store = (minutes: number, email = "zoe@exemple.example", message = `À ${minutes} minutes`) =>
  storeLead(
    database,
    { kind: "contact", fields: { ...lead.fields, email, message } },
    { senders: ["a"], leadsAnHour: 1e6, now: start + minutes * minuteMs },
  );

beforeEach(async () => {
  [sent, journal, faultOf] = [[], [], noFault];
  jest.spyOn(console, "error").mockImplementation((line: string) => void journal.push(line));
  const tables = ["leads", "notices", "acknowledgements", "senders"];
  await database.write(tables.map((table) => ({ sql: `DELETE FROM ${table}` })));
});

it("sends each notice once, whoever asks", async () => {
  await store(0);
  await store(0, "lou@exemple.example");
  await Promise.all([round(0), round(0), round(1)]);
  expect(notices()).toHaveLength(2);
  expect(await round(600)).toBe(0);
});

it("tries again with growing pauses until the mail has gone, and holds up no other", async () => {
  faultOf = ({ text }) => (text.includes("toujours") ? new Error("550 refused") : undefined);
  await store(0, undefined, "toujours refusé");
  await store(0, undefined, "bon");
  const tries: number[] = [];
  for (let now = 0; now < 60 * 24; now++) {
    await round(now);
    expect(notices()).toHaveLength(1);
    if (journal.splice(0).length) tries.push(now);
  }
  const pauses = tries.slice(1).map((minute, index) => minute - (tries[index] ?? 0));
  expect(pauses.slice(0, 5)).toEqual([1, 2, 4, 8, 16]);
  expect(pauses.at(-1)).toBe(360);
  faultOf = noFault;
  await round(60 * 48);
  expect(new Set(notices().map(({ messageId }) => messageId)).size).toBe(2);
});

it("goes on where the clock was set back", async () => {
  faultOf = () => new Error("421 try again");
  await store(0);
  await round(60 * 24 * 30);
  faultOf = noFault;
  expect(await round(0)).toBe(1);
});

it("answers one address once an hour, however it is written, and announces each of its leads", async () => {
  for (let minute = 0; minute < 10; minute++)
    await store(minute, minute % 2 ? "zoe@exemple.example" : "ZOE@Exemple.example");
  await store(5, "lou@exemple.example");
  for (let minute = 0; minute < 20; minute++) await round(minute);
  expect(toVisitors().sort()).toEqual(["ZOE@Exemple.example", "lou@exemple.example"]);
  expect(notices()).toHaveLength(11);
  await store(59);
  await store(61);
  await round(61);
  expect(toVisitors()).toHaveLength(3);
});

it("sends ten mails a round at most, notices first: Cloudflare counts the statements of a call", async () => {
  for (let visitor = 0; visitor < 12; visitor++) await store(0, `v${visitor}@exemple.example`);
  expect([await round(0), await round(0), await round(0)]).toEqual([10, 10, 4]);
  expect(sent.slice(0, 12).every(isNotice)).toBe(true);
});

it("acknowledges after a fault that passes, until the hour it names; the notice has long gone", async () => {
  const down = (mail: Mail) => (isNotice(mail) ? undefined : new Error("421 try again"));
  faultOf = down;
  await store(0);
  await round(0);
  expect([notices().length, toVisitors()]).toEqual([1, []]);
  faultOf = noFault;
  await round(2);
  expect(toVisitors()).toEqual(["zoe@exemple.example"]);

  faultOf = down;
  await store(120);
  for (let hour = 2; hour < 100; hour++) await round(hour * 60);
  faultOf = noFault;
  for (let hour = 100; hour < 200; hour++) await round(hour * 60);
  expect(toVisitors()).toHaveLength(1);
  expect(await acknowledgements()).toEqual([]);
});

it("announces a lead whose sender's address a mail service refuses, without it", async () => {
  faultOf = ({ replyTo }) =>
    replyTo === "zoe@exemple.example" ? new Refusal("550 no such sender") : undefined;
  await store(0);
  await round(0);
  expect(notices().map(({ replyTo }) => replyTo)).toEqual([undefined]);
  expect(notices()[0]?.text).toMatch(/zoe@exemple\.example[^]*écrivez-lui vous-même/);
});

it("ends its round where the mail service takes no more, and goes on with the next", async () => {
  for (let visitor = 0; visitor < 5; visitor++) await store(0, `v${visitor}@exemple.example`);
  let left = 2;
  const tried: string[] = [];
  faultOf = ({ messageId }) => {
    tried.push(messageId);
    return left-- > 0 ? undefined : new Busy("429");
  };
  expect([await round(0), tried.length]).toEqual([2, 3]);
  left = 9;
  expect([await round(0), notices().length]).toEqual([7, 4]);
  expect(await round(1)).toBe(1);
});

it("announces the newest lead first: a flood before it does not keep the agency from hearing of it", async () => {
  for (let visitor = 0; visitor < 30; visitor++) await store(0, `v${visitor}@exemple.example`);
  await store(0, "lou@exemple.example", "après tous les autres");
  await round(0);
  expect(notices()[0]?.text).toContain("après tous les autres");
});

it("forgets senders within their day, though no mail can leave", async () => {
  await store(0);
  await sendMails(database, agency, undefined, () => start + 25 * 60 * minuteMs);
  expect(await database.read({ sql: "SELECT * FROM senders" })).toEqual([]);
  expect(await database.read({ sql: "SELECT * FROM notices" })).toHaveLength(1);
});

it("of what is refused for good keeps the notice alone, and does not name the visitor in the journal", async () => {
  faultOf = (mail) => new Refusal(isNotice(mail) ? "550 no" : "550 5.1.1 <zoe@exemple.example> unknown");
  await store(0);
  await round(0);
  expect(journal.join()).toMatch(/550 5\.1\.1/);
  expect(journal.join()).not.toContain("zoe@");
  faultOf = noFault;
  await round(10);
  expect([notices().length, toVisitors()]).toEqual([1, []]);
  expect(await database.read({ sql: "SELECT id FROM leads" })).toHaveLength(1);
});

it("forgets an acknowledgement with its lead", async () => {
  await store(0);
  await eraseLeads(database, "zoe@exemple.example");
  await round(0);
  expect(sent).toEqual([]);
  expect(await acknowledgements()).toEqual([]);
});
