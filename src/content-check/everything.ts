import type { Fault } from "./fault";
import { formatDay } from "../shared/calendar/dates";
import { routesOf } from "./rules/pages/routes";
import { checkCore, hasErrors, type CheckOptions } from "./index";
import { proseOf } from "./text/prose";
import { checkAccessibilityClaims } from "./rules/promises/accessibility-claims";
import { checkClaims } from "./rules/promises/claims";
import { checkCovers } from "./rules/pictures/covers";
import { checkDurations } from "./rules/promises/durations";
import { checkForgotten } from "./rules/promises/delivered";
import { checkEstimator } from "./rules/promises/estimator";
import { checkFiller } from "./rules/texts/filler";
import { checkFormerBrand } from "./rules/names/former-brand";
import { checkLengths } from "./rules/pages/lengths";
import { checkLinks } from "./rules/links/links";
import { checkMarkdown } from "./rules/texts/markdown";
import { checkPictureQuality } from "./rules/pictures/picture-quality";
import { checkPublication } from "./rules/promises/publication";
import { checkRemovals } from "./rules/pages/removals";
import { checkSimilarity } from "./rules/pages/similarity";
import { checkSpelling } from "./rules/texts/spelling";
import { checkTypography } from "./rules/texts/typography";
import { checkTravel } from "./rules/promises/travel";
import { checkVerified } from "./rules/promises/verified";

/** What to check, and with what to compare. */
export interface FullCheckOptions extends CheckOptions {
  /** Branch, tag or commit whose pages must still be there; the start of the current branch by default. */
  readonly base?: string | undefined;
  /** Whether the site is to be published at its real address. */
  readonly publication?: boolean;
}

/**
 * The checks of the build, and those that need a reader more than a machine: typography, spelling, links, labels,
 * promises, likeness of pages, weight and use of pictures. About three seconds for the whole content.
 */
export async function checkEverything(options: FullCheckOptions): Promise<Fault[]> {
  const { today = formatDay(new Date()) } = options;
  const { content, schemas, faults } = await checkCore({ ...options, today });
  const routes = routesOf(content, today);
  const prose = proseOf(content, schemas);
  return [
    ...faults,
    ...checkLinks(content, today),
    ...checkMarkdown(content),
    ...checkRemovals(content, routes, today, options.base),
    ...checkFormerBrand(content, options.base),
    ...checkAccessibilityClaims(content),
    ...checkCovers(content),
    ...checkForgotten(content),
    ...(await checkPictureQuality(content)),
    ...checkSimilarity(content, schemas),
    ...checkLengths(content, prose),
    ...checkTypography(prose),
    ...checkSpelling(content, prose),
    ...checkFiller(prose),
    ...checkClaims(content, prose, today),
    ...checkDurations(content),
    ...(hasErrors(faults) ? [] : checkEstimator(content)),
    ...checkTravel(content),
    ...checkVerified(content, today),
    ...(options.publication ? checkPublication(content) : []),
  ];
}
