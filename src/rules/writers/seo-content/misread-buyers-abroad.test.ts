import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', etsyShopName: 'larkspur' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'harbour-finds' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Larkspur' } as const;

/** What buyers of German, Spanish and French shops would stumble over: spellings, rows of tables, and what opens a text. */
expectReadings([
  [
    'a height above the sea and dry matter are cut short inside their sentence',
    'Alpkäse rezent 500 g',
    'Rezenter Alpkäse aus Rohmilch. Hergestellt auf 1600 m ü. M. Laktosefrei durch Reifung. Fettgehalt 50 % i. T. Passt zu Birnenbrot.',
    { platform: 'shopify', shopifyStoreName: 'Alpchäs', language: 'de' },
    /1600 m ü\. M/u,
    /<li>[MT]\. /u,
  ],
  [
    'the number of a part belongs to its word',
    'Anhängerkupplung abnehmbar Passat Westfalia',
    'Westfalia AHK abnehmbar, Passat B8 ab 2014, Teilenr. 321 856, Stützlast 90 kg.',
    { ...ebay, itemCondition: 'Gebraucht', language: 'de' },
    /Teilenr\. 321 856, Stützlast/u,
    /Teilenr, 321|^321 856/mu,
  ],
  [
    'a description is spelled as its name',
    'Dérailleur arrière Simplex Prestige 537',
    'derailleur arriere simplex prestige 537, annees 70, chape longue, pour 5 vitesses, poids 210 g',
    { ...ebay, itemCondition: 'Occasion', language: 'fr' },
    /Dérailleur arrière Simplex Prestige 537, années 70/u,
    /[Dd]erailleur|arriere/u,
  ],
  [
    'a colour behind a comma of the name is no maker',
    'Camiseta de algodón Ola, Gris jaspeado',
    'Camiseta de algodón orgánico, color gris jaspeado, 180 g. Ola estampada en el pecho.',
    { platform: 'shopify', shopifyStoreName: 'Marea', language: 'es' },
    /color gris jaspeado/u,
    /color Gris/u,
  ],
  [
    'a participle without its umlaut',
    'Makramee Blumenampel',
    'blumenampel aus makramee, laenge 90 cm, fuer toepfe bis 20 cm, handgeknuepft in wien',
    { ...etsy, language: 'de' },
    /handgeknüpft in Wien/u,
    /geknuepft/u,
  ],
  [
    'a row that says what the name says',
    'Diffuseur à roseaux sapin baumier 200 ml',
    'Type : diffuseur à roseaux\nParfum : sapin baumier, cèdre\nBâtonnets : 8 en rotin\nMise en garde : tenir hors de portée des enfants',
    { platform: 'walmart', language: 'fr' },
    /Parfum : sapin baumier, cèdre/u,
    /Type : diffuseur|Mise en garde : tenir[\s\S]*Mise en garde : tenir/u,
  ],
  [
    'one ingredient of six is no content of a jar',
    'Salsa macha con cacahuate 230 g',
    'Contenido neto: 230 g\nIngredientes: aceite de canola, chile de árbol, chile morita, cacahuate, ajonjolí, ajo, sal\nPicor: medio\nSin conservadores\nRefrigerar después de abrir',
    { platform: 'walmart', language: 'es' },
    /Ingredientes: aceite de canola, chile de árbol/u,
    /Contenido: aceite de canola/u,
  ],
  [
    'what comes with a thing is one entry of its list, and what must not be done opens no text',
    'Matelas gonflable de randonnée',
    'matelas gonflable de randonnée, nylon 40D, 190 x 58 x 6 cm, 480 g, coloris vert sapin, kit de réparation fourni, ne pas laisser gonflé en plein soleil',
    { ...amazon, language: 'fr' },
    /^Matelas gonflable de randonnée, nylon 40D, 190 x 58 x 6 cm/mu,
    /randonnée : ne pas laisser/u,
  ],
  [
    'a colour by the name of a stuff, and gold that is printed',
    'Tablier de cuisine en lin',
    'Tablier en lin lavé, deux poches, taille unique. Coloris argile.',
    { ...etsy, language: 'fr' },
    /^lin$/mu,
    /^argile$/mu,
  ],
  [
    'gold that is printed on a book',
    'Gästebuch Hochzeit Leinen',
    'Gästebuch mit Leineneinband, 100 Seiten, Namen und Datum in Gold geprägt.',
    { ...etsy, language: 'de' },
    /in Gold geprägt/u,
    /^Gold$/mu,
  ],
  [
    'a neighbour reads what is sold before its state and its fault',
    'Lavadora Balay 8 kg',
    'Vendo lavadora Balay de 8 kg, 1200 rpm, comprada en 2020. Tiene un arañazo en el lateral izquierdo. Mide 85 x 60 x 59 cm.',
    {
      platform: 'facebookmarketplace',
      facebookLocation: 'Zaragoza',
      facebookCondition: 'Usado',
      language: 'es',
    },
    /^Vendo lavadora Balay/mu,
    /^Usad[oa]\. Tiene un arañazo.*\n\n.*lavadora/mu,
  ],
]);
