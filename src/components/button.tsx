import React, { type ReactNode } from "react";
import { Icon, type IconName } from "./icon";
import { Link } from "./link";
import * as styles from "./button.module.css";

interface Look {
  readonly color?: "green" | "white" | "black" | "white-outline" | "black-outline";
  readonly size?: "small" | "medium" | "large";
  readonly icon?: IconName | undefined;
  readonly iconSide?: "left" | "right";
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

export interface ButtonProps extends Look {
  readonly type?: "button" | "submit";
  readonly disabled?: boolean;
  /** Id of what says why it is disabled, or what it does. */
  readonly describedBy?: string | undefined;
  /** Shows the spinner and refuses clicks; the label stays, so that the width does not jump. */
  readonly loading?: boolean;
  readonly onClick?: (() => void) | undefined;
}

export interface ButtonLinkProps extends Look {
  readonly to: string;
  readonly onClick?: ((event: React.MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const colors = {
  green: styles.green,
  white: styles.white,
  black: styles.black,
  "white-outline": styles.whiteOutline,
  "black-outline": styles.blackOutline,
} satisfies Record<NonNullable<Look["color"]>, string | undefined>;

const sizes = {
  small: styles.small,
  medium: styles.medium,
  large: styles.large,
} satisfies Record<NonNullable<Look["size"]>, string | undefined>;

/** The shared button (docs/ecrans.md, « Blocs partagés »): green, medium, type button and « Cliquez ici » by default. */
export function Button({
  type = "button",
  disabled = false,
  loading = false,
  describedBy,
  onClick,
  ...look
}: ButtonProps) {
  return (
    <button
      type={type}
      className={classOf(look)}
      disabled={disabled}
      aria-describedby={describedBy}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={(event) => {
        if (loading) event.preventDefault();
        else onClick?.();
      }}
    >
      {loading ? <span className={styles.spinner} aria-hidden="true" /> : null}
      <Label {...look} />
    </button>
  );
}

/** A link that looks like the shared button. */
export function ButtonLink({ to, onClick, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} onClick={onClick} className={classOf(look)}>
      <Label {...look} />
    </Link>
  );
}

function Label({ icon, iconSide = "right", children = "Cliquez ici" }: Look) {
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

function classOf({ color = "green", size = "medium", fullWidth = false, className }: Look): string {
  return [styles.button, colors[color], sizes[size], fullWidth && styles.fullWidth, className]
    .filter(Boolean)
    .join(" ");
}
