import { SeoForm } from '#contract/seo-content.ts';
import { expectReadings } from '#tests/golden/readings.ts';
import { describe, expect, it } from 'vitest';
import { writeByRules } from './prepared.ts';

// English goods whose forms are filled calmly: a third set of trades, read at first sight.
expectReadings([
  [
    'what comes with a pouch comes not with the filter',
    'Squeeze Water Filter with 1 L Pouch',
    'Squeeze filter for hikers. Screws on most soda bottles and the pouch that comes with it. Does not take out viruses.',
    { platform: 'amazon', category: 'Water Filters' },
    /Screws on most soda bottles and the pouch that comes with it/u,
    /comes with screws/u,
  ],
  [
    'coral beside yellow is a colour',
    'Naturally Dyed Silk Scarf Square',
    'Silk habotai scarf, 90 x 90 cm, hand rolled hem. Coral and soft yellow from plants.',
    { platform: 'etsy', category: 'Scarves' },
    /^silk$/mu,
    /^coral$/mu,
  ],
  [
    'tiles for a house are no number, and a mold is no material of what is pressed in it',
    'Hand Painted Address Tiles, House Number',
    'Ceramic number tiles for your house, 3 x 6 inches each. Frost proof stoneware. Cobalt blue numbers on white. Pressed in plaster molds by me.',
    { platform: 'etsy', category: 'House numbers' },
    /^Ceramic number tiles for your house/mu,
    /The house number is|^plaster$/mu,
  ],
  [
    'who sings on a record is no nick in it',
    'Nick Drake Pink Moon LP 1972 UK first press',
    'Nick Drake, Pink Moon, Island ILPS 9184, 1972 pink rim label. Vinyl VG+, a few hairlines.',
    { platform: 'ebay', category: 'Records', itemCondition: 'Used' },
    /^Flaws: .*hairlines/mu,
    /^Flaws: .*Nick Drake/mu,
  ],
  [
    'how much of a tea for how long is one instruction',
    'Breakfast Blend No. 3 Loose Leaf 100 g',
    'Malty Assam with a bit of Kenyan for color. One teaspoon a cup, boiling water, 4 minutes. Takes milk well.',
    { platform: 'shopify', category: 'Tea' },
    /One teaspoon a cup, boiling water, 4 minutes/u,
    /^Breakfast Blend.*Boiling Water|Time: 4 minutes/mu,
  ],
  [
    'what else a facility works with is no title, and butter of apples is no butter',
    'Granger Bend Apple Butter 18 oz',
    'Apple butter cooked slowly with cinnamon and clove. 18 oz glass jar. Processed in a facility with tree nuts.',
    { platform: 'walmart', category: 'Fruit Butters', keyFeatures: 'no added sugar, small batch' },
    /made in small batches/u,
    /^Granger Bend.*Tree Nuts/mu,
  ],
  [
    'a bar of oats and honey is soap',
    'Oat & Honey Body Bar 4.5 oz',
    'Cold process soap with colloidal oats, local honey and shea. Wrapped in paper. Contains honey so not vegan.',
    { platform: 'tiktokshop', category: 'Soap' },
    /body bar|contains honey so not vegan/iu,
    /The honey (?:contains|is)/u,
  ],
  [
    'a blend of linen is no linen, and what is of ply is made of it',
    'Tall Laundry Hamper with Lid',
    'Slim hamper of gray linen blend with a bamboo lid. Holds about two loads.',
    { platform: 'walmart', category: 'Laundry Hampers', businessName: 'Tidewater' },
    /hamper of gray linen blend/u,
    /^Tidewater Tall Laundry Hamper with Lid.*Linen(?! Blend)/mu,
  ],
  [
    'a shelf in ply is made of it',
    'Wall Mounted Cat Shelf with Cushion',
    'Cat shelf in birch ply with a felt cushion held by snaps. 60 x 28 cm.',
    { platform: 'shopify', category: 'Cat furniture' },
    /is made of birch ply/u,
    /comes in birch ply/u,
  ],
  [
    'how it is stitched is no part of it, and several weigh so much a piece',
    'Leather Dog Collar with Brass Nameplate',
    'Bridle leather collar 1 inch wide with a solid brass buckle. Waxed thread, saddle stitched.',
    { platform: 'etsy', category: 'Dog collars' },
    /has waxed thread and is saddle stitched/u,
    /a saddle stitched/u,
  ],
  [
    'what a shoe weighs is nothing that clogs have',
    'Cushioned Clogs Slip On Unisex',
    'EVA clogs with a removable cork footbed. 7 oz a shoe. White, navy or sage.',
    { platform: 'tiktokshop', category: 'Clogs' },
    /weigh 7 oz a shoe/u,
    /a 7 oz a shoe/u,
  ],
  [
    'who lies in a hammock is no part of it, and what will do for it stands behind what is missing',
    'Double Cotton Hammock with Fringe',
    'Woven of thick cotton yarn. Takes 200 kg, two adults. Ropes not included, any 10 mm rope will do.',
    { platform: 'shopify', category: 'Hammocks' },
    /Not included: ropes; any 10 mm rope will do/u,
    /has two adults/u,
  ],
  [
    'what buyers are asked to mind stands behind the list, and no fact stands in it twice',
    'Bevel Edge Chisel Set of 4',
    'Four bevel edge chisels. O1 tool steel, ash handles with steel hoops. Backs are lapped flat, hone before use. In a canvas roll. Please note edges are sharp. Please oil when stored.',
    { platform: 'shopify', category: 'Chisels' },
    /<\/ul><p>.*Please note edges are sharp/u,
    /<li>Please/u,
  ],
  [
    'what a thing does is a sentence though its verb reads as a noun, and handles colour no pan',
    'Carbon steel paella pan 15 inch',
    'Polished carbon steel paella pan, 15 inches across. Dimpled bottom, two red handles. Works on gas.',
    { platform: 'ebay', category: 'Paella Pans' },
    /^Material: Carbon steel$/mu,
    /^Color: /mu,
  ],
  [
    'locks are no part that a mailbox has',
    'Locking Wall Mount Mailbox',
    'Wall mounted mailbox in galvanized steel. Door opens down so nothing falls out.',
    { platform: 'amazon', category: 'Mailboxes', keyFeatures: 'locks with 2 keys, weather seal' },
    /The mailbox locks with 2 keys/u,
    /Details: /u,
  ],
]);

