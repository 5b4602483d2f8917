import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";

const write = promisify(fs.write);
const fsync = promisify(fs.fsync);
const ftruncate = promisify(fs.ftruncate);

/** An accepted lead as the store keeps it: one JSON line each. */
export interface StoredLead {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Path of the call, without the base address: `contact-forms/get-estimate`. */
  path: string;
  body: Record<string, unknown>;
}

interface Waiting {
  line: string;
  resolve: () => void;
  reject: (reason: unknown) => void;
}

/**
 * Append-only store, `leads.jsonl` in `folder`. `append` resolves once the line is flushed to the disk, so an
 * answer given after it survives SIGKILL and a power cut. Leads that arrive during a flush share the next one.
 */
export class LeadStore {
  readonly file: string;
  private readonly fd: number;
  private size: number;
  private waiting: Waiting[] = [];
  private closed = false;
  private tail: Promise<void> = Promise.resolve();

  /** Opens or creates the store; `say` gets a French sentence when a torn last line had to be repaired. */
  constructor(folder: string, say: (message: string) => void) {
    fs.mkdirSync(folder, { recursive: true });
    this.file = path.join(folder, "leads.jsonl");
    const isNew = !fs.existsSync(this.file);
    this.fd = fs.openSync(this.file, "a+");
    this.size = repair(this.fd, this.file, say);
    if (isNew) syncFolder(folder);
  }

  append(lead: StoredLead): Promise<void> {
    // The number of a closed file may by now belong to another one.
    if (this.closed) return Promise.reject(new Error(`${this.file} is closed`));
    return new Promise((resolve, reject) => {
      this.waiting.push({ line: `${JSON.stringify(lead)}\n`, resolve, reject });
      void this.exclusive(() => this.flush());
    });
  }

  /** Everything stored, oldest first. */
  all(): Promise<StoredLead[]> {
    return this.exclusive(async () => {
      const lines = (await fs.promises.readFile(this.file, "utf8")).split("\n");
      return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as StoredLead);
    });
  }

  clear(): Promise<void> {
    return this.exclusive(() => this.cutTo(0));
  }

  /** Waits for what is under way; the store takes nothing afterwards. */
  close(): Promise<void> {
    if (this.closed) return this.tail;
    this.closed = true;
    return this.exclusive(async () => fs.closeSync(this.fd));
  }

  private async flush(): Promise<void> {
    const batch = this.waiting.splice(0);
    if (batch.length === 0) return;
    try {
      const bytes = Buffer.from(batch.map(({ line }) => line).join(""));
      for (let done = 0; done < bytes.length;) {
        done += (await write(this.fd, bytes, done, bytes.length - done, null)).bytesWritten;
      }
      await fsync(this.fd);
      this.size += bytes.length;
    } catch (error) {
      // Half a line on the disk would spoil the next one.
      await this.cutTo(this.size).catch(() => undefined);
      batch.forEach(({ reject }) => reject(error));
      return;
    }
    batch.forEach(({ resolve }) => resolve());
  }

  private async cutTo(size: number): Promise<void> {
    await ftruncate(this.fd, size);
    await fsync(this.fd);
    this.size = size;
  }

  /** Runs one operation after the other, whatever became of the one before. */
  private exclusive<T>(operation: () => Promise<T>): Promise<T> {
    const result = this.tail.then(operation);
    this.tail = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }
}

/**
 * A process killed while writing leaves a last line without its end. Nobody was told that this lead arrived, so
 * it may go; it is kept where it happens to be whole. Returns the size of the file.
 */
function repair(fd: number, file: string, say: (message: string) => void): number {
  const bytes = fs.readFileSync(file);
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end === bytes.length) return end;
  if (isJson(bytes.subarray(end).toString("utf8"))) {
    fs.writeSync(fd, "\n");
    fs.fsyncSync(fd);
    say(`${file} : la dernière ligne était entière mais non terminée ; elle est gardée.`);
    return bytes.length + 1;
  }
  fs.ftruncateSync(fd, end);
  fs.fsyncSync(fd);
  say(`${file} : la dernière ligne, coupée par un arrêt brutal, est retirée (${bytes.length - end} octets).`);
  return end;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A new file survives a power cut only once its folder is flushed too. */
function syncFolder(folder: string): void {
  const fd = fs.openSync(folder, "r");
  fs.fsyncSync(fd);
  fs.closeSync(fd);
}
