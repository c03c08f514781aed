import type { Check } from '#rules/checks/check.ts';
import { withUnit } from '#rules/facts/field-length.ts';
import type { Platform } from '#rules/platforms/platform.ts';

interface Params {
  /** Facts from which on a listing has something to say. */
  facts: number;
  /** Words of the seller that do as well: what a firm or a film does is told in sentences. */
  words: number;
}

const fixOf: Record<Platform['subject'], string> = {
  product: 'Tell what it is made of, how big it is, what comes with it or whom it is for.',
  page: 'Tell what is offered, where, for whom, and what sets it apart.',
  video: 'Tell what the video shows, step by step or by its results.',
  app: 'Tell what the app does, for whom, and what it needs.',
};

/** Judges what the seller told and not how long the text is, so that nobody gains by padding. */
export const enoughSaid: Check<Params> = {
  id: 'enough-said',
  titleGood: 'There are facts enough to decide by',
  titleBad: 'There are hardly any facts to decide by',
  why: 'Whoever has to ask what it is made of or how big it is looks at the next listing.',
  judge: ({ platform, toldCount, toldWords }, { facts, words }) => ({
    score: toldCount >= facts || toldWords >= words ? 1 : 0,
    found: `${toldCount === 1 ? '1 fact' : `${toldCount} facts`} in ${withUnit(toldWords, 'words')}`,
    // A film told in sentences passes on one fact: the report says by what.
    expected: `${facts} facts or ${withUnit(words, 'words')}`,
    fix: fixOf[platform.subject],
    field: null,
  }),
};
