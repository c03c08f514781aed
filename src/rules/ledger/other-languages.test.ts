import { expect, test } from 'vitest';
import { SeoForm } from '#contract/seo-content.ts';
import type { FactKind, Ledger } from '#rules/listing/listing.ts';
import { briefsOf } from './brief.ts';
import { extractLedger } from './extract.ts';

function ledger(name: string, description: string): Ledger {
  const form = SeoForm.parse({
    platform: 'etsy',
    businessName: 'Tarnwell',
    industry: 'Retail',
    products: [{ name, description }],
  });
  return extractLedger(briefsOf(form)[0]!);
}

const scarf = ledger(
  'Écharpe en laine mérinos',
  'Écharpe tissée en laine mérinos, bleu nuit. Franges nouées à la main. Fabriquée à Roubaix. À consommer de préférence avant fin 2027. Emballée dans du papier kraft.',
);
const soap = ledger(
  'Olivenölseife',
  'Handgesiedete Olivenölseife mit Lavendel, 100 g. Verpackt in Papier. Hergestellt in Freiburg.',
);
const oil = ledger(
  'Aceite de oliva virgen extra',
  'Aceite de oliva virgen extra picual para la cocina, botella de 500 ml. Consumir preferentemente antes de 06/2027. Confeccionado en Jaén.',
);

test.each<[Ledger, FactKind, string]>([
  [scarf, 'origin', 'Fabriquée à Roubaix'],
  [scarf, 'method', 'Franges nouées à la main'],
  [scarf, 'care', 'À consommer de préférence avant fin 2027'],
  [scarf, 'contents', 'Emballée dans du papier kraft'],
  [soap, 'contents', 'Verpackt in Papier'],
  [soap, 'origin', 'Hergestellt in Freiburg'],
  [oil, 'pack', 'botella de 500 ml'],
  [oil, 'care', 'Consumir preferentemente antes de 06/2027'],
  [oil, 'origin', 'Confeccionado en Jaén'],
])('kinds of clauses that open with an accent, a capital or a wrapping: %#', (from, kind, value) => {
  expect(from.facts.filter((fact) => fact.kind === kind).map((fact) => fact.value)).toContain(value);
});

test('no date is taken for suede, no wrapping clause for a material', () => {
  for (const from of [oil, soap]) {
    const materials = from.facts.filter((fact) => fact.kind === 'material').map((fact) => fact.value);
    expect(materials.filter((value) => /antes|verpackt/iu.test(value))).toEqual([]);
  }
});
