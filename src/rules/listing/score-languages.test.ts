import { describe, expect, it } from 'vitest';
import type { PlatformId } from '#contract/platforms.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { ledgerOf } from '#rules/ledger/ledger-of.ts';
import type { FactKind, Language, Ledger, Listing } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { scoreListing, type ListingScore } from './score.ts';

interface Case {
  name: string;
  platform: PlatformId;
  productName: string;
  language: Language;
  facts: ReadonlyArray<readonly [FactKind, string]>;
  listing: Listing;
  /** A phrase that every platform refuses, in the language of the listing. */
  phrase: string;
  /** Checks that cannot judge this language. */
  notJudged: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: 'German on Etsy',
    platform: 'etsy',
    productName: 'Brotdose aus Edelstahl',
    language: { written: 'de', tag: 'de' },
    facts: [
      ['type', 'Brotdose'],
      ['material', 'Edelstahl'],
      ['capacity', '1,2 l'],
      ['size', '21 x 15 x 6 cm'],
      ['colour', 'graue Dichtung aus Silikon'],
      ['feature', 'zwei Fächer'],
      ['care', 'spülmaschinenfest'],
      ['audience', 'Kinder'],
      ['use', 'für Schule und Büro'],
      ['duration', 'versandfertig in 3 Tagen'],
    ],
    listing: {
      productTitle: 'Brotdose aus Edelstahl, zwei Fächer, 1,2 l, graue Dichtung',
      titleTag: 'Brotdose aus Edelstahl mit zwei Fächern, 1,2 l',
      metaDescription:
        'Brotdose aus Edelstahl mit zwei Fächern und grauer Silikondichtung. Fasst 1,2 l, misst 21 x 15 x 6 cm und ist spülmaschinenfest. Für Schule und Büro.',
      improvedBodyText:
        'Die Dose aus Edelstahl hat zwei Fächer und fasst 1,2 l. Eine graue Silikondichtung schließt den Deckel.\n\nMaße: 21 x 15 x 6 cm\nPflege: spülmaschinenfest\nFür: Kinder, Schule und Büro\nVersandfertig in 3 Tagen.',
      tags: [
        'Brotdose Edelstahl',
        'Brotdose Kinder',
        'Edelstahldose',
        'Lunchbox Schule',
        'Brotdose mit Fächern',
        'Brotbox Büro',
        'Vesperdose',
        'Dose Edelstahl',
        'Brotdose zwei Fächer',
        'Brotdose Schule',
        'Brotdose Büro',
        'Lunchbox Kinder',
        'Schuldose',
      ],
      materials: ['Edelstahl', 'Silikon'],
    },
    phrase: 'GRATISVERSAND Verkaufsschlager!!!',
    notJudged: ['tag-phrases'],
  },
  {
    name: 'Spanish on Shopify',
    platform: 'shopify',
    productName: 'Camisa de lino Marlo',
    language: { written: 'es', tag: 'es' },
    facts: [
      ['type', 'camisa'],
      ['brand', 'Fenwold'],
      ['name', 'Marlo'],
      ['material', '100% lino'],
      ['colour', 'verde salvia'],
      ['size', 'tallas XS a XXL'],
      ['feature', 'cuello mao'],
      ['feature', 'corte holgado'],
      ['care', 'lavar a 30 C'],
      ['audience', 'mujer'],
    ],
    listing: {
      productTitle: 'Camisa de lino Marlo, cuello mao, verde salvia',
      handle: 'camisa-lino-marlo-verde-salvia',
      titleTag: 'Camisa de mujer en lino, corte holgado | Fenwold',
      metaDescription:
        'Camisa de mujer de corte holgado, 100% lino, con cuello mao. Color verde salvia, tallas XS a XXL. Lavar a 30 C y secar al aire, sin secadora.',
      improvedBodyText:
        '<p>La Marlo es una camisa holgada de lino con cuello mao.</p><ul><li>Tejido: 100% lino</li><li>Corte: corte holgado</li><li>Tallas: XS a XXL</li><li>Color: verde salvia</li><li>Cuidado: lavar a 30 C</li></ul>',
      tags: ['lino', 'camisa', 'mujer', 'cuello-mao', 'corte-holgado', 'verde-salvia'],
      imageAltText: 'Camisa holgada de lino en verde salvia con cuello mao, vista de frente',
    },
    phrase: 'ENVÍO GRATIS más vendido!!!',
    notJudged: [],
  },
  {
    name: 'French on the web',
    platform: 'website',
    productName: 'Plombier à Nantes',
    language: { written: 'fr', tag: 'fr' },
    facts: [
      ['type', 'plombier'],
      ['brand', 'Atelier Loire'],
      ['place', 'Nantes'],
      ['service', 'entretien de chaudière'],
      ['service', 'recherche de fuite'],
      ['hours', 'du lundi au samedi, de 8 h à 19 h'],
      ['price', '95 euros'],
      ['age', 'depuis 2009'],
    ],
    listing: {
      titleTag: 'Plombier à Nantes : chaudières et fuites | Atelier Loire',
      metaDescription:
        'Plombier à Nantes pour l’entretien de chaudière et la recherche de fuite. Du lundi au samedi, de 8 h à 19 h. Entretien de chaudière à 95 euros.',
      h1: 'Votre plombier à Nantes depuis 2009',
      intro:
        'Atelier Loire entretient les chaudières et cherche les fuites à Nantes depuis 2009. Le plombier vient du lundi au samedi, de 8 h à 19 h. Un entretien de chaudière coûte 95 euros. Appelez, et nous fixons un jour avec vous.',
      improvedBodyText:
        'Nous entretenons les chaudières et nous cherchons les fuites.\n\nUn entretien de chaudière coûte 95 euros. Notre plombier travaille à Nantes depuis 2009. Vous nous joignez du lundi au samedi, de 8 h à 19 h.',
    },
    phrase: 'LIVRAISON GRATUITE meilleures ventes!!!',
    notJudged: [],
  },
  {
    name: 'Japanese on Amazon',
    platform: 'amazon',
    productName: 'ステンレス弁当箱 1200ml',
    language: { written: 'other', tag: 'ja' },
    facts: [
      ['type', '弁当箱'],
      ['brand', 'タルン'],
      ['material', 'ステンレス'],
      ['capacity', '1200ml'],
      ['feature', '仕切り付き'],
      ['care', '食洗機対応'],
      ['colour', 'グレー'],
    ],
    listing: {
      productTitle: 'タルン ステンレス弁当箱 1200ml 仕切り付き 食洗機対応 グレー',
      titleTag: 'ステンレス弁当箱 1200ml 仕切り付き',
      metaDescription: 'ステンレス弁当箱。容量1200ml、仕切り付き、食洗機対応。色はグレー。',
      itemHighlights: '仕切り付き、食洗機対応、グレー',
      bulletPoints: ['素材：ステンレス', '容量：1200ml', '仕切り付き', '食洗機対応', '色：グレー'],
      improvedBodyText:
        'ステンレスの弁当箱です。容量は1200mlです。仕切り付きで、食洗機対応です。色はグレーです。',
      searchTerms: ['ランチボックス', 'べんとう'],
    },
    phrase: 'FREE SHIPPING best seller!!!',
    notJudged: ['sentence-length', 'filler-words'],
  },
  {
    name: 'Arabic on Facebook Marketplace',
    platform: 'facebookmarketplace',
    productName: 'كنبة ثلاثة مقاعد',
    language: { written: 'other', tag: 'ar' },
    facts: [
      ['type', 'كنبة'],
      ['material', 'قماش رمادي'],
      ['size', '210 × 90 × 85 سم'],
      ['condition', 'مستعملة بحالة جيدة'],
      ['flaw', 'بقعة خفيفة'],
      ['place', 'عمّان'],
    ],
    listing: {
      productTitle: 'كنبة ثلاثة مقاعد، قماش رمادي، مستعملة بحالة جيدة',
      titleTag: 'كنبة قماش رمادي في عمّان',
      metaDescription:
        'كنبة من قماش رمادي، 210 × 90 × 85 سم، مستعملة بحالة جيدة مع بقعة خفيفة. التسليم في عمّان.',
      improvedBodyText:
        'كنبة ثلاثة مقاعد من قماش رمادي، 210 × 90 × 85 سم.\n\nمستعملة بحالة جيدة، مع بقعة خفيفة على الذراع.\n\nالتسليم في عمّان.',
    },
    phrase: 'FREE SHIPPING best seller!!!',
    notJudged: ['filler-words'],
  },
];

