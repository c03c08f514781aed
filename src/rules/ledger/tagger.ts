import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';

let tagger: WinkMethods | null = null;

/** English words with their universal part of speech. The model is opened at the first call (about 150 ms). */
export function tagsOf(text: string): { word: string; tag: string }[] {
  tagger ??= winkNLP(model, ['sbd', 'pos']);
  const tokens = tagger.readDoc(text).tokens();
  const words = tokens.out();
  // oxlint-disable-next-line typescript/unbound-method -- wink's accessors are plain functions
  const tags = tokens.out(tagger.its.pos);
  return words.map((word, index) => ({ word, tag: String(tags[index]) }));
}
