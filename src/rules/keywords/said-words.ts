import { labelledRows } from '#rules/text/labelled-rows.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/**
 * Other words for what a seller names as whom, what or where a thing is for, `said, said: others`. An entry is only allowed
 * when it is true wherever the word on the left is said: another name, the person who does it, the place by its other
 * name; never an effect, a material or an age that the brief does not tell. English.
 */
const rows = `
dog, dogs: puppy pup canine pet doggy
cat, cats: kitten feline kitty pet
horse, horses: equine equestrian pony
rabbit, rabbits: bunny
baby, babies: infant newborn
toddler, toddlers: child kid
kids, children: child childrens kid
men, mens: mens male guy gentleman
women, womens: womens female ladies lady
student, students: school college university
teacher, teachers: school classroom
garden, gardening, gardeners: gardening gardener garden yard backyard outdoor
patio, balcony: terrace outdoor
camping, campers: camp campsite camper tent outdoor
hiking, hikers: hike hiker trail trekking outdoor
cycling, cyclists: bicycle bike cycle biking cyclist
running, runners, jogging: run runner jogging jogger
fishing, anglers: angler angling fisherman
swimming, swimmers: swim swimmer pool
gym, workout, workouts: fitness exercise training
fitness: exercise workout training gym
travel, travelling, traveling, trips: trip vacation holiday journey
flights, flight: plane airplane flying
car, cars: vehicle auto automobile
handlebars, handlebar: bicycle bike cycling
boat, boats: marine boating
kitchen: cooking cook
bathroom: bath washroom
office: desk work workplace
closet, closets: wardrobe
wardrobe, wardrobes: closet
pantry: larder cupboard
shoes: footwear
phone, phones: cellphone mobile smartphone
laptop, laptops: notebook computer
picnic, picnics: outdoor park
wedding, weddings: bridal bride
christmas: xmas festive
baking, bakers: baking bake baker pastry dough oven
cooking: cook
sewing: sew sewist
knitting: knit knitter
crochet: crocheting crocheter
lunch, lunches: meal
toilet: loo lavatory
diy: decorating renovation
flooring, floors: flooring floor
tiles, tiling: tiler tiling
organiser, organisers: organizer
organizer, organizers: organiser
colour: color
grey: gray
gray: grey
jewellery: jewelry
jewelry: jewellery
tyre, tyres: tire
tire, tires: tyre
mould, moulds: mold
mold, molds: mould
pyjamas: pajamas
pajamas: pyjamas
cosy: cozy
cozy: cosy
moisturiser: moisturizer
moisturizer: moisturiser
nappy, nappies: diaper
diaper, diapers: nappy
pram, prams, pushchair: stroller pushchair buggy
stroller, strollers: pushchair pram buggy
cot, cots: crib
crib, cribs: cot
torch: flashlight
flashlight: torch
spanner: wrench
wrench: spanner
tap, taps: faucet
faucet: tap
windscreen: windshield
windshield: windscreen
hob: stovetop cooktop
stovetop: hob cooktop
doughnut: donut
donut: doughnut
rucksack: backpack
backpack: rucksack
sweater: jumper pullover
jumper: sweater pullover
sofa: couch settee
couch: sofa settee
curtains: drapes
folding, foldable, folds: foldable folding collapsible
collapsible: foldable folding
rechargeable: battery charging
cordless: battery wireless
magnetic: magnet
stackable, stacking: stackable stacking
hanging, hangs: hang
transparent: clear
fibre: fiber
litre, litres: liter
metre, metres: meter
odour, odours: odor
flavour, flavours: flavor
flavoured: flavored
savoury: savory
yoghurt: yogurt
whisky: whiskey
draught, draughts: draft
kerb: curb
mum: mom mother
mom: mum mother
dad: father
grandma: grandmother nana
grandpa: grandfather
trousers: pants
trainers: sneakers
sneakers: trainers
waistcoat: vest
handbag: purse
worktop: countertop
countertop: worktop counter
fridge: refrigerator
refrigerator: fridge
cupboard, cupboards: cabinet
cabinet, cabinets: cupboard
hallway: entryway corridor
entryway: hallway foyer
lounge: living
petrol: gas gasoline
zucchini: courgette
courgette: zucchini
aubergine: eggplant
maths: math mathematics
math: maths mathematics
autumn: fall
tv: television
television: tv
iphone, android, smartphone: smartphone mobile cell phone
macbook, chromebook: laptop notebook computer
ipad, kindle: tablet
pc, computer: computer desktop
bike, bikes, bicycle, bicycles: bicycle bike cycling cycle
motorbike, motorbikes, motorcycle, motorcycles: motorbike motorcycle biker
truck, trucks: pickup lorry vehicle
caravan, motorhome, rv, campervan: camper motorhome rv caravan
bbq, barbecue, grilling: barbecue bbq grilling cookout
lawn, lawns: grass
roses, shrubs, hedges: shrub bush rose
succulents: succulent cactus
vegetables, veg, veggies: vegetable veggie produce
wildlife: nature
birds: bird birding
chickens, hens: hen poultry coop
puppy, puppies: dog pet
kitten, kittens: cat pet
hamster, hamsters, gerbils: hamster rodent pet
goldfish, aquarium: fish aquarium
embroidery: embroidery needlework stitching
craft, crafts, crafting: crafting crafter hobby
drawing, sketching: artist sketch draw
scrapbooking, journaling: scrapbook journal
golfers, golfing: golf golfer golfing
yoga: yoga fitness exercise
beach: seaside vacation holiday
makeup: cosmetic beauty
beard, beards: beard grooming
party, parties: party celebration
birthday, birthdays: birthday bday party celebration
classroom: school teacher education
educational: educational learning education
workshop: garage
stickers: sticker decal
rubbish: trash garbage
trash, garbage: rubbish waste
`;

let table: ReadonlyMap<string, readonly string[]> | undefined;

function read(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [said, others] of labelledRows(rows)) {
    for (const word of said.split(', ')) found.set(word, others.split(' '));
  }
  return found;
}

/** Names in which such a word names something else: "running water", "cat eye", "boat neck". */
const otherThings = longPattern('gu')`
  \b(?:hot dogs?|dog rose|cat[- ]eye|baby (?:blue|pink|doll|grand|powder)|garden centre|on tap
    |tap (?:dance|shoes)|phone number|travel size|running (?:water|stitch|order|costs?)|boat neck|car boot
    |horse ?(?:radish|power)|torch song|clear ?coat|bin ends?|cooker hood|face (?:down|up|value)
    |birthday suit|third[- ]party|roses? gold)\b
`;

/** Behind "no", "not for" and "without" a word is denied. */
const deniedBefore =
  /\b(?:no|not|never|without|non|unsuitable|(?:toxic|poisonous|harmful|dangerous) (?:to|for))\s(?:\p{L}+\s){0,3}$/iu;

/** Other words for those of an English text, in the order of the text, each once. */
export function saidOtherwise(text: string): string[] {
  table ??= read();
  const plain = text.toLowerCase().replace(otherThings, ' ');
  const found = new Set<string>();
  const own = new Set<string>();
  for (const { 0: word, index } of plain.matchAll(/\p{L}{3,}/gu)) {
    const others = table.get(word);
    if (others === undefined || own.has(word)) continue;
    if (deniedBefore.test(plain.slice(Math.max(0, index - 40), index))) continue;
    own.add(word);
    for (const other of others) if (other !== word) found.add(other);
  }
  return [...found];
}
