/** A picture as queries give it: a drawing of this text and name, of no known size unless given. */
export const drawing = (alt: string, svgSize: { width: number; height: number } | null = null) => ({
  alt,
  raster: null,
  phone: null,
  src: { publicURL: `/${alt}.svg`, svgSize },
});
