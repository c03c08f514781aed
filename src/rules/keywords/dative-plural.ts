/** "Ginkgoblättern", "Holzrädern": plurals in "er" with their umlaut, as they stand behind "in", "mit" and "von". */
const bent = /^\p{Lu}\p{L}*[äöü]\p{Ll}{1,2}ern$/iu;

/** A German noun that stands alone as buyers type it: "Ginkgoblätter"; any other phrase as it is. */
export const asTyped = (phrase: string): string => (bent.test(phrase) ? phrase.slice(0, -1) : phrase);

const plural = /^(?!Eltern|Ostern|Ständern)\p{Lu}\p{L}{2,}(?:er|el)n$/u;
const givesDative =
  /(?:^|\s)(?:[Aa]us|[Mm]it|[Vv]on|[Bb]ei|[Zz]u|[Dd]en|[Vv]or|[Nn]ach|[Ss]eit)\s(?:[\p{Ll}\d]+\s){0,3}$/u;

/** "Fenster" of "aus alten Fenstern": a plural behind what asks for a dative, as it is searched. */
export function withoutDative(noun: string, text: string): string {
  if (!plural.test(noun)) return noun;
  const places = [...text.matchAll(new RegExp(`(?<!\\p{L})${noun}(?!\\p{L})`, 'gu'))];
  const isDative = places.every(({ index }) => givesDative.test(text.slice(Math.max(0, index - 40), index)));
  return places.length > 0 && isDative ? noun.slice(0, -1) : noun;
}
