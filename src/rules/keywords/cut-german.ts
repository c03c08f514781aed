import { isGermanNoun } from '#rules/ledger/small-german.ts';

/** "Kette mit echter", "veil with scattered": the word before its noun. "Fifth leaf", "sizes 50" tell one of a row. */
export const germanCut = /^Enthält\s|\s(?:mit|aus|für|ohne|in|zum|zur)\s(?:\S+\s)?\p{Ll}+(?:e|er|es|en|em)$/u;
/** "Karten Stück", "4 Spucktücher": of a number that is cut off, or with it. */
const germanCount =
  /(?<!\d)\s(?:Stück|Packung|Pack)$|^\d{1,2} \p{Lu}(?!\p{L}*(?:tag|jahr|stunde|minute|woche))\p{L}+$/u;
/** A noun in the case that "mit" asks for, and the words behind which it may stand so. */
const dative = /^\p{Lu}\p{L}{0,20}[äöü]\p{L}{1,16}[elr]n$/u;
const asksForIt = /\s(?:mit|in|aus|von|bei)\s/u;

/** "Unsere Bettwäsche", "Kerze aus Recyclingglas geliefert": cut out of a sentence that says what is done with it. */
const cutSentence =
  /^(?:Unsere?|Diese[rs]?|Jede[rs]?)\s|\s(?:aus|in|von|mit)\s.*\s(?:geliefert|gefertigt|hergestellt|verschickt|versendet|verpackt|befestigt|angeboten)$|^\p{L}+ (?:geliefert|hergestellt|verschickt|versendet)$/u;

/** Whether German words have lost a number or the "mit" that their ending asks for. */
export function isCutGerman(phrase: string, brief: string): boolean {
  if (
    cutSentence.test(phrase) ||
    germanCount.test(phrase) ||
    /^(?:Umgebung|Umkreis|Nähe|Raum)\s/u.test(phrase)
  )
    return true;
  // "Lampe mit Edison" of an "Edison Glühbirne": the noun behind the name is the part.
  const hung = /\smit (\p{Lu}\p{L}+)$/u.exec(phrase)?.[1]?.toLowerCase();
  if (hung !== undefined) {
    const next = new RegExp(`mit ${hung} (\\p{Ll}{4,})`, 'u').exec(brief)?.[1];
    if (next !== undefined && isGermanNoun(next) && !brief.includes(`mit ${hung}.`)) return true;
  }
  // "Kissen aus dem Gefrierfach" tells where it is kept, "Hand gefertigter Korb" has lost its "von".
  if (
    /\saus de[mr] (?:Gefrier|Kühl|Tiefkühl|Eis|Lager|Keller|Karton|Nachlass)/u.test(phrase) ||
    brief.includes(`von ${phrase.toLowerCase()}`)
  )
    return true;
  const last = phrase.slice(phrase.lastIndexOf(' ') + 1);
  return dative.test(last) && !asksForIt.test(phrase) && brief.includes(`mit ${last.toLowerCase()}`);
}
