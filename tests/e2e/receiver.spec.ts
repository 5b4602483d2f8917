import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { listenOn } from "../../scripts/lib/ports";
import { startPreview } from "../../scripts/lib/preview-server";
import { createReceiver } from "../../src/receiver/handler";
import { listenerOf } from "../../src/receiver/node-server";
import { sendMails } from "../../src/receiver/outbox";
import { smtpSender } from "../../src/receiver/smtp-mail";
import { openSqliteFile } from "../../src/receiver/sqlite-file";
import { answerFaults, operations } from "../agency-api/openapi";
import { agency } from "../unit/receiver/agency";
import { expectSuccess, fillInAndSend, quote } from "./forms/forms";
import { cloudflareEnvironment, cloudflareTool, wrangler } from "./hosts/hosts";
import { freePort, root, startServer } from "./hosts/server";
import { siteUrl } from "./support/built-site";
import { expect, open, test } from "./support/test";

const good = { name: "Camille Renard", email: "camille@exemple.example", project_description: "Un site" };
const estimate = "contact-forms/get-estimate";

interface Call {
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
  readonly method?: string;
}

const call = (address: string, { body = "", headers = {}, path = estimate, method = "POST" }: Call) =>
  fetch(new URL(path, address), {
    method,
    headers: { "Content-Type": "application/json", ...headers },
    ...(method === "POST" && { body }),
  });
const quoteOf = (fields: object) => JSON.stringify({ ...good, ...fields });
const withText = (text: string) => quoteOf({ project_description: text });
const ofBytes = (bytes: number) => withText("").padEnd(bytes, " ");

const message = JSON.stringify({ name: "A", email: "a@exemple.example", message: "M" });
const entry = JSON.stringify({
  lastName: "Renard",
  firstName: "Camille",
  email: good.email,
  phone: "0465710000",
  project: "Un site pour notre atelier",
});

/** Calls of any sort and the status of the answer. What bodies may hold: tests/unit/agency-api/lead-contract.test.ts. */
const calls: readonly (readonly [name: string, status: number, call: Call])[] = [
  ["a quote", 201, { body: quoteOf({}) }],
  ["a quote under /api", 201, { body: withText("sous /api"), path: `/api/${estimate}` }],
  ["a message", 201, { body: message, path: "contact-forms/contact-agence" }],
  ["a contest entry", 201, { body: entry, path: "contact-forms/jeu-concours" }],
  ["half an emoji", 201, { body: withText("\ud83d") }],
  ["NUL", 201, { body: withText("a\0b") }],
  ["broken JSON", 400, { body: withText("x").slice(0, -1) }],
  ["bytes that are no UTF-8", 400, { body: Buffer.from(withText("é"), "latin1") }],
  ["no address", 400, { body: quoteOf({ email: undefined }) }],
  ["100 000 bytes", 400, { body: ofBytes(100_000) }],
  ["one byte more", 413, { body: ofBytes(100_001) }],
  [
    "a form's own format",
    415,
    { body: "a=b", headers: { "Content-Type": "application/x-www-form-urlencoded" } },
  ],
  [
    "a type without a semicolon",
    201,
    { body: withText("sans point-virgule"), headers: { "Content-Type": "application/json charset=utf-8" } },
  ],
  ["GET", 405, { method: "GET" }],
  ["an unknown path", 404, { body: "{}", path: "contact-forms/autre" }],
  ["a property of every object", 404, { body: "{}", path: "toString" }],
  ["a list of posts", 200, { path: "blog/get-posts" }],
  ["from a page of the site", 201, { body: withText("du site"), headers: { Origin: siteUrl } }],
  ["another origin", 403, { body: withText("d’ailleurs"), headers: { Origin: "https://exemple.example" } }],
  ["what a browser asks before", 204, { headers: { Origin: siteUrl }, method: "OPTIONS" }],
];

interface Target {
  readonly address: string;
  close(): Promise<unknown>;
}

