import { INK } from "./lib/palette";
import { writeSvg } from "./lib/svg";
import { clientMarks } from "./wordmarks/client-marks";
import { compose } from "./wordmarks/compose";
import { partnerMarks } from "./wordmarks/partner-marks";

/** Most bytes a wordmark may weigh. */
const LIMIT = 15_000;

/**
 * Draws the wordmarks of partners and clients; run it from the root with `tsx scripts/artwork/wordmarks.ts`.
 * Partners are shown through `<img>`, which inherits no colour: they are drawn in ink.
 */
for (const mark of partnerMarks)
  writeSvg(`content/settings/partners/${mark.slug}.svg`, compose(mark, INK), LIMIT);
for (const mark of clientMarks)
  writeSvg(`content/case-studies/${mark.slug}/client.svg`, compose(mark), LIMIT);
