import { englishTagger } from '#rules/language/tagger-model.ts';
import { remembering } from '#rules/text/remembering.ts';

export interface TaggedWord {
  word: string;
  /** Universal part of speech, such as `NOUN`. */
  tag: string;
}

/** One listing asks for the same few phrases several times. UTF-16 units. */
const mostKept = 1_500;

/** English words with their universal part of speech. The model is opened at the first call (about 150 ms). */
export const tagsOf: (text: string) => readonly TaggedWord[] = remembering((text) => {
  const tagger = englishTagger();
  const tokens = tagger.readDoc(text).tokens();
  const words = tokens.out();
  // oxlint-disable-next-line typescript/unbound-method -- wink's accessors are plain functions
  const tags = tokens.out(tagger.its.pos);
  return words.map((word, index) => ({ word, tag: String(tags[index]) }));
}, mostKept);