describe('what proves one of two products, or both', () => {
  const products = [
    {
      name: 'Oat & Honey Body Bar 4.5 oz',
      category: 'Soap',
      description: 'Cold process soap with colloidal oats, local honey and shea. No fragrance added.',
    },
    {
      name: 'Cedar Soap Dish',
      category: 'Soap dishes',
      description: 'Slatted soap dish of western red cedar that lets the bar drain. 4.7 x 3.1 in.',
    },
  ];

  it('no dish is tested on animals, nor for skin', () => {
    const [bar, dish] = writeByRules(
      SeoForm.parse({
        platform: 'tiktokshop',
        businessName: 'Kindred Skin',
        tiktokShopName: 'Kindred Skin',
        industry: 'Beauty & Wellness',
        certifications: 'Leaping Bunny',
        tiktokAudience: 'people with sensitive skin',
        products,
      }),
    );
    expect(bar!.improvedBodyText).toMatch(/sensitive skin[^]*Leaping Bunny/u);
    expect(dish!.improvedBodyText).not.toMatch(/sensitive skin|Leaping Bunny/u);
  });

  it('a certificate of the form stands in a list of facts', () => {
    const [bar] = writeByRules(
      SeoForm.parse({
        platform: 'shopify',
        businessName: 'Kindred Skin',
        shopifyStoreName: 'Kindred',
        industry: 'Beauty & Wellness',
        certifications: 'Leaping Bunny',
        products,
      }),
    );
    expect(bar!.improvedBodyText).toContain('Leaping Bunny');
  });
});
