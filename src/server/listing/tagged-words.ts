import { tagsOf } from '#rules/ledger/tagger.ts';
import type { Unit } from './word-roles.ts';

export interface Tagged extends Unit {
  /** Universal part of speech of its last word, such as `NOUN`. */
  tag: string;
}

/** Parts of speech that stand before a noun. */
export const beforeNoun: ReadonlySet<string> = new Set(['ADJ', 'NOUN', 'PROPN']);

/** The words of a sentence with their parts of speech. */
export function tagged(sentence: string, units: readonly Unit[]): Tagged[] {
  const tags = tagsOf(sentence);
  const found: Tagged[] = [];
  let at = 0;
  let next = 0;
  for (const unit of units) {
    let tag = 'X';
    while (next < tags.length) {
      const { word, tag: said } = tags[next]!;
      const place = sentence.indexOf(word, at);
      if (place >= unit.end) break;
      at = Math.max(at, place) + word.length;
      next += 1;
      if (place >= unit.start && said !== 'PUNCT') tag = said;
    }
    found.push({ ...unit, tag });
  }
  for (const [at, word] of found.entries())
    if (word.tag === 'NOUN' && isVerbBeforeObject(found, at)) found[at] = { ...word, tag: 'VERB' };
  return found;
}

/** "A base spreads the heat", "curves show the height": between a noun and an article such a word is no noun. */
function isVerbBeforeObject(words: readonly Tagged[], at: number): boolean {
  const before = words[at - 1];
  const next = words[at + 1];
  return (
    before !== undefined &&
    next !== undefined &&
    beforeNoun.has(before.tag) &&
    /[^s]s$/u.test(words[at]!.text) !== /[^s]s$/u.test(before.text) &&
    (/^(?:the|an?|your|its|their)$/iu.test(next.text) ||
      // "A filter traps fine dust".
      isOnlyVerb(words, at) ||
      (next.tag === 'ADJ' &&
        words[at + 2]?.tag === 'NOUN' &&
        before.tag === 'NOUN' &&
        /[^s]s$/u.test(words[at]!.text)))
  );
}

/** "Four corners grip phones": between two nouns, of which the first is of many, in a line that has no other verb. */
const isOnlyVerb = (words: readonly Tagged[], at: number): boolean =>
  /[^su]s$/u.test(words[at - 1]!.text) &&
  /^\p{Ll}{3,}[^s]$/u.test(words[at]!.text) &&
  /^\p{Ll}/u.test(words[at + 1]!.text) &&
  words[at + 1]!.tag === 'NOUN' &&
  words[at]!.isStrange &&
  !words.some(
    ({ tag }, place) =>
      (tag === 'VERB' || tag === 'AUX') && !/^(?:and|or|but|to)$/iu.test(words[place - 1]?.text ?? ''),
  );
