import React from "react";
import { Icon } from "./icon";

/** Short promises, each with a tick. */
export function CheckList({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="points">
      {points.map((point) => (
        <li key={point} className="point">
          <Icon name="check" />
          {point}
        </li>
      ))}
    </ul>
  );
}
