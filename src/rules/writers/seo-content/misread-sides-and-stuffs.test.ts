import { describe } from 'vitest';
import { expectReadings } from '#tests/golden/readings.ts';

const walmart = { platform: 'walmart', businessName: 'Tidewell' } as const;
const amazon = { platform: 'amazon', amazonBrand: 'Tarnwell' } as const;
const facebook = {
  platform: 'facebookmarketplace',
  facebookLocation: 'Boise',
  facebookCondition: 'Used - Fair',
} as const;

describe('Sides with their letters', () => {
  expectReadings([
    [
      'behind bare figures, with one unit for all',
      'Storage cabinet white',
      'MDF, 3 shelves. 24.8 W x 7.5 D x 67 H inches. Holds 15 lb per shelf.',
      walmart,
      /measures 24\.8 x 7\.5 x 67 in \(W x D x H\)/u,
      /How big is it|has 24\.8/u,
    ],
    [
      'before the figures',
      'Shoe rack',
      '4 tiers. W 29.5in x D 11.8in x H 28in, black steel.',
      walmart,
      /29\.5 x 11\.8 x 28 in \(W x D x H\)/u,
      /29\.5in/u,
    ],
    [
      'behind colons and spaces',
      'Chest of drawers',
      'H: 90cm W: 80cm D: 45cm. Pine, 4 drawers.',
      facebook,
      /measures 90 x 80 x 45 cm \(H x W x D\)/u,
      /H: 90/u,
    ],
    [
      'in brackets',
      'TV stand for 55 inch',
      '55.1 (W) x 15.7 (D) x 21.6 (H) in, walnut finish, 2 doors.',
      walmart,
      /^Tidewell TV Stand for 55 Inch[\s\S]*55\.1 x 15\.7 x 21\.6 in/mu,
      /Stand For,/u,
    ],
    [
      'watts and litres are no sides',
      'Electric kettle',
      '1500 W x 1.7 L capacity. Auto shut off.',
      walmart,
      /1500 W/u,
      /\(W x L\)/u,
    ],
    [
      'a stuff and its measures are two facts',
      'Kneeling pad',
      'EVA foam 17 x 11 x 1.5 in. Water resistant.',
      amazon,
      /made of EVA foam and measures 17 x 11 x 1\.5 in/u,
      /Size: EVA/u,
    ],
    [
      'inches before what they measure end no sentence',
      'Toro push mower',
      'Toro 21 in. self propelled mower, Kohler engine. Starts on 2nd pull.',
      facebook,
      /^Toro 21 in\. self propelled mower, Kohler engine\./mu,
      /Self propelled/u,
    ],
    [
      'what points back stands in no title, and a drawer that sticks is a fault',
      'Chest of drawers',
      'Pine, 4 drawers, bottom one sticks.',
      facebook,
      /bottom one sticks/u,
      /Bottom One Sticks|^Bottom one sticks$/mu,
    ],
    [
      'what the buyer needs speaks for nothing, and nobody writes with oil',
      'Cuticle oil pen',
      'Twist up pen, 2 ml. Peach scent. You will need clean nails.',
      { platform: 'tiktokshop', tiktokShopName: 'nook' },
      /has a peach scent/u,
      /ink pen|writing pen/u,
    ],
  ]);
});
