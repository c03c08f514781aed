import { describe, expect, it } from 'vitest';
import { keywordsOf } from '#tests/golden/google-ads/ads-of-northgate.ts';

describe('keywords as people type them', () => {
  it.each([
    [
      'what is lent',
      { industry: 'marquee hire', primaryServices: 'tables & chairs, wedding marquees' },
      ['wedding marquee hire', 'table & chair hire york'],
      ['tables & chair hire'],
    ],
    [
      'lent by its own word',
      {
        industry: 'bike rental',
        businessName: 'Isla Bikes Hire',
        primaryServices: 'kids bikes, guided rides',
      },
      ['kids bike hire'],
      ['guided ride hire', 'kids bike rental'],
    ],
    [
      'what a lender of cars sells and drives',
      {
        industry: 'van hire',
        businessType: 'automotive' as const,
        primaryServices: 'luton vans, van sales, airport transfers',
      },
      ['luton van hire york'],
      ['van sale hire', 'airport transfer hire', 'luton van garage'],
    ],
    [
      'the dog of a van',
      { industry: 'mobile dog grooming', primaryServices: 'nail clipping, puppy bath' },
      ['dog nail clipping'],
      ['nail clipping'],
    ],
    [
      'a program',
      {
        industry: 'B2B SaaS',
        businessType: 'professional_services' as const,
        primaryServices: 'supplier portal',
      },
      ['supplier portal'],
      ['supplier portal near me'],
    ],
    [
      'a shop for flowers',
      { industry: 'florist', primaryServices: 'flowers' },
      ['flower shop'],
      ['flowers shop'],
    ],
    [
      'a tax adviser by the name of the trade',
      {
        industry: 'Steuerberaterin',
        location: 'Graz',
        primaryServices: 'Jahresabschluss, Lohnverrechnung, Gründungsberatung für Ärzte',
      },
      ['steuerberater graz'],
      [],
    ],
    [
      'a lawyer by her field',
      {
        industry: 'Fachanwältin für Familienrecht',
        businessType: 'legal' as const,
        location: 'Leipzig',
        primaryServices: 'Scheidung, Unterhalt, Sorgerecht',
      },
      ['fachanwalt für familienrecht leipzig'],
      [],
    ],
    [
      'a van that polishes cars',
      {
        industry: 'car detailing',
        businessType: 'automotive' as const,
        primaryServices: 'ceramic coating, interior detailing',
      },
      ['ceramic coating cost'],
      ['ceramic coating garage'],
    ],
  ])('%s', (_, form, with_, without) => {
    const keywords = keywordsOf(form);
    for (const keyword of with_) expect(keywords).toContain(keyword);
    for (const keyword of without) expect(keywords).not.toContain(keyword);
  });
});
