import { describe, expect, test } from 'vitest';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { removeUnbacked, unbackedClaims } from './claims.ts';
import { ledgerOf } from './ledger-of.ts';

function ledger(text: string, written: WrittenLanguage) {
  const facts = [
    { id: 'f1', kind: 'other' as const, value: text, source: 'products.0.description', quote: text },
  ];
  return ledgerOf(facts, { written, tag: written });
}

const board = 'A walnut board by Northfold, 40 x 28 cm, with a juice groove.';
const brett = 'Ein Brett aus Nussbaum von Northfold, 40 x 28 cm, mit Saftrille.';

describe('sizes, days and praise that the brief does not give', () => {
  test.each<[WrittenLanguage, string, string, string]>([
    ['en', board, 'It hangs well. Also comes in sizes S, M and XL.', 'It hangs well.'],
    ['en', board, 'Walnut board, XL, juice groove', 'Walnut board, juice groove'],
    ['en', board, 'A juice groove. Size M.', 'A juice groove.'],
    ['en', 'A shirt in sizes S-L.', 'A shirt in sizes S to XXL.', ''],
    ['de', brett, 'Mit Saftrille. In den Größen S bis XXL.', 'Mit Saftrille.'],
    ['en', board, 'A juice groove. The offer ends Sunday.', 'A juice groove.'],
    ['en', 'A board. 14 free days.', 'A board. The offer ends Sunday.', 'A board.'],
    ['de', brett, 'Mit Saftrille. Versand bis Freitag.', 'Mit Saftrille.'],
    ['en', board, 'A juice groove. As seen in Vogue.', 'A juice groove.'],
    ['en', board, 'A juice groove. Dr. Hauser invented it.', 'A juice groove.'],
    ['de', brett, 'Mit Saftrille. Bekannt aus dem Fernsehen.', 'Mit Saftrille.'],
  ])('%s: of %j, %j leaves %j', (language, brief, text, left) => {
    expect(removeUnbacked(text, ledger(brief, language)).text).toBe(left);
  });

  test.each<[WrittenLanguage, string, string]>([
    ['en', 'A shirt in sizes XS to XXL.', 'Sizes S, M and XXL.'],
    ['en', 'A shirt, size medium or large.', 'Sizes M and L.'],
    ['en', board, 'It is L shaped, with a juice groove as seen on the side.'],
    ['en', 'Open Tue-Sat.', 'Open from Tuesday to Saturday, closed on Mondays.'],
    ['en', 'We ship daily.', 'Orders until Friday are sent.'],
    ['en', board, 'A board for the Sunday roast.'],
    ['fr', 'Pain au levain, ouvert le dimanche.', 'Ouvert le dimanche.'],
    ['fr', 'Pain au levain, ouvert le lundi.', 'Ouvert le lundi.'],
    ['de', brett, 'Bekannt aus der Küche, am Sonntag und am Montag.'],
    ['fr', 'Ouvert du mardi au samedi.', 'Ouvert le mercredi.'],
    ['en', 'Designed by Dr. Ann Lee.', 'The design is by Dr. Lee.'],
  ])('%s: %j backs %j', (language, brief, text) => {
    expect(unbackedClaims(text, ledger(brief, language))).toEqual([]);
  });
});
