/** "Ginkgoblättern", "Holzrädern": plurals in "er" with their umlaut, as they stand behind "in", "mit" and "von". */
const bent = /^\p{Lu}\p{L}*[äöü]\p{Ll}{1,2}ern$/iu;

/** A German noun that stands alone as buyers type it: "Ginkgoblätter"; any other phrase as it is. */
export const asTyped = (phrase: string): string => (bent.test(phrase) ? phrase.slice(0, -1) : phrase);

const plural = /^(?!Eltern|Ostern|Ständern)\p{Lu}\p{L}{2,}(?:er|el)n$/u;
const givesDative =
  /(?:^|\s)(?:[Aa]us|[Mm]it|[Vv]on|[Bb]ei|[Zz]u|[Dd]en|[Vv]or|[Nn]ach|[Ss]eit)\s(?:[\p{Ll}\d]+\s){0,3}$/u;

/** Characters before a noun in which what asks for its case stands. */
const longestLead = 40;

/** "Fenster" of "aus alten Fenstern": a plural behind what asks for a dative, as it is searched. */
export function withoutDative(noun: string, text: string): string {
  if (!plural.test(noun)) return noun;
  let isSaid = false;
  for (let at = text.indexOf(noun); at !== -1; at = text.indexOf(noun, at + 1)) {
    if (/\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)) || /^\p{L}/u.test(text.charAt(at + noun.length)))
      continue;
    if (!givesDative.test(text.slice(Math.max(0, at - longestLead), at))) return noun;
    isSaid = true;
  }
  return isSaid ? noun.slice(0, -1) : noun;
}
