/** The part of Papa Parse that rules use. Its own types bring Node and the browser along, which rules do without. */
declare module 'papaparse' {
  interface ParseResult<Row> {
    data: Row[];
    meta: { truncated: boolean };
  }
  interface ParseSettings {
    delimiter: string;
    quoteChar: string;
    preview?: number;
    skipEmptyLines: 'greedy';
  }
  const Papa: { parse<Row>(text: string, settings: ParseSettings): ParseResult<Row> };
  export default Papa;
}
