import type { Fault } from "../fault";
import { formatDay } from "../../shared/dates";
import { routesOf } from "../core/routes";
import { checkCore, hasErrors, type CheckOptions } from "../index";
import { proseOf } from "../text/prose";
import { checkAccessibilityClaims } from "./accessibility-claims";
import { checkClaims } from "./claims";
import { checkCovers } from "./covers";
import { checkForgotten } from "./delivered";
import { checkEstimator } from "./estimator";
import { checkFiller } from "./filler";
import { checkFormerBrand } from "./former-brand";
import { checkLengths } from "./lengths";
import { checkLinks } from "./links";
import { checkMarkdown } from "./markdown";
import { checkPictureQuality } from "./pictures";
import { checkPublication } from "./publication";
import { checkRemovals } from "./removals";
import { checkSimilarity } from "./similarity";
import { checkSpelling } from "./spelling";
import { checkTypography } from "./typography";
import { checkVerified } from "./verified";

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
    ...(hasErrors(faults) ? [] : checkEstimator(content)),
    ...checkVerified(content, today),
    ...(options.publication ? checkPublication(content) : []),
  ];
}
