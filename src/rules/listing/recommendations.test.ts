import { expect, test } from 'vitest';
import type { CheckResult } from '#contract/report.ts';
import { adviceOf, notesOf } from './recommendations.ts';

const check = (id: string, gain: number, fix = `Mend ${id}.`): CheckResult => ({
  id,
  title: id,
  score: 0,
  found: '',
  expected: '',
  points: 10,
  why: '',
  fix,
  gain,
  field: null,
});

test('a sentence names the same points as the list beside it', () => {
  expect(adviceOf([check('small', 0.6), check('large', 7.8), check('whole', 3), check('one', 1)])).toEqual([
    'Mend large. (+7.8 points)',
    'Mend whole. (+3 points)',
    'Mend one. (+1 point)',
    'Mend small. (+0.6 points)',
  ]);
});

test('what brings next to nothing is named only where nothing brings more', () => {
  expect(adviceOf([check('least', 0.3), check('more', 2)])).toEqual(['Mend more. (+2 points)']);
  expect(adviceOf([check('least', 0.3), check('none', 0)])).toEqual([
    'Mend least. (+0.3 points)',
    'Mend none.',
  ]);
  expect(adviceOf([check('met', 0, '')])).toEqual([]);
});

test('a keyword that was left out is named as that, for there may have been room', () => {
  const english = { tag: 'en', written: 'en' } as const;
  expect(notesOf(english, ['dishwasher safe mug'])).toEqual([
    'Keywords in no field of this listing: dishwasher safe mug.',
  ]);
});
