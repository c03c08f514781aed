import { expectReadings } from '#tests/golden/readings.ts';

/** Briefs of which a list, a name or a denial was cut or taken for something else, with what they say and never say. */
expectReadings([
  [
    'what is safe is all of it',
    'Glass food storage containers with lids set of 10',
    '10 borosilicate glass containers with snap lids. Oven (no lid), microwave, freezer and dishwasher safe. 5 sizes: 370 ml to 1520 ml.',
    { platform: 'amazon', amazonBrand: 'Klar' },
    /oven \(no lid\), microwave, freezer and dishwasher safe/iu,
    /microwave\.|10 and 5/iu,
  ],
  [
    'a record is searched by its artist, and its title names no colour',
    'Pink Floyd The Wall 2LP UK 1979 Harvest',
    'Original UK pressing 1979, Harvest SHDW 411, both inners, VG+ vinyl, sleeve VG with light ring wear. Plays clean.',
    { platform: 'ebay', ebayStoreName: 'vault', itemCondition: 'Used - very good' },
    /^(?=[\s\S]*^Type: Vinyl record$)[\s\S]*^pink floyd the wall$/mu,
    /Colou?r: Pink|Type: Harvest/u,
  ],
  [
    'two shares of a cloth stand in no title',
    'Custom pet portrait embroidered sweatshirt',
    "Crewneck sweatshirt with your pet's face embroidered from a photo. 80% cotton 20% polyester fleece, unisex sizes S to 3XL, 8 colours.",
    { platform: 'etsy', etsyShopName: 'Stitchwell' },
    /^Custom pet portrait embroidered sweatshirt/mu,
    /20 percent/u,
  ],
  [
    'what comes with a clock says nothing of the clock',
    'LED desk clock with wireless charger',
    'Digital alarm clock with a 15 W wireless charging pad on top. Temperature display, 2 alarms. Mirror face.',
    { platform: 'tiktokshop', tiktokShopName: 'DeskMate' },
    /^led desk clock$/mu,
    /^wireless (?:desk )?clock$/mu,
  ],
  [
    'a maker of two words is one, and a car seat is no car',
    'Silver Cross pram with car seat',
    'Silver Cross Wave pram in navy with carrycot, seat unit and car seat with base. All washed.',
    { platform: 'facebookmarketplace', facebookLocation: 'Slough', facebookCondition: 'Used - Good' },
    /^silver cross pram$/mu,
    /^(?:cross pram|silver pram|pram with car)$/mu,
  ],
  [
    'green cards of a lawyer are no colour',
    'Immigration lawyer',
    'Family visas, green cards, citizenship and deportation defense. Spanish and English spoken.',
    { platform: 'website', location: 'San Antonio, TX' },
    /green cards/u,
    /Colou?r: /u,
  ],
  [
    'a drink mix is a drink mix',
    'Electrolyte drink mix lemon 30 sachets',
    'Lemon electrolyte powder, 30 sachets of 6 g. 1000 mg sodium, 200 mg potassium, 60 mg magnesium each. No sugar. Vegan.',
    { platform: 'shopify', shopifyStoreName: 'Peak Fuel' },
    /drink mix is vegan/u,
    /The electrolyte is/u,
  ],
]);
