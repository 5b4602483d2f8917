import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import { listenOn } from "../../scripts/lib/ports";
import { startPreview } from "../../scripts/lib/preview-server";
import { agency } from "../../src/receiver/agency";
import { createReceiver } from "../../src/receiver/handler";
import { listenerOf } from "../../src/receiver/node-server";
import { sendMails } from "../../src/receiver/outbox";
import { smtpSender } from "../../src/receiver/smtp-mail";
import { openSqliteFile } from "../../src/receiver/sqlite-file";
import { faultsOf, operations } from "../agency-api/openapi";
import { createStandIn } from "../agency-api/stand-in";
import { expectSuccess, fillInAndSend, quote } from "./forms/forms";
import { cloudflareEnvironment, cloudflareTool, wrangler } from "./hosts/hosts";
import { freePort, root, startServer } from "./hosts/server";
import { publishedFolder } from "./support/built-pages";
import { expect, open, test } from "./support/test";

const site = "https://www.agence.example";
const good = { name: "Camille Renard", email: "camille@exemple.example", project_description: "Un site" };
const json = { "Content-Type": "application/json" };
const estimate = "contact-forms/get-estimate";
const ask = (body: BodyInit, headers: HeadersInit = json, path = estimate, method = "POST") => ({
  path,
  init: { method, headers, ...(method === "POST" && { body }) },
});
const without = (...names: (keyof typeof good)[]) =>
  JSON.stringify(Object.fromEntries(Object.entries(good).filter(([name]) => !names.includes(name as never))));
const withText = (text: unknown) => JSON.stringify({ ...good, project_description: text });
const ofBytes = (bytes: number) => withText("").padEnd(bytes, " ");

/** Requests of any sort and the status of the answer; `own`: where the receiver stands alone, with its origin and limit. */
const requests: readonly [name: string, status: number, ask: ReturnType<typeof ask>, own?: "own"][] = [
  ["a quote", 201, ask(JSON.stringify(good))],
  ["the same again", 201, ask(JSON.stringify(good))],
  ["a quote under /api", 201, ask(withText("sous /api"), json, `/api/${estimate}`)],
  [
    "a message",
    201,
    ask(
      JSON.stringify({ name: "A", email: "a@exemple.example", message: "M" }),
      json,
      "contact-forms/contact-agence",
    ),
  ],
  [
    "a contest entry",
    201,
    ask(
      JSON.stringify({
        lastName: "Renard",
        firstName: "Camille",
        email: good.email,
        phone: "0465710000",
        project: "Un site pour notre atelier",
      }),
      json,
      "contact-forms/jeu-concours",
    ),
  ],
  ["from a page of the site", 201, ask(withText("du site"), { ...json, Origin: site })],
  ["a charset", 201, ask(withText("é"), { "Content-Type": "application/json; charset=utf-8" })],
  ["line ends in a name", 201, ask(JSON.stringify({ ...good, name: "A\r\nBcc: b@exemple.example" }))],
  ["half an emoji", 201, ask(withText("\ud83d").replace("\ud83d", "\\ud83d"))],
  ["NUL", 201, ask(withText("a\0b"))],
  ["broken JSON", 400, ask(withText("x").slice(0, -1))],
  ["no body", 400, ask("")],
  ["bytes that are no UTF-8", 400, ask(Buffer.from(withText("é"), "latin1"))],
  ["a list", 400, ask(JSON.stringify([good]))],
  ["a number for a text", 400, ask(withText(1))],
  ["an object for a text", 400, ask(withText({ toString: 1 }))],
  ["a field of no form", 400, ask(JSON.stringify({ ...good, isAdmin: "1" }))],
  ["no address", 400, ask(without("email"))],
  ["line ends in an address", 400, ask(JSON.stringify({ ...good, email: "a@exemple.example\nb@c.example" }))],
  ["spaces alone", 400, ask(withText(" \u200b"))],
  ["5 001 characters", 400, ask(withText("x".repeat(5001)))],
  ["1 000 000 bytes", 400, ask(ofBytes(1_000_000))],
  ["one byte more", 413, ask(ofBytes(1_000_001))],
  ["a form's own format", 415, ask("name=A", { "Content-Type": "application/x-www-form-urlencoded" })],
  ["another origin", 403, ask(withText("d’ailleurs"), { ...json, Origin: "https://exemple.example" }), "own"],
  ["a page of a file", 403, ask(withText("d’un fichier"), { ...json, Origin: "null" }), "own"],
  ["what a browser asks before", 204, ask("", { Origin: site }, estimate, "OPTIONS"), "own"],
  ["GET", 405, ask("", {}, estimate, "GET")],
  ["an unknown path", 404, ask("{}", json, "contact-forms/autre")],
  ["a property of every object", 404, ask("{}", json, "toString")],
  ["a list of posts", 200, ask("", {}, "blog/get-posts")],
];

