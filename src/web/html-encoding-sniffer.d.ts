/** The package brings no types of its own (7.0.0). */
declare module 'html-encoding-sniffer' {
  interface Options {
    transportLayerEncodingLabel?: string;
    defaultEncoding?: string;
    maxPrescanBytes?: number;
  }
  /** Name of the encoding, as the Encoding Standard writes it. */
  export default function htmlEncodingSniffer(bytes: Uint8Array, options?: Options): string;
}
