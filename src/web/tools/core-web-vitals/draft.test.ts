import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDraft, saveDraft } from './draft.ts';

const empty = { url: '', strategy: 'mobile', runs: 1 };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps what was typed, for each user apart', () => {
  const draft = { url: 'https://kiln.example', strategy: 'desktop', runs: 3 } as const;
  saveDraft('anna', draft);
  expect(loadDraft('anna')).toEqual(draft);
  expect(loadDraft('berta')).toEqual(empty);
});

it.each(['{"url":', 'null', '7', '[]', '{"url":3,"strategy":"watch","runs":50}'])('mends %s', (stored) => {
  window.localStorage.setItem('shelfmark.speed-draft.anna', stored);
  expect(loadDraft('anna')).toEqual(empty);
});
