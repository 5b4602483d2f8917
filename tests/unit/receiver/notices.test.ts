import { listenOn, type Listening } from "../../../scripts/lib/ports";
import { httpSender } from "../../../src/receiver/http-mail";
import type { Lead } from "../../../src/receiver/lead-forms";
import { storeLead } from "../../../src/receiver/leads";
import { Refusal, type Mail } from "../../../src/receiver/mail";
import { noticeOf } from "../../../src/receiver/notice";
import { sendMails } from "../../../src/receiver/outbox";
import { openSqliteFile } from "../../../src/receiver/sqlite-file";
import { agency } from "./agency";

const start = Date.parse("2026-03-02T08:00:00Z");
const minuteMs = 60_000;
const lead: Lead = {
  id: "0a1b2c3d-0000-4000-8000-000000000000",
  kind: "devis",
  receivedAt: start,
  answeredAt: undefined,
  page: "/contact",
  fields: {
    name: "Zoé Renard",
    email: "zoe@exemple.example",
    phone: "",
    project_description: "Une\nboutique",
  },
};

it.each([
  ["devis", "devis@agence.example"],
  ["contact", "contact@agence.example"],
  ["concours", "contact@agence.example"],
] as const)("a %s is announced to %s", (kind, to) => {
  expect(noticeOf({ ...lead, kind }, agency).to).toBe(to);
});

it("a notice names the time in Paris and what was typed, in its text alone, and answers go to the visitor", () => {
  const fields = { ...lead.fields, name: "Zoé\r\nBcc: tous@exemple.example", message: "<b>Bonjour</b>" };
  const { text, ...headers } = noticeOf({ ...lead, fields }, agency);
  expect(headers).toEqual({
    to: "devis@agence.example",
    replyTo: "zoe@exemple.example",
    subject: "Demande de devis, 2\u00a0mars, 9\u00a0h (0a1b2c3d)",
    messageId: "<0a1b2c3d-0000-4000-8000-000000000000@agence.example>",
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  });
  const [came, page, due] = text.replaceAll("\u00a0", " ").split("\n");
  expect(came).toBe("Demande de devis reçue le 2 mars 2026 à 9 h");
  expect(page).toBe("Depuis la page /contact");
  expect(due).toBe("À répondre avant lundi 2 mars, 13 h");
  expect(text).toContain("Une\nboutique");
  expect(text).not.toContain("Téléphone");
});

describe("the outbox", () => {
  const database = openSqliteFile(":memory:");
  afterAll(() => database.close());
  /** Mails to the agency. */
  let sent: Mail[] = [];
  let refused: RegExp = /(?!)/;
  const send = async (mail: Mail): Promise<void> => {
    if (refused.test(mail.text)) throw new Error("550 refused");
    if (mail.to.endsWith("@agence.example")) sent.push(mail);
  };
  const round = (minutes: number) => sendMails(database, agency, send, () => start + minutes * minuteMs);
  const store = (text: string) =>
    storeLead(
      database,
      { kind: "contact", fields: { ...lead.fields, message: text } },
      { sender: "a", leadsAnHour: 1e6, now: start },
    );
  beforeEach(async () => {
    sent = [];
    refused = /(?!)/;
    jest.spyOn(console, "error").mockImplementation();
    await database.write([{ sql: "DELETE FROM leads" }, { sql: "DELETE FROM notices" }]);
  });

  it("sends each notice once, whoever asks", async () => {
    await store("un");
    await store("deux");
    await Promise.all([round(0), round(0), round(1)]);
    expect(sent).toHaveLength(2);
    expect(await round(600)).toBe(0);
  });

  it("tries again with growing pauses until the mail has gone, and holds up no other", async () => {
    refused = /toujours/;
    await store("toujours refusé");
    await store("bon");
    await round(0);
    expect(sent).toHaveLength(1);
    let now = 0;
    const tries: number[] = [];
    jest.spyOn(console, "error").mockImplementation(() => tries.push(now));
    while (now++ < 60 * 24) await round(now);
    const pauses = tries.slice(1).map((minute, index) => minute - (tries[index] ?? 0));
    expect(pauses.slice(0, 5)).toEqual([2, 4, 8, 16, 32]);
    expect(pauses.at(-1)).toBe(360);
    refused = /(?!)/;
    await round(60 * 48);
    expect(sent).toHaveLength(2);
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(2);
  });

  it("goes on where the clock was set back", async () => {
    refused = /./;
    await store("un");
    await round(60 * 24 * 30);
    refused = /(?!)/;
    expect(await round(0)).toBe(1);
  });
});

describe("an HTTP mail API", () => {
  let server: Listening;
  let status = 200;
  const calls: { key: string | undefined; body: unknown }[] = [];
  beforeAll(async () => {
    server = await listenOn(0, async (req, res) => {
      const body: unknown = JSON.parse((await req.toArray()).join(""));
      calls.push({ key: req.headers["idempotency-key"] as string, body });
      res.writeHead(status).end("{}");
    });
  });
  afterAll(() => server.close());

  it.each([
    [422, true],
    [429, false],
    [401, false],
  ])("that answers %i refuses the mail for good: %s", async (answer, isRefusal) => {
    status = answer;
    const send = httpSender({ url: `http://127.0.0.1:${server.port}`, token: "t", from: "a@agence.example" });
    const error: unknown = await send(noticeOf(lead, agency)).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof Refusal).toBe(isRefusal);
    calls.length = 0;
  });

  it("gets the mail as JSON, under the same key at each try; another status than 2xx is a failure", async () => {
    const send = httpSender({ url: `http://127.0.0.1:${server.port}`, token: "t", from: "a@agence.example" });
    const mail = noticeOf(lead, agency);
    status = 500;
    await expect(send(mail)).rejects.toThrow("répond 500");
    status = 200;
    await send(mail);
    expect(calls[0]).toEqual(calls[1]);
    expect(calls[1]).toMatchObject({
      key: mail.messageId,
      body: {
        from: "a@agence.example",
        to: mail.to,
        reply_to: lead.fields.email,
        text: mail.text,
        headers: mail.headers,
      },
    });
  });
});
