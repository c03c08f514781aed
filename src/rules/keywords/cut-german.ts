/** "Kette mit echter", "veil with scattered": the word before its noun. "Fifth leaf", "sizes 50" tell one of a row. */
export const germanCut = /^Enthält\s|\s(?:mit|aus|für|ohne|in|zum|zur)\s(?:\S+\s)?\p{Ll}+(?:e|er|es|en|em)$/u;
/** "Karten Stück", "4 Spucktücher": of a number that is cut off, or with it. */
const germanCount =
  /(?<!\d)\s(?:Stück|Packung|Pack)$|^\d{1,2} \p{Lu}(?!\p{L}*(?:tag|jahr|stunde|minute|woche))\p{L}+$/u;
/** Nouns in the case that "mit" asks for. */
const dativeEnd = /^(?!.*\s(?:mit|in|aus|von|bei)\s).*\s\p{Lu}\p{L}*[äöü]\p{L}+[elr]n$/u;

/** Whether German words have lost a number or the "mit" that their ending asks for. */
export function isCutGerman(phrase: string, brief: string): boolean {
  return (
    germanCount.test(phrase) ||
    (dativeEnd.test(phrase) &&
      brief.includes(`mit ${phrase.slice(phrase.lastIndexOf(' ') + 1).toLowerCase()}`))
  );
}
