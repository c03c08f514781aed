import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyForm, formFrom, loadDraft, saveDraft } from './draft.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps what was typed, for each user apart', () => {
  const form = { ...emptyForm, productName: 'Lantern', keyFeatures: '1,000 lumens' };
  saveDraft('anna', { form, historyId: 7 });
  expect(loadDraft('anna')).toEqual({ form, historyId: 7 });
  expect(loadDraft('berta')).toEqual({ form: emptyForm, historyId: null });
});

it.each([null, 7, 'text', [], { productName: 3, other: 'x' }])('mends a broken form: %j', (saved) => {
  expect(formFrom(saved)).toEqual(emptyForm);
});

it('starts empty where something else was stored', () => {
  window.localStorage.setItem('shelfmark.walmart-draft.anna', '{"form":');
  expect(loadDraft('anna')).toEqual({ form: emptyForm, historyId: null });
});
