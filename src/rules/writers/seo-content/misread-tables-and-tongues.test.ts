import { expectReadings } from '#tests/golden/readings.ts';

const used = {
  itemCondition: 'Used',
  platform: 'ebay',
  businessName: 'attic',
  ebayStoreName: 'attic',
} as const;
const market = { platform: 'facebookmarketplace', businessName: 'Trish', facebookCondition: 'Used' } as const;

/** Copied tables, one text in several languages, towns at an end: each is told once and as what it is. */
expectReadings([
  [
    'of one text in several languages the first is told, with its side of the name',
    'Dishbrush / Spülbürste / Brosse vaisselle',
    'EN: Beech dish brush with tampico bristles, replaceable head, 23 cm. DE: Spülbürste aus Buche mit Tampicoborsten, Kopf wechselbar. FR: Brosse en hêtre, tête remplaçable.',
    { platform: 'shopify', businessName: 'NordicBrush', shopifyStoreName: 'NordicBrush' },
    /beech dish brush has tampico bristles and a replaceable head/u,
    /EN:|Spülbürste|Brosse/u,
  ],
  [
    'the values of a copied table are no names, a letter of a size keeps its label, and a quantity is one',
    'MEN WORK GLOVES LARGE',
    '<table><tr><td>Material</td><td>Goat Leather</td></tr><tr><td>Size</td><td>L</td></tr><tr><td>Qty</td><td>3 Pairs</td></tr></table><p>Great for gardening. Not cut resistant.</p>',
    { platform: 'walmart', businessName: 'GripTek' },
    /^GripTek Men Work Gloves Large, Goat Leather, 3 Pairs[\s\S]*goat leather[\s\S]*Size L/mu,
    /goat Leather|Qty:|\. L\. /u,
  ],
  [
    'what fits most is said by a verb',
    'Travel potty liners',
    'Disposable liners with absorbent pad, pack of 40. Fit most folding potties. Drawstring tie.',
    { platform: 'amazon', businessName: 'Cribbly', amazonBrand: 'Cribbly' },
    /Fit most folding potties/u,
    /have fit most/u,
  ],
  [
    'a hum is a fault, and the number of a model counts nothing',
    'Quad 33 303 pair amp',
    'Pre and power amps, serviced 2019, new caps. Hum on phono channel left. DIN leads included.',
    used,
    /^Flaws: Hum on phono channel left$/mu,
    /Features: 33 303/u,
  ],
  [
    'the town behind a price is where it is fetched, and a measure ends its sentence',
    'Chicken coop 6 hens',
    'wooden chicken coop holds 6 hens, nest box at side, run 2m long. mesh good. dismantled ready to go. 45 pounds, Goole. No delivery',
    { ...market, facebookLocation: 'Goole' },
    /run 2m long\. [\s\S]*Mesh good\./u,
    /Go, Goole|^Goole$|long\. mesh/mu,
  ],
  [
    'a town keeps its capital in a title, and a time says its label',
    'E-bike conversion',
    'We fit mid drive kits to your own bike. From £890 fitted, battery 14 Ah, takes 2 days. Stockport and south Manchester.',
    { platform: 'website', businessName: 'Bramhall Bikes', industry: 'Automotive', location: 'Stockport' },
    /, Stockport and south Manchester$[\s\S]*^Takes 2 days$/mu,
    /stockport and south|ime: takes/u,
  ],
  [
    'a share is of a part alone',
    'Bamboo Toothbrush (4-Pack)',
    '100% Biodegradable Handle\nBPA-Free Nylon Bristles\nSoft\nPlastic-Free Box',
    { platform: 'amazon', businessName: 'Zenko', amazonBrand: 'Zenko' },
    /100% Biodegradable Handle/u,
    /is 100%/u,
  ],
  [
    'several stars in their case are no tag, and how it is sent lies in no box',
    'Fröbelstern Girlande',
    'Girlande aus 12 Fröbelsternen, aus Notenpapier gefaltet. 2 m lang, Sterne 6 cm. Baumwollband. Versand flach im Karton.',
    { platform: 'etsy', businessName: 'Papierfalterin', etsyShopName: 'Papierfalterin' },
    /^Fröbelstern$/mu,
    /^Fröbelsternen$|Lieferumfang: Versand/mu,
  ],
  [
    'a bent wheel is a fault in Spanish',
    'vendo bici montaña orbea 29',
    'bici orbea mx 29 talla L año 2019. frenos de disco hidraulicos. rueda trasera un poco descentrada. cadena nueva. 280 euros. alcobendas',
    { ...market, facebookLocation: 'Alcobendas', facebookCondition: 'Usado' },
    /^Usada\. Rueda trasera un poco descentrada\./mu,
    /^Rueda trasera un poco descentrada$/mu,
  ],
]);
