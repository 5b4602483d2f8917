import React from "react";
import { logoSign } from "./logo-paths";
import * as styles from "./logo.module.css";

interface LogoProps {
  readonly brand: string;
  readonly className?: string | undefined;
}

/**
 * The agency's sign and name, in the colour and font size of the text around them. The name is text in the display
 * font, which every page has anyway. It says nothing to screen readers: the link around it carries the name.
 */
export function Logo({ brand, className }: LogoProps) {
  return (
    <span className={`${styles.logo} ${className ?? ""}`} aria-hidden="true">
      <svg className={styles.sign} viewBox="2.6 0 26.8 32">
        <path d={logoSign} />
      </svg>
      {brand}
    </span>
  );
}
