import { countCharacters } from '#rules/text/count.ts';
import { foldWord } from '#rules/text/words.ts';
import { measureText, type MeasuredText } from './measured-text.ts';

/** Words of a term may stand this far apart, in tokens, and still be read as the term ("boiler and gas service"). */
const window = 3;

/**
 * Where a term starts in a text: the number of characters before it, or null when it is not there.
 * Its stems may stand in any order within three tokens of each other; inside a compound
 * ("Brotdose" in "Edelstahlbrotdose") and in scripts without spaces the letters decide.
 */
export function positionOf(term: string, text: MeasuredText): number | null {
  const wanted = [...measureText(term).contentStems];
  if (wanted.length === 0) return null;
  const first = firstRun(wanted, text);
  if (first !== null) {
    // "Lã da Serra": a small word that opens the term counts where all of it stands so.
    const exact = text.plain.toLowerCase().indexOf(term.toLowerCase());
    return countCharacters(text.plain.slice(0, exact >= 0 && exact < first ? exact : first));
  }
  const folded = foldWord(term).trim();
  if (folded.length < (text.unspaced ? 2 : 4)) return null;
  const place = text.plain.toLowerCase().indexOf(term.toLowerCase());
  if (place >= 0) return countCharacters(text.plain.slice(0, place));
  const foldedPlace = text.folded().indexOf(folded);
  return foldedPlace < 0 ? null : foldedPlace;
}

function firstRun(wanted: readonly string[], text: MeasuredText): number | null {
  const tokens = text.tokens;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined || !wanted.includes(token.stem)) continue;
    const near = new Set<string>();
    for (const next of tokens.slice(index, index + wanted.length + window)) near.add(next.stem);
    if (wanted.every((stem) => near.has(stem))) return token.start;
  }
  return null;
}
