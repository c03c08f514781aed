import { expectReadings } from '#tests/golden/readings.ts';

const amazon = { platform: 'amazon', amazonBrand: 'Brightgarth', businessName: 'Brightgarth' } as const;
const ebay = { platform: 'ebay', ebayStoreName: 'Attic', itemCondition: 'Used' } as const;
const facebook = { platform: 'facebookmarketplace' } as const;
const shopify = { platform: 'shopify', shopifyStoreName: 'Hue Lab' } as const;

/** Names that keep their capital, and stuffs by the words that the seller wrote together. */
expectReadings([
  [
    'a maker and his model keep their capitals behind a colon',
    'Mountain bike 26" mens',
    'Carrera Vengeance 26 inch wheels 18 inch frame. new chain and brake pads. back tyre worn.',
    facebook,
    /mens: Carrera Vengeance/u,
    /carrera/u,
  ],
  [
    'the maker of the name keeps its capital in the text',
    'Singer 99K sewing machine',
    'Singer 99K hand crank from 1954. Sews well. Wooden base.',
    ebay,
    /Singer 99K hand crank/u,
    /singer 99K hand/u,
  ],
  [
    'a foam is one stuff with the word before it, and the pad is made from it',
    'Kneeling pad',
    'Kneeling pad from EVA foam, 17 x 11 in, 1.5 in thick. Handle slot.',
    amazon,
    /^(?=[\s\S]*Kneeling Pad, EVA Foam, 17 x 11 in$)[\s\S]*kneeling pad is made from EVA foam/mu,
    /EVA, Foam|is from EVA/u,
  ],
  [
    'two words of a wood stand together in a title',
    'Pepper mill',
    'Acacia wood mill with ceramic grinder. 8 inches tall.',
    amazon,
    /Pepper Mill, Acacia Wood/u,
    /Acacia, Wood/u,
  ],
  [
    'a lip stain comes in its shade and is made of no wood',
    'Coral Rosewood Lip Stain',
    'Lip stain in coral rosewood. 4 ml. Vegan. Lasts through lunch.',
    shopify,
    /lip stain comes in coral rosewood/u,
    /made of coral|Material: (?:coral|rosewood)/iu,
  ],
  [
    'fine mesh of a steel basket is no stuff of its own',
    'Infuser basket',
    'Stainless steel infuser basket for mugs. Fine mesh.',
    amazon,
    /fine mesh/iu,
    /made of fine mesh|Material: fine mesh/iu,
  ],
  [
    'the colour of a knight is none of his castle',
    "Lego 6086 Black Knight's Castle",
    'Lego set 6086 from 1992, complete with instructions. All 12 minifigs.',
    ebay,
    /Black Knight's Castle/u,
    /^Color: Black|^black (?:toy|plaything)$/mu,
  ],
  [
    'a couple of scuffs is written once',
    'VW Golf Mk5 wing mirror',
    'Electric, heated. Black. A couple of scuffs on the cover, couple small chips on the edge, glass fine.',
    ebay,
    /couple of scuffs/iu,
    /of of|a a couple/iu,
  ],
  [
    'nobody asks for the watts of a floor mat',
    'Rubber floor mats for Ford F-150',
    'Front and rear rubber floor mats, fits 2015 to 2023 SuperCrew. Black.',
    amazon,
    /floor mats/u,
    /How is it powered/u,
  ],
  [
    'a cloth is told with its weave',
    'Dog bandana',
    'Tie on bandana, cotton gingham, red or blue. S to L.',
    { platform: 'etsy' },
    /^Dog bandana, cotton gingham/mu,
    /^gingham$/mu,
  ],
]);

