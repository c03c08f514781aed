/** Who plays on a record: a colour in the name is none of the thing. */
const bands =
  /(?<!\p{L})(?:pink floyd|deep purple|black sabbath|green day|red hot chili|king crimson|white stripes|black keys|black eyed peas|simply red|barry white|velvet underground|blue öyster)(?!\p{L})/iu;
const longestBand = 12;

/** "Pink Floyd": the colour that stands at these places is half a name. "Rust proof" names none either. */
export function isOfBand(text: string, start: number, end: number): boolean {
  if (/^[ -](?:proof|resistant|free|inhibit|prevent)/iu.test(text.slice(end, end + 11))) return true;
  return bands.test(text.slice(Math.max(0, start - longestBand), end + longestBand));
}
