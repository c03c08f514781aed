import { expect, test } from 'vitest';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { expectReadings } from '#tests/golden/readings.ts';
import { writeByRules } from './prepared.ts';

/** Briefs of which a half was told as the whole, or what comes with the thing as the thing. */
expectReadings([
  [
    'what is missing in brackets leaves the part in the box',
    'Cuisine enfant en bois',
    "Cuisine pour enfant en contreplaqué de bouleau. Four avec porte qui s'ouvre, deux plaques qui s'allument (2 piles AAA non fournies).",
    { platform: 'shopify', shopifyStoreName: 'Malle', language: 'fr' },
    /deux plaques qui s'allument \(2 piles AAA non fournies\)/u,
    /Non inclus : deux plaques/u,
  ],
  [
    'a French thing is not what comes with it',
    'Marchande en bois avec parasol',
    'Étal de marchande en pin massif, hauteur 110 cm, parasol en toile rayée.',
    { platform: 'shopify', shopifyStoreName: 'Malle', language: 'fr' },
    /^marchande en bois avec parasol$/mu,
    /^parasol(?: bois)?$/mu,
  ],
  [
    'behind a measure stands what it is packed in',
    'Apfelsaft naturtrüb 3 Liter Bag-in-Box',
    'Naturtrüber Direktsaft aus alten Apfelsorten. Bag-in-Box mit Zapfhahn, nach dem Öffnen drei Monate haltbar.',
    { platform: 'shopify', shopifyStoreName: 'Lindau', language: 'de' },
    /^Apfelsaft naturtrüb$/mu,
    /^Bag-in-Box (?:mit|haltbar)/mu,
  ],
  [
    'paid once is no boast',
    'Lecto',
    "Apprends à lire l'arabe en 15 minutes par jour. Premier chapitre gratuit, puis achat unique.",
    { platform: 'appstore', appName: 'Lecto', language: 'fr' },
    /puis achat unique/u,
    /puis achat\./u,
  ],
  [
    'a short clause of a shouted text is no less loud, and codes and names keep their letters',
    'Faro delantero Seat León 1P',
    'FARO DERECHO SEAT LEON 1P 2005-2009 REF 1P1941006, USADO, PATILLA INFERIOR REPARADA, CRISTAL CON LIGERAS MARCAS. ORIGINAL VALEO.',
    { platform: 'ebay', ebayStoreName: 'toni', itemCondition: 'Usado', language: 'es' },
    /Faro derecho Seat León 1P 2005-2009 ref 1P1941006/u,
    /CRISTAL|ORIGINAL|1p1941006/u,
  ],
  [
    'an adjective that asks for its article is left out, a trait in one word is searched behind the thing',
    'Leinenkleid Smilla',
    'Locker geschnittenes Kleid aus vorgewaschenem Leinen, knielang, mit zwei Taschen. Farben: Salbei, Rost, Nachtblau. Die faltbaren Bügel sind dabei.',
    { platform: 'etsy', etsyShopName: 'naht', language: 'de' },
    /^Leinenkleid Salbei$[\s\S]*^Leinenkleid knielang$/mu,
    /salbei$|^faltbaren/mu,
  ],
  [
    'a hurried lot tells its flaw in the condition, and its purpose in its name',
    "Lot 12 verres à vin cristal d'Arques",
    "lot de 12 verres à vin cristal d'arques modèle longchamp, hauteur 16 cm, 1 verre avec petit éclat sur le pied, les autres nickel",
    { platform: 'ebay', ebayStoreName: 'marc', itemCondition: 'Occasion', language: 'fr' },
    /^verres à vin$[\s\S]*^Occasion\. 1 verre avec petit éclat sur le pied\.$/mu,
    /^lot 12$/mu,
  ],
  [
    'vehicles of a driving school are no trade, and what is included is each of the list',
    'Führerschein Klasse B',
    'Fahrschule in Kassel-Wehlheiden für Klasse B und A. Fahrzeuge: VW Golf, Cupra Born, Yamaha MT-07. Grundbetrag, Lehrmaterial und App inklusive, Fahrstunde 45 Minuten.',
    { platform: 'website', website: 'https://krueger.example', location: 'Kassel', language: 'de' },
    /^Grundbetrag, Lehrmaterial und App inklusive$/mu,
    /^(?:VW Golf|Cupra Born)(?: Kassel)?$/mu,
  ],
  [
    'a part keeps what it is of, and nothing is hung on the thing behind another noun',
    'Remplacement de courroie de distribution',
    'Garage automobile à Tours Nord. Vidange, freins, pneus et contre-visite. Remplacement du kit de distribution avec pompe à eau sur toutes marques.',
    { platform: 'website', website: 'https://lemaire.example', location: 'Tours', language: 'fr' },
    /^freins Tours$/mu,
    /^(?:remplacement de distribution|remplacement avec pompe|eau sur toutes marques)$/mu,
  ],
  [
    'a dose counts nothing, and vitamin C keeps its letter',
    'Sérum facial vitamina C 30 ml',
    'Sérum facial con 15 % de vitamina C. 4 gotas por la mañana antes de la crema solar. Vegano, sin perfume.',
    { platform: 'tiktokshop', tiktokShopName: 'brisa', language: 'es' },
    /^sérum facial vitamina c$/mu,
    /ml, 4 gotas|^sérum vitamina$/mu,
  ],
  [
    'who sells in a hurry names the thing at length first',
    'Mesa de estudio con cajones',
    'vendo mesa de estudio blanca ikea micke 105x50 con 2 cajones y hueco para cables, muy poco uso, un golpecito en una esquina que no se nota, se entrega desmontada, recoger en zona teatinos',
    { platform: 'facebookmarketplace', facebookLocation: 'Málaga', language: 'es' },
    /^Muy poco uso$/mu,
    /mesa para cables|estudio para cables/u,
  ],
  [
    'a region belongs to its town, and a denial to what it denies',
    'Olio extravergine di oliva 500 ml',
    'Olio extravergine da olive Coratina, frante entro 12 ore. Bottiglia senza ruggine interna. Prodotto a Bitonto, Puglia.',
    { platform: 'shopify', shopifyStoreName: 'Rossi' },
    /Prodotto a Bitonto, Puglia/u,
    /^(?:frante entro|Prodotto a Bitonto|ruggine interna)$/mu,
  ],
  [
    'tasks of a German app are done to both of a pair',
    'Vereinskasse',
    'Kassenbuch für Vereine. Einnahmen und Ausgaben buchen, Belege fotografieren, Mitgliedsbeiträge verwalten.',
    { platform: 'playstore', appName: 'Vereinskasse', language: 'de' },
    /^Einnahmen und Ausgaben buchen$[\s\S]*^Mitgliedsbeiträge verwalten$/mu,
    /^Ausgaben buchen$/mu,
  ],
]);

