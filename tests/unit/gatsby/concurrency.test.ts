/** @jest-environment node */
import { mapConcurrently, withRetries } from "../../../src/gatsby/concurrency";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("mapConcurrently", () => {
  /** Runs 40 pieces of work and notes how many were under way at once. */
  async function peak(limit: number, count = 40): Promise<{ peak: number; results: number[] }> {
    let now = 0;
    let most = 0;
    const items = Array.from({ length: count }, (_, index) => index);
    const results = await mapConcurrently(items, limit, async (item) => {
      now += 1;
      most = Math.max(most, now);
      await pause(item % 3);
      now -= 1;
      return item * 2;
    });
    return { peak: most, results };
  }

  it.each([1, 2, 8])(
    "has at most %d under way at once, and that many where there is enough work",
    async (limit) => {
      expect((await peak(limit)).peak).toBe(limit);
    },
  );

  it("does not wait for company", async () => {
    expect((await peak(8, 3)).peak).toBe(3);
  });

  it("keeps the order of the items, whoever ends first", async () => {
    const { results } = await peak(8);
    expect(results).toEqual(Array.from({ length: 40 }, (_, index) => index * 2));
  });

  it("has nothing to do with nothing", async () => {
    const work = jest.fn();
    await expect(mapConcurrently([], 8, work)).resolves.toEqual([]);
    expect(work).not.toHaveBeenCalled();
  });

  it("rejects with the first failure", async () => {
    const work = async (item: number) => {
      if (item === 2) throw new Error("two");
      return item;
    };
    await expect(mapConcurrently([1, 2, 3], 2, work)).rejects.toThrow("two");
  });

  it("hands each item and its index out once", async () => {
    const seen: unknown[] = [];
    await mapConcurrently(["a", "b", "c"], 2, async (item, index) => seen.push([item, index]));
    expect(seen).toEqual([
      ["a", 0],
      ["b", 1],
      ["c", 2],
    ]);
  });
});

describe("withRetries", () => {
  const always = () => true;
  const failing = (times: number) => {
    let calls = 0;
    return jest.fn(async () => {
      calls += 1;
      if (calls <= times) throw new Error(`failure ${calls}`);
      return "done";
    });
  };

  it.each([
    [0, 1],
    [1, 2],
    [2, 3],
  ])("after %d failures it succeeds with call %d", async (failures, calls) => {
    const attempt = failing(failures);
    await expect(withRetries(attempt, [1, 1], always)).resolves.toBe("done");
    expect(attempt).toHaveBeenCalledTimes(calls);
  });

  it("gives up after the third failure, with that one", async () => {
    const attempt = failing(9);
    await expect(withRetries(attempt, [1, 1], always)).rejects.toThrow("failure 3");
    expect(attempt).toHaveBeenCalledTimes(3);
  });

  it("does not try again what cannot help", async () => {
    const attempt = failing(9);
    await expect(withRetries(attempt, [1, 1], () => false)).rejects.toThrow("failure 1");
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  it("waits as long as it was told before each new try", async () => {
    const times: number[] = [];
    const attempt = async () => {
      times.push(performance.now());
      throw new Error("no");
    };
    await expect(withRetries(attempt, [30, 80], always)).rejects.toThrow("no");
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(29);
    expect(third - second).toBeGreaterThanOrEqual(79);
  });
});
