/** @jest-environment node */
import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import { createAgencyApi } from "../../../src/agency-api/client";
import { LeadStore } from "../../agency-api/lead-store";
import { makeFolder, quote, removeFolders } from "./helpers";

const root = path.join(__dirname, "../../..");
const children = new Set<ChildProcess>();

/** A stand-in in a process of its own, to be killed. */
async function startProcess(storeDir: string): Promise<{ address: string; kill: () => Promise<void> }> {
  const args = ["--import", "tsx", "tests/agency-api/cli.ts", "--port", "0", "--store", storeDir];
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

/** Sends 200 leads as 20 clients, kills the stand-in after `killAfter` answers, and returns the names answered. */
async function sendLeads(storeDir: string, killAfter: number): Promise<string[]> {
  const { address, kill } = await startProcess(storeDir);
  const api = createAgencyApi({ baseUrl: address, timeoutMs: 10_000 });
  const names = Array.from({ length: 200 }, (_, index) => `Prospect ${index}`);
  const answered: string[] = [];
  let killed: Promise<void> | undefined;
  const client = async (): Promise<void> => {
    for (let name = names.shift(); name !== undefined; name = names.shift()) {
      try {
        await api.requestQuote({ ...quote, name });
      } catch {
        return;
      }
      answered.push(name);
      if (answered.length === killAfter) killed = kill();
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  await killed;
  return answered;
}

/** The names in the store, as a fresh process reads it back. */
function storedNames(storeDir: string): string[] {
  const store = new LeadStore(storeDir);
  const names = store.all().map(({ body }) => (body as { name: string }).name);
  store.close();
  return names;
}

afterEach(() => children.forEach((child) => child.kill("SIGKILL")));
afterAll(removeFolders);

it.each([200, 80])(
  "keeps every answered lead exactly once through a SIGKILL after %i of 200 answers, and goes on",
  async (count) => {
    const storeDir = makeFolder();
    const answered = await sendLeads(storeDir, count);
    expect(answered.length).toBeGreaterThanOrEqual(count);
    const stored = storedNames(storeDir);
    expect(stored).toEqual(expect.arrayContaining(answered));
    expect(new Set(stored).size).toBe(stored.length);

    const { address, kill } = await startProcess(storeDir);
    await createAgencyApi({ baseUrl: address }).requestQuote({ ...quote, name: "Après la panne" });
    await kill();
    expect(storedNames(storeDir)).toEqual([...stored, "Après la panne"]);
  },
);
