import { expect, test } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { extractLedger } from '#rules/ledger/extract.ts';
import { platforms } from '#rules/platforms/index.ts';
import { findKeywords } from './find.ts';

function phrasesOf(name: string, description: string): string[] {
  const form = SeoForm.parse({
    platform: 'etsy',
    businessName: 'Tarnwell',
    industry: 'Retail',
    products: [{ name, description }],
  });
  const brief = briefsOf(form)[0]!;
  return findKeywords(brief, extractLedger(brief), platforms.etsy).map(({ phrase }) => phrase);
}

test('Spanish, French and German things keep what the seller hangs on them, in the seller’s own endings', () => {
  const earrings = phrasesOf(
    'Pendientes de plata',
    'Pendientes de plata de ley 925 con piedra luna. Hechos a mano en Granada. No mojar.',
  );
  expect(earrings).toEqual(
    expect.arrayContaining(['pendientes con piedra luna', 'hechos a mano', 'piedra luna']),
  );
  const bowl = phrasesOf(
    'Bol en grès',
    'Bol en grès émaillé vert, tourné à la main dans mon atelier à Uzès.',
  );
  expect(bowl).toContain('bol tourné à la main');
  const soap = phrasesOf('Olivenölseife', 'Handgesiedete Olivenölseife mit Lavendel, 100 g. Ohne Palmöl.');
  expect(soap).toEqual(expect.arrayContaining(['Seife mit Lavendel', 'Seife ohne Palmöl']));
});

test('a compound is split into heads of the list only', () => {
  const board = phrasesOf('Frühstücksgeschirr', 'Frühstücksgeschirr mit Punkten aus Steingut, 4 Teile.');
  expect(board.filter((phrase) => phrase.startsWith('Geschirr'))).toEqual([]);
});
