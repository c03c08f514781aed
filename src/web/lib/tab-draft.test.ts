import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft, readDraftJson } from './tab-draft.ts';

/** A storage of a browser that takes texts up to a length. */
function storage(most = Number.POSITIVE_INFINITY) {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > most) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
}

let shared = storage();
/** Another tab of the same browser; a reload keeps its storage. */
function openTab(own = storage()) {
  vi.stubGlobal('window', { localStorage: shared, sessionStorage: own });
  return own;
}

beforeEach(() => {
  shared = storage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives each tab its own draft back, and a new tab what was typed last', () => {
  const first = openTab();
  keepDraft('draft', '"mug"');
  const second = openTab();
  expect(readDraftJson('draft')).toBe('mug');
  keepDraft('draft', '"bowl"');
  openTab(first);
  expect(readDraft('draft')).toBe('"mug"');
  openTab(second);
  expect(readDraft('draft')).toBe('"bowl"');
  openTab();
  expect(readDraft('draft')).toBe('"bowl"');
});

it('never brings an older text of its own back where the newer one no longer fits', () => {
  const small = openTab(storage(10));
  keepDraft('draft', 'short');
  expect(keepDraft('draft', 'much longer than ten')).toBe(true);
  openTab(small);
  expect(readDraft('draft')).toBe('much longer than ten');
});

it('says when nothing could be kept, and forgets both', () => {
  shared = storage(3);
  openTab(storage(3));
  expect(keepDraft('draft', 'too long')).toBe(false);
  expect(keepDraft('draft', 'mug')).toBe(true);
  forgetDraft('draft');
  expect([readDraft('draft'), shared.getItem('draft')]).toEqual([null, null]);
  shared.setItem('draft', '{"');
  expect(readDraftJson('draft')).toBeNull();
});
