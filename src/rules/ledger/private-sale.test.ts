import { expect, test } from 'vitest';
import { tellsTermsOfSale } from './private-sale.ts';

test.each([
  ['en', 'Business seller', true],
  ['en', 'VAT receipt on request', true],
  ['en', 'Two left in stock', true],
  ['en', 'only 3 left', true],
  ['en', 'Two left boots', false],
  ['en', 'left hand thread', false],
  ['de', 'Verkauf nur an Gewerbe', true],
  ['de', 'Rechnung mit MwSt', true],
  ['de', 'Rechnung von 2023 liegt bei', false],
  ['es', 'venta entre particulares', true],
  ['es', 'con factura y caja', false],
  ['fr', 'ni repris ni échangé', true],
  ['fr', 'vente entre particuliers', true],
  ['fr', 'facture d’achat fournie', false],
  ['other', 'vendita tra privati', true],
  ['other', 'venduta con scatola', false],
] as const)('%s: %s', (language, text, isTerm) => {
  expect(tellsTermsOfSale(text, language)).toBe(isTerm);
});
