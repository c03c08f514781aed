import { expect, it } from 'vitest';
import { addressOfEntry } from './entry-address.ts';

const entry = {
  id: 4,
  platform: 'etsy',
  contentType: 'generated',
  form: null,
  webpageAnalysisId: null,
} as const;
const analysis = { ...entry, platform: 'webpage_analyzer', contentType: 'webpage_analysis' } as const;

it.each([
  ['a listing', entry, '/seo-generator?history=4'],
  ['an analysis', { ...analysis, webpageAnalysisId: 9 }, '/webpage-analyzer?id=9'],
  ['an analysis that was deleted', analysis, null],
])('leads from the history back to %s', (_, given, address) => {
  expect(addressOfEntry(given)).toBe(address);
});
