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

/** Headings between signs, rows of used goods and what is said in passing, read once more. */
expectReadings([
  [
    'below how one orders the next heading begins again, whatever it says',
    'Pet memorial candle',
    '★ HOW TO ORDER ★\n1. Choose a scent: Lavender or Unscented\n2. Type the name\n\n★ THE CANDLE ★\n- 30cl amber glass with black metal lid\n- Cotton wick, no lead',
    etsy,
    /Cotton wick, no lead/u,
    /Type the name|THE CANDLE|Details/u,
  ],
  [
    'why one sells is no selling point',
    'Karcher K4 pressure washer',
    'works, patio head included, gun leaks a little. bought new one so dont need it. £45 ono.',
    neighbour,
    /Patio head included/u,
    /^Bought new one so don't need it$/mu,
  ],
  [
    'all the colours that it has are told with "and"',
    'Felt mushroom garland',
    '12 wool felt toadstools on jute, 1.8m long, red, cream and mustard.',
    etsy,
    /red, cream and mustard/u,
    /cream or mustard/u,
  ],
  [
    'what it is not for goes on behind what comes along',
    'Cable management tray under desk',
    'steel mesh, clamp on no drill, white, cable ties x10 incl. not for glass desks',
    amazon,
    /not for glass desks/u,
    /incl\. not/u,
  ],
  [
    'when the seller is slow is no occasion, and what he did no fact',
    'Moonstone ring',
    "Fair warning: this one flashes blue and you will walk into a door looking at it. I did. It's a rainbow moonstone, 8 x 6 mm. Takes about ten days, longer at Christmas.",
    etsy,
    /^moonstone ring$/mu,
    /I did\.|christmas (?:ring|gift)|fair warning/iu,
  ],
  [
    'who presents an old lamp has not made it, and its state is headed by its report',
    'Victorian brass oil lamp',
    'THE OLD CHAPEL ANTIQUES PRESENTS\n\nA Victorian brass oil lamp, circa 1885.\n\nCONDITION REPORT\n~ Brass: good, one small dent to the base\n~ Shade: no chips or cracks\n\nDouble boxed, fully insured, sent by DPD.',
    { ...ebay, businessName: 'The Old Chapel', ebayStoreName: 'The Old Chapel' },
    /one small dent to the base/u,
    /Condition report|antiques presents|Brand: The Old|lamp[^\n]*, Double Boxed/iu,
  ],
  [
    'an answer to its reader and an address of mail are not said of the thing',
    'Self watering planter for herbs',
    "Forget to water? So do we. A cotton wick draws water up for three weeks.\n\n### What's good about it\n* Made in Devon\n* Float shows when to top up\n\n### Questions?\nhello@loam.example",
    shopify,
    /cotton wick draws water up/u,
    /so do we|good about it|loam\.example/iu,
  ],
  [
    'counted things below what one receives lie in the box',
    'Dog Stairs for Bed, 4 Steps',
    'High density foam.\n\nWHAT YOU WILL RECEIVE\n1 foam stairs\n1 cover (already on)',
    shopify,
    /In the box: 1 foam stairs[;,] 1 cover \(already on\)/u,
    /Material: 1 foam/u,
  ],
]);
