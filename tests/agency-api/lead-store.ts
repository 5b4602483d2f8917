import fs from "node:fs";
import path from "node:path";

/** An accepted lead as the store keeps it: one JSON line each. */
export interface StoredLead {
  id: string;
  /** ISO 8601, UTC. */
  receivedAt: string;
  /** Path of the call, without the base address: `contact-forms/get-estimate`. */
  path: string;
  body: unknown;
}

/** Append-only store, `leads.jsonl` in `folder`. */
export class LeadStore {
  readonly file: string;
  private readonly fd: number;

  constructor(folder: string) {
    fs.mkdirSync(folder, { recursive: true });
    this.file = path.join(folder, "leads.jsonl");
    this.fd = fs.openSync(this.file, "a+");
  }

  append(lead: StoredLead): void {
    fs.appendFileSync(this.fd, `${JSON.stringify(lead)}\n`);
  }

  /** Everything stored, oldest first. */
  all(): StoredLead[] {
    const lines = fs.readFileSync(this.file, "utf8").split("\n").slice(0, -1);
    return lines.map((line) => JSON.parse(line) as StoredLead);
  }

  clear(): void {
    fs.ftruncateSync(this.fd, 0);
  }

  close(): void {
    fs.closeSync(this.fd);
  }
}
