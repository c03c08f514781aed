import { countPieces } from '#rules/text/spaces.ts';

const andOf: readonly (readonly [RegExp, string])[] = [
  [/\b(?:with|has|in|of)\b/iu, 'and'],
  [/\bmit\b/iu, 'und'],
  [/\bcon\b/iu, 'y'],
  [/\bavec\b/iu, 'et'],
];

/** "In cotone" is no English "in". */
const otherThanEnglish = /(?<!\p{L})(?:di|del|della|il|per|una|gli|een|met|voor|w|na)(?!\p{L})/iu;

/** "a, b" of a list that lost "and c" reads "a and b" only when it was clearly a list of three. */
export function endList(head: string, joint: string | null, isPhraseList = false): string {
  const match = /^(.*\S),\s([^,:;]{1,40})$/u.exec(head);
  if (match === null) return head;
  const [, first = '', last = ''] = match;
  // The joint that went tells a list of words: "crudo, gris y mostaza".
  if (joint !== null && countPieces(last) <= mostListed) return `${first} ${joint} ${last}`;
  // "Vela de soja, 180 g, Arde 40 Horas": the parts of a title stand side by side.
  if (isPhraseList && /^\p{Lu}/u.test(last)) return head;
  const and =
    first.includes(',') && !otherThanEnglish.test(first)
      ? andOf.find(([sign]) => sign.test(first))?.[1]
      : undefined;
  return and === undefined ? head : `${first} ${and} ${last}`;
}

/** A longer end of a list is a clause of its own. */
const mostListed = 2;
