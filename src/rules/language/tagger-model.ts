import model from 'wink-eng-lite-web-model';
import winkNLP, { type WinkMethods } from 'wink-nlp';

let tagger: WinkMethods | undefined;

/** The English tagger, opened at the first call (about 100 ms of one core and 40 MB) and shared by all who tag. */
export function englishTagger(): WinkMethods {
  return (tagger ??= winkNLP(model, ['pos']));
}
