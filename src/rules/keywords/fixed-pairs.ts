import { shades } from '#rules/ledger/details.ts';
import { stemOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';

/** Which word of a pair is wrong where the other is missing. */
export type Wrong = 'first' | 'second' | 'either';

/**
 * Two words that say one thing of English goods, by which of them is wrong alone: carbon steel is no carbon, peanut butter no
 * butter, and what is gold plated neither gold nor a plate.
 */
const rows: Readonly<Record<Wrong, string>> = {
  first: `stained glass, carbon steel, damascus steel, spring steel, memory foam, bone china, sea glass, milk glass, lead crystal, double gauze,
french terry, sea salt, rock salt, pink salt, brown sugar, cane sugar, dark chocolate, milk chocolate, white chocolate, rolled oats,
sweet orange, blood orange, rose hip, rose hips, green tea, black tea, white tea, red wine, white wine, rose quartz, smoky quartz,
moss agate, fire opal, star sapphire, olive wood, mango wood, rubber wood, apple wood, pear wood, plum wood, buff willow,
brown willow, white willow, white oak, red oak, green oak, black walnut, white ash, olive ash, black cherry, cable knit,
lamb wool, fairy lights, fairy light, polar bear, pampas grass, barn owl, tawny owl, snowy owl, brown bear, grizzly bear, red panda, sea
turtle, humpback whale, blue whale, house martin, song thrush, river otter, sea otter, field mouse, red kite, grey seal`,
  second: `lava stone, faux leather, vegan leather, pu leather, faux fur, faux suede, faux marble, peanut butter, almond butter,
cocoa butter, shea butter, nut butter, seed starting, left hand, right hand, queen size, king size, pocket size, travel size, the dark`,
  either: `cast iron, wrought iron, water hyacinth, nickel silver, camel hair, coconut shell, rose gold, space grey, space gray,
tiger eye, tigers eye, cats eye, lapis lazuli, tea tree, pine tar, cream cheese, ice cream, star anise, slow feeder, slow feed, dual zone,
quick dry, quick release, pour over, roll top, flip top, screw top, slip on, lace up, pull on, clip on, pop up, roll up, drop leaf,
full zip, half zip, quarter zip, crew neck, polo neck, roll neck, boat neck, round neck, long sleeve, long sleeved, short sleeve,
short sleeved, wide leg, straight leg, high rise, mid rise, low rise, high waist, high waisted, high top, low top, steel toe,
open toe, closed toe, peep toe, block heel, kitten heel, knee high, knee length, ankle length, floor length, full length, fair isle,
mid century, medium roast, dark roast, light roast, single origin, whole bean, loose leaf, full grain, top grain, veg tan, veg tanned,
vegetable tan, vegetable tanned, chrome tanned, blue light, evil eye, third eye, guinea pig, remote control, touch screen, flat screen,
wide angle, full frame, life size, hot water, driver side, passenger side, two tone, birth chart, family tree, non stick, non slip, dirt bike, golf cart, rare earth, gas spring, direct drive,
belt drive, solid state, tie dye`,
};

const metals = ['gold', 'silver', 'brass', 'chrome', 'nickel', 'copper', 'rhodium'];
const coats = ['plated', 'filled', 'tone', 'toned', 'plate'];

/** Shades that say as much without their colour: what is speckled cream is speckled. */
const saysItself: ReadonlySet<string> = new Set(
  'natural matte matt glossy speckled faded antique brushed polished pastel denim neon cobalt jade ash petrol heather mustard'.split(
    ' ',
  ),
);
const shadedAlso: ReadonlySet<string> = new Set(['forest', 'steel', 'stone', 'shocking']);
const colours: ReadonlySet<string> = new Set(
  'red orange yellow green blue purple pink brown grey gray black white gold teal navy cream rose turquoise violet'.split(
    ' ',
  ),
);

let pairs: ReadonlyMap<string, ReadonlyMap<string, Wrong>> | undefined;

function readPairs(): ReadonlyMap<string, ReadonlyMap<string, Wrong>> {
  const found = new Map<string, Map<string, Wrong>>();
  const add = (first: string, second: string, wrong: Wrong): void => {
    const behind = found.get(first) ?? new Map<string, Wrong>();
    behind.set(second, wrong);
    found.set(first, behind);
  };
  for (const wrong of ['first', 'second', 'either'] as const)
    for (const pair of rows[wrong].split(',')) {
      const [first = '', second = ''] = pair.trim().split(' ');
      add(first, second, wrong);
    }
  for (const metal of metals) for (const coat of coats) add(metal, coat, 'either');
  return found;
}

/** "Forest green" is no forest, and green all the same. */
const isShadeOf = (first: string, second: string): boolean =>
  colours.has(second) && (shadedAlso.has(first) || (shades.has(first) && !saysItself.has(first)));

const origins: ReadonlySet<string> = new Set(
  `egyptian turkish pima supima indian irish scottish welsh english british french belgian italian spanish portuguese german swiss
norwegian icelandic swedish finnish european baltic japanese korean chinese american canadian mexican peruvian australian harris
shetland`.split(/\s+/u),
);

/** "Egyptian cotton", "Harris tweed": where a stuff comes from is not where the thing does. */
const isStuffFrom = (first: string, second: string): boolean =>
  origins.has(first) && materialStems.has(stemOf(second));

export interface Half {
  half: string;
  whole: string;
}

/**
 * The halves of pairs in a text that say something else alone.
 * @param text words in small letters, parted by single spaces
 */
export function halvesOfPairs(text: string): Half[] {
  pairs ??= readPairs();
  const words = text.trim().split(' ');
  const found = new Map<string, Half>();
  for (let at = 0; at < words.length - 1; at += 1) {
    const first = words[at]!;
    const second = words[at + 1]!;
    const wrong =
      pairs.get(first)?.get(second) ??
      (isShadeOf(first, second) || isStuffFrom(first, second) ? 'first' : undefined);
    if (wrong === undefined) continue;
    const whole = `${first} ${second}`;
    if (wrong !== 'second') found.set(`${whole}<`, { half: first, whole });
    if (wrong !== 'first') found.set(`${whole}>`, { half: second, whole });
  }
  return [...found.values()];
}
