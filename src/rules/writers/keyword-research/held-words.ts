import { stemsOf } from '#rules/text/words.ts';

/** Whether all words of a name stand in a keyword. */
export function holds(keyword: string, name: string): boolean {
  const stems = new Set(stemsOf(keyword));
  const wanted = stemsOf(name);
  return wanted.length > 0 && wanted.every((stem) => stems.has(stem));
}
