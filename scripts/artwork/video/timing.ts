/** The loop: length in seconds, frames per second, size in pixels. */
export const LOOP = { seconds: 8, rate: 25, width: 1280, height: 720 } as const;

export const FRAMES = LOOP.seconds * LOOP.rate;

/** A ramp from 0 to 1 between two moments, at rest at both ends. */
function ease(from: number, to: number, at: number): number {
  const t = Math.min(1, Math.max(0, (at - from) / (to - from)));
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/**
 * How far a piece of the interface is drawn at a moment of the loop (both from 0 to 1). The loop opens on
 * the whole picture, so that its first frame is a poster; pieces come in turn and leave in the reverse order,
 * so that nothing ever floats without what holds it.
 * @param rank place in the procession, from 0 (first to come, last to leave) to 1
 */
export function presence(rank: number, moment: number): number {
  const leave = 0.14 + (1 - rank) * 0.2;
  const enter = 0.5 + rank * 0.34;
  return 1 - ease(leave, leave + 0.1, moment) + ease(enter, enter + 0.12, moment);
}

/** A wave that comes back to its start after a whole number of turns per loop. */
export const wave = (moment: number, turns: number, offset: number): number =>
  Math.sin(2 * Math.PI * (moment * turns + offset));