function ledgerOfCase({ facts, language }: Case): Ledger {
  return ledgerOf(
    facts.map(([kind, value], index) => ({
      id: `f${index + 1}`,
      kind,
      value,
      source: 'products.0.description',
      quote: value,
    })),
    language,
  );
}

function scoreOf(test: Case, change: Listing = {}): ListingScore {
  return scoreListing({
    platform: platforms[test.platform],
    listing: { ...test.listing, ...change },
    ledger: ledgerOfCase(test),
    productName: test.productName,
  });
}

function failing({ checks }: ListingScore): string[] {
  return checks.filter((check) => check.score !== null && check.score < 1).map((check) => check.id);
}

describe.each(cases)('$name', (test) => {
  const field = platforms[test.platform].titleField;
  const title = textOfField(test.listing[field]);
  const good = scoreOf(test);

  it('scores a well-made listing well and fails no gate', () => {
    const gates = good.checks.slice(0, 6).filter((check) => check.score !== 1);
    expect(gates).toEqual([]);
    // Short phrases of the seller are all that an unwritten language gets; they cannot fill every field.
    expect(good.score).toBeGreaterThanOrEqual(test.language.written === 'other' ? 75 : 85);
  });

  it('leaves out what it cannot judge in this language', () => {
    const left = good.checks.filter((check) => check.score === null).map((check) => check.id);
    expect(left).toEqual(expect.arrayContaining([...test.notJudged]));
  });

  it.each([
    ['the title’s first word alone', { [field]: title.split(' ')[0] ?? '' }, 'title-substance'],
    ['a stuffed title', { [field]: `${test.productName} `.repeat(4).trim() }, 'keyword-stuffing'],
    [
      'a stuffed text',
      {
        improvedBodyText: `${textOfField(test.listing.improvedBodyText)} ${`${test.productName} `.repeat(6)}`,
      },
      'keyword-stuffing',
    ],
    ['promotion in the title', { [field]: `${title} ${test.phrase}` }, 'forbidden-content'],
    [
      'promotion in the text',
      { improvedBodyText: `${textOfField(test.listing.improvedBodyText)} ${test.phrase}` },
      'forbidden-content',
    ],
  ])('loses at least 15 points by %s', (_name, change, reason) => {
    const bad = scoreOf(test, change);
    expect(good.score - bad.score).toBeGreaterThanOrEqual(15);
    expect(failing(bad)).toContain(reason);
  });
});
