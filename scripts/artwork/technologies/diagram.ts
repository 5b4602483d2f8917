import type { Sign } from "../interface/pictograms";

/** A box of the schema. It is as wide as its texts ask, around the centre given. */
export interface Node {
  /** Centre of the box, in pixels of the picture (1200 by 900). */
  at: readonly [x: number, y: number];
  title: string;
  note?: string;
  /** A sign, or the technology's own logo. */
  sign: Sign | "logo";
  /** On ink: the subject of the schema. A box with the logo is; a logo too heavy to repeat leaves a sign. */
  core?: boolean;
  /** Filled with the accent's tint. */
  tinted?: boolean;
}

/** A link: « box.side », « box.side », then what travels along it. */
export interface Link {
  from: string;
  to: string;
  label?: string;
  dashed?: boolean;
  /** An arrowhead at both ends. */
  both?: boolean;
  /** Pixels by which the label leaves the middle of the link. */
  nudge?: readonly [x: number, y: number];
}

/** A dashed frame around boxes: a machine, a network, a country. */
export interface Frame {
  label: string;
  box: readonly [x: number, y: number, width: number, height: number];
}

export interface Diagram {
  title: string;
  nodes: Readonly<Record<string, Node>>;
  links: readonly Link[];
  frames?: readonly Frame[];
}
