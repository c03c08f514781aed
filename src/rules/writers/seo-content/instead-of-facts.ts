import { claimHits } from '#rules/ledger/claim-index.ts';
import { countCharacters } from '#rules/text/count.ts';
import { doingPhrases } from './doing-phrases.ts';
import type { Draft } from './draft.ts';
import { contentStems, isNew } from './new-in-title.ts';

/**
 * What a title tells that has room for none of the facts: "Solar Pump, 5 Watt Solar Panel" says one of its words again, or what the
 * thing does stands there. Empty where there is neither. English.
 */
export function insteadOfFacts(phrases: readonly string[], title: string, draft: Draft, max: number): string {
  if (draft.language.written !== 'en') return '';
  const have = contentStems(title);
  // "Beech wood expansion set" of an expansion pack: its stuff.
  const front = phrases.map((phrase) => frontBefore(phrase, have)).find((phrase) => phrase !== '');
  if (
    front !== undefined &&
    isNew(front, title) &&
    countCharacters(title) + countCharacters(front) + 2 <= max
  )
    return front;
  const told = phrases.find((phrase) => {
    const stems = contentStems(phrase);
    const again = stems.filter((stem) => have.includes(stem));
    const next = countCharacters(title) + countCharacters(phrase) + 2;
    return again.length === 1 && stems.length > 2 && new Set(stems).size === stems.length && next <= max;
  });
  const doing = doingPhrases(draft).find(
    (phrase) => isNew(phrase, title) && countCharacters(title) + countCharacters(phrase) + 2 <= max,
  );
  return told ?? doing ?? '';
}

const several = /^(?:set|pack|kit|bundle)s?$/iu;

/** A phrase without the words at its end that the title has; empty where it ends in none. */
function frontBefore(phrase: string, have: readonly string[]): string {
  const words = phrase.split(' ');
  const isTold = (word: string): boolean =>
    several.test(word) || contentStems(word).some((stem) => have.includes(stem));
  const from = words.findLastIndex((word) => !isTold(word));
  if (from === words.length - 1 || from < 0) return '';
  const front = words.slice(0, from + 1).join(' ');
  // "Five shelves in" of a bookcase has lost what follows: a stuff or a colour is whole.
  return claimHits(front, 'en').some(
    ({ payload, end }) => (payload.kind === 'material' || payload.kind === 'colour') && end === front.length,
  )
    ? front
    : '';
}
