import { SeoForm } from '#contract/seo-content.ts';
import { expectReadings } from '#tests/golden/readings.ts';
import { describe, expect, it } from 'vitest';
import { writeByRules } from './prepared.ts';

// English goods whose forms are filled calmly, of trades that were read at first sight.
expectReadings([
  [
    'several steps are several, and the whole stands before its pieces',
    'Folding Pet Steps for High Beds',
    'Foldable plastic steps that help a dog climb on the bed. Each step is 6.5 inches high. Gray with charcoal carpet.',
    { platform: 'amazon', category: 'Pet Steps', keyFeatures: 'folds to 3 inches, 150 lb rating' },
    /^Foldable plastic steps that help a dog climb on the bed\.[^]*The pet steps (?:fold|come)/mu,
    /^Each step is 6\.5 inches high\. Fold|The pet step /mu,
  ],
  [
    'how its part is made stands behind the thing that is sold',
    'Coptic Bound Journal A5 Marbled Cover',
    'Handbound journal A5, 160 pages of 120 gsm ivory paper. Cover boards wrapped in marbled paper, teal and gold.',
    { platform: 'etsy', category: 'Journals', targetAudience: 'journalers and fountain pen users' },
    /(?:is for|suits|[Ff]or) journalers/u,
    /journal cover/iu,
  ],
  [
    'a sentence about what is in the box stands as it is where its label would break it',
    'Hand Forged Curtain Tie Backs, pair',
    'Pair of forged iron tie backs. Two screw holes, screws are black slotted and included.',
    { platform: 'etsy', category: 'Curtain hardware' },
    /^Two screw holes, screws are black slotted and included\.$/mu,
    /In the box: two screw holes/u,
  ],
  [
    'paint that flakes is a flaw',
    'Lister D stationary engine 1.5hp',
    '1947 Lister D, on wooden trolley. Runs well. Repainted in green, paint flaking on the tank. Leatherette lifting by the crank.',
    { platform: 'ebay', category: 'Stationary Engines', itemCondition: 'Used' },
    /^Used\..*[Pp]aint flaking on the tank.*Leatherette lifting by the crank/mu,
    /^Material: Leatherette$/mu,
  ],
  [
    'between which degrees it grows best is no boast',
    'Pink Oyster Mushroom Grow Kit',
    'Everything you need to grow pink oysters. The block is straw with live spawn. Best between 18 and 28 C.',
    { platform: 'shopify', category: 'Grow kits' },
    /Best between 18 and 28 C/u,
    /(?:>|\. )Between 18 and 28/u,
  ],
  [
    'words that only tell how a thing is are one sentence, and a barrel holds its gallons',
    'Rain Barrel 55 Gallon',
    'Rain barrel with flat back that sits against the house. A mesh screen on the lid keeps leaves out.',
    {
      platform: 'walmart',
      category: 'Rain Barrels',
      keyFeatures: '55 gallon, brass spigot, overflow valve, linkable, UV resistant',
    },
    /(?:barrel|It) is linkable and UV resistant[^]*holds 55 gallons/u,
    /Details: /u,
  ],
  [
    'what a curtain is there to do is no place that it comes in',
    'Calder Thermal Door Curtain 34 x 80',
    'Insulated curtain to hang in a doorway and keep the heat in one room. Navy.',
    { platform: 'walmart', category: 'Door Curtains', businessName: 'Calder' },
    /insulated curtain to hang in a doorway/iu,
    /comes in a doorway/u,
  ],
  [
    'inches belong to their figure in a title',
    'Draft Stopper Twin 36 in',
    'Double draft stopper that slides under the door, foam tubes in a gray polyester cover. For doors up to 2 in thick.',
    { platform: 'walmart', category: 'Draft Stoppers', businessName: 'Calder' },
    /^.*Draft Stopper Twin/mu,
    /for Doors up to 2$/mu,
  ],
  [
    'what a thing does and what it is are not joined by an "and", and how food is kept is no title',
    'Bed Risers with Outlets and USB, set of 4',
    'Lift your bed 8 inches for storage. Set of 4, one has two outlets. Holds 1,200 lb in total. Black ABS.',
    { platform: 'tiktokshop', category: 'Bed risers' },
    /holds 1,200 lb in total, black ABS/u,
    /in total and black/u,
  ],
  [
    'who had it is no boast',
    'Floor loom Schacht 46 inch',
    'Schacht standard floor loom, 46 inch weaving width. Bought new in 2009, I was the only owner.',
    { platform: 'facebookmarketplace', category: 'Crafts' },
    /I was the only owner/u,
    /I was owner/u,
  ],
  [
    'how a thing is packed is nothing that it has, and two fields say in one line whom it is for',
    'Cedar cold frame 4 x 2 ft',
    'Western red cedar cold frame made in our Norwich workshop. Flat pack with screws, takes half an hour.',
    {
      platform: 'facebookmarketplace',
      category: 'Garden',
      targetAudience: 'gardeners with little space',
      facebookCommunityFocus: 'allotment holders',
    },
    /gardeners with little space and allotment holders[^]*|Flat pack with screws, takes half an hour/u,
    /has a flat pack|for allotment holders\.$/mu,
  ],
  [
    'for how many nights something was used is past',
    'Baby cot bed white with mattress',
    'Mamas and Papas cot bed, white. Used at grandparents maybe ten nights. Three base heights.',
    { platform: 'facebookmarketplace', category: 'Baby' },
    /[Uu]sed at grandparents maybe ten nights/u,
    /is used at grandparents/u,
  ],
]);

describe('figures of a form for a thing and its spare part', () => {
  it('those that neither tells are told of the first', () => {
    const [iron, tips] = writeByRules(
      SeoForm.parse({
        platform: 'amazon',
        businessName: 'Orsted Tools',
        amazonBrand: 'Orsted',
        industry: 'Technology',
        keyFeatures: '60W, heats up in 15 seconds, OLED display',
        products: [
          {
            name: 'USB-C Soldering Iron Kit',
            category: 'Soldering Irons',
            description: 'Portable soldering iron powered by any USB-C PD charger. Aluminum barrel.',
          },
          {
            name: 'Replacement Soldering Tips, 5 pack',
            category: 'Soldering Tips',
            description: 'Five tips for the Orsted USB-C iron. Copper core with iron plating. Heat up fast.',
          },
        ],
      }),
    );
    expect(iron!.improvedBodyText).toMatch(/heats up in 15 seconds[^]*60W/u);
    expect(tips!.improvedBodyText).not.toMatch(/15 seconds|60W/u);
  });
});
