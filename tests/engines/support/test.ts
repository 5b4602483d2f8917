import { expect, test as base } from "playwright/test";
import { missingFor, startByPuppeteer, type Driver, type Engine, type EngineName } from "./driver";
import { startFront, type Front } from "./front";
import { startWebkit } from "./webkit";
import { Visitor } from "./visitor";

export { expect };

interface TestFixtures {
  /** A visitor with a new profile, at a window of 1440 × 900 px. */
  readonly visitor: Visitor;
  readonly standIn: Front["standIn"];
  /** Faults that a journey provokes; any other fails it. */
  readonly provoked: RegExp[];
}

interface WorkerFixtures {
  readonly front: Front;
  readonly engine: Engine | undefined;
}

/** The test function of the journeys, once for each engine: it has the name of the project. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  front: [
    async ({}, provide) => {
      const front = await startFront();
      await provide(front);
      await front.close();
    },
    { scope: "worker" },
  ],

  engine: [
    async ({}, provide, { project }) => {
      const name = project.name as EngineName;
      if (missingFor(name)) return provide(undefined);
      const engine = await (name === "webkit" ? startWebkit() : startByPuppeteer(name));
      try {
        await provide(engine);
      } finally {
        await engine.close();
      }
    },
    { scope: "worker" },
  ],

  standIn: async ({ front: { standIn } }, provide) => {
    standIn.control({ scenario: "ok", latePublished: false });
    standIn.clearLeads();
    await provide(standIn);
  },

  provoked: async ({}, provide) => provide([]),

  visitor: async ({ engine, front, standIn: _, provoked }, provide, { project }) => {
    if (!engine) return test.skip(true, missingFor(project.name as EngineName));
    front.faults.splice(0);
    const driver: Driver = await engine.open();
    try {
      await driver.resize(1440, 900);
      await provide(new Visitor(driver, front.address));
    } finally {
      await driver.close();
    }
    const faults = front.faults.filter((fault) => !provoked.some((pattern) => pattern.test(fault)));
    expect(faults, "errors, refusals and failed requests").toEqual([]);
  },
});
