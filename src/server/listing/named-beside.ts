import { foldWord } from '#rules/text/words.ts';
import type { Prepared } from '#rules/writers/seo-content/prepared.ts';
import { foldedBrief } from './brief-words.ts';

const beside =
  /(?<!\p{L})(?:before|after|instead of|unlike|than|like|vor|nach|statt|anstelle|wie|als|antes de|despues de|en lugar de|como|avant|apres|au lieu de|comme|prima|dopo|invece|come|voor|na|in plaats van|zoals|antes|depois|em vez) (?:(?:the|an?|your|la|el|las|los|una?|tu|der|die|das|dem|den|einer|eines|le|l|de|du|het|een|o|a|del|della|da|do) )?$/u;
const leastWords = 2;
const joined = new WeakMap<Prepared, string>();

/** The brief without what parts its words. */
function lettersOf(prepared: Prepared): string {
  const before = joined.get(prepared);
  if (before !== undefined) return before;
  const made = bare(foldedBrief(prepared));
  joined.set(prepared, made);
  return made;
}

const bare = (folded: string): string => folded.replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** "Crema solar" of a serum that goes on before it: what the brief names only beside its thing, as words or as a tag. */
export function isNamedBeside(phrase: string, prepared: Prepared): boolean {
  const brief = foldedBrief(prepared);
  const letters = bare(foldWord(phrase));
  if (letters === '' || !lettersOf(prepared).includes(letters)) return false;
  // A tag has its words as one.
  const pattern = new RegExp((letters.match(/./gu) ?? []).join('[ -]?'), 'gu');
  const found = [...brief.matchAll(pattern)].filter(([said]) => said.split(/[ -]/u).length >= leastWords);
  return (
    found.length > 0 && found.every(({ index }) => beside.test(brief.slice(Math.max(0, index - 30), index)))
  );
}
