import React from "react";
import { useIdentity } from "../shared/browser/use-site";
import * as styles from "./logo.module.css";

interface LogoProps {
  readonly className: string | undefined;
}

/**
 * The agency's sign and name, in the colour and font size of the text around them. The name is text in the display
 * font, which every page loads anyway. Hidden from screen readers: the link around it has the name.
 */
export function Logo({ className }: LogoProps) {
  const { brand, sign } = useIdentity();
  return (
    <span className={`${styles.logo} ${className}`} aria-hidden="true">
      <svg
        className={styles.sign}
        viewBox={sign.viewBox}
        // Made of shapes and nothing else (`src/shared/brand/sign.ts`).
        dangerouslySetInnerHTML={{ __html: sign.markup }}
      />
      <span>{brand}</span>
    </span>
  );
}
