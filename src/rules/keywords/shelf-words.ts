import { labelledRows } from '#rules/text/labelled-rows.ts';
import { stemOf } from '#rules/text/words.ts';

/**
 * What everything on a shelf is searched by, `words of the category: others`. The seller put the thing there, so that a word
 * has to hold for all that such a shelf takes: the place, what is done there, the other name of the shelf. English.
 */
const rows = `
tool, tools, hardware: tool diy workshop handyman hardware
woodworking, carpentry: woodworking carpentry joinery timber lumber woodwork
garden, gardening, outdoor living: gardening gardener garden yard backyard outdoor
lawn: lawn yard grass garden
kitchen, kitchenware, cookware: kitchen cooking cook household
bar, barware, bar accessories: bar drink cocktail wine barware bartender
bakeware, baking: baking bake baker oven kitchen
dining, tableware, dinnerware: dining table kitchen dinner
bedding, bed linen: bedding bedroom bed sleep
bath, bathroom: bathroom bath washroom
home, household, housewares: household indoor
decor, décor: decor decoration room living
cleaning, cleaning supplies: cleaning cleaner household housework
laundry: laundry washing clothes
storage, organization, organisation, organizers: storage organizer organiser tidy declutter
lighting, lamps: lighting light illumination
office, stationery, office supplies: office desk work stationery school
automotive, car accessories, auto parts, car parts: car vehicle auto automobile automotive
cycling, bikes: bicycle bike cycling cyclist
motorcycle: motorcycle motorbike biker
camping, outdoors: outdoor camping campsite camper
hiking: hiking hiker trail outdoor
fishing: fishing angler angling fisherman
fitness, exercise, gym: exercise workout training fitness gym
sports, sporting goods: sport sports outdoor
golf: golf golfer golfing
swimming: swimming swimmer pool
yoga: yoga exercise stretching fitness
travel, luggage: travel trip suitcase luggage journey
pet, pets, pet supplies: pet animal
dog, dogs, dog supplies: dog puppy canine pet
cat, cats, cat supplies: cat kitten feline pet
aquarium: aquarium fish tank
baby, nursery: baby infant newborn nursery
toys, toys and games: toy play kid game
crafts, arts and crafts, craft supplies, art supplies: craft crafting crafter hobby diy
sewing, haberdashery: sewing sew tailor fabric
knitting, yarn: knitting knitter yarn wool
jewelry, jewellery: jewelry jewellery accessory
beauty, cosmetics: beauty cosmetic
nails, nail care: nail manicure beauty
hair, hair care: hair hairstyle styling
skincare, skin care: skin skincare beauty
health, personal care: care personal daily
electronics, gadgets: electronic tech
phone accessories, cell phone accessories: phone cellphone mobile smartphone
computer accessories, computers: computer pc desktop laptop
home improvement, diy: diy house renovation repair
plumbing: plumbing plumber pipe water
electrical: electrical electrician wiring
painting, paint: painting painter decorating
furniture: furniture room home
bathroom furniture: bathroom furniture washroom
garden furniture, patio furniture: garden patio outdoor furniture
party, party supplies: party celebration decoration
musical instruments, music: music musician instrument
`;

/** Longest shelf of the rows, in words. */
const longestShelf = 3;

let table: ReadonlyMap<string, readonly string[]> | undefined;

function keyOf(words: readonly string[]): string {
  return words.map(stemOf).join(' ');
}

function read(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [shelves, words] of labelledRows(rows)) {
    for (const shelf of shelves.split(', ')) found.set(keyOf(shelf.split(' ')), words.split(' '));
  }
  return found;
}

/** Words for the shelves that a category names: "Home & Garden > Hand tools", "Pet supplies". The narrowest stands last and comes first. */
export function shelfWords(category: string): string[] {
  table ??= read();
  const found = new Set<string>();
  const parts = category
    .toLowerCase()
    .split(/[>/»|,&]|\sand\s/u)
    .toReversed();
  for (const part of parts) {
    const words = part.match(/\p{L}+/gu) ?? [];
    // What stands last names the shelf; "accessories" alone is on any.
    for (let length = Math.min(longestShelf, words.length); length > 0; length -= 1) {
      const own = table.get(keyOf(words.slice(-length)));
      if (own === undefined) continue;
      for (const word of own) found.add(word);
      break;
    }
  }
  return [...found];
}
