import { describe, expect, test } from 'vitest';
import { withoutShopLines } from './shop-lines.ts';

describe('what shops set around their goods', () => {
  test.each([
    ['marks that touch their points', '*Made of tin\n*Holds two', '- Made of tin\n- Holds two'],
    ['a line between two strokes', 'Lean beef.\n-Net weight 600g-', 'Lean beef.\nNet weight 600g'],
    ['one mark alone stays', 'Pot\n*hand wash', 'Pot\n*hand wash'],
    [
      'a stroke behind three headings',
      'Quiet Motor — Runs low\nWide Bowl — Holds much\nUSB — Charge once',
      'Quiet Motor: Runs low\nWide Bowl: Holds much\nUSB: Charge once',
    ],
    [
      'a stroke behind one is none',
      'Quiet Motor — Runs low\nHolds much',
      'Quiet Motor — Runs low\nHolds much',
    ],
    ['what pictures excuse', 'A rug.\nALL PICTURES SHOWN ARE FOR ILLUSTRATION PURPOSE ONLY.', 'A rug.'],
    [
      'what screens excuse',
      'A rug. Due to light, the actual colour of the item may differ from the picture shown.',
      'A rug.',
    ],
    [
      'a colour that only a picture tells',
      '- Colour: as shown in the picture\n- Width: 3 cm',
      '- Width: 3 cm',
    ],
    [
      'the guide of sizes',
      'Stretchy. See our fit guide. Find your perfect fit.\nQuestions? Book a call!',
      'Stretchy.',
    ],
    [
      'what is asked of the reader',
      'Is your hamster bored? This wheel spins freely.',
      'This wheel spins freely.',
    ],
    ['a question about the thing stays', 'Is it washable? Yes.', 'Is it washable? Yes.'],
    [
      'a cry behind the name',
      'Nap mat – "Does your puppy sleep on tiles…"\nThick felt.',
      'Nap mat\nThick felt.',
    ],
    ['comfort before a fact', 'No need to worry about leaks, it is sealed.', 'It is sealed.'],
    ['comfort behind a fact', 'Cut from good tin, you can buy it with confidence.', 'Cut from good tin.'],
    [
      'a row of searched words',
      'Solid.\noak bench | hall bench | bench oak | bench for hall | oak hall bench',
      'Solid.',
    ],
    [
      'several rows in one line',
      'Material: Oak, Colour: Brown, Style: Modern',
      'Material: Oak\nColour: Brown\nStyle: Modern',
    ],
    [
      'sides stay in one line',
      'Height: 3 in, Length: 4 in, Width: 5 in',
      'Height: 3 in, Length: 4 in, Width: 5 in',
    ],
    ['a stroke behind a colon', 'Material:- Teak', 'Material: Teak'],
    [
      'the next row in the same line',
      'Material: ABS Package contents:\n1 x light',
      'Material: ABS\nPackage contents:\n1 x light',
    ],
    [
      'a warranty is no stuff',
      'Primary material: teak; 12 month warranty',
      'Primary material: teak\n12 month warranty',
    ],
    ['nothing else is told', 'Details', 'Details'],
  ])('%s', (_label, given, expected) => {
    expect(withoutShopLines(given)).toBe(expected);
  });
});
