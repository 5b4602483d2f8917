import React from "react";
import * as styles from "./icon.module.css";

/* Drawn on a 24-unit grid. */
const shapes = {
  "arrow-right": "M4 12h16M14 6l6 6-6 6",
  "arrow-up-right": "M7 17 17 7M8 7h9v9",
  "arrow-down": "M12 4v16M6 14l6 6 6-6",
  "chevron-down": "m6 9 6 6 6-6",
  check: "m5 12.5 4.5 4.5L19 7.5",
  cross: "M6 6l12 12M18 6 6 18",
  menu: "M3.5 7h17M3.5 12h17M3.5 17h17",
  phone:
    "M6.5 3.5h3l1.6 4.3-2.2 1.6a12 12 0 0 0 5.7 5.7l1.6-2.2 4.3 1.6v3a2 2 0 0 1-2.2 2A17 17 0 0 1 4.5 5.7a2 2 0 0 1 2-2.2Z",
  map: "m3.5 6 5.5-2 6 2 5.500-2v14L15 20l-6-2-5.500 2zM9 4v14M15 6v14",
  code: "m8 7-5 5 5 5M16 7l5 5-5 5M13.500 5l-3 14",
  lifebuoy:
    "M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17ZM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7ZM6 6l3.500 3.500M14.500 14.500 18 18M18 6l-3.500 3.500M9.500 14.500 6 18",
  pause: "M8.500 5v14M15.500 5v14",
  play: "M7.500 5v14l11-7z",
  pin: "M12 21c4.500-4.600 6.500-7.900 6.500-11a6.500 6.500 0 0 0-13 0c0 3.100 2 6.400 6.500 11ZM12 7.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5Z",
} as const;

export type IconName = keyof typeof shapes;

/** Whether a name from content is a known icon. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(shapes, name);

/** A decorative line icon in the colour of the text beside it, 1.25 em unless its class sets another size. */
export function Icon({
  name,
  className,
}: {
  readonly name: IconName;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(" ")}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
