import { SMTPServer } from "smtp-server";
import { acknowledgementOf } from "../../../src/receiver/acknowledgement";
import type { Lead, LeadKind } from "../../../src/receiver/lead-forms";
import { eraseLeads, storeLead } from "../../../src/receiver/leads";
import { smtpSender } from "../../../src/receiver/smtp-mail";
import { Refusal, type Mail } from "../../../src/receiver/mail";
import { sendMails } from "../../../src/receiver/outbox";
import { openSqliteFile } from "../../../src/receiver/sqlite-file";
import { agency } from "./agency";

/** A Friday at 16:20 in Paris: four working hours later it is Monday. */
const start = Date.parse("2026-11-27T15:20:00Z");
const minuteMs = 60_000;
const lead: Lead = {
  id: "0a1b2c3d-0000-4000-8000-000000000000",
  kind: "devis",
  receivedAt: start,
  answeredAt: undefined,
  page: "/contact",
  fields: { name: "Zoé", email: "zoe@exemple.example", phone: "0612345678", project_description: "Boutique" },
};
const plain = (text: string | undefined) => text?.replaceAll("\u00a0", " ");

it("says what has come, by when the answer comes, how to send files, and nothing that was typed", () => {
  const { text, subject, ...rest } = acknowledgementOf(lead, agency, start) as Mail;
  expect(rest).toEqual({
    to: "zoe@exemple.example",
    replyTo: "devis@agence.example",
    messageId: "<0a1b2c3d-0000-4000-8000-000000000000.accuse@agence.example>",
    headers: { "Auto-Submitted": "auto-replied", "X-Auto-Response-Suppress": "All" },
  });
  expect(plain(subject)).toBe("Votre demande du 27 novembre est arrivée");
  expect(plain(text)).toMatch(
    /^Bonjour,\n\nNous avons reçu votre message et vous répondons avant lundi 30 novembre, 11 h 20\.\n/,
  );
  expect(text).toContain("Pour joindre des fichiers, répondez à cet e-mail.");
  expect(plain(text)).toMatch(/\nCembraie\n04 65 71 00 00\n$/);
  for (const typed of Object.values({ ...lead.fields, page: lead.page })) expect(text).not.toContain(typed);
});

it("promises no hour for an entry to the contest, and calls it one", () => {
  const { text, subject, replyTo } = acknowledgementOf({ ...lead, kind: "concours" }, agency, start) as Mail;
  expect(plain(subject)).toBe("Votre inscription du 27 novembre est arrivée");
  expect(text).toContain("Nous avons reçu votre inscription au jeu-concours.");
  expect(text).not.toContain("avant");
  expect(replyTo).toBe("contact@agence.example");
});

it.each([
  ["its own mailbox", "Contact@Agence.example", 0],
  ["somebody whose answer should be there", "zoe@exemple.example", 3 * 24 * 60],
])("writes nothing to %s", (_who, email, minutes) => {
  const now = start + minutes * minuteMs;
  expect(acknowledgementOf({ ...lead, fields: { ...lead.fields, email } }, agency, now)).toBeUndefined();
});

