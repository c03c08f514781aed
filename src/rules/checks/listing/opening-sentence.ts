import { atMost, type Check } from '#rules/checks/check.ts';
import { factsNamed } from '#rules/facts/facts-named.ts';
import { shorten } from '#rules/facts/field-length.ts';
import { measureText } from '#rules/facts/measured-text.ts';
import { sentencesOf } from '#rules/text/words.ts';

interface Params {
  /** Words that the first sentence may have. */
  words: number;
}

/** Half of the points for being short, half for saying something about the thing. */
const half = 0.5;

export const openingSentence: Check<Params> = {
  id: 'opening-sentence',
  titleGood: 'The first sentence says what it does',
  titleBad: 'The first sentence is long or says nothing about it',
  why: 'Many readers see the first sentence only.',
  applies: (context) => context.filled.includes('improvedBodyText'),
  judge: (context, params) => {
    const sentence = measureText(sentencesOf(context.text('improvedBodyText').plain)[0] ?? '');
    const about =
      factsNamed(sentence, context.facts).length > 0 ||
      [...context.facts.ownStems].some((stem) => sentence.stems.has(stem));
    return {
      score:
        half * (sentence.unspaced ? 1 : atMost(sentence.wordCount, params.words, params.words * 2)) +
        (about ? half : 0),
      found: `${sentence.wordCount} words: “${shorten(sentence.plain)}”`,
      expected: `At most ${params.words} words, with a fact or what it is`,
      fix: 'Say in one short sentence what it is, what it does and for whom.',
      field: 'improvedBodyText',
    };
  },
};
