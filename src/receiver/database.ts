/** A statement of SQL and the values of its `?`. */
export interface Statement {
  readonly sql: string;
  readonly values?: readonly (string | number)[];
}

/** What the receiver asks of a database; SQLite in a file and Cloudflare D1 speak the same SQL. */
export interface Database {
  read<Row>(statement: Statement): Promise<Row[]>;
  /**
   * Runs the statements in one transaction, all or none. They are stored for good once it resolves.
   * @returns how many rows each of them changed
   */
  write(statements: readonly Statement[]): Promise<number[]>;
  /** The same for statements that delete: no byte of what they delete stays where this machine can remove it. */
  erase(statements: readonly Statement[]): Promise<number[]>;
}

/** The part of a D1 binding that is used here (developers.cloudflare.com/d1/worker-api). */
interface D1Statement {
  bind(...values: readonly (string | number)[]): D1Statement;
  all(): Promise<{ results: unknown[]; meta: { changes: number } }>;
}
export interface D1 {
  prepare(sql: string): D1Statement;
  batch(statements: D1Statement[]): Promise<{ meta: { changes: number } }[]>;
}

/** The database of Cloudflare, whose migrations are applied by `wrangler d1 migrations apply`. */
export function d1Database(d1: D1): Database {
  const prepare = ({ sql, values = [] }: Statement) => d1.prepare(sql).bind(...values);
  // D1 runs a batch as one transaction.
  const write: Database["write"] = async (statements) =>
    (await d1.batch(statements.map(prepare))).map(({ meta }) => meta.changes);
  return {
    read: async <Row>(statement: Statement) => (await prepare(statement).all()).results as Row[],
    write,
    // Cloudflare keeps former states for some days, whatever is asked (developers.cloudflare.com/d1/reference/time-travel).
    erase: write,
  };
}
