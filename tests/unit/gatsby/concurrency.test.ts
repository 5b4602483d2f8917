/** @jest-environment node */
import { mapConcurrently, withRetries } from "../../../src/gatsby/concurrency";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe("mapConcurrently", () => {
  it.each([
    { limit: 1, count: 9, peak: 1 },
    { limit: 8, count: 40, peak: 8 },
    { limit: 8, count: 3, peak: 3 },
    { limit: 8, count: 0, peak: 0 },
  ])("runs $count items at most $limit at once and keeps their order", async ({ limit, count, peak }) => {
    let [now, most] = [0, 0];
    const items = Array.from({ length: count }, (_, index) => `item ${index}`);
    const results = await mapConcurrently(items, limit, async (item, index) => {
      most = Math.max(most, (now += 1));
      await pause(index % 3);
      now -= 1;
      return [item, index];
    });
    expect(most).toBe(peak);
    expect(results).toEqual(items.map((item, index) => [item, index]));
  });

  it("rejects with the first failure", async () => {
    const work = (item: number) => (item === 2 ? Promise.reject(new Error("two")) : Promise.resolve(item));
    await expect(mapConcurrently([1, 2, 3], 2, work)).rejects.toThrow("two");
  });
});

describe("withRetries", () => {
  it.each([
    { failures: 0, mayHelp: true, calls: 1, outcome: "done" },
    { failures: 2, mayHelp: true, calls: 3, outcome: "done" },
    { failures: 9, mayHelp: true, calls: 3, outcome: "failure 3" },
    { failures: 9, mayHelp: false, calls: 1, outcome: "failure 1" },
  ])("after $failures failures, $calls calls: $outcome", async ({ failures, mayHelp, calls, outcome }) => {
    let call = 0;
    const attempt = async () => {
      if (++call <= failures) throw new Error(`failure ${call}`);
      return "done";
    };
    const result = withRetries(attempt, [1, 1], () => mayHelp).catch(({ message }: Error) => message);
    expect(await result).toBe(outcome);
    expect(call).toBe(calls);
  });

  it("waits as long as it was told before each new try", async () => {
    const times: number[] = [];
    const attempt = async () => {
      times.push(performance.now());
      throw new Error("no");
    };
    await expect(withRetries(attempt, [30, 80], () => true)).rejects.toThrow("no");
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(29);
    expect(third - second).toBeGreaterThanOrEqual(79);
  });
});