/** Used things: their faults among what is told of their state, and what comes with them in one list. */
expectReadings([
  [
    'a worn part in a list is no fault, and the list stays whole',
    'Singer 99K sewing machine',
    'Singer 99K hand crank from 1954. Sews well, comes with case, key, 3 bobbins, a chipped bobbin cover and the manual. Wooden base.',
    ebay,
    /In the box: case, key, 3 bobbins, a chipped bobbin cover and the manual\./u,
    /Flaws: |Machine, Key|In the box: sews/u,
  ],
  [
    'a case for a phone is no phone, and neither its age nor its maker is a specific of another kind',
    'Otterbox Defender case iPhone 12',
    'Black Otterbox Defender, used 6 months, belt clip missing, screen film scratched',
    ebay,
    /^(?=[\s\S]*^Type: iPhone case$)[\s\S]*^Color: Black$/mu,
    /The iPhone is|^(?:smartphone|mobile phone)$|Run Time: Used/mu,
  ],
  [
    'a glaze pit is a flaw, and what there is none of is not',
    'Denby Imperial Blue dinner plates x6',
    '6 Denby Imperial Blue dinner plates 26cm. Knife marks, no chips or cracks. One has a glaze pit from manufacture.',
    ebay,
    /^(?=[\s\S]*Plates x6, 26cm$)(?=[\s\S]*^Flaws: Knife marks, one has a glaze pit from manufacture$)[\s\S]*^Used\. Knife marks[\s\S]*glaze pit/mu,
    /Features: One has/u,
  ],
  [
    'a stiff chuck is a flaw',
    'Makita DHP453 combi drill bare unit',
    'Makita 18v combi drill body only, no battery or charger. Used on site, chuck is a bit stiff, works as it should.',
    ebay,
    /^Flaws: Chuck is a bit stiff$/mu,
    /Features: Chuck/u,
  ],
]);

/** Small things in the words of their sellers. */
expectReadings([
  [
    'a mug for the dishwasher is in no condition, and how much it holds is no stuff',
    'Dog portrait mug',
    'Mug with your dog drawn on it. 11 oz ceramic. Dishwasher ok.',
    shopify,
    /Care: dishwasher ok/u,
    /Condition: |Material: 11 oz/u,
  ],
  [
    'what a file counts is told once',
    'Custom pet portrait digital file',
    'I draw your pet from a photo. 1 dog or cat, more for $8 each. Sent as JPG and PNG 3000x3000 px in 4-6 days. 2 revisions. You print it.',
    { platform: 'etsy' },
    /1 dog or cat, more/u,
    /1 dog or cat and 2 revisions|file pet portrait/u,
  ],
  [
    'stickers on a sheet are stickers, and the title says what they show',
    'Sheet with 24 vinyl stickers',
    'Sheet with 24 vinyl stickers of mushrooms and snails. Waterproof. 15 x 10 cm.',
    { platform: 'etsy' },
    /^(?=[\s\S]*^Sheet with 24 vinyl stickers of mushrooms and snails, 15 x 10 cm$)[\s\S]*^mushroom stickers$/mu,
    /^(?:mushroom|snail|vinyl) sheet$|^sheet$/mu,
  ],
  [
    'what a kitchen handles has no handles',
    'Freeze dried sour worms',
    'Crunchy freeze dried sour gummy worms. 4 oz resealable bag. Contains gelatin. Made in a kitchen that handles nuts.',
    { platform: 'tiktokshop' },
    /sour worms/u,
    /with handles/u,
  ],
  [
    'hot honey is no praise, and is searched so',
    'Hot Honey Sauce',
    'Hot honey sauce with chili, 10 oz bottle. Made from raw honey and habanero.',
    amazon,
    /^hot honey sauce$/mu,
    /^honey$/mu,
  ],
  [
    'whom a serum is for keeps its noun',
    'Rice water hair serum',
    'Leave in serum with rice water. 100ml spray. For frizzy and color treated hair.',
    { platform: 'tiktokshop' },
    /hair serum/u,
    /for frizzy$/mu,
  ],
  [
    'orders in a row are no parts of a lip stain',
    'Coral Rosewood Lip Stain',
    'Lip stain in coral rosewood. 4 ml. Unwrap, swipe, wait 30 seconds.',
    shopify,
    /Unwrap, swipe, wait 30 seconds/u,
    /Lip Stain, Unwrap|^unwrap$/mu,
  ],
  [
    'mills are searched by no storage',
    'Salt & Pepper Mills',
    'Set of 2 acacia wood mills with ceramic grinders. 8 inches. Adjustable grind.',
    amazon,
    /pepper mill/iu,
    /^(?:storage|organizer)$/mu,
  ],
]);

