import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const used = { platform: 'ebay', ebayStoreName: 'haldis', itemCondition: 'Used' } as const;
const broken = { ...used, itemCondition: 'For parts or not working' } as const;
const near = { platform: 'facebookmarketplace', facebookLocation: 'Bristol' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'haldis' } as const;

describe('Figures that say another thing on some goods', () => {
  expectReadings([
    [
      'a washing machine takes 8 kg and weighs more',
      'Bosch washing machine',
      '8kg, 1400 spin. Works perfect, moving house. Bit of rust at bottom corner.',
      near,
      /^Capacity: 8kg$/mu,
      /Weight: 8kg/u,
    ],
    [
      'cups of a tea set are pieces of it',
      'Royal Albert Old Country Roses tea set',
      '21 pieces: 6 cups, 6 saucers, 6 plates. 1 saucer has a hairline, gilding a little worn on 2 cups.',
      used,
      /gilding a little worn on 2 cups/u,
      /Capacity/u,
    ],
    [
      'a row of pulls shares its unit',
      'Resistance bands set',
      '5 latex bands 10 15 20 30 40 lbs, 60cm x 5cm, colour coded, carry bag.',
      { platform: 'amazon', amazonBrand: 'Kelsow' },
      /10 15 20 30 40 lbs/u,
      /Weight|(?<!30 )40 lbs/u,
    ],
    [
      'a row of lengths is told whole',
      'Rustic oak floating shelf',
      'Solid oak offcuts so each one has knots. 60, 80 or 100cm long, 14.5cm deep, 4cm thick.',
      etsy,
      /60, 80 or 100cm long/u,
      /(?<!80 or )100cm/u,
    ],
  ]);
});

describe('What is sold as it is', () => {
  expectReadings([
    [
      'spares or repair is no thing, and a dead battery a flaw',
      'Dyson v8 spares or repair',
      'Turns on for 2 sec then cuts out. Battery prob dead. No charger. Sold as seen no returns.',
      broken,
      /^For parts or not working\. Turns on for 2 sec then cuts out\. Battery prob dead\.$/mu,
      /repair (?:turn|are)|^Sold as seen no returns$/mu,
    ],
    [
      'a series of cards has no colour, and 150 cards are counted once',
      'Pokemon cards bundle 150 cards',
      'mix of common/uncommon plus 10 holos. mostly scarlet & violet era. near mint to lightly played.',
      used,
      /^Type: Pokemon cards$/mu,
      /Colou?r: |bundle cards?$/imu,
    ],
    [
      'who may try it on is no dress',
      'Wedding dress size 12',
      'Pronovias ivory lace, worn once, dry cleaned. Veil thrown in. Can try on in Didcot.',
      near,
      /Can try on in Didcot\./u,
      /dress can try/u,
    ],
    [
      'how wood was cut goes on behind the title’s end',
      'Free firewood',
      'mixed ash and sycamore cut in rings, needs splitting, still wet. bring a trailer',
      near,
      /^Free Firewood, .*Mixed Ash and Sycamore$/mu,
      /Sycamore Cut$/mu,
    ],
  ]);
});

describe('Names that stay what they are', () => {
  expectReadings([
    [
      'hot honey is no hot raw honey',
      'Hot honey 280g',
      'Raw wildflower honey from our hives near Ludlow with scotch bonnet. Glass jar.',
      { platform: 'shopify', shopifyStoreName: 'haldis' },
      /^Hot Honey/mu,
      /Hot Raw/u,
    ],
    [
      'a gold filled necklace is gold filled jewelry',
      'Gold filled initial necklace',
      '14k gold filled chain. 8mm hand stamped disc, any letter. Made in my studio in Leeds.',
      etsy,
      /^gold filled jewelry$(?=[\s\S]*^letter necklace$)/mu,
      /any letter\. It has|has an 8mm hand stamped disc and any/u,
    ],
    [
      'how long the maker takes is said as she says it',
      'Crochet frog plushie',
      'Made to order from chenille yarn, approx 20cm tall. Takes me about 10 days.',
      etsy,
      /Takes me about 10 days\./u,
      /plushie takes me/u,
    ],
  ]);
});
