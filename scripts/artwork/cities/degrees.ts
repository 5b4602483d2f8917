/** A place in decimal degrees. */
export type Degrees = readonly [longitude: number, latitude: number];

/** « 2.35 48.85, 2.34 48.86 » as a list of places. */
export function degrees(text: string): Degrees[] {
  return text.split(",").map((pair) => {
    const [longitude, latitude] = pair.trim().split(/\s+/).map(Number);
    if (longitude === undefined || latitude === undefined || Number.isNaN(longitude + latitude))
      throw new Error(`Not a place in degrees: « ${pair} »`);
    return [longitude, latitude];
  });
}
