import { describe, expect, it } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';
import { proseSentences } from '#tests/golden/output-texts.ts';
import { writeForm } from '#tests/golden/run-brief.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Brandt' } as const;
const etsy = { platform: 'etsy' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'boutique', itemCondition: 'Occasion' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Kaléo' } as const;
const tiktok = { platform: 'tiktokshop', tiktokShopName: 'dulcetaza' } as const;
const page = (location: string, category: string) => ({ platform: 'website', location, category }) as const;

describe('Goods and offers in German, Spanish, French and beyond', () => {
  expectReadings([
    [
      'a relative clause stays with its noun in a language that is not written in full',
      'Nerezová termoska 750 ml',
      'Termoska z nerezové oceli, objem 750 ml. Udrží teplo 12 hodin. Hmotnost 380 g. Součástí je víčko, které slouží jako hrnek. Nemýt v myčce.',
      amazon,
      /Součástí je víčko, které slouží jako hrnek/u,
      /^které|^Které|; [Kk]teré|^Nemýt v myčce$\n^(?:termoska|Outdoor)/mu,
    ],
    [
      'Thai parts its sentences by a space, and a video shows a thing once',
      'ครีมกันแดด SPF50 50 มล.',
      'ครีมกันแดดสำหรับผิวหน้า SPF50 ขนาด 50 มล. เนื้อบางเบา ไม่เหนียว ไม่มีน้ำหอม ใช้ก่อนออกแดด 15 นาที ผลิตในประเทศไทย',
      tiktok,
      /มล\. เนื้อ/u,
      /มล\.เนื้อ|(ครีมกันแดดสำหรับผิวหน้า SPF50 ขนาด 50 มล).*\1/u,
    ],
    [
      'an allergen is a warning, and no content of the parcel',
      'Chocolate de mesa con canela',
      'Chocolate de mesa de Oaxaca con canela y almendra, 500 g. Contiene almendra. Guardar en lugar seco.',
      tiktok,
      /A tener en cuenta: contiene almendra/u,
      /Contenido: almendra/u,
    ],
    [
      'cells that are not included, and an order to take it in',
      'Programador de riego 2 salidas',
      'Programador de riego para grifo, con dos salidas. Funciona con 4 pilas AA, no incluidas. Retirar en invierno si hiela.',
      amazon,
      /4 pilas AA \(no incluidas\)/u,
      /^No incluidas$|salidas, retirar en invierno/mu,
    ],
    [
      'what it is wiped with is no part of a cover',
      'Protège-carnet en liège',
      'Protège-carnet en liège naturel, pour carnet A5, avec élastique. Se nettoie avec une éponge humide.',
      etsy,
      /avec une éponge humide/u,
      /liège, .*éponge|^éponge humide$/mu,
    ],
    [
      'a notebook bound by hand is tagged once, whether one or many',
      'Carnet aquarelle relié main',
      'Carnet de 48 pages en papier coton, format A5, couture copte. Carnets reliés à Nantes.',
      etsy,
      /^carnet relié$/mu,
      /^carnets reliés$/mu,
    ],
    [
      'wax of bees is no bee',
      'Bougies torsadées cire d’abeille',
      'Lot de 2 bougies torsadées en pure cire d’abeille, 25 cm. Mèche en coton.',
      etsy,
      /^cire d abeille$/mu,
      /^abeille$/mu,
    ],
    [
      'a watch is searched as one, by its maker in capitals',
      'Montre LIP Dauphine 36 mm années 60',
      'Montre mécanique LIP Dauphine, années 60, boîtier plaqué or 36 mm. Révisée en mars 2026.',
      ebay,
      /Marque: LIP[\s\S]*|^montre$/mu,
      /Marque: Dauphine/u,
    ],
    [
      'from about a year is no end of a search',
      'Violon 3/4 Mirecourt vers 1920',
      'Violon d’étude 3/4, Mirecourt, vers 1920. Table recollée. Vendu avec étui, sans archet.',
      ebay,
      /^violon$/mu,
      /vers$/mu,
    ],
    [
      'a thing named beside the yoga of its maker, and colours behind their word',
      'Bolster de yoga rond',
      'Bolster rond garni de balles d’épeautre. Coloris ocre, vert sauge ou bleu nuit. Poignée sur un côté.',
      { ...shopify, businessName: 'Kaléo Yoga' },
      /bolster de yoga/u,
      /bolster de rond|coloris ocre$/mu,
    ],
    [
      'sizes by age are no time',
      'Gigoteuse hiver TOG 2.5',
      'Gigoteuse en coton. Tailles 0-6 mois (70 cm) et 6-18 mois (90 cm). Zip latéral.',
      shopify,
      /^gigoteuse-hiver/mu,
      /Durée : tailles/u,
    ],
    [
      'what is done after opening is told whole',
      'Tapenade noire 180 g',
      'Tapenade noire aux olives et anchois, pot de 180 g. Après ouverture, conserver au frais 7 jours.',
      tiktok,
      /Après ouverture, conserver au frais/u,
      /180 g, après ouverture/iu,
    ],
    [
      'scissors cut linen, and are made of none',
      'Zuschneideschere 24 cm',
      'Stoffschere aus Stahl. Schneidet Leinen, Jeans und Leder bis 2 mm. Gewicht 210 g.',
      amazon,
      /Schneidet Leinen, Jeans und Leder bis 2 mm/u,
      /Schneidet Leinen$|Stahl, Schneidet/mu,
    ],
    [
      'a bag of used tarpaulin is no used bag',
      'Rolltop Gepäckträgertasche 22 L',
      'Gepäckträgertasche aus gebrauchter LKW-Plane, 22 Liter, Rollverschluss. Jede Tasche hat eine andere Farbe.',
      shopify,
      /aus gebrauchter LKW-Plane/u,
      /How old is it/u,
    ],
    [
      'the fewest that one can order is no number of cards',
      'Menükarte Eukalyptus',
      'Menükarte 10 x 21 cm aus Baumwollpapier. Ab 20 Stück. Fertig in 10 Tagen.',
      etsy,
      /[Aa]b 20 Stück/u,
      /, 20 Stück/u,
    ],
    [
      'a sale in small letters has its nouns and its faults',
      'Rasentraktor Husqvarna LTH 126',
      'verkaufe meinen husqvarna lth126 ca 340 std. läuft gut, messer neu letztes jahr, sitz eingerissen, batterie schwach.',
      { platform: 'facebookmarketplace', facebookLocation: 'Lüneburg' },
      /Läuft gut, Messer neu letztes Jahr, Sitz eingerissen/u,
      /Verkaufe meinen|batterie schwach/u,
    ],
    [
      'a deed on a page belongs to what it is done to, and the trade to its town',
      'Kaminofen abnehmen und kehren',
      'Abnahme neuer Kaminöfen und Kehrung in Oldenburg. Termin in 10 Werktagen.',
      page('Oldenburg', 'Schornsteinfeger'),
      /^Schornsteinfeger Oldenburg$/mu,
      /^abnehmen$/mu,
    ],
    [
      'an adjective in the other ending is that of the second noun',
      'Fisioterapia de suelo pélvico',
      'Tratamiento de suelo pélvico en embarazo y posparto. Primera visita de 60 minutos, 55 €.',
      page('Cáceres', 'Fisioterapia'),
      /^fisioterapia de suelo pélvico$/mu,
      /^fisioterapia de suelo(?: precio)?$/mu,
    ],
    [
      'Norwegian is told from Danish, its sizes end no sentence and what it denies is not searched',
      'Strikket genser i norsk ull',
      'Varm genser strikket av norsk ull. Ikke kløende mot huden, vekt 650 g i str. M. Vaskes på ullprogram.',
      shopify,
      /vekt 650 g i str\. M/u,
      /^kløende mot huden$|^M\. /mu,
    ],
  ]);

  it.each([
    [
      'German',
      'de',
      'Eltern, Paten',
      ['Messlatte Wald', 'Türschild Igel', 'Kleiderhaken Fuchs', 'Spardose Eule'],
    ],
    ['Italian', 'auto', 'genitori, nonni', ['Targhetta volpe in legno', 'Appendiabiti riccio in legno']],
  ] as const)(
    'tells no two products of a form in %s for whom they are in the same words',
    (_what, language, targetAudience, names) => {
      const written = writeForm({
        platform: 'etsy',
        businessName: 'Holz & Co',
        etsyShopName: 'HolzUndCo',
        industry: 'Retail',
        language,
        targetAudience,
        products: names.map((name, at) => ({
          name,
          description:
            language === 'de'
              ? `${name} aus Birke, ${at + 2}0 x 15 cm.`
              : `${name} di betulla, ${at + 2}0 x 14 cm, con viti.`,
        })),
      });
      const all = written.flatMap(({ item }) => [...new Set(proseSentences(item))]);
      expect(new Set(all).size).toBe(all.length);
    },
  );
});
