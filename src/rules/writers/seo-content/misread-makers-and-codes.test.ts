import { expectReadings } from '#tests/golden/readings.ts';

/** Who made a thing and who only made what it fits; codes and grades as they are written. */
expectReadings([
  [
    'who made the car did not make a part that says so in its text alone',
    'VW Golf Mk7 2013-2017 front left wing mirror',
    'Door mirror for VW Golf MK7 2013 to 2017. Aftermarket part, equal to 5G0857507. Check your plug before buying.',
    { platform: 'ebay', itemCondition: 'New' },
    /VW Golf MK7/u,
    /Brand: VW|Features: Check/u,
  ],
  [
    'a genuine part is by its maker',
    'Bosch alternator 0124325003',
    'Genuine Bosch alternator for VW Golf, replaces part no. 028903028D.',
    { platform: 'ebay', itemCondition: 'New' },
    /Bosch/u,
    /Brand: VW/u,
  ],
  [
    'a lot and how many lie in it are neither maker nor model',
    'Joblot 50x vintage buttons',
    '50 vintage buttons, bakelite and glass, sizes 10mm to 30mm. For crafts.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Joblot 50x Vintage Buttons/u,
    /Brand: Joblot|Model: 50x|joblot buttons/u,
  ],
  [
    'a maker in a cried name is written as it is called',
    'LADIES BARBOUR WAX JACKET SIZE 12 OLIVE',
    'LADIES BARBOUR BEDALE WAX JACKET UK 12. OLIVE GREEN. CORDUROY COLLAR. NEEDS REWAXING.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Barbour/u,
    /BARBOUR|barbour bedale wax jacket UK/u,
  ],
  [
    'numbers of models in a row are no cry',
    'Door seal gasket WAN28 series',
    'Door seal for Bosch Serie 4. Fits: WAN28100GB, WAN28150GB, WM14N200GB. EPDM rubber.',
    { platform: 'ebay', itemCondition: 'New' },
    /WM14N200GB/u,
    /wm14n200gb/u,
  ],
  [
    'the grade of a card is no boast, and the thing behind a full name is not halved',
    'Pokemon Charizard ex 199/165 151 Special Illustration Rare English NM',
    'Pokemon TCG 151 Charizard ex 199/165 special illustration rare. Near mint. Ungraded.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Special Illustration Rare/u,
    /English NM Trading$/mu,
  ],
  [
    'a rare find stays a boast',
    'Silver brooch',
    'Silver brooch, a rare find. Pin back, 4 cm.',
    { platform: 'ebay', itemCondition: 'Used' },
    /Pin back/iu,
    /rare/iu,
  ],
]);
