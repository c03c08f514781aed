import { expect, test } from 'vitest';
import { withoutBareHeadings } from './bare-headings.ts';

test.each([
  [
    'Inside\nTwo rooms.\n\nGetting here\nBy train.',
    'Inside\nTwo rooms.\n\nGetting here\n',
    'Inside\nTwo rooms.',
  ],
  ['Inside\nTwo rooms.\n\nEnd\nDone.', 'Inside\n\nEnd\nDone.', 'End\nDone.'],
  ['A title alone\n\nText. More.', 'A title alone\n\nText.', 'A title alone\n\nText.'],
  ['Parts\n- one\n- two', 'Parts\n- one', 'Parts\n- one'],
  ['One line.', 'One.', 'One.'],
])('of %j, %j keeps no heading without its text', (before, after, left) => {
  expect(withoutBareHeadings(before, after)).toBe(left);
});
