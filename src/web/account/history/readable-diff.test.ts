import { expect, test } from 'vitest';
import { readableDiff } from './readable-diff.ts';

const said = (before: string, after: string) =>
  readableDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('');

test.each([
  ['Mug, 12 oz, 4 in tall', 'Mug, cream glaze', 'Mug, [-12 oz, 4 in tall-][+cream glaze+]'],
  ['A mug of clay', 'A mug of clay, glazed', 'A mug of clay[+, glazed+]'],
  ['Red mug', 'Mug', null],
  ['One line\nTwo', 'Other line\nThree', '[-One-][+Other+] line\n[-Two-][+Three+]'],
  ['', 'New', '[+New+]'],
  ['Same', 'Same', 'Same'],
])('%j becomes %j', (before, after, told) => {
  if (told !== null) expect(said(before, after)).toBe(told);
  const parts = readableDiff(before, after);
  const without = (kind: string) => parts.map((part) => (part.kind === kind ? '' : part.text)).join('');
  expect(without('added')).toBe(before);
  expect(without('removed')).toBe(after);
});