async function startReceiver(): Promise<Target> {
  const database = openSqliteFile(":memory:");
  const settings = { isAllowed: (origin: string) => origin === siteUrl, leadsAnHour: 20 };
  const { port, close } = await listenOn(0, listenerOf(createReceiver(database, settings)));
  return { address: `http://127.0.0.1:${port}`, close };
}

/** The function and the database as they are tried before they are published (docs/recevoir-les-demandes.md). */
async function startCloudflare(): Promise<Target> {
  const folder = mkdtempSync(path.join(tmpdir(), "d1-"));
  const options = { cwd: path.join(root, cloudflareTool), env: cloudflareEnvironment(folder) };
  const kept = `--persist-to=${folder}`;
  execFileSync(process.execPath, [wrangler, "d1", "migrations", "apply", "LEADS", "--local", kept], options);
  const port = await freePort();
  const settings = [`--port=${port}`, "--inspector-port=0", kept, `--binding=SITE_URL=${siteUrl}`];
  const command = [wrangler, "pages", "dev", ...settings];
  const { stop } = await startServer(process.execPath, command, port, options);
  return { address: `http://127.0.0.1:${port}/api/`, close: stop };
}

// What `npm start` serves is the receiver too, with posts beside it.
const targets: Readonly<Record<string, () => Promise<Target>>> = {
  "the receiver": startReceiver,
  Cloudflare: startCloudflare,
};

/** Whether an answer has the shape that the contract gives to its status, where it gives one. */
function faultsOfAnswer(path: string, status: number, answer: unknown): readonly unknown[] {
  const pathname = path.replace(/^(?:\/api)?\/?/, "/");
  const operation = operations.find(({ pattern }) => pattern.test(pathname));
  return operation?.responses[String(status)] ? answerFaults(operation, status, answer) : [];
}

for (const [name, start] of Object.entries(targets))
  test(`${name} answers every request as the contract says`, async () => {
    test.skip(start === startCloudflare && !existsSync(wrangler), "Cloudflare Pages n’est pas installé.");
    const { address, close } = await start();
    for (const [title, status, asked] of calls) {
      const response = await call(address, asked);
      const answer: unknown = await response.json().catch(() => undefined);
      expect.soft(response.status, title).toBe(status);
      expect.soft(response.headers.get("x-content-type-options"), title).toBe("nosniff");
      if (response.headers.has("access-control-allow-credentials"))
        expect.soft(response.headers.get("access-control-allow-origin"), title).toBe(siteUrl);
      expect.soft(faultsOfAnswer(asked.path ?? estimate, status, answer), title).toEqual([]);
    }
    const statuses = [];
    for (let count = 0; count < 21; count++)
      statuses.push((await call(address, { body: withText(`site ${count}`) })).status);
    expect(statuses.at(-1)).toBe(429);
    // Of them, whoever repeats a lead is told that it has arrived.
    expect((await call(address, { body: quoteOf({}) })).status).toBe(201);
    await close();
  });

// What the mails say is asserted in tests/unit/receiver/mails.test.ts.
test("a request typed on the site reaches the agency's mailbox, and the visitor gets its acknowledgement", async ({
  page,
  site: { folder },
}) => {
  const mails: string[] = [];
  const mailbox = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, _session, done) => {
      mails.push(Buffer.concat(await stream.toArray()).toString());
      done();
    },
  });
  await new Promise<void>((resolve) => mailbox.listen(0, "127.0.0.1", resolve));
  const { port } = mailbox.server.address() as { port: number };
  const database = openSqliteFile(":memory:");
  const receive = createReceiver(database, { isAllowed: () => true, leadsAnHour: 20 });
  const { address, close } = await startPreview({ port: 0, publicDir: folder, api: listenerOf(receive) });

  await open(page, address + quote.address);
  await fillInAndSend(page, quote);
  await expectSuccess(page, quote);
  const send = smtpSender(`smtp://127.0.0.1:${port}`, agency.mailboxes.general);
  await sendMails(database, agency, send);
  const recipients = mails.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]);
  expect(recipients).toEqual(["devis@agence.example", quote.body.email]);
  expect(mails[0]).toContain("Depuis la page /obtenir-un-devis");
  await close();
  mailbox.close();
});
