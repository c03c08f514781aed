import { expect, test } from 'vitest';
import type { Handover } from '#web/data/handover.ts';
import { draftFrom, emptyDraft, fillDraft } from './draft.ts';

test('a saved form is mended where something else was written', () => {
  expect(draftFrom({ url: 5, platform: 'myspace', primaryKeywords: ['a', 7], description: 'Mugs' })).toEqual({
    ...emptyDraft,
    primaryKeywords: ['a'],
    description: 'Mugs',
  });
});

const handover: Handover = {
  to: 'social-meta',
  keywords: ['stoneware mug', 'Gift', ...Array.from({ length: 40 }, (_, index) => `word ${index}`)],
  competitorKeywords: ['other shop'],
  leftOut: [],
  values: { businessName: 'Kiln', website: 'https://kiln.example' },
  from: 'Keyword research for Kiln',
  time: 0,
};

test('handed-over keywords fill the form up to its bound, each once', () => {
  const before = { ...emptyDraft, description: 'typed', primaryKeywords: ['gift'] };
  const { draft, unfitted } = fillDraft(before, handover);
  expect(draft).toMatchObject({ businessName: 'Kiln', url: 'https://kiln.example', description: 'typed' });
  expect(draft.primaryKeywords).toHaveLength(30);
  expect(draft.primaryKeywords.slice(0, 2)).toEqual(['gift', 'stoneware mug']);
  expect(unfitted).toBe(12);
});
