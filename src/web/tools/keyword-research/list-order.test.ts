import { expect, it } from 'vitest';
import { firstView, ticked, viewed, volumeOf, type ListView } from './list-order.ts';

const one = (
  keyword: string,
  priority: 'low' | 'medium' | 'high',
  volume: [number, number] | null,
  intent: 'informational' | 'transactional' = 'transactional',
) => ({
  keyword,
  priority,
  difficulty: 'low' as const,
  intent,
  figures: volume ? { volume: { low: volume[0], high: volume[1] } } : {},
});
const list = [
  one('stoneware mug', 'medium', [100, 1_000]),
  one('Mug care', 'low', null, 'informational'),
  one('buy mug', 'high', [90, 90]),
  one('mug 10 oz', 'medium', [2_000, 2_000]),
  one('mug 2 oz', 'medium', null),
];
const seen = (change: Partial<ListView>) =>
  viewed(list, { ...firstView, ...change }).map(({ keyword }) => keyword);

it.each<[Partial<ListView>, string[]]>([
  [{}, ['buy mug', 'stoneware mug', 'mug 10 oz', 'mug 2 oz', 'Mug care']],
  [{ sort: 'volume' }, ['mug 10 oz', 'stoneware mug', 'buy mug', 'Mug care', 'mug 2 oz']],
  [{ sort: 'volume', descending: false }, ['buy mug', 'stoneware mug', 'mug 10 oz', 'Mug care', 'mug 2 oz']],
  [{ sort: 'keyword', descending: false }, ['buy mug', 'mug 2 oz', 'mug 10 oz', 'Mug care', 'stoneware mug']],
  [{ text: 'MUG oz' }, ['mug 10 oz', 'mug 2 oz']],
  [{ intent: 'informational' }, ['Mug care']],
  [{ priority: 'medium', text: 'stone' }, ['stoneware mug']],
])('shows %j', (change, expected) => {
  expect(seen(change)).toEqual(expected);
});

it('knows the middle of a volume, and none where none is known', () => {
  expect(list.map(volumeOf)).toEqual([550, null, 90, 2_000, null]);
});

it('ticks one row, and with shift all between', () => {
  const order = ['a', 'b', 'c', 'd'];
  const first = ticked(new Set(), order, { keyword: 'a', anchor: null, range: true });
  expect([...first]).toEqual(['a']);
  const span = ticked(first, order, { keyword: 'c', anchor: 'a', range: true });
  expect([...span]).toEqual(['a', 'b', 'c']);
  expect([...ticked(span, order, { keyword: 'b', anchor: 'c', range: true })]).toEqual(['a']);
  // The row that was ticked last may be filtered away by now.
  expect([...ticked(new Set(), order, { keyword: 'd', anchor: 'x', range: true })]).toEqual(['d']);
});
