const figures = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const counted =
  /\b(?:set|pack|pair|lot|box|bundle) of (\p{L}+|\d+)\b|\b(\d+)[- ]?(?:pack|piece|pcs|count)\b/iu;

/** Whether a phrase opens with the number of things that the title has told: "three cable tidies" of a set of 3. */
export function countsAgain(phrase: string, title: string): boolean {
  const match = counted.exec(title);
  if (match === null) return false;
  const told = (match[1] ?? match[2] ?? '').toLowerCase();
  const [first = '', next = ''] = phrase.toLowerCase().split(' ');
  const number = (word: string): string => String(figures.includes(word) ? figures.indexOf(word) : word);
  return (
    /^\p{L}{3,}/u.test(next) &&
    next !== 'inch' &&
    number(first) === number(told) &&
    /^\d+$/.test(number(first))
  );
}

/** What tells at the end of a name how much of a used thing is there. */
export const trailingState = /(?<=\s)(?:incomplete|boxed|unboxed|for parts)$/iu;
