import { describe, expect, it } from 'vitest';
import { writeOne } from '#tests/golden/run-brief.ts';

/** What a brief says that nobody does there, and what it is found by all the same. */
const rows: [language: string, name: string, description: string, never: RegExp, found: RegExp][] = [
  [
    'English',
    'Dental implants',
    'We don’t do same day implants. First visit £60. From £2,400 per implant.',
    /same day/u,
    /^dental implants$/mu,
  ],
  [
    'German',
    'Fahrradreparatur',
    'Wir reparieren alle Räder und machen keine Umbauten auf Elektroantrieb. Inspektion ab 59 Euro.',
    /Umbauten/u,
    /^Fahrradreparatur$/mu,
  ],
  [
    'Spanish',
    'Reparación de relojes',
    'Reparamos relojes mecánicos y de cuarzo. No reparamos relojes de pared. Presupuesto en 48 horas.',
    /pared/u,
    /^reparación de relojes$/mu,
  ],
];

describe('offers that are refused', () => {
  it.each(rows)('%s', (_language, name, description, never, found) => {
    const { keywords } = writeOne(name, description, { platform: 'website', industry: 'Other' });
    expect(keywords.join('\n')).not.toMatch(never);
    expect(keywords.join('\n')).toMatch(found);
  });
});
