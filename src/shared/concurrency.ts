/**
 * Runs `work` on every item, at most `limit` at once, and resolves with the results in item order. The first
 * rejection rejects the whole, and nothing more is begun; work under way is not stopped.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results = new Array<Result>(items.length);
  const queue = items.entries();
  let hasFailed = false;
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) {
      if (hasFailed) return;
      results[index] = await work(item, index);
    }
  };
  const workers = Array.from({ length: Math.min(limit, items.length) }, worker);
  await Promise.all(workers).finally(() => (hasFailed = true));
  return results;
}
