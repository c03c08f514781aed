import { expectReadings } from '#tests/golden/readings.ts';

/** What somebody does with a thing is no care for it, and why it is sold says not what it is. */
expectReadings([
  [
    'what is spread and frozen is how a mat is used',
    'Slow feeder lick mat for dogs',
    'Food-grade silicone lick mat, 20 x 20 cm. Spread peanut butter or wet food and freeze it for 30 minutes of quiet. Dishwasher safe, BPA free.',
    { platform: 'tiktokshop', tiktokShopName: 'Bramble & Co' },
    /^Care: dishwasher safe/mu,
    /Care: spread/u,
  ],
  [
    'a sale of somebody who moves out opens no text',
    'IKEA Hemnes 8-drawer dresser white',
    'Moving out sale. White Hemnes dresser, 160 cm wide, 96 cm high, 50 cm deep. One drawer front has a small scratch. Pick up in Neukölln until the 15th.',
    { platform: 'facebookmarketplace', facebookLocation: 'Berlin' },
    /^White Hemnes dresser, 160 cm wide[\s\S]*^Moving out sale\. Pick up/mu,
    /: moving out sale/u,
  ],
]);
