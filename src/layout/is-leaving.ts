import type { FocusEvent } from "react";

/**
 * Whether the focus goes elsewhere than into the element that hears of it. Elsewhere is not what the element itself is
 * in: pressing a label or a gap gives the focus to Gatsby's wrapper of the page, with nobody having left anything.
 */
export const isLeaving = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget) && !relatedTarget?.contains(currentTarget);
