import { conditionPatterns } from '#rules/ledger/condition-patterns.ts';
import { countCharacters } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { faultsAbroad } from './flaws-abroad.ts';

/** Characters of a value in an item specific of eBay. */
const longest = 50;
const denies =
  /^(?:otherwise|apart from that|no|not|never|without|hardly|barely|rarely|nothing|there (?:is|are) no)\s/iu;
const pointsAt = /^(?:see|as (?:shown|seen)|shown in|please)\b/iu;
/** What it has not goes on behind a "but". */
const behindBut = /,? but (?:no|not|still|it|they|otherwise|works?|does)\s.*$/iu;
const opener =
  /^(?:there (?:is|are) |it has |they have |(?:the|its) |an? (?!little|few|couple|bit|lot|number))/iu;

/** The faults that one clause tells, as a row names them: "strap is missing" of "original case included, strap is missing". */
function faultsIn(text: string): string[] {
  const { flaw } = conditionPatterns.en;
  const whole = text.replace(behindBut, '').trim();
  const pieces = whole.split(/,\s(?:and\s)?|\sand (?=(?:the|there|one|it|its|a|some)\s)/iu);
  const own = pieces.filter(
    (piece) =>
      (flaw.test(piece) || /\bmarks?$/iu.test(piece)) && !denies.test(piece) && !pointsAt.test(piece),
  );
  return own.map((piece) => piece.replace(opener, '').replace(/[.\s]+$/u, ''));
}

/**
 * The faults that a description tells, as many as one value takes whole, in the seller's words; empty where there is one
 * alone, which its own fact tells, or where none has room.
 */
export function flawRow(draft: Draft): string {
  const { written } = draft.language;
  if (written === 'other') return '';
  const told = draft.units.filter(
    ({ kind, path, label }) => kind === 'flaw' && path.endsWith('.description') && label === '',
  );
  const found: string[] = [];
  const seen = new Set<string>();
  const faults = told.flatMap(({ text }) =>
    written === 'en' ? faultsIn(text) : faultsAbroad(text, written),
  );
  for (const fault of faults) {
    const key = stemsOf(fault).toSorted().join(' ');
    const row = [...found, fault].join(', ');
    if (key === '' || seen.has(key) || countCharacters(row) > longest) continue;
    seen.add(key);
    found.push(found.length === 0 || written === 'de' ? fault : lowerFirst(fault));
  }
  return upperFirst(found.join(', '));
}
