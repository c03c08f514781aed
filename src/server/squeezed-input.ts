/** What is neither a letter nor a figure: white space, punctuation, symbols, marks, and signs that nobody sees. */
const longestRun = 200;
const betweenWords = new RegExp(`([^\\p{L}\\p{N}]{${longestRun}})[^\\p{L}\\p{N}]+`, 'gu');
/** One letter or figure again and again. */
const oneSign = new RegExp(`(([\\p{L}\\p{N}])\\2{${longestRun - 1}})\\2+`, 'gu');

/**
 * A text of a form in which no run of signs is longer than 200, be it of one letter or of whatever stands between
 * words. No text for people has such runs, and hundreds of patterns that look for "spaces before a comma" or "dots at
 * the end" need a time that grows with the square of a run: 20,000 spaces in each field of 50 products kept the server
 * busy for minutes.
 */
export function squeezedText(text: string): string {
  if (text.length <= longestRun) return text;
  return text.replaceAll(betweenWords, '$1').replaceAll(oneSign, '$1');
}

/** Parsed input with every text of it squeezed; keys stay, since schemas know them. */
export function squeezed<Value>(value: Value): Value {
  return squeezedValue(value) as Value;
}

function squeezedValue(value: unknown): unknown {
  if (typeof value === 'string') return squeezedText(value);
  if (Array.isArray(value)) return value.map(squeezedValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, squeezedValue(member)]));
}
