import { describe, expect, it } from 'vitest';
import { cutClaim } from './claim-cut.ts';

const cut = (text: string, word: string): string => {
  const start = text.indexOf(word);
  return cutClaim(text, { start, end: start + word.length, kind: 'superlative' });
};

it('a list that loses its praised end behind a comma is joined again', () =>
  expect(cut('Our shop combines speed, order, and exceptional care.', 'exceptional')).toBe(
    'Our shop combines speed and order.',
  ));

describe('praise that a fault is set against', () => {
  it.each([
    ['The screen is perfect but the back glass has a crack.', 'perfect', 'The back glass has a crack.'],
    ['The screen is perfect but has a crack at the top.', 'perfect', 'The screen has a crack at the top.'],
    ['The screen is perfect but it has a crack at the top.', 'perfect', 'The screen has a crack at the top.'],
    [
      'The screen is perfect apart from one scratch at the top.',
      'perfect',
      'The screen has one scratch at the top.',
    ],
    ['The seats are perfect except for a small tear.', 'perfect', 'The seats have a small tear.'],
    ['The top is the best I have seen but one leg has a crack.', 'best', 'One leg has a crack.'],
    ['Das Display ist perfekt, aber es hat einen Riss oben.', 'perfekt', 'Das Display hat einen Riss oben.'],
    ['La pantalla está perfecta pero la tapa tiene una grieta.', 'perfecta', 'La tapa tiene una grieta.'],
    ['L’écran est parfait mais la coque a une fissure.', 'parfait', 'La coque a une fissure.'],
  ])('%s loses the praise and keeps the fault', (text, word, left) => {
    expect(cut(text, word)).toBe(left);
  });

  it.each([
    ['Nothing is perfect apart from one hinge.', 'perfect'],
    ['The frame is perfect but the seat is not.', 'perfect'],
    ['The lid is not perfect but the pot has no chips.', 'perfect'],
    ['It is perfect but for a scratch on the lid here.', 'perfect'],
  ])('%s is not cut into something else', (text, word) => {
    expect(cut(text, word)).toBe('');
  });
});

it.each([
  ['A calm room and help with anxiety, grief and burnout, in Duluth.', 'A calm room, in Duluth.'],
  ['A calm room and help with anxiety, grief and burnout.', 'A calm room.'],
])('drops the row that hangs on what is cut: %s', (text, kept) => {
  const start = text.indexOf('anxiety');
  expect(cutClaim(text, { start, end: start + 'anxiety'.length, kind: 'medical' })).toBe(kept);
});
