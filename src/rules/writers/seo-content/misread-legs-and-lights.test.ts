import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Ottershaw', businessName: 'Ottershaw' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Attic', itemCondition: 'Used' } as const;
const etsy = { platform: 'etsy', etsyShopName: 'Bramble', businessName: 'Bramble' } as const;
const neighbour = {
  platform: 'facebookmarketplace',
  itemCondition: 'used - good',
  facebookLocation: 'Manchester',
} as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Tarn', businessName: 'Tarn' } as const;

/** What used things, sets with sizes and pages of shops say beside the thing. */
expectReadings([
  [
    'legs for a camera are none',
    'Manfrotto 055XPROB tripod legs',
    'legs only no head. one leg lock is stiff, rest fine. max height 178cm.',
    { ...ebay, category: 'Cameras' },
    /^manfrotto tripod legs$/mu,
    /^(?:manfrotto 055xprob )?camera$/mu,
  ],
  [
    'a bare number is told by its own field, and what it once cost is no trait',
    'Rattan egg chair',
    'grey, chain and stand incl. 105 wide 195 high. bought for 350 last may. must go soon\n\n220.\n\ncollect from Bristol',
    neighbour,
    /chain and stand included/u,
    /220|Bought for 350 last may$/mu,
  ],
  [
    'a state behind the name is no thing',
    'Star Wars Kenner Boba Fett 1979 loose',
    'no blaster. paint wear on the knees, left arm loose. jetpack ok.',
    { ...ebay, category: 'Toys' },
    /Boba Fett/u,
    /The loose|Type: Loose|^loose$/mu,
  ],
  [
    'a fault ends before what its seller calls it, and how long he had it is no subtitle',
    'KitchenAid Artisan mixer red',
    'The other 4 years it has been a very expensive ornament. Splash guard is cracked at the hinge so call that a bonus not a feature. 300 watt.',
    ebay,
    /Flaws: Splash guard is cracked at the hinge$/mu,
    /^The other 4 years it has been a very expensive ornament$|so call$/mu,
  ],
  [
    'sizes of paper with what is said of each are one row, signs with spaces draw a heading, and rounds of changes are no trait',
    'Wedding seating chart sign',
    "Foam board.\n\n• • • WHAT'S INCLUDED • • •\n✓ Two rounds of changes to the proof\n\n• • • SIZES • • •\nA2 - 420 x 594 mm (up to 60 guests)\nA1 - 594 x 841 mm (up to 120 guests)\n\n• • • HOW TO ORDER • • •\n1. Pick your size from the drop down\n2. Choose a design: Eucalyptus, Olive Branch or Minimal",
    etsy,
    /A2 \(420 x 594 mm, up to 60 guests\), A1 \(594 x 841 mm, up to 120 guests\)[^]*|Choose a design: Eucalyptus/u,
    /In the box: what|sign, .*(?:two rounds|how to order|sizes)|drop down/imu,
  ],
  [
    'what one chooses stays of how one orders',
    'Personalised star map print',
    'Unframed, or framed in black, white or oak.\n\n▶ HOW TO ORDER\n1. Choose size & frame\n2. Choose background: midnight blue, charcoal or blush\n3. Type your date',
    etsy,
    /Choose background: midnight blue, charcoal or blush/u,
    /oak map print|black map print|Type your date/iu,
  ],
  [
    'a chart in Markdown keeps the names of its sides, and what goes on stays whole',
    'Langdale Fisherman Jumper',
    '100% British wool.\n\n**Size & fit**\nRelaxed fit.\n\n| Size | Chest | Length |\n|---|---|---|\n| S | 104 cm | 66 cm |\n| M | 110 cm | 68 cm |\n\n**Colours**\nFleece, Peat, Slate\n\n**Washing**\nHand wash cool. Or just air it, wool cleans itself.',
    shopify,
    /S \(chest 104 cm, length 66 cm\), M \(chest 110 cm, length 68 cm\)/u,
    /<li>Size &amp; fit|<li>Or just air it<|fleece jumper/iu,
  ],
  [
    'who is fed is no bird',
    'Hedgehog feeding station',
    'FSC pine with a felt roof that lifts off for cleaning, 45 x 35 x 25 cm.',
    amazon,
    /feeding station/u,
    /bird/iu,
  ],
  [
    'how a dryer heats is no thing of its own',
    'Bosch tumble dryer heat pump 8kg',
    'works great. 2 yrs old. small dent on left side.',
    neighbour,
    /^bosch tumble dryer$/mu,
    /tumble dryer pump|^heat pump$/mu,
  ],
  [
    'a model in capitals keeps them below a loud heading',
    'Commodore 64C boxed',
    'COMMODORE 64C + 1541-II DISK DRIVE – BOXED\n\nFully tested. Keyboard: all keys work.',
    ebay,
    /Commodore 64C \+ 1541-II/u,
    /Commodore 64c/u,
  ],
  [
    'two letters that no list knows are no thing',
    'Bachmann 32-826 Ivatt tank BR black',
    'OO gauge, DCC ready, runs well both directions, one buffer missing.',
    { ...ebay, category: 'Toys & Games' },
    /^bachmann 32-826 ivatt$/mu,
    /Type: BR|black toy/u,
  ],
  [
    'a band that opens with an article is searched by its record, and what it costs to post is no trait',
    'The Cure Disintegration 2LP',
    'Fiction 1989 double LP. Vinyl VG+, light hairlines. 40 posted.',
    { ...ebay, category: 'Vinyl Records' },
    /^the cure disintegration$/mu,
    /Record, 40 Posted/u,
  ],
  [
    'how thick what it fits may be says not for whom it is',
    'Stitch markers, set of 10, sheep',
    'Ten little enamel sheep on lobster clasps. Each sheep is 12 mm across. They fit needles up to 8 mm.',
    etsy,
    /They fit needles up to 8 mm/u,
    /needle markers/u,
  ],
]);
