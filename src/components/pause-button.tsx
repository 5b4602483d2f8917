import React, { type ButtonHTMLAttributes } from "react";
import { Icon } from "./icon";
import * as styles from "./pause-button.module.css";

interface PauseButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly isPaused: boolean;
  /** What moves, with its article: "le défilement". */
  readonly what: string;
}

/** Stops what moves by itself for longer than five seconds, and starts it again (WCAG 2.2.2). */
export function PauseButton({ isPaused, what, className = "", ...button }: PauseButtonProps) {
  return (
    <button type="button" className={`square soft ${styles.pause} ${className}`} {...button}>
      <Icon name={isPaused ? "play" : "pause"} />
      <span className="visuallyHidden">{`${isPaused ? "Relancer" : "Arrêter"} ${what}`}</span>
    </button>
  );
}