test('each product of a form is told in its own language, without the texts of another', () => {
  const items = writeByRules(
    seoFormSchema.parse({
      platform: 'etsy',
      businessName: 'Ceramic Nord',
      etsyShopName: 'CeramicNord',
      industry: 'Retail',
      description:
        'We make small batches of stoneware in Porto. Every piece is thrown by hand in our studio.',
      products: [
        {
          name: 'Stoneware pasta bowl',
          description: 'Wide pasta bowl, 22 cm across, matte sand glaze. Dishwasher safe.',
        },
        {
          name: 'Tigela de grés azul',
          description:
            'Tigela de grés feita à mão, 15 cm de diâmetro. Pode ir ao micro-ondas e à máquina. Cada peça é única.',
        },
        {
          name: 'Müslischale aus Steinzeug',
          description: 'Müslischale aus Steinzeug, 600 ml, Glasur in Salbeigrün. Spülmaschinenfest.',
        },
      ],
    }),
  );
  const [english, portuguese, german] = items.map(({ improvedBodyText }) => improvedBodyText);
  expect(english).toMatch(/pasta bowl/u);
  expect(portuguese).not.toMatch(/It has|We make|Every piece/u);
  expect(german).toMatch(/^Müslischale aus Steinzeug/u);
  expect(german).not.toMatch(/\bA müsli|Every piece/u);
});
