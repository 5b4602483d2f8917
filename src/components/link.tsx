import { Link as GatsbyLink } from "gatsby";
import React, { type ReactNode } from "react";

interface LinkProps {
  /** A path of this site (`/contact`), a fragment (`#expertise`), or an external, mail or telephone address. */
  readonly to: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly "aria-current"?: "page" | "true" | undefined;
  readonly "aria-label"?: string | undefined;
}

/** Any link of the site: client-side for our own pages; another site's opens in a new tab, and announces it. */
export function Link({ to, ...link }: LinkProps) {
  if (to.startsWith("/")) return <GatsbyLink to={to} {...link} />;
  const { children, ...rest } = link;
  if (!/^https?:/.test(to)) {
    return (
      <a href={to} {...rest}>
        {children}
      </a>
    );
  }
  const label = rest["aria-label"];
  return (
    <a href={to} target="_blank" rel="noopener" {...rest} aria-label={label && `${label} (nouvel onglet)`}>
      {children}
      {label ? null : <span className="visuallyHidden"> (nouvel onglet)</span>}
    </a>
  );
}
