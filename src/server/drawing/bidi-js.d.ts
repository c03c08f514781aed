declare module 'bidi-js' {
  /** The part of bidi-js 1.1 that this project uses; the package brings no types. */
  export default function bidiFactory(): {
    getEmbeddingLevels(
      text: string,
      direction?: 'ltr' | 'rtl',
    ): { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] };
  };
}
