import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, rmSync } from "node:fs";
import { request } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { bundleReceiver } from "../../../scripts/lib/bundle-receiver";
import { listenOn } from "../../../scripts/lib/ports";
import { readLeads } from "../../../src/receiver/leads";
import { openSqliteFile } from "../../../src/receiver/sqlite-file";
import { makeFolder } from "../setup/folder";

const folder = makeFolder();
const bundles = `${folder}/receveur`;
beforeAll(() => bundleReceiver(process.cwd(), bundles));
const running: (() => void)[] = [];
afterAll(() => running.forEach((kill) => kill()));

/** The receiver as a machine without the project runs it, once it receives. */
async function startReceiver(name: string, env: NodeJS.Dict<string> = {}) {
  const { port, close } = await listenOn(0, () => undefined);
  await close();
  const file = `${folder}/${name}.sqlite`;
  const child = spawn(process.execPath, [`${bundles}/receiver.js`], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), LEADS_DB: file, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let journal = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (journal += String(text)));
  running.push(() => child.kill("SIGKILL"));
  while (!journal.includes("sont reçues par")) {
    if (child.exitCode !== null) throw new Error(journal);
    await wait(50);
  }
  const url = `http://127.0.0.1:${port}/contact-forms/get-estimate`;
  // Behind a proxy, each from an address of its own.
  const send = async (index: number): Promise<Response> =>
    fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Forwarded-For": `198.51.100.${index}` },
      body: bodyOf(`projet ${index}`),
    });
  return { child, file, url, send, journal: () => journal };
}

const bodyOf = (project_description: string): string =>
  JSON.stringify({ name: "Camille", email: "camille@exemple.example", project_description });

async function keptIn(file: string): Promise<(string | undefined)[]> {
  const database = openSqliteFile(file);
  const leads = await readLeads(database);
  database.close();
  return leads.map(({ fields }) => fields.project_description);
}

it("has every lead that it has accepted, once, after the process was killed", async () => {
  const { child, file, send } = await startReceiver("killed");
  const accepted: string[] = [];
  const one = async (index: number): Promise<void> => {
    if ((await send(index)).ok) accepted.push(`projet ${index}`);
    // In the middle of the others' transactions.
    if (accepted.length === 50) child.kill("SIGKILL");
  };
  await Promise.allSettled(Array.from({ length: 200 }, (_, index) => one(index)));
  const kept = await keptIn(file);
  expect(accepted.length).toBeGreaterThanOrEqual(50);
  expect(kept).toEqual(expect.arrayContaining(accepted));
  expect(new Set(kept).size).toBe(kept.length);
});

it("answers the call under way when it is stopped, and ends without a fault", async () => {
  const { child, file, url } = await startReceiver("stopped");
  const body = bodyOf("pendant l’arrêt");
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };
  const call = request(url, { method: "POST", headers });
  const answered = once(call, "response") as Promise<[{ statusCode: number }]>;
  call.write(body.slice(0, 10));
  await wait(300);
  child.kill("SIGTERM");
  await wait(100);
  call.end(body.slice(10));
  expect((await answered)[0].statusCode).toBe(201);
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await keptIn(file)).toEqual(["pendant l’arrêt"]);
});

it("receives leads though SMTP_URL is none, says so, and does not repeat it", async () => {
  const { send, journal } = await startReceiver("unsent", {
    SMTP_URL: "smtps://contact@agence.example:mot/de#passeSECRET@smtp.agence.example",
  });
  expect((await send(1)).status).toBe(201);
  expect(journal()).toMatch(/SMTP_URL n[^]*aucun e-mail ne part/);
  expect(journal()).not.toMatch(/SECRET|\bat .*:\d+:\d+/);
});

it("ends, to be started again on the file that is there, once its own is gone", async () => {
  const { child, file, journal } = await startReceiver("gone");
  rmSync(file);
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(journal()).toContain("a été effacé ou remplacé");
});

it("shows its leads to a machine without the project, and sends a trial mail from there", async () => {
  const { file, send } = await startReceiver("shown");
  expect((await send(1)).status).toBe(201);
  const demandes = (...args: string[]): string =>
    execFileSync(process.execPath, [`${bundles}/leads.js`, ...args], {
      cwd: folder,
      env: { ...process.env, LEADS_DB: file, SMTP_URL: "smtp://127.0.0.1:9" },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "pipe"],
    });
  expect(demandes()).toMatch(/ à répondre .* Demande de devis .*camille@exemple.example/);
  demandes("exporter", "demandes.csv");
  expect(existsSync(`${folder}/demandes.csv`)).toBe(true);
  expect(() => demandes("voir")).toThrow(/^ {2}demandes voir <numéro>/m);
  expect(() => demandes("--d1")).toThrow("se lancent dans le dépôt du site");
  expect(() => demandes("essai", "a@exemple.example")).toThrow(/L’e-mail n’est pas parti\s: .*ECONNREFUSED/);
});
