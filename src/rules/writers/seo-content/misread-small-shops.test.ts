import { expectReadings } from '#tests/golden/readings.ts';

/** Goods of feeds and marketplaces: what their listings say and never say. */
expectReadings([
  [
    '“non” denies the next word and no dishwasher behind it',
    'Slow feeder dog bowl',
    'slow feeder bowl for dogs who gulp, 28 cm, holds 3 cups, food grade PP, non slip rubber base, dishwasher top rack, for medium and large dogs, mint green',
    { platform: 'tiktokshop', tiktokShopName: 'pawsome', businessName: 'Pawsome' },
    /Care: dishwasher top rack/u,
    /Care: top rack/u,
  ],
  [
    'what opens with its own clause is told once, and the idea for a film says no shot twice',
    'Sunset projection lamp',
    'USB lamp that throws a round orange-red glow on the wall. Turns 180 degrees, 16 colours by remote, 1.5 m cable. Aluminium head, base 10 cm wide. Not for outdoor use.',
    { platform: 'tiktokshop', tiktokShopName: 'lumenco', businessName: 'Lumen & Co' },
    /^A USB lamp that throws a round orange-red glow on the wall\. Turns/mu,
    /Sunset projection lamp: 16 colours|“Turns 180 degrees”\. Say: “Turns 180/u,
  ],
  [
    'a name that says it is described by no second form of the word',
    'Lip oil peach tint',
    'Tinted lip oil with jojoba and vitamin E, 6 ml. Sheer peach, not sticky. Doe-foot applicator. Vegan.',
    { platform: 'tiktokshop', tiktokShopName: 'glossary', businessName: 'Glossary Beauty' },
    /^Glossary Beauty Lip Oil Peach Tint, /mu,
    /Tinted Lip Oil Peach Tint/u,
  ],
  [
    'feet that protect are no thing that a crate has',
    '24 inch wire dog crate',
    'Wire dog crate for dogs up to 25 pounds. Folds flat without tools, carry handle. Black electro-coat finish. Rubber feet protect floors.',
    { platform: 'walmart', businessName: 'PupTrail' },
    /Rubber feet protect floors\./u,
    /has rubber feet protect|Crate, Rubber Feet Protect/u,
  ],
  [
    'the maker’s name takes no word from the thing',
    'Trail mix variety pack 24 ct',
    '24 pouches of trail mix, 1.5 oz each. No artificial colors. Contains peanuts, almonds, cashews and milk.',
    { platform: 'walmart', businessName: 'Sunny Trails Snacks' },
    /^Sunny Trails Snacks Trail Mix Variety Pack/mu,
    /Snacks Mix Variety/u,
  ],
  [
    'a long list of a car is a list, its price is no title, and its year is not all that is searched',
    '2014 Honda CR-V EX-L AWD',
    "2014 Honda CR-V EX-L AWD, 118k miles, one owner, clean title, new tires last fall, timing belt n/a it's a chain, heated leather seats, sunroof, small dent rear bumper, no accidents. asking 11,900",
    { platform: 'facebookmarketplace', facebookLocation: 'Dayton, OH', industry: 'Automotive' },
    /^(?=[\s\S]*^2014 Honda CR-V EX-L AWD, Heated Leather Seats, 118k Miles$)[\s\S]*^honda cr-v$/mu,
    /^2014 Honda.*Asking|Care: clean title|2014 honda cr-v ex-l awd,/mu,
  ],
]);

expectReadings([
  [
    'an order with “the” behind it is nothing that the thing has, and no word parts a compound',
    'Mini desk vacuum',
    'Tiny rechargeable vacuum for crumbs and keyboards. USB-C, runs 40 minutes. 8 x 6 cm. Two nozzles: brush and crevice. Empty the cup and rinse the filter.',
    { platform: 'tiktokshop', tiktokShopName: 'kove', businessName: 'Kove' },
    /^(?=[\s\S]*Empty the cup and rinse the filter\.)[\s\S]*^Kove Mini Desk Vacuum/mu,
    /has an empty the|Desk Tiny/u,
  ],
  [
    'what works on several hobs is told in one row',
    'Cast iron Dutch oven 6 qt',
    'Enameled cast iron Dutch oven, 6 quart, with lid. Even heat on gas, electric, induction and in the oven to 500 F. Two loop handles. Teal.',
    { platform: 'walmart', businessName: 'Hearthline' },
    /^Even heat on gas, electric, induction and in the oven to 500 F$/mu,
    /^Induction and in|, Electric$|heat on gas, electric$/mu,
  ],
  [
    'what is not in the box denies no material behind it',
    'Kids night light projector',
    'star projector night light for kids room, 8 colors, 12 films, timer 5-95 min, remote control, USB cable included, adapter not included, plastic, 5 x 5 x 6 inches, ages 3+',
    { platform: 'walmart', businessName: 'LumaKids' },
    /^Night Light Projector in Plastic/mu,
    /^8 Colors \| LumaKids$/mu,
  ],
  [
    'on which floor it is fetched is nothing of a used thing',
    'Bosch washing machine 8kg',
    'Bosch Series 4 washing machine, 8 kg, 1400 spin. 4 years old, small scratch on the top. Must be collected from LS8, ground floor, can help load. £120 ono',
    { platform: 'facebookmarketplace', facebookLocation: 'Leeds', facebookCondition: 'Used - good' },
    /^Bosch Washing Machine.*1400 Spin$/mu,
    /Spin, Ground Floor/u,
  ],
  [
    'a rating is nothing that a drill has',
    '20V cordless drill driver kit',
    'Cordless drill driver with 350 in-lbs of torque. Kit includes drill, two 2.0 Ah batteries, charger and a bag.',
    {
      platform: 'walmart',
      businessName: 'Ridgeback Tools',
      keyFeatures: '20V max, 2 batteries, LED work light',
    },
    /20V max/u,
    /has a 20V max/u,
  ],
]);

expectReadings([
  [
    'the ounces of a bag are its weight',
    'Kids hiking backpack 12L',
    '12 liter kids backpack for ages 5 to 9. Chest strap with whistle, padded mesh back. Water-resistant 210D nylon. 14 x 9 x 6 inches, 11 oz. Spot clean.',
    { platform: 'walmart', businessName: 'TrailMates' },
    /measures 14 x 9 x 6 inches and weighs 11 oz\./u,
    /holds 11 oz/u,
  ],
  [
    'what something is to a hundred per cent is no part of it',
    'Decaf ground coffee medium roast 12 oz',
    'Swiss Water Process decaf, medium roast, 12 oz bag of ground coffee. 100% Arabica from Colombia. Resealable bag.',
    { platform: 'walmart', businessName: 'PureCup' },
    /It is 100% Arabica from Colombia\./u,
    /has 100% Arabica/u,
  ],
]);
