import type { Fault } from "./fault";
import type { Content } from "./read/content";
import type { Routes } from "./rules/pages/routes";
import type { Schemas } from "./schema/load";
import type { Prose } from "./text/prose";

/** What a rule looks at. */
export interface Checked {
  readonly content: Content;
  readonly schemas: Schemas;
  readonly routes: Routes;
  readonly prose: readonly Prose[];
  /** Year-month-day. */
  readonly today: string;
  /** Branch, tag or commit to compare with; the start of the current branch by default. */
  readonly base: string | undefined;
  /** Whether the site is to be published at its real address. */
  readonly publication: boolean;
}

/** A rule, exported beside what it tells. */
export interface Rule {
  /** Whether a build runs it too: what it tells would break a page. The others are for a reader’s eye. */
  readonly everyBuild: boolean;
  check(checked: Checked): readonly Fault[] | Promise<readonly Fault[]>;
}