describe("the outbox", () => {
  const database = openSqliteFile(":memory:");
  afterAll(() => database.close());
  let sent: string[] = [];
  /** What happens to a mail to the visitor. */
  let fault: Error | undefined;
  let logged = "";
  const send = async ({ to }: Mail): Promise<void> => {
    if (fault && !to.endsWith("@agence.example")) throw fault;
    sent.push(to);
  };
  const round = (minutes: number) => sendMails(database, agency, send, () => start + minutes * minuteMs);
  const store = (minutes: number, email = "zoe@exemple.example", kind: LeadKind = "contact") =>
    storeLead(
      database,
      { kind, fields: { ...lead.fields, email, message: `À ${minutes} minutes` } },
      { sender: "a", leadsAnHour: 1e6, now: start + minutes * minuteMs },
    );
  const toVisitors = () => sent.filter((to) => !to.endsWith("@agence.example"));
  beforeEach(async () => {
    [sent, fault, logged] = [[], undefined, ""];
    jest.spyOn(console, "error").mockImplementation((line) => void (logged += line));
    await database.write(
      ["leads", "notices", "acknowledgements"].map((table) => ({ sql: `DELETE FROM ${table}` })),
    );
  });

  it("answers one address once an hour, however it is written, and announces each of its leads", async () => {
    for (let minute = 0; minute < 10; minute++)
      await store(minute, minute % 2 ? "zoe@exemple.example" : "ZOE@Exemple.example");
    await store(5, "lou@exemple.example");
    for (let minute = 0; minute < 20; minute++) await round(minute);
    expect(toVisitors().sort()).toEqual(["ZOE@Exemple.example", "lou@exemple.example"]);
    expect(sent).toHaveLength(11 + 2);
    await store(59);
    await store(61);
    await round(61);
    expect(toVisitors()).toHaveLength(3);
  });

  it("sends ten mails a round at most, notices first: Cloudflare counts the statements of a call", async () => {
    for (let visitor = 0; visitor < 12; visitor++) await store(0, `v${visitor}@exemple.example`);
    expect([await round(0), await round(0), await round(0)]).toEqual([10, 10, 4]);
    expect(sent.slice(0, 12).every((to) => to === "contact@agence.example")).toBe(true);
  });

  it("tries again after a fault that passes, until the hour it names; the notice has long gone", async () => {
    fault = new Error("421 try again");
    await store(0);
    await round(0);
    expect(sent).toEqual(["contact@agence.example"]);
    fault = undefined;
    await round(2);
    expect(toVisitors()).toEqual(["zoe@exemple.example"]);

    fault = new Error("421 try again");
    await store(120);
    for (let hour = 2; hour < 100; hour++) await round(hour * 60);
    fault = undefined;
    for (let hour = 100; hour < 200; hour++) await round(hour * 60);
    expect(toVisitors()).toHaveLength(1);
    expect(await database.read({ sql: "SELECT 1 FROM acknowledgements" })).toEqual([]);
  });

  it("gives up what is refused for good, without naming the visitor in the journal; the lead stays", async () => {
    fault = new Refusal("550 5.1.1 <zoe@exemple.example> unknown");
    await store(0);
    await round(0);
    expect(logged).toMatch(/550 5\.1\.1/);
    expect(logged).not.toContain("zoe@");
    fault = undefined;
    await round(10);
    expect(sent).toEqual(["contact@agence.example"]);
    expect(await database.read({ sql: "SELECT id FROM leads" })).toHaveLength(1);
  });

  it("keeps a notice that is refused for good", async () => {
    await store(0);
    const refuse = () => Promise.reject(new Refusal("550 no"));
    await sendMails(database, agency, refuse, () => start);
    await round(2);
    expect(sent).toEqual(["contact@agence.example"]);
  });

  it("forgets an acknowledgement with its lead", async () => {
    await store(0);
    await eraseLeads(database, "zoe@exemple.example");
    await round(0);
    expect(sent).toEqual([]);
    expect(await database.read({ sql: "SELECT * FROM acknowledgements" })).toEqual([]);
  });
});

describe("a mail server", () => {
  let answer: { at: "onRcptTo" | "onMailFrom" | "onAuth" | "none"; code: number };
  const envelopes: string[] = [];
  const fail = (step: typeof answer.at, done: (error?: Error | null) => void) =>
    done(step === answer.at ? Object.assign(new Error("5.1.1"), { responseCode: answer.code }) : undefined);
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    authOptional: true,
    onAuth: (_auth, _session, done) => {
      const error = Object.assign(new Error("5.7.8"), { responseCode: answer.code });
      done(answer.at === "onAuth" ? error : null, { user: "u" });
    },
    onMailFrom: ({ address }, _session, done) => {
      envelopes.push(address);
      fail("onMailFrom", done);
    },
    onRcptTo: (_address, _session, done) => fail("onRcptTo", done),
    onData: (stream, _session, done) => void stream.resume().on("end", () => done()),
  });
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

  it.each([
    ["onRcptTo", 550, true],
    ["onRcptTo", 450, false],
    ["onAuth", 535, false],
  ] as const)("that answers %s with %i refuses the mail for good: %s", async (at, code, isRefusal) => {
    answer = { at, code };
    const { port } = server.server.address() as { port: number };
    const send = smtpSender(`smtp://u:p@127.0.0.1:${port}`, agency.mailboxes.general);
    const error: unknown = await send(acknowledgementOf(lead, agency, start) as Mail).catch(
      (e: unknown) => e,
    );
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof Refusal).toBe(isRefusal);
  });

  it("gets the agency as the one to whom a mail that cannot be delivered comes back", async () => {
    answer = { at: "none", code: 0 };
    const { port } = server.server.address() as { port: number };
    await smtpSender(
      `smtp://127.0.0.1:${port}`,
      '"Cembraie" <contact@agence.example>',
    )(acknowledgementOf(lead, agency, start) as Mail);
    expect(envelopes.at(-1)).toBe("contact@agence.example");
  });
});
