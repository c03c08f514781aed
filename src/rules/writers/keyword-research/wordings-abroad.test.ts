import { expect, it } from 'vitest';
import type { ResearchFormInput } from '#contract/keyword-research.ts';
import { keywordsOfForm } from '#tests/golden/keyword-research/research-of-form.ts';

it.each<[form: Partial<ResearchFormInput>, wanted: string[], refused: string[]]>([
  [
    {
      language: 'fr',
      industry: 'Automotive',
      products: ['révision annuelle', 'location de vélos cargo'],
    },
    ['combien coûte une révision annuelle', 'prix moyen location de vélos cargo'],
    ['location de vélos cargo déroulement', 'révision annuelle prix moyen'],
  ],
  [
    {
      language: 'de',
      industry: 'Technology',
      products: ['Rechnungsprogramm für Handwerker', 'Angebotsvorlagen', 'Zeiterfassung'],
    },
    ['Rechnungsprogramm für Handwerker Vergleich', 'Zeiterfassung Funktionen', 'was ist Zeiterfassung'],
    ['Rechnungsprogramm für Handwerker kaufen', 'Zeiterfassung Kaufberatung', 'was ist Angebotsvorlagen'],
  ],
])('%j', (form, wanted, refused) => {
  const keywords = keywordsOfForm(form);
  expect(keywords).toEqual(expect.arrayContaining(wanted));
  expect(keywords.filter((keyword) => refused.includes(keyword))).toEqual([]);
});
