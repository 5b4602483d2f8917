import { mapConcurrently } from "../../../src/shared/concurrency";

it("keeps the order, runs no more at once than allowed, and begins nothing after a failure", async () => {
  let [begun, running, most] = [0, 0, 0];
  const work = async (item: number): Promise<number> => {
    begun += 1;
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (item === 7) throw new Error("7");
    return item * 2;
  };
  expect(await mapConcurrently([3, 1, 2], 2, work)).toEqual([6, 2, 4]);
  expect(most).toBe(2);
  begun = 0;
  await expect(mapConcurrently([...Array(100).keys()], 5, work)).rejects.toThrow("7");
  for (let turn = 0; turn < 100; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBeLessThanOrEqual(12);
});
