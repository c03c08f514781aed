import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GoogleAdsCampaign } from '#contract/google-ads.ts';
import { countEdits, editedCampaign, loadEdits, saveEdits, withEdit } from './edits.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', { localStorage });
});
afterEach(() => vi.unstubAllGlobals());

const edit = { group: 'Boilers', kind: 'headlines', place: 1, text: 'Boiler Repair' } as const;

it('keeps changed texts for their user and campaign, and nothing when all are taken back', () => {
  const edits = withEdit({}, edit);
  expect(countEdits(edits)).toBe(1);
  saveEdits('anna', 5, edits);
  expect(loadEdits('anna', 5)).toEqual(edits);
  expect(loadEdits('anna', 6)).toEqual({});
  saveEdits('anna', 5, {});
  expect(stored.size).toBe(0);
});

it.each(['{', 'null', '[1]', '{"Boilers":{"headlines":{"x":"y"}}}', '{"Boilers":{"headlines":{"0":5}}}'])(
  'takes nothing out of %s',
  (text) => {
    stored.set('shelfmark.google-ads-edits.anna.5', text);
    expect(loadEdits('anna', 5)).toEqual({});
  },
);

it('puts a changed text in its place and claims no evidence for it', () => {
  const headline = (text: string) => ({
    text,
    role: 'service' as const,
    evidence: [{ text, source: 'a', quote: text }],
  });
  const campaign = {
    adGroups: ['Boilers', 'Leaks'].map((name) => ({
      name,
      ad: { headlines: [headline('One'), headline('Two')], descriptions: [] },
    })),
  } as unknown as GoogleAdsCampaign;
  const [boilers, leaks] = editedCampaign(campaign, withEdit({}, edit)).adGroups;
  expect(boilers!.ad.headlines).toEqual([
    headline('One'),
    { text: 'Boiler Repair', role: 'service', evidence: [] },
  ]);
  expect(leaks).toBe(campaign.adGroups[1]);
});
