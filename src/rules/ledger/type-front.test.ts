import { expect, test } from 'vitest';
import { SeoForm, type SeoFormInput } from '#contract/seo-content.ts';
import { briefsOf } from './brief.ts';
import { extractLedger } from './extract.ts';

test.each<[name: string, description: string, type: string, category?: string]>([
  ['Shallow Diving Crankbait Fishing Lure 6 cm', 'Hard-body crankbait for pike.', 'fishing lure', 'Fishing'],
  ['Magnetic cable clips 6 pack', 'Stick-on cable holders.', 'cable clips', 'Phone accessories'],
  ['Vitamin D3 + K2 drops', 'Liquid vitamin D3 in oil.', 'drops', 'Supplements'],
  ['Lamb & Rice Dry Dog Food, 15 lb', 'Dry food for adult dogs.', 'dry dog food', 'Pet food'],
  ['Press on nails short almond ✨', '✨24 pcs short almond press-on nails ✨', 'press-on nails'],
  ['Makita DHP486Z 18V brushless combi drill body only', 'New in box.', 'combi drill', 'Power tools'],
  ['Monstera deliciosa', 'Plant in a 17 cm pot.', 'house plant', 'House plants'],
  ['Lichtmaschine Bosch VW Golf 4 TDI 120A', 'Gebrauchte Lichtmaschine, TDI.', 'Lichtmaschine'],
  ['Nassfutter Huhn mit Karotte 12 x 85 g', 'Mit 62 % Huhn, ohne Getreide und Zucker.', 'Nassfutter'],
  [
    'Atlas des champignons, édition 1978',
    'Atlas illustré, reliure solide, pas de page manquante.',
    'atlas',
    'Livres',
  ],
  [
    'Phosphor bronze acoustic guitar strings light 12-53',
    'Set of 6 strings for acoustic guitar.',
    'guitar strings',
  ],
  ['Barbour Bedale waxed jacket C42 navy', 'Barbour Bedale, navy, size C42.', 'jacket', "Men's coats"],
  ['Candle making kit', 'Makes 4 candles of 120 g.', 'candle making kit', 'Craft kits'],
  ['Sport-BH mittlerer Halt', 'Sport-BH für mittleren Halt.', 'Sport-BH'],
  ['Rucksack wasserdichter Stoff', 'Für Reisen.', 'Rucksack'],
  ['Beeswax food wraps set of 3', 'Organic cotton coated with beeswax, resin and jojoba oil.', 'wraps'],
  ['Dog name tag brass', 'Solid brass, 32 mm, engraved both sides.', 'name tag'],
  ['Salad spinner 5 qt', 'Bowl, basket and lid. Pump with one hand.', 'salad spinner'],
  ['Patio umbrella base', 'Fill with 50 lb of sand. Fits poles up to 2 in.', 'umbrella base'],
  ['Toilet brush and holder', 'Silicone head, wall mount or free standing.', 'toilet brush'],
  ['Cheese board and knife set', 'Acacia board with four knives.', 'cheese board and knife set'],
  ['Salt and pepper mill set', 'Two mills of beech, 17 cm.', 'salt and pepper mill set'],
  ['Mug and saucer', 'Stoneware, 250 ml, hand thrown.', 'mug and saucer'],
  ['Nappy bag and changing mat', 'Vegan leather bag with a mat.', 'nappy bag'],
  ['Lock and key necklace', 'Silver, 45 cm.', 'necklace'],
  ['Ceramic olive oil dispenser with pour spout', 'Holds 350 ml, 19 cm tall.', 'olive oil dispenser'],
  ['Ceramic salt pig', 'Keep salt by the stove. Holds 250 g of salt.', 'salt pig'],
  ['Butter dish, blue', 'Stoneware, 18 cm.', 'butter dish'],
  ['Guitar capo', 'Zinc, for six strings.', 'guitar capo'],
  ['Mug tree', 'Beech, six arms.', 'mug tree'],
  ['Black and white photo print', 'A3, giclee print.', 'photo print'],
  ['Peanut butter and jelly candle', 'Soy wax, 200 g.', 'candle'],
  ['Fire pit cover 36 inch round', '600D polyester, drawstring.', 'pit cover'],
  ['Garmin Edge 530 bike computer bundle', 'Sealed box, speed sensor.', 'bike computer'],
  ['Under sink pull out organizer', 'Two tier, steel, slides out, holds 15 kg.', 'organizer'],
  ['Curtain rod and rings', 'Steel, 120 to 210 cm.', 'curtain rod'],
  ['Raised garden bed kit', 'Cedar boards, no tools.', 'raised garden bed kit'],
  ['Key holder wall', 'Walnut, magnets, holds six keys.', 'key holder'],
  ['Loose leaf tea sampler', 'Eight tins of 20 g: black, green, oolong.', 'tea sampler'],
  ['Dog puzzle feeder', 'Nine compartments with sliders. Level 2.', 'puzzle feeder'],
  ['Baby food maker', 'Steams and blends in one bowl. 600 ml.', 'baby food maker'],
  ['Car seat gap filler', 'Two pieces, neoprene, fits most cars.', 'car seat gap filler'],
  ['Book light rechargeable', 'Clips on, three brightness levels, USB-C.', 'book light'],
  ['Kids backpack dinosaur', 'Kids backpack with dinosaur print, 10 L.', 'backpack'],
  ['Ceramic mug cat', 'Stoneware, 350 ml, dishwasher safe.', 'mug'],
  ['Midnight Fig', 'Soy candle, 220 g, cotton wick.', 'candle'],
  ['Aurora', 'A pendant lamp with a paper shade.', 'lamp'],
  ['Wine rack countertop', 'Bamboo, holds six bottles.', 'wine rack'],
])('“%s” is known by what a buyer types', (name, description, type, category = '') => {
  const form: SeoFormInput = {
    platform: 'shopify',
    businessName: 'Tarnwell',
    industry: 'Retail',
    products: [{ name, description, category }],
  };
  const [brief] = briefsOf(SeoForm.parse(form));
  expect(extractLedger(brief!).productType).toBe(type);
});
