/**
 * Runs `work` on every item, at most `limit` at once, and resolves with the results in the order of the items.
 * The first rejection rejects the whole; what is under way then is left to end by itself.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

/**
 * Calls `attempt` until it succeeds, at most `delays.length + 1` times, waiting `delays[n]` milliseconds after
 * failure n. Rejects with the last error, at once when `worthRetrying` says that another try cannot help.
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  delays: readonly number[],
  worthRetrying: (error: unknown) => boolean,
): Promise<Result> {
  for (const delay of delays) {
    try {
      return await attempt();
    } catch (error) {
      if (!worthRetrying(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  return attempt();
}
