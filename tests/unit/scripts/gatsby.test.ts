/** @jest-environment node */
import { availableParallelism } from "node:os";
import { gatsbyEnvironment } from "../../../scripts/lib/gatsby";

jest.mock("node:os", () => ({ ...jest.requireActual<object>("node:os"), availableParallelism: jest.fn() }));

const original = process.env.GATSBY_CPU_COUNT;
afterAll(() => {
  if (original === undefined) delete process.env.GATSBY_CPU_COUNT;
  else process.env.GATSBY_CPU_COUNT = original;
});

it.each([
  [1, undefined, "1"],
  [2, undefined, "1"],
  [2, "2", "2"],
  [8, undefined, undefined],
])("on %d cores, told %s, tells Gatsby of %s", (cores, told, expected) => {
  jest.mocked(availableParallelism).mockReturnValue(cores);
  delete process.env.GATSBY_CPU_COUNT;
  if (told !== undefined) process.env.GATSBY_CPU_COUNT = told;
  // As processes get it: over what the environment says already.
  const given = { ...process.env, ...gatsbyEnvironment() };
  expect([given.GATSBY_CPU_COUNT, given.GATSBY_TELEMETRY_DISABLED]).toEqual([expected, "1"]);
});
