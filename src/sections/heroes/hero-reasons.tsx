import React from "react";

interface HeroReasonsProps {
  /** The service or technology that has them; the second and third may be left out. */
  readonly entry: {
    readonly [key in `argument${1 | 2 | 3}` | `argumentDescription${1 | 2 | 3}`]: string | null;
  };
}

/** One to three short arguments at the foot of a page's hero. */
export function HeroReasons({ entry }: HeroReasonsProps) {
  return (
    <ul className="wrap autoColumns gapY2">
      {([1, 2, 3] as const).map((number) =>
        entry[`argument${number}`] ? (
          <li key={number} className="card">
            <h2 className="itemTitle">{entry[`argument${number}`]}</h2>
            <p className="detail">{entry[`argumentDescription${number}`]}</p>
          </li>
        ) : null,
      )}
    </ul>
  );
}
