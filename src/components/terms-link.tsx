import React from "react";
import { paths } from "../shared/paths";
import { useClaims } from "../shared/browser/use-site";
import { Link } from "./link";

/** What the page of the terms answers, and the way there; nothing where the site has no such page. */
export function TermsLink({ className }: { readonly className?: string }) {
  const { terms } = useClaims();
  if (!terms) return null;
  return (
    <p className={className} data-shared="">
      {`${terms.summary}\u00a0: `}
      <Link to={paths.terms}>nos conditions</Link>.
    </p>
  );
}
