/** "The simulations i use": who speaks of himself has a capital in English; a type, part or class i is none. */
const small =
  /(?<=^|[\s(])(?<!\b(?:type|part|class|phase|grade|category|stage|mark|volume|vol\.)\s)i(?=\s\p{Ll}{2}|['’](?:m|ve|d|ll)\s)/gu;

/** An English text with the capital of "I", which hurried writers leave out. */
export function withOwnI(text: string): string {
  return /(?:^|\s)i[\s'’]/u.test(text) ? text.replace(small, 'I') : text;
}
