import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';

let tagger: WinkMethods | null = null;
/** One listing asks for the same phrase several times; the bound keeps the memory flat. */
const mostKept = 400;
const kept = new Map<string, TaggedWord[]>();

export interface TaggedWord {
  word: string;
  /** Universal part of speech, such as `NOUN`. */
  tag: string;
}

/** English words with their universal part of speech. The model is opened at the first call (about 150 ms). */
export function tagsOf(text: string): readonly TaggedWord[] {
  const known = kept.get(text);
  if (known !== undefined) return known;
  tagger ??= winkNLP(model, ['sbd', 'pos']);
  const tokens = tagger.readDoc(text).tokens();
  const words = tokens.out();
  // oxlint-disable-next-line typescript/unbound-method -- wink's accessors are plain functions
  const tags = tokens.out(tagger.its.pos);
  const tagged = words.map((word, index) => ({ word, tag: String(tags[index]) }));
  if (kept.size >= mostKept) kept.clear();
  kept.set(text, tagged);
  return tagged;
}
