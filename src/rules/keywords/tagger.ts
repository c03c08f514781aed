import { englishTagger } from '#rules/language/tagger-model.ts';
import { hasWordSign } from '#rules/text/letters.ts';

/** English word classes that phrases are built from. */
export type WordClass = 'noun' | 'modifier' | 'number' | 'joint' | 'stop' | 'break';

export interface TaggedWord {
  /** Lower case, hyphens kept. */
  text: string;
  class: WordClass;
}

const classes: Readonly<Record<string, WordClass>> = {
  NOUN: 'noun',
  PROPN: 'noun',
  ADJ: 'modifier',
  NUM: 'number',
  PUNCT: 'break',
};
const jointWords = new Set(['for', 'with', 'without', 'of', 'in']);
/** Participles stand before nouns as adjectives do ("engraved ring"); other verb forms end a phrase. */
const participle = /^[a-z-]{3,}(?:ed|en|wn)$/;

/**
 * Words of an English text in lower case with their class. The model is opened at the first call
 * (about 180 ms, once a process) and tags about 3,000 characters a millisecond afterwards.
 */
export function tagEnglish(text: string): TaggedWord[] {
  const tagger = englishTagger();
  const tokens = tagger.readDoc(text.toLowerCase()).tokens();
  const values: string[] = tokens.out();
  // oxlint-disable-next-line typescript/unbound-method -- wink passes its accessors as bare functions
  const tags: string[] = tokens.out(tagger.its.pos);
  // oxlint-disable-next-line typescript/unbound-method -- as above
  const spaces: string[] = values.includes('-') ? tokens.out(tagger.its.precedingSpaces) : [];
  const words: TaggedWord[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? '';
    const previous = words.at(-1);
    const next = values[index + 1];
    const hyphenated =
      value === '-' &&
      previous !== undefined &&
      next !== undefined &&
      spaces[index] === '' &&
      spaces[index + 1] === '';
    if (hyphenated && /[\p{L}\p{N}]$/u.test(previous.text) && /^[\p{L}\p{N}]/u.test(next)) {
      const last = classOf(next, tags[index + 1] ?? '');
      previous.text = `${previous.text}-${next}`;
      previous.class = last === 'noun' ? 'noun' : 'modifier';
      index += 1;
    } else {
      words.push({ text: value, class: classOf(value, tags[index] ?? '') });
    }
  }
  return words;
}

function classOf(word: string, tag: string): WordClass {
  if (jointWords.has(word)) return 'joint';
  if (!hasWordSign(word)) return 'break';
  if (tag === 'VERB' && participle.test(word)) return 'modifier';
  return classes[tag] ?? 'stop';
}
