/** In every browser and in Node, though not in ECMAScript: with `TextDecoder` all of the web platform that rules may use. */
declare class URL {
  constructor(url: string, base?: string);
  static parse(url: string, base?: string): URL | null;
  readonly href: string;
  readonly origin: string;
  readonly protocol: string;
  readonly username: string;
  readonly password: string;
  readonly host: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

declare class TextDecoder {
  constructor(label?: string);
  decode(bytes: Uint8Array): string;
}
