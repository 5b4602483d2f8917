import { routesOf } from "../core/routes";
import { todayInParis } from "../core/dates";
import { sortFaults, type Fault } from "../fault";
import { checkCore, type CheckOptions } from "../index";
import { proseOf } from "../text/prose";
import { checkClaims } from "./claims";
import { checkLinks } from "./links";
import { checkPictureQuality } from "./pictures";
import { checkSimilarity, similarPairs, type Pair } from "./similarity";
import { checkSpelling } from "./spelling";
import { checkStarters, isStarter } from "./starter";
import { checkTypography } from "./typography";

/** What the full check found. */
export interface FullCheck {
  readonly faults: Fault[];
  /** Pairs of pages by type, the closest first. */
  readonly pairs: ReadonlyMap<string, readonly Pair[]>;
}

/**
 * The checks of the build, and those that need a reader more than a machine: typography, spelling, links, labels,
 * promises, likeness of pages, weight and use of pictures. About three seconds for the whole content.
 */
export async function checkEverything(options: CheckOptions): Promise<FullCheck> {
  const { content, schemas, faults } = await checkCore(options);
  const prose = proseOf(content, schemas);
  const written = prose.filter((run) => !isStarter(run));
  const pairs = similarPairs(content, schemas);
  const all = [
    ...faults,
    ...checkLinks(content, routesOf(content)),
    ...(await checkPictureQuality(content)),
    ...checkSimilarity(pairs),
    ...checkTypography(written),
    ...checkSpelling(content, written),
    ...checkStarters(content, prose),
    ...checkClaims(content, written, options.today ?? todayInParis()),
  ];
  return { faults: sortFaults(all), pairs };
}
