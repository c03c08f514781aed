import { expect, test } from 'vitest';
import { faqEntries } from '#web/marketing/content/faq-entries.ts';
import { answers, piecesOf, wordsOf } from './search.ts';

const found = (query: string) => {
  const words = wordsOf(query);
  return faqEntries.filter((entry) => answers(entry, words)).map(({ id }) => id);
};

test('every word has to stand in question, answer or tags', () => {
  expect(found('cancel contract')).toContain('cancel');
  expect(found('gdpr')).toEqual(['my-data']);
  expect(found('gdpr wombat')).toEqual([]);
  expect(found('  ')).toHaveLength(faqEntries.length);
});

test('case and accents do not matter', () => {
  expect(found('FRANCAIS')).toEqual(['languages']);
  expect(piecesOf('Français', wordsOf('FRANCAIS'))).toEqual([{ text: 'Français', hit: true }]);
});

test('hits are cut out in order and nothing of the text is lost', () => {
  const pieces = piecesOf('Cancel: cancelling is free.', wordsOf('free cancel'));
  expect(pieces.filter(({ hit }) => hit).map(({ text }) => text)).toEqual(['Cancel', 'cancel', 'free']);
  for (const entry of faqEntries) {
    const whole = piecesOf(entry.answer, wordsOf('a e the of you'));
    expect(whole.map(({ text }) => text).join('')).toBe(entry.answer);
  }
});

test('what cannot be folded to one character stays as it is', () => {
  expect(piecesOf('İzmir ﬁne 😀 x', wordsOf('x')).at(-1)).toEqual({ text: 'x', hit: true });
});