interface Target {
  readonly address: string;
  close(): Promise<unknown>;
}

async function startReceiver(): Promise<Target> {
  const database = openSqliteFile(":memory:");
  const settings = { isAllowed: (origin: string) => origin === site, leadsAnHour: 20 };
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
  const settings = [`--port=${port}`, "--inspector-port=0", kept, `--binding=SITE_URL=${site}`];
  const { stop } = await startServer(
    process.execPath,
    [wrangler, "pages", "dev", ...settings],
    port,
    options,
  );
  return { address: `http://127.0.0.1:${port}/api/`, close: stop };
}

async function startStandIn(): Promise<Target> {
  const standIn = createStandIn();
  return { address: await standIn.listen(0), close: standIn.close };
}

const targets: readonly [name: string, isAlone: boolean, start: () => Promise<Target>][] = [
  ["the receiver", true, startReceiver],
  ["what npm start serves", false, startStandIn],
  ["Cloudflare", true, startCloudflare],
];

for (const [name, isAlone, start] of targets)
  test(`${name} answers every request as the contract says`, async () => {
    test.skip(start === startCloudflare && !existsSync(wrangler), "Cloudflare Pages n’est pas installé.");
    const { address, close } = await start();
    for (const [title, status, { path, init }, own] of requests) {
      if (own && !isAlone) continue;
      const response = await fetch(new URL(path, address), init);
      const answer: unknown = await response.json().catch(() => undefined);
      expect.soft(response.status, title).toBe(status);
      if (response.headers.has("access-control-allow-credentials"))
        expect.soft(response.headers.get("access-control-allow-origin"), title).toBe(site);
      const { template = "", responses } =
        operations.find(({ pattern }) => pattern.test(path.replace(/^(?:\/api)?\/?/, "/"))) ?? {};
      const expected = responses?.[String(status)];
      if (!expected) continue;
      const inPlace = ["paths", template, "post", "responses", String(status)];
      expect.soft(faultsOf(expected.$ref?.slice(2).split("/") ?? inPlace, answer), title).toEqual([]);
    }
    if (isAlone) {
      const statuses = [];
      for (let count = 0; count < 21; count++)
        statuses.push((await fetch(new URL(estimate, address), ask(withText(`site ${count}`)).init)).status);
      expect(statuses.at(-1)).toBe(429);
      // Of them, whoever repeats a lead is told that it has arrived.
      expect((await fetch(new URL(estimate, address), ask(JSON.stringify(good)).init)).status).toBe(201);
    }
    await close();
  });

test("a request typed on the site reaches the agency's mailbox, and the visitor gets its acknowledgement", async ({
  page,
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
  const mailboxes = { general: "contact@agence.example", sales: "devis@agence.example" };
  const receive = createReceiver(database, { isAllowed: () => true, leadsAnHour: 20 });
  const { address, close } = await startPreview({
    port: 0,
    publicDir: publishedFolder,
    api: listenerOf(receive),
  });

  await open(page, address + quote.address);
  await fillInAndSend(page, quote);
  await expectSuccess(page, quote);
  const send = smtpSender(`smtp://127.0.0.1:${port}`, mailboxes.general);
  await sendMails(database, { ...agency, mailboxes }, send);
  expect(mails).toHaveLength(2);
  const [notice, acknowledgement] = mails;
  expect(notice).toMatch(/^To: devis@agence\.example\r$/m);
  expect(notice).toMatch(new RegExp(`^Reply-To: ${quote.body.email}\r$`, "m"));
  expect(notice).toContain(`Depuis la page ${quote.address}`);
  expect(acknowledgement).toMatch(new RegExp(`^To: ${quote.body.email}\r$`, "m"));
  expect(acknowledgement).toMatch(/^Reply-To: devis@agence\.example\r$/m);
  expect(acknowledgement).toMatch(/^Auto-Submitted: auto-replied\r$/m);
  await close();
  mailbox.close();
});
