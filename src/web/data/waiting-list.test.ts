import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitingList } from './waiting-list.ts';

const stored = new Map<string, string>();
let hasRoom = true;
beforeEach(() => {
  stored.clear();
  hasRoom = true;
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem(key: string, value: string) {
        if (!hasRoom) throw new Error('The quota has been exceeded.');
        stored.set(key, value);
      },
      removeItem: (key: string) => stored.delete(key),
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** The list as one tab has it. */
const tab = () => waitingList<{ text: string }>((userId) => `waiting.${userId}`);
const [one, two, three] = [{ text: 'one' }, { text: 'two' }, { text: 'three' }] as const;

it('keeps what two tabs add, in order and each user’s own', () => {
  const [first, second] = [tab(), tab()];
  first.add('anna', [one]);
  second.add('anna', [two, three]);
  expect(first.all('anna')).toEqual([one, two, three]);
  expect(first.all('berta')).toEqual([]);
});

it('never puts back what another tab has sent, nor drops what it still has to', () => {
  const [first, second] = [tab(), tab()];
  first.add('anna', [one, two]);
  expect(second.all('anna')).toEqual([one, two]);
  first.take('anna', one);
  second.add('anna', [three]);
  expect(tab().all('anna')).toEqual([two, three]);
});

it('takes one of two that say the same, and leaves nothing behind when it is empty', () => {
  const list = tab();
  list.add('anna', [one, { ...one }]);
  list.take('anna', { text: 'one' });
  expect(list.all('anna')).toEqual([one]);
  list.take('anna', { text: 'four' });
  list.take('anna', one);
  expect(list.all('anna')).toEqual([]);
  expect(stored.size).toBe(0);
});

it('keeps what storage has no room for as long as the page is open', () => {
  const list = tab();
  list.add('anna', [one]);
  hasRoom = false;
  list.add('anna', [two]);
  expect(list.all('anna')).toEqual([one, two]);
  list.take('anna', two);
  expect(list.all('anna')).toEqual([one]);
});

it('takes a broken or foreign value for an empty list', () => {
  stored.set('waiting.anna', '{"not": "a list"}');
  expect(tab().all('anna')).toEqual([]);
  stored.set('waiting.anna', 'no JSON');
  expect(tab().all('anna')).toEqual([]);
});
