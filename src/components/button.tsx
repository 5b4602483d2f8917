import React, { type ReactNode } from "react";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";
import * as styles from "./button.module.css";

/** Props shared by links and buttons of this look. */
export interface ButtonLook {
  readonly color?: "green" | "white" | "black" | "white-outline" | "black-outline";
  readonly size?: "small" | "medium" | "large";
  readonly icon?: IconName | undefined;
  readonly iconSide?: "left" | "right";
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

interface ButtonLinkProps extends ButtonLook {
  readonly to: string;
}

const colors = {
  green: styles.green,
  white: styles.white,
  black: styles.black,
  "white-outline": styles.whiteOutline,
  "black-outline": styles.blackOutline,
} satisfies Record<NonNullable<ButtonLook["color"]>, string | undefined>;

/** The shared button as a link (docs/ecrans.md, « Blocs partagés »): green, medium and « Cliquez ici » by default. */
export function ButtonLink({ to, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} className={buttonClass(look)}>
      <ButtonLabel {...look} />
    </Link>
  );
}

/** The content: the label, and an icon that stays beside its last word. */
export function ButtonLabel({ icon, iconSide = "right", children = "Cliquez ici" }: ButtonLook) {
  const drawing = icon ? <Icon name={icon} className={styles.icon} /> : null;
  if (!drawing || iconSide === "left")
    return (
      <>
        {drawing}
        <span className={styles.label}>{children}</span>
      </>
    );
  return (
    <span className={styles.label}>
      <span className={styles.followed}>{children}</span>
      {drawing}
    </span>
  );
}

/** The class attribute of an element that looks like the shared button. */
export function buttonClass({
  color = "green",
  size = "medium",
  fullWidth = false,
  className,
}: ButtonLook): string {
  return [styles.button, colors[color], styles[size], fullWidth && styles.fullWidth, className]
    .filter(Boolean)
    .join(" ");
}
