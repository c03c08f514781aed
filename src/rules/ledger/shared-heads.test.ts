import { describe, expect, it } from 'vitest';
import { withSharedHeads } from './shared-heads.ts';

const rows: [label: string, text: string, told: string][] = [
  [
    'four of a kind say their noun once',
    'Twist bits, masonry bits, brad point bits, spade bits, hole saws.',
    'Twist, masonry, brad point and spade bits, hole saws.',
  ],
  ['three keep it', 'Twist bits, masonry bits, spade bits.', 'Twist bits, masonry bits, spade bits.'],
  ['other nouns stay', 'Plates, bowls, cups, forks.', 'Plates, bowls, cups, forks.'],
];

describe('rows that say one noun with each entry', () => {
  it.each(rows)('%s', (_label, text, told) => {
    expect(withSharedHeads(text)).toBe(told);
  });
});
