import { createServer, type Socket } from "node:net";
import { SMTPServer } from "smtp-server";
import { listenOn, type Listening } from "../../../scripts/lib/ports";
import { httpSender, insistent } from "../../../src/receiver/http-mail";
import { Busy, Refusal } from "../../../src/receiver/mail";
import { mailApiFault, smtpFault } from "../../../src/receiver/mail-settings";
import { noticeOf } from "../../../src/receiver/notice";
import { smtpSender } from "../../../src/receiver/smtp-mail";
import { agency, lead } from "./agency";

it.each([
  ["smtps://contact%40agence.example:mot%2Fde%23passe@smtp.agence.example", true],
  ["smtp://smtp.agence.example:587/", true],
  ["smtp://[::1]:25", true],
  ["smtps://contact@agence.example:mot/de#passe@smtp.agence.example", false],
  ["smtps://contact:1234#passe@smtp.agence.example", false],
  ["smtps://contact:1234?passe@smtp.agence.example", false],
  ["smtps://contact:1234/passe@smtp.agence.example", false],
  ["smtps://contact:50%@smtp.agence.example", false],
  ["smtps://contact:passe@", false],
  ["smtp.agence.example", false],
  ['"smtps://smtp.agence.example"', false],
  ["https://smtp.agence.example", false],
])("SMTP_URL=%s can be tried: %s", (url, isGood) => {
  const fault = smtpFault(url);
  expect(fault === undefined).toBe(isGood);
  expect(fault ?? "").not.toContain(url);
});

it.each([
  ["https://api.agence.example/emails", true],
  ["http://127.0.0.1:8025/emails", true],
  ["http://api.agence.example/emails", false],
  ["api.agence.example/emails", false],
])("MAIL_API_URL=%s can be tried: %s", (url, isGood) => {
  expect(mailApiFault(url) === undefined).toBe(isGood);
});

it.each([
  [new Error("503"), 3],
  [new Busy("429"), 1],
  [new Refusal("422"), 1],
])("what is answered with %s is tried %i times at once", async (fault, times) => {
  const send = jest.fn(() => Promise.reject(fault));
  await expect(insistent(send, [1, 1])(noticeOf(lead, agency))).rejects.toBe(fault);
  expect(send).toHaveBeenCalledTimes(times);
});

describe("what carries mails", () => {
  const mail = noticeOf(lead, agency);
  /** What the next mail is answered with, and the step of SMTP at which it is. */
  let answer: { at?: string; code: number; body?: string };
  const envelopes: string[] = [];
  const calls: object[] = [];
  const fail = (step: string, done: (error?: Error | null) => void) =>
    done(step === answer.at ? Object.assign(new Error("no"), { responseCode: answer.code }) : null);
  const smtp = new SMTPServer({
    ...{ disabledCommands: ["STARTTLS"], allowInsecureAuth: true, authOptional: true },
    onAuth: (_auth, _session, done) => fail("auth", (error) => done(error, { user: "u" })),
    onMailFrom: ({ address }, _session, done) => {
      envelopes.push(address);
      done();
    },
    onRcptTo: (_address, _session, done) => fail("recipient", done),
    onData: (stream, _session, done) => void stream.resume().on("end", () => done()),
  });
  let http: Listening;
  beforeAll(async () => {
    await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", resolve));
    http = await listenOn(0, async (req, res) => {
      const body: unknown = JSON.parse((await req.toArray()).join("") || "null");
      calls.push({ method: req.method, key: req.headers["idempotency-key"], body });
      const isFollowed = req.url !== "/";
      res.writeHead(isFollowed ? 200 : answer.code, { Location: "/suivie" });
      res.end(isFollowed ? '{"id":"0"}' : (answer.body ?? '{"id":"0"}'));
    });
  });
  afterAll(async () => {
    await http.close();
    await new Promise<void>((resolve) => smtp.close(resolve));
  });
  const senders = {
    smtp: () => {
      const { port } = smtp.server.address() as { port: number };
      return smtpSender(`smtp://u:p@127.0.0.1:${port}`, '"Cembraie" <contact@agence.example>');
    },
    http: () => httpSender({ url: `http://127.0.0.1:${http.port}`, token: "t", from: "a@agence.example" }),
  };

  it.each([
    ["smtp", "recipient", 550, true],
    ["smtp", "recipient", 450, false],
    ["smtp", "auth", 535, false],
    ["http", "call", 422, true],
    ["http", "call", 429, false],
    ["http", "call", 401, false],
    ["http", "call", 500, false],
    ["http", "call", 301, false],
    ["http", "call", 302, false],
    ["http", "call", 308, false],
  ] as const)("%s: a %s answered with %i is refused for good: %s", async (carrier, at, code, isRefusal) => {
    answer = { at, code };
    const error: unknown = await senders[carrier]()(mail).catch((fault: unknown) => fault);
    expect(error).toBeInstanceOf(Error);
    expect(error instanceof Refusal).toBe(isRefusal);
  });

  it.each(["<!doctype html>", "", "[]", '{"data":[]}', "null"])(
    "%j is no answer of a mail API",
    async (body) => {
      answer = { code: 200, body };
      await expect(senders.http()(mail)).rejects.toThrow(/répond 200$/);
    },
  );

  it("a mail API's reason is told, without its end", async () => {
    answer = {
      code: 403,
      body: JSON.stringify({ message: `The domain is not verified. ${"x".repeat(999)}` }),
    };
    await expect(senders.http()(mail)).rejects.toThrow(
      /répond 403\u00a0: The domain is not verified\. x{100,180}$/,
    );
  });

  it("no mail goes over a plain line to another machine", async () => {
    const { port } = smtp.server.address() as { port: number };
    answer = { code: 0 };
    const before = [...envelopes];
    // This machine under a name that does not say so.
    await expect(smtpSender(`smtp://u:p@0.0.0.0:${port}`, "a@agence.example")(mail)).rejects.toThrow(
      /STARTTLS/,
    );
    expect(envelopes).toEqual(before);
  });

  it("a mail server that goes on answering without an end is left", async () => {
    jest.spyOn(AbortSignal, "timeout").mockImplementationOnce(() => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(), 300);
      return controller.signal;
    });
    const sockets: Socket[] = [];
    const endless = createServer((socket) => {
      sockets.push(socket);
      socket.write("220 lent\r\n");
      const timer = setInterval(() => socket.write("250-encore\r\n"), 50);
      socket.on("close", () => clearInterval(timer)).on("error", () => undefined);
    });
    await new Promise<void>((resolve) => endless.listen(0, "127.0.0.1", resolve));
    const { port } = endless.address() as { port: number };
    await expect(smtpSender(`smtp://127.0.0.1:${port}`, "a@agence.example")(mail)).rejects.toThrow();
    for (const socket of sockets) socket.destroy();
    endless.close();
  });

  it("a mail server gets the agency as the one to whom a mail that cannot be delivered comes back", async () => {
    answer = { code: 0 };
    await senders.smtp()(mail);
    expect(envelopes.at(-1)).toBe("contact@agence.example");
  });

  it("an API gets the mail as JSON, under the same key at each try", async () => {
    answer = { code: 200 };
    for (let time = 0; time < 2; time++) await senders.http()(mail);
    expect(calls.at(-2)).toEqual(calls.at(-1));
    const { to, text, headers, messageId } = mail;
    const body = { from: "a@agence.example", to, reply_to: lead.fields.email, text, headers };
    expect(calls.at(-1)).toMatchObject({ key: messageId, body });
  });
});
