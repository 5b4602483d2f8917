/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createAgencyApi } from "../../../src/agency-api/client";
import type { StoredLead } from "../../agency-api/lead-store";
import { makeFolder, quote, removeFolders } from "./helpers";

const root = path.join(__dirname, "../../..");
const children = new Set<ChildProcess>();

/** A stand-in in a process of its own, to be killed. */
async function startProcess(storeDir: string): Promise<{ address: string; kill: () => Promise<void> }> {
  const args = [
    "--import",
    "tsx",
    "tests/agency-api/cli.ts",
    "--port",
    "0",
    "--control",
    "--store",
    storeDir,
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ["ignore", "pipe", "inherit"] });
  children.add(child);
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const found = /http:\/\/\S+/.exec(output);
      if (found) resolve(found[0]);
    });
    child.once("exit", (code) => reject(new Error(`The stand-in ended with ${code}: ${output}`)));
  });
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await exited;
    children.delete(child);
  };
  return { address, kill };
}

/** Sends `count` leads as 20 clients at once; `onAnswer` sees how many were answered 2xx so far. */
async function sendLeads(
  address: string,
  count: number,
  onAnswer: (answered: number) => void,
): Promise<Set<string>> {
  const api = createAgencyApi({ baseUrl: address, timeoutMs: 10_000 });
  const numbers = Array.from({ length: count }, (_, index) => index);
  const answered = new Set<string>();
  const client = async (): Promise<void> => {
    for (let number = numbers.shift(); number !== undefined; number = numbers.shift()) {
      const name = `Prospect ${number}`;
      try {
        await api.requestQuote({ ...quote, name });
      } catch {
        return;
      }
      answered.add(name);
      onAnswer(answered.size);
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  return answered;
}

/** How often each name is in the store, as a fresh process reads it back. */
async function storedNames(storeDir: string): Promise<Map<string, number>> {
  const { address, kill } = await startProcess(storeDir);
  const { data } = (await createAgencyApi({ baseUrl: address }).get("__leads")) as { data: StoredLead[] };
  await kill();
  const counts = new Map<string, number>();
  for (const { body } of data) counts.set(String(body.name), (counts.get(String(body.name)) ?? 0) + 1);
  return counts;
}

afterEach(() => children.forEach((child) => child.kill("SIGKILL")));
afterAll(removeFolders);

it("keeps 200 leads of 20 clients through a SIGKILL right after the last answer", async () => {
  const storeDir = makeFolder();
  const { address, kill } = await startProcess(storeDir);
  let killed: Promise<void> | undefined;
  const answered = await sendLeads(address, 200, (count) => {
    if (count === 200) killed = kill();
  });
  await killed;
  expect(answered.size).toBe(200);
  const stored = await storedNames(storeDir);
  expect([...stored.keys()].sort()).toEqual([...answered].sort());
  expect([...stored.values()].every((times) => times === 1)).toBe(true);
}, 60_000);

it("keeps every answered lead exactly once through a SIGKILL in the middle, and goes on", async () => {
  const storeDir = makeFolder();
  const { address, kill } = await startProcess(storeDir);
  let killed: Promise<void> | undefined;
  const answered = await sendLeads(address, 200, (count) => {
    if (count === 80) killed = kill();
  });
  await killed;
  expect(answered.size).toBeGreaterThanOrEqual(80);
  expect(answered.size).toBeLessThan(200);

  const stored = await storedNames(storeDir);
  expect([...answered].filter((name) => stored.get(name) !== 1)).toEqual([]);
  expect([...stored.values()].every((times) => times === 1)).toBe(true);
  const lines = readFileSync(path.join(storeDir, "leads.jsonl"), "utf8").trimEnd().split("\n");
  expect(() => lines.forEach((line) => JSON.parse(line) as unknown)).not.toThrow();
  expect(lines).toHaveLength(stored.size);

  const second = await startProcess(storeDir);
  await createAgencyApi({ baseUrl: second.address }).requestQuote({ ...quote, name: "Après la panne" });
  await second.kill();
  expect((await storedNames(storeDir)).get("Après la panne")).toBe(1);
}, 60_000);
