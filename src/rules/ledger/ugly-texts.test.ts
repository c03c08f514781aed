import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { cleanText } from './clean.ts';
import { doesAbroad } from './does-abroad.ts';
import { withoutFilmPage } from './film-page.ts';
import { goesOnWithPlaces } from './places-in-row.ts';
import { thaiClauses } from './thai-clauses.ts';

describe('what is left of templates, editors and tools', () => {
  it.each([
    ['Soy candle {{ product.price | money }} in a jar', 'Soy candle in a jar'],
    ['Soy candle. [shortcode id="12"]', 'Soy candle.'],
    ['Soy candle [/caption]', 'Soy candle'],
    ['~~Premium £2.99~~ **free**', 'free'],
    ['- [x] 12 years in business\n- [ ] free quotes', '- 12 years in business'],
    ['```call now```', 'call now'],
    ['Tide times.\n\nlorem ipsum dolor sit amet', 'Tide times.'],
    ['DDR Block ///// BRD @@@ Saar ->->->', 'DDR Block\nBRD\nSaar'],
    // What is the seller's own stays.
    ['Coat [new], size [S]', 'Coat [new], size [S]'],
    ["O`Neill's boots", "O`Neill's boots"],
    ['A -> B', 'A -> B'],
    ['https://oak.example//mill', 'https://oak.example//mill'],
  ])('%s', (given, told) => {
    expect(cleanText(given)).toBe(told);
  });
});

describe('rows and lines', () => {
  it('a film told in one line with what its page asks for keeps its text', () => {
    const told = withoutFilmPage(
      'SUBSCRIBE 👉 https://films.example/fixit 👈 In this video I show you how to fix a dripping kitchen tap with a new cartridge. Tools: adjustable spanner. FOLLOW ME ON INSTA @fixit.',
      'How to fix a tap',
    );
    expect(told).toMatch(/In this video I show you how to fix a dripping kitchen tap/u);
    expect(told).not.toMatch(/SUBSCRIBE/u);
  });

  it.each([
    ['Servicio 24 horas en Zapopan', 'Tlaquepaque y Tonalá', true],
    ['Hecho en Tulyehualco', 'Xochimilco', true],
    ['Sierra de Gredos', 'Ávila', false],
    ['Taza de gres', 'Azul', false],
    ['Recogida en Madrid', 'Envío gratis', false],
  ])('%s | %s', (before, part, isPlace) => {
    expect(goesOnWithPlaces(before, part)).toBe(isPlace);
  });

  it('prose in Thai stays whole', () => {
    expect(thaiClauses('เมื่อฝนตกหนักมากเราจะปิดร้านเร็วกว่าปกติเพื่อความปลอดภัยของทุกคน ขอบคุณค่ะ')).toHaveLength(1);
  });

  it.each(['Acepta pesos', 'Cadastre doses', 'Pokazuje tempo', 'Annota spese'])('%s', (text) => {
    expect(doesAbroad.test(text)).toBe(true);
  });
});

describe('forms that nobody tidied', () => {
  expectReadings([
    [
      'nothing is said to have what another language tells',
      'Macrame wall hanging',
      'Handmade macrame wall hanging. Handgemachter Wandbehang aus Baumwolle, 40 x 60 cm. Nicht waschen. Ships from Berlin.',
      { platform: 'etsy', etsyShopName: 'x', industry: 'Retail' },
      /Handgemachter Wandbehang aus Baumwolle/u,
      /has an? (?:Handgemachter|nicht)/iu,
    ],
    [
      'tags and cries at the end of a name are none of it',
      'Candle “Lavender & Sage” (NEW!!) **SALE**',
      'Soy candle in amber jar. 8 oz. Burn time: 45 hours. Cotton wick.',
      { platform: 'shopify', businessName: 'Kelsow', industry: 'Retail' },
      /comes in an amber jar/u,
      /\(NEW\)|\bSale\b/u,
    ],
    [
      'a denial cut short is no offer',
      'Briefmarken Konvolut',
      'DDR Block 1-20 ///// BRD 1970-1980 kompl. ///// ca. 500 Stck ///// k. Rücknahme ///// siehe Bilder ///// Abh. möglich',
      { platform: 'ebay', businessName: 'Sam', industry: 'Other', itemCondition: 'Used' },
      /[Kk]eine Rücknahme/u,
      /\/\/|^Rücknahme|The block/mu,
    ],
  ]);
});
