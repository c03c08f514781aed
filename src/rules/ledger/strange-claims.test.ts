import { describe, expect, it } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';
import { unbackedClaims } from './claims.ts';
import { extractLedger } from './extract.ts';

const texts = {
  de: 'Ein Becher aus Steinzeug für 350 ml mit cremefarbener Glasur, wasserdicht. Wird in Freiburg gefertigt. Oversize Griff.',
  es: 'Taza de gres de 350 ml con esmalte crema. Se hace por encargo en Sevilla.',
  fr: 'Tasse en grès de 350 ml à émail crème. Fabriquée à Lyon.',
  it: 'Una tazza di ceramica blu, 300 ml. Fatta a mano a Faenza.',
  nl: 'Een kaasplank van beukenhout, 35 cm lang. Gemaakt in Utrecht.',
  ja: '信楽焼の湯呑みです。容量180ml。電子レンジ使用可。滋賀県で作っています。',
  ar: 'زيت زيتون بكر ممتاز معصور على البارد. زجاجة ٥٠٠ مل. قطاف أكتوبر 2025 من عجلون.',
};
const ledgers = Object.fromEntries(
  Object.entries(texts).map(([language, description]) => {
    const products = [{ name: description.split(' ').slice(0, 2).join(' '), description }];
    const form = SeoForm.parse({ platform: 'etsy', businessName: 'Ton', industry: 'Retail', products });
    return [language, extractLedger(briefsOf(form)[0]!)];
  }),
);
const claims = (language: string, text: string) =>
  unbackedClaims(text, ledgers[language]!).map(({ kind }) => kind);

describe('claims in English words', () => {
  it.each(['de', 'es', 'fr'])('are claims in a text of another language: %s', (language) => {
    expect(claims(language, 'Lifetime warranty')).toContain('guarantee');
    expect(claims(language, 'It is oven-proof')).toContain('safety');
    expect(claims(language, 'Award-winning')).toContain('award');
    expect(claims(language, 'patented design')).toContain('certificate');
    expect(claims(language, 'organic')).toContain('environmental');
  });

  it('are none where the brief says the same in its own words, or has the word itself', () => {
    expect(claims('de', 'waterproof, oversize')).toEqual([]);
    expect(claims('fr', 'relief rare')).toEqual([]);
  });
});

describe('claims in languages that have no lists of their own', () => {
  it.each([
    ['ja', 'グッドデザイン賞受賞', 'award'],
    ['ja', 'チタン製', 'material'],
    ['ja', '送料無料', 'shipping'],
    ['it', 'La tazza ha vinto un premio.', 'award'],
    ['it', 'Con coperchio.', 'contents'],
    ['ja', '湯呑みは磁器です。', 'material'],
    ['ja', '蓋付きの湯呑みです。', 'contents'],
    ['it', 'Arriva in due giorni.', 'shipping'],
    ['nl', 'Morgen in huis.', 'shipping'],
    ['ja', '九百mlの湯呑み', 'number'],
    ['ja', '日本一の湯呑み', 'superlative'],
    ['ar', 'زيت عضوي', 'environmental'],
    ['ar', 'شحن مجاني', 'shipping'],
    ['ar', 'زجاجة ٧٧٧ مل', 'number'],
    ['ar', 'حائز على جائزة', 'award'],
  ])('%s: %s', (language, text, kind) => {
    expect(claims(language, text)).toContain(kind);
  });

  it('are none where the brief says them, in whatever figures', () => {
    expect(claims('ar', 'زجاجة 500 مل')).toEqual([]);
    expect(claims('ar', 'زجاجة ٥٠٠ مل')).toEqual([]);
    expect(claims('ja', '電子レンジ使用可、容量180ml')).toEqual([]);
    expect(claims('it', 'Fra tre e quattro, tra le mani. La tazza di Faenza.')).not.toContain('material');
    expect(claims('nl', 'Vi har öppet.')).toEqual([]);
  });
});
