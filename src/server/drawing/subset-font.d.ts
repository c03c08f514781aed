declare module 'subset-font' {
  /** The part of subset-font 2.9 that this project uses; the package brings no types. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: {
      targetFormat: 'sfnt' | 'woff' | 'woff2';
      variationAxes?: Record<string, number>;
      keepAllGlyphs?: boolean;
    },
  ): Promise<Buffer>;
}
