import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Ottershaw', businessName: 'Ottershaw' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Attic' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Bramble', businessName: 'Bramble' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Tarn', businessName: 'Tarn' } as const;
const walmart = { platform: 'walmart', walmartBrand: 'Pawson', businessName: 'Pawson' } as const;

/** What is said with a "with", under a heading or in a row, and is none of the thing. */
expectReadings([
  [
    'between a maker and the thing stands the model, and a mark of use is a fault',
    'Callaway Big Bertha driver 10.5',
    'regular graphite shaft, right hand, grip was changed last year. sky mark on crown, no headcover. upgrading',
    { ...ebay, category: 'Sports' },
    /^Callaway Big Bertha Driver 10\.5, Regular Graphite Shaft, Right Hand$/mu,
    /^(?:callaway )?bertha driver$|Driver 10\.5, Sky Mark|Colou?r: Regular/mu,
  ],
  [
    'who stamps it is the seller',
    'Hammered copper cuff',
    'solid copper, 12mm wide, adjustable. can stamp a word inside up to 10 letters',
    etsy,
    /^.*Can stamp a word inside/mu,
    /cuff can stamp/iu,
  ],
  [
    'what it is not for closes no row of what it has',
    'Knee pads for work',
    'gel core, thick foam, non marking cap for tiling + laminate, one size, pair, washable sleeve, not for ice or welding',
    amazon,
    /One Size/u,
    /Care: non marking/u,
  ],
  [
    'colours to choose from are none of what is included',
    'Cork handlebar tape',
    '2 rolls, 2.1m each, end plugs + finishing strips incl. black, navy or sand. no gel.',
    shopify,
    /In the box: end plugs \+ finishing strips/u,
    /including black/u,
  ],
  [
    'a question and its answer go together, and a set with its year counts nothing',
    'Wade Whimsies set 3 1972',
    '5 pigs? no 5 animals from the 71-84 set. no box. hippo has chip to the ear other 4 perfect',
    { ...ebay, itemCondition: 'Used' },
    /other 4 perfect/u,
    /no 5 animals|Quantity: set 3|Number in Pack/iu,
  ],
  [
    'a wood beside "natural" is a colour',
    'Height chart ruler',
    'solid pine, 150cm tall. walnut or natural. fixings in box',
    etsy,
    /^pine$/mu,
    /^walnut$/mu,
  ],
  [
    'what somebody draws with or what bands the parcel is no part, and breath is no trait',
    'Tea towel, otter',
    'Right, confession: my other half hates this tea towel. It says hello above an otter on his back with a gin. Drawn by me with an actual pen, then printed on cotton. 48 x 76 cm. Comes folded with a paper band.',
    etsy,
    /^My other half hates/mu,
    /48 x 76 cm, .*(?:right|pen|gin|band)|^paper$|confession/imu,
  ],
  [
    'a sentence breaks before no "been", and who sells is no subtitle',
    'Technics SL-1210 MK2 turntable',
    'Bought in 1994 to become a famous DJ. I am now an accountant. It has spent its life in a smoke free house under a cover and been used maybe once a month for Sunday jazz. The pop-up light is dead (bulb, 3 quid, I never got round to it).',
    ebay,
    /and been used maybe once a month/u,
    /been\.|accountant|dead \(bulb, [^3]|^Bought in 1994 to become a famous DJ$/mu,
  ],
  [
    'the only thing that changed is no boast, and a reason stays with what it is the reason of',
    'Sticky toffee pudding for four',
    'One big pudding, 480 g. We have upgraded to a mixer but that is the only thing that changed. Contains wheat. No palm oil, because nan never heard of it.',
    { ...shopify, category: 'Food' },
    /the only thing that changed/u,
    /; because nan|pudding toffee/iu,
  ],
  [
    'a story is searched by nobody, a collar ring is no jewellery, and a count alone lies in no box',
    'Slug collar rings for seedlings, 12 pack',
    'We tried beer. We tried a very angry duck. These rings keep our lettuces. 15 cm across, pushed 2 cm into the soil. Twelve in the box.',
    { ...amazon, category: 'Garden' },
    /Pack of 12|12 Pack/u,
    /jewell?e?ry|trinket|angry|beer \||twelve/iu,
  ],
  [
    'one word of wonder is no trait, among colours a forest is one, and a label says once where it lies',
    'Wax seal stamp with initial',
    'You know that scene where the letter arrives? That. One brass head 25 mm with your initial. Two sticks of wax are in the box - pick burgundy, forest or gold - and they seal about 20 envelopes.',
    etsy,
    /^Two sticks of wax are in the box/mu,
    /initial, that|forest stamp|your initial,/iu,
  ],
]);

/** The same in pages of shops that were pasted. */
expectReadings([
  [
    'headings of what people say and of money go with their paragraph, sizes are told whole, and a strap comes off alone',
    'The Wrenbury Tool Roll',
    'A roll for tools.\n\n• 10 pockets, graded from 20 mm to 60 mm\n• Leather carry strap, removable\n\n📏 SIZE GUIDE\nSize | Open | Pockets\nSmall | 40 x 32 cm | 6\nRegular | 60 x 38 cm | 10\n\n💬 WHAT PEOPLE SAY\n"Best present ever" – Martin\n\nMonogramming up to 3 letters is available at checkout.',
    { ...shopify, category: 'Leather Goods' },
    /regular \(open 60 x 38 cm/iu,
    /what people say|removable tool roll|wrenbury tool roll has/iu,
  ],
  [
    'a friend has his legs himself, and what a background shows is not the candle',
    'Personalised pet memorial candle',
    'A gentle way to remember a friend with four legs. Choose a background: Paw Prints, Night Sky or Wildflowers. Cotton wick.',
    etsy,
    /Choose a background: Paw Prints, Night Sky or Wildflowers/u,
    /candle, .*four legs|paw candle|wildflower candle/imu,
  ],
  [
    'with one line left the box is told behind its own label',
    'Heatless Curling Rod Headband Set',
    '【NO HEAT, NO DAMAGE】Wrap damp hair around the rod and sleep.\n【SOFT FOAM CORE】The 92 cm rod bends round your head.\n【WHAT YOU GET】1 x curling rod, 2 x satin scrunchies, 1 x claw clip.\n【FOR LONG HAIR】Works from shoulder length. Not recommended for extensions.\n【EASY TO WASH】Hand wash in cold water. Do not tumble dry.',
    amazon,
    /In the box: 1 x curling rod, 2 x satin scrunchies, 1 x claw clip/u,
    /Care: [^\n]*curling rod/u,
  ],
  [
    'the box is headed in a question too, care and warranty head nothing, and no bowl is of granite',
    'Collapsible Dog Bowl with Carabiner',
    'Holds 12 fl oz.\n\nColors: Lagoon, Ember, Granite\n\nWhat is in the box\n1 bowl, 1 carabiner\n\nCare & warranty\nRinse after use. Let dry before folding.',
    walmart,
    /In the box: 1 bowl, 1 carabiner/u,
    /What is in the box|Care & warranty|granite (?:dog )?bowl/iu,
  ],
  [
    'a row with strokes between its entries heads nothing, and a hobby is no toy',
    'Hornby R2664 Class 08 shunter BR green OO gauge',
    'HORNBY R2664 CLASS 08 DIESEL SHUNTER\nBR GREEN – D3963 – OO GAUGE – DCC READY\n\nCondition\nUsed, very good.\n\nPostage and payment\nPosted in a strong carton. I combine postage.\n\nThree link couplings.',
    { ...ebay, category: 'Toys & Hobbies' },
    /BR green, D3963, OO gauge, DCC ready/u,
    /BR green: D3963|green toy|Postage and payment|Posted in a strong/iu,
  ],
]);