/** What the thing is by the opening of its text, and what its buyer has to do. */
expectReadings([
  [
    'a crown of flowers is no flower',
    'Dried flower crown, bridal',
    "Crown of preserved eucalyptus, baby's breath and dried lavender on a wire base with ribbon ties. White or sage ribbon.",
    { platform: 'etsy' },
    /^(?=[\s\S]*^flower crown$)[\s\S]*^bridal crown$/mu,
    /^(?:bridal dried flower|crown flower|dried bouquet|white flower)$/mu,
  ],
  [
    'a file of which the text says that it is a pattern',
    'Amigurumi octopus PDF',
    'Crochet pattern, 12 pages with photos. Octopus is 8 in tall in worsted yarn. US terms.',
    { platform: 'etsy' },
    /^(?=[\s\S]*^octopus pattern$)[\s\S]*^amigurumi octopus$/mu,
    /amigurumi has US terms|^amigurumi$/mu,
  ],
  [
    'the grade of a record is said in a sentence, and its label keeps its capitals',
    'Pink Floyd Animals LP 1977 UK first press',
    'Harvest SHVL 815. Vinyl VG+, few light hairlines, plays without skips. Inner included.',
    { ...ebay, itemCondition: 'Very Good' },
    /Harvest SHVL 815/u,
    /harvest SHVL|: very Good/u,
  ],
  [
    'faded black is a colour of jeans',
    'Levis 501 W32 L30 black',
    "Levi's 501 original fit, button fly, faded black. Small repair on back pocket.",
    { ...ebay, itemCondition: 'Very Good' },
    /^(?=[\s\S]*^Flaws: Small repair on back pocket$)[\s\S]*^Condition: very good\. Small repair/mu,
    /Flaws: Faded/u,
  ],
  [
    'what a van is needed for has none, and a burn hole sells nothing',
    'Garden furniture set rattan grey',
    'Grey rattan corner sofa, coffee table and 2 stools. Cushions been stored inside, one has a bbq burn hole. Cost £600 new, asking £180. Needs van.',
    { ...facebook, facebookLocation: 'Bristol', facebookCondition: 'Used - Good' },
    /needs van|Needs van/u,
    /needs van\. It has/u,
  ],
  [
    'numbers behind a joint of one letter, and Roman ones find nobody',
    'Trailer hitch lock',
    'Hitch pin lock for class III and IV receivers. Steel w 2 keys n 3 caps.',
    amazon,
    /and 3 caps/u,
    /^(?:iii|iv)$/mu,
  ],
]);

/** What is worked on, how it runs and who made it are not the thing. */
expectReadings([
  [
    'cutters for clay are of no clay',
    'Polymer clay cutter set',
    'Set of 5 cutters for earrings, arch and petal shapes. 3D printed PLA, sharp 0.4mm edge. 15 to 40 mm.',
    { platform: 'etsy' },
    /^clay cutter set$|^clay cutters$|^polymer clay cutter set$/mu,
    /^polymer clay$|^polymer clay set$/mu,
  ],
  [
    'a towel is told by what its maker does, and its cotton once',
    'Grandma recipe dish towel',
    'We print your handwritten recipe on a flour sack towel. Send us a photo. 28x29 in, 100% cotton. Fade resistant ink.',
    { platform: 'etsy' },
    /^We print your handwritten recipe on a flour sack towel\. Send us a photo\./mu,
    /towel: 100% cotton and/u,
  ],
  [
    'the small word of a name of makers and codes is the part, and pictures are no fact of it',
    'BMW E46 320d injector Bosch 0445110047',
    'Pulled from running E46 320d 2002 136k miles. Bosch 0445110047. Tested on bench, report in pics. Copper washer not included.',
    { ...ebay, category: 'Car parts' },
    /^Type: Injector$/mu,
    /Car Part|Title.*Report in Pics|Bosch 0445110047, Report/u,
  ],
  [
    'how a watch runs is not what it is',
    'Vintage Seiko 5 automatic 7009-3140',
    'Seiko 5 automatic from 1982. Runs, keeps about +15s a day. Crystal has light scratches. Non original strap. 36mm case.',
    { ...ebay, category: 'Watches' },
    /^Type: Watch$/mu,
    /The automatic has/u,
  ],
  [
    'what a bed lacks sells nothing',
    'Queen bed frame w/ headboard',
    'Queen metal frame & upholstered headboard, beige. Some cat scratches on left side!! Slats included, no mattress. Comes apart. $90 firm',
    { ...facebook, facebookLocation: 'Austin, TX', facebookCondition: 'Used - Fair' },
    /no mattress/u,
    /^No mattress$/mu,
  ],
  [
    'epsom salt is no food',
    'Lavender epsom salt',
    'Epsom salt with lavender oil. 3 lb resealable bag. Magnesium sulfate. Use 2 cups per bath.',
    amazon,
    /epsom salt/u,
    /How is it prepared or served|^salt$/mu,
  ],
]);
