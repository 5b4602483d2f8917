import type { Document } from "./document";
import { faultsAt, type Fault, type Finding } from "./fault";
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

/** A rule, which the list in `index.ts` holds. */
export interface Rule {
  /** What its faults are called. */
  readonly name: string;
  /** Whether a build runs it too, since it finds what would break a page; the others are about what readers notice. */
  readonly everyBuild: boolean;
  check(checked: Checked): readonly Fault[] | Promise<readonly Fault[]>;
}

/** What a rule finds, under its name. */
export const askRule = async ({ name, check }: Rule, checked: Checked): Promise<Fault[]> =>
  (await check(checked)).map((fault) => ({ ...fault, rule: name + fault.rule }));

type Find = (document: Document, checked: Checked) => readonly (Finding | undefined)[];

/** The `check` of a rule that looks at one document after the other. */
export const inEveryDocument =
  (find: Find) =>
  (checked: Checked): Fault[] =>
    checked.content.documents.flatMap((document) => faultsAt(document, find(document, checked)));

/** The same, for documents of one kind: a settings file, or the entries of a type. */
export const inEach = (kind: string, find: Find) =>
  inEveryDocument((document, checked) => (document.kind === kind ? find(document, checked) : []));
