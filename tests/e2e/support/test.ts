import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test as base } from "playwright/test";
import { startPreview } from "../../../scripts/lib/preview-server";
import { createStandIn, type StandIn } from "../../agency-api/stand-in";

export { expect } from "playwright/test";

interface Served {
  /** Without a final slash. */
  readonly address: string;
  readonly standIn: StandIn;
}

interface TestFixtures {
  /** The agency API behind `/api` of the site under test: in good mood and without leads when a test begins. */
  readonly standIn: StandIn;
}

interface WorkerFixtures {
  readonly served: Served;
}

/**
 * The test function of every browser test: `baseURL` is the built site, served by this worker alone, with a
 * stand-in agency API of its own behind `/api` (controls open: `/api/__control`, `/api/__leads`).
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  served: [
    // Playwright reads from this pattern which fixtures are asked for.
    async ({}, provide) => {
      const storeDir = mkdtempSync(path.join(tmpdir(), "e2e-leads-"));
      const standIn = createStandIn({ storeDir, control: true });
      const { address, close } = await startPreview({ port: 0, host: "127.0.0.1", api: standIn.handler });
      await provide({ address, standIn });
      await close();
      await standIn.close();
      rmSync(storeDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],

  baseURL: async ({ served }, provide) => provide(served.address),

  standIn: [
    async ({ served: { standIn } }, provide) => {
      standIn.control({ mood: "ok", latePublished: false });
      standIn.publish([]);
      await standIn.clearLeads();
      await provide(standIn);
    },
    { auto: true },
  ],
});
