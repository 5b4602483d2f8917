import * as React from "react";
import {
  logoHeight,
  logoSign,
  logoViewBox,
  logoWidth,
  logoWordmark,
  logoWordmarkTransform,
} from "./logo-paths";

interface LogoProps {
  className?: string;
}

/**
 * The agency's sign and name, drawn in the colour of the text around it. The sign alone takes another colour
 * where `--logo-sign` is set. It says nothing to screen readers: the link around it carries the name.
 */
export function Logo({ className }: LogoProps) {
  return (
    <svg
      className={className}
      viewBox={logoViewBox}
      width={logoWidth}
      height={logoHeight}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path fill="var(--logo-sign, currentColor)" d={logoSign} />
      <path transform={logoWordmarkTransform} d={logoWordmark} />
    </svg>
  );
}
