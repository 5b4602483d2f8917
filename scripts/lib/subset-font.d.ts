declare module "subset-font" {
  /** Keeps only the glyphs of `text`, and the given ranges (or points) of the variation axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: "truetype" | "woff2";
      variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>;
      /** OpenType features, by their tags; all of them unless told. */
      keepFeatures?: readonly string[];
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
