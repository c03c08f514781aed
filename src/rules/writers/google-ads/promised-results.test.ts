import { describe, expect, it } from 'vitest';
import { promisesResult } from './promised-results.ts';
import { restrictionAdvice } from './restricted-trades.ts';

describe('a result that nobody can promise', () => {
  it.each([
    'Lose 20 lbs in 30 days guaranteed',
    'We guarantee you will get sober',
    'Guaranteed approval',
    'Results guaranteed',
    'Guaranteed first page rankings',
    '100% pass',
    '10 kg abnehmen in 4 Wochen',
    'Erfolg garantiert',
    'Resultados garantizados',
    'Adelgaza 10 kilos',
    'Perdez 8 kg',
    'Résultats garantis',
    'Nous garantissons le succès',
  ])('%s', (text) => {
    expect(promisesResult(text)).toBe(true);
  });

  it.each([
    '12-month guarantee on parts and labour',
    'Satisfaction guaranteed',
    'We guarantee our work for 10 years',
    '98% pass rate',
    'Live arrival guarantee',
    'Guaranteed next-day delivery',
    '5 Jahre Garantie',
    'Garantía de 2 años',
    'Drop 20 pallets a day',
  ])('is none: %s', (text) => {
    expect(promisesResult(text)).toBe(false);
  });
});

const service = (name: string) => ({
  name,
  source: 'primaryServices',
  quote: name,
  isKeyword: false,
  isOffered: true,
});

describe('what Google restricts is told before money is spent', () => {
  it.each([
    ['loans', 'payday loans', /short-term/u],
    ['CBD shop', 'CBD oil', /CBD/u],
    ['weight loss clinic', 'semaglutide', /prescription medicines/u],
    ['addiction treatment', 'outpatient rehab', /addiction/u],
    ['Locksmith', 'lock change', /locksmiths/u],
  ])('%s: %s', (industry, name, told) => {
    expect(restrictionAdvice({ industry, services: [service(name)] }).join(' ')).toMatch(told);
  });

  it.each([
    ['plumber', 'boiler repair'],
    ['bakery', 'wedding cakes'],
    ['photographer', 'gun dog portraits'],
    ['physiotherapy', 'knee rehab'],
    ['florist', 'flowers'],
    ['gym', 'detox smoothies'],
    ['restaurant', 'wine tasting'],
  ])('nothing of %s: %s', (industry, name) => {
    expect(restrictionAdvice({ industry, services: [service(name)] })).toEqual([]);
  });
});
