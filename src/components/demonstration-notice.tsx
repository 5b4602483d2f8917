import React, { type ReactNode } from "react";
import { demonstrationNotice } from "../shared/demonstration";
import { useIdentity } from "../shared/browser/use-site";

/** Notice that reviews and cases, or what `children` name, are invented, while the site is a demonstration. */
export function DemonstrationNotice({ children = demonstrationNotice }: { readonly children?: ReactNode }) {
  return useIdentity().demonstration ? <p className="soft sizeTiny mt2">{children}</p> : null;
}
