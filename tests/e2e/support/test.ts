import { expect, test as base } from "playwright/test";
import { startPreview } from "../../../scripts/lib/preview-server";
import { testPosts } from "../../agency-api/posts";
import { createStandIn, type StandIn } from "../../agency-api/stand-in";
import { BuiltSite } from "./built-site";
import { recordReadiness } from "./page";

export { expect };
export type { Locator, Page, Response, Route } from "playwright/test";
export * from "./page";

interface Served {
  /** Without a final slash. */
  readonly address: string;
  readonly standIn: StandIn;
}

interface TestFixtures {
  /** The agency API behind `/api` of the site under test: it works and has no leads when a test begins. */
  readonly standIn: StandIn;
  /**
   * What the site's security policy has refused so far, in the browser's words. Anything left in it when a test ends
   * fails that test; one that provokes a refusal takes it out with `splice`.
   */
  readonly refusals: string[];
  /**
   * True in suites that feed the site hostile articles: Chromium reports their event handlers as soon as the sanitiser
   * parses them, in a document where nothing runs.
   */
  readonly provokesRefusals: boolean;
}

/** Of a project of `playwright.config.ts`. */
export interface SiteOptions {
  /** Where the site under test was published, from the project's root. */
  readonly folder: string;
}

interface WorkerFixtures extends SiteOptions {
  readonly site: BuiltSite;
  readonly served: Served;
}

/**
 * The test function of every browser test: `baseURL` is the built site, served by this worker alone, with a stand-in agency
 * API of its own behind `/api`. Files come with the headers that the build published, the security policy among them.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  folder: ["", { option: true, scope: "worker" }],

  site: [async ({ folder }, provide) => provide(new BuiltSite(folder)), { scope: "worker" }],

  served: [
    async ({ site }, provide) => {
      const standIn = createStandIn({ posts: testPosts });
      const preview = { port: 0, publicDir: site.folder, api: standIn.handler };
      const { address, close } = await startPreview(preview);
      await provide({ address, standIn });
      await close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ served }, provide) => provide(served.address),

  context: async ({ context }, provide) => {
    await context.addInitScript(recordReadiness);
    await provide(context);
  },

  standIn: [
    async ({ served: { standIn } }, provide) => {
      standIn.control({ scenario: "ok", latePublished: false });
      standIn.publish([]);
      standIn.clearLeads();
      await provide(standIn);
    },
    { auto: true },
  ],

  provokesRefusals: [false, { option: true }],

  refusals: [
    async ({ context, provokesRefusals }, provide) => {
      const refusals: string[] = [];
      // The console also reports refusals before any script, and without scripts.
      context.on("console", (message) => {
        if (/Content Security Policy/i.test(message.text())) refusals.push(message.text());
      });
      await provide(refusals);
      if (!provokesRefusals) expect(refusals, "refused by the security policy").toEqual([]);
    },
    { auto: true },
  ],
});
