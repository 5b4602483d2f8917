import React from "react";

/**
 * Marks where the first screen of a long page ends, one whose document would outgrow the first ten packets with all of
 * its styles. Styles for what comes before are part of the document; here the build refers to the whole style sheets
 * (`src/gatsby/hosting/split-styles.ts`), and browsers show what comes after once they have them. React leaves what
 * it finds inside alone. A page has one at most, below its hero.
 */
export function Fold() {
  return <span data-fold="" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
