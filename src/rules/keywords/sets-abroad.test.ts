import { describe, expect, it } from 'vitest';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { prepare } from '#rules/writers/seo-content/prepared.ts';

const read = (name: string, behind: string, language: 'de' | 'es' | 'fr') => {
  const form = seoFormSchema.parse({
    platform: 'etsy',
    businessName: 'Barrolindo',
    etsyShopName: 'Barrolindo',
    industry: 'Home',
    language,
    products: [{ name, category: 'Home', description: `${name}. ${behind}` }],
  });
  const { ledger, keywords } = prepare(briefsOf(form)[0]!);
  return { type: ledger.productType, phrases: keywords.map(({ phrase }) => phrase) };
};

describe('What is sold as a set', () => {
  it.each<[name: string, behind: string, language: 'de' | 'es' | 'fr', type: string, wanted: string[]]>([
    [
      'Juego de seis tazas de gres',
      'Hecho a mano en Níjar.',
      'es',
      'tazas',
      ['juego de tazas', 'tazas de gres'],
    ],
    [
      'Set de 3 cuchillos de cocina',
      'Forjados a mano en Albacete.',
      'es',
      'cuchillos de cocina',
      ['set de cuchillos'],
    ],
    ['Lot de quatre bols en grès', 'Fait main à Uzès.', 'fr', 'bols', ['lot de bols']],
    ['Lot de deux assiettes en faïence', 'Fait main à Uzès.', 'fr', 'assiettes', ["lot d'assiettes"]],
    ['4er-Set Teetassen aus Porzellan', 'Handgemacht in Höhr.', 'de', 'Teetassen', ['Teetassen Set']],
    ['Set mit 4 Teetassen aus Porzellan', 'Handgemacht in Höhr.', 'de', 'Teetassen', ['Teetassen Set']],
    ['Set aus 4 Tellern', 'Handgemacht in Höhr.', 'de', 'Teller', ['Teller Set']],
    ['Set aus 3 Weidenkörben', 'Geflochten in Lichtenfels.', 'de', 'Weidenkörbe', ['Weidenkörbe Set']],
    ['Set mit 2 Mützen', 'Gestrickt in Bremen.', 'de', 'Mützen', ['Mützen Set']],
  ])('%s', (name, behind, language, type, wanted) => {
    const found = read(name, behind, language);
    expect(found.type).toBe(type);
    expect(found.phrases).toEqual(expect.arrayContaining(wanted));
  });

  it('is no set where the name opens with none', () => {
    expect(read('Teller aus Steinzeug', 'Handgemacht.', 'de').phrases.join('\n')).not.toContain('Set');
  });
});

it.each([
  ['Lote de cuatro platos hondos', 'platos hechos a mano'],
  ['Dos tazas de loza', 'tazas hechas a mano'],
  ['Plato de loza', 'plato hecho a mano'],
])('%s made by hand is searched in words that agree', (name, wanted) => {
  const { phrases } = read(name, 'Hecho a mano en Níjar.', 'es');
  expect(phrases).toContain(wanted);
  expect(
    phrases.filter((phrase) => /hech/u.test(phrase) && ![wanted, 'hecho a mano'].includes(phrase)),
  ).toEqual([]);
});
