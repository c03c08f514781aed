import { expectReadings } from '#tests/golden/readings.ts';

const etsy = { platform: 'etsy', etsyShopName: 'SlowStitch', language: 'en' } as const;

/** Handmade things whose names no list knows: tags in the seller's own words, and the thing by its whole name. */
expectReadings([
  [
    'what a loom is for gives tags, and a shelf its plural',
    'Darning loom',
    'A small loom to darn socks and sweaters. Beech disc, brass hooks, 14 needles wide. Elastic included.',
    { ...etsy, category: 'Craft supplies' },
    /^(?=[\s\S]*^sock darning loom$)(?=[\s\S]*^darning supplies$)[\s\S]*^craft supplies$/mu,
    /^craft supply$|^sweater$/mu,
  ],
  [
    'what the text calls it at its opening, and what it is turned from',
    'Spurtle',
    'Porridge stirrer turned from Scottish sycamore. 30cm.',
    { ...etsy, category: 'Kitchen' },
    /^(?=[\s\S]*^Spurtle, Scottish sycamore, 30cm$)(?=[\s\S]*^porridge stirrer$)[\s\S]*^sycamore spurtle$/mu,
    /porridge spurtle/u,
  ],
  [
    'a set is searched by what lies in it',
    'Sashiko thread set',
    'Sashiko thread, 8 skeins of 20 m, plant dyed cotton.',
    { ...etsy, category: 'Craft supplies' },
    /^sashiko thread$/mu,
    /^thread set$|craft supply/mu,
  ],
  [
    'each stuff between which a buyer chooses, and the front of the name on its shelf',
    'Birth flower necklace',
    'Your birth month flower engraved on a 15mm disc. 14k gold filled or sterling silver. Chain 16 or 18 in.',
    { ...etsy, category: 'Jewelry' },
    /^(?=[\s\S]*^gold filled necklace$)(?=[\s\S]*^silver necklace$)[\s\S]*^birth flower jewelry$/mu,
    /^mm disc$/mu,
  ],
  [
    'what is made of stoneware is no food',
    'Butter bell',
    'Stoneware butter keeper, glazed in speckled white. Holds one stick.',
    { ...etsy, category: 'Kitchen' },
    /^(?=[\s\S]*^butter keeper$)[\s\S]*^butter bell$/mu,
    /^butter$|stoneware butter$/mu,
  ],
  [
    'a pack of ephemera is no journal',
    'Junk journal ephemera pack',
    '60 pieces of vintage paper: ledger pages, stamps, labels, sheet music. 1900s to 1950s.',
    { ...etsy, category: 'Paper goods' },
    /^(?=[\s\S]*^ledger pages$)[\s\S]*^paper goods$/mu,
    /^(?:writing journal|blank book|diary|notebook)$|paper good$/mu,
  ],
  [
    'tools are a shelf and no name of wool',
    'Wool roving 4oz bundle',
    'Corriedale roving, hand dyed, 4 oz braids. Good for spinning or felting. Set with vinegar.',
    { ...etsy, category: 'Craft Supplies & Tools' },
    /^hand dyed roving$/mu,
    /tool$|craft supplies (?:wool )?roving/mu,
  ],
]);
