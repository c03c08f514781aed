import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';

/**
 * Two words that name one stuff, with those of them that are another stuff alone, or none: carbon steel is no carbon,
 * what is gold plated is not gold.
 */
const compounds: readonly [string, string, alone: 'first' | 'second' | 'either'][] = [
  ['carbon', 'steel', 'first'],
  ['damascus', 'steel', 'first'],
  ['cast', 'iron', 'first'],
  ['wrought', 'iron', 'first'],
  ['memory', 'foam', 'first'],
  ['bone', 'china', 'first'],
  ['sea', 'glass', 'first'],
  ['double', 'gauze', 'first'],
  ['water', 'hyacinth', 'either'],
  ['lava', 'stone', 'second'],
  ['nickel', 'silver', 'either'],
  ['spring', 'steel', 'first'],
  ['french', 'terry', 'first'],
  ['camel', 'hair', 'either'],
  ['coconut', 'shell', 'either'],
  // Kinds of wood that a colour or a fruit names.
  ...[
    'buff willow',
    'brown willow',
    'white willow',
    'white oak',
    'red oak',
    'green oak',
    'black walnut',
    'white ash',
    'olive ash',
    'black cherry',
    'apple wood',
    'pear wood',
    'plum wood',
  ].map((wood): [string, string, 'first'] => [wood.split(' ')[0]!, wood.split(' ')[1]!, 'first']),
  ['rose', 'gold', 'either'],
  ['space', 'grey', 'either'],
  ['space', 'gray', 'either'],
  ['faux', 'leather', 'second'],
  ['vegan', 'leather', 'second'],
  ['pu', 'leather', 'second'],
  ['faux', 'fur', 'second'],
  ['faux', 'suede', 'second'],
  ['faux', 'marble', 'second'],
  ...['gold', 'silver', 'brass', 'chrome', 'nickel', 'copper', 'rhodium'].flatMap((metal) =>
    ['plated', 'filled', 'tone', 'toned', 'plate'].map((coat): [string, string, 'either'] => [
      metal,
      coat,
      'either',
    ]),
  ),
];

/** Things that are another by the last word alone: a Dutch oven is no oven, a bean bag no bag. */
const otherAlone =
  /(?<!\p{L})(?:dutch ovens?|(?:bean|sleeping) bags?|(?:clothes|rocking|saw) horses?|(?:cat|shoe) trees?|hot tubs?|ironing boards?)$/u;
const otherThing = /(?<!\p{L})(?:oven|bag|horse|tree|tub|board)s?$/u;

const signs =
  /space gr|carbon|damascus|cast|wrought|memory|bone|sea|rose|faux|vegan|\bpu\b|plate|fill|tone|double g|hyacinth|nickel|spring|terry|camel|coconut|willow|oak|walnut|ash|cherry|wood/iu;

/** "Kiln dried logs", "steel cut oats": how it was treated is told by both words, and neither tells it alone. */
const treated = longPattern('giu')`
  (?<!\p{L})(?:(?:kiln|freeze|air|sun|oven|wind) dried|(?:steel|laser|die|bias|crinkle|plasma) cut
    |(?:oven|stone|clay) baked|(?:wood|gas|coal|raku|kiln) fired|cold (?:pressed|brewed|brew|rolled|drawn)
    |(?:dry|oak|barrel) aged|(?:oak|hickory|apple|cold|hot) smoked|(?:grass|grain|corn) fed|free range
    |bare root|(?:slow|fire|flame|dark|light|medium) roasted|(?:stone|fresh|freshly) ground|hot dipped
    |(?:powder|ceramic|granite|clear) coated|(?:heat|shrink) sealed|(?:garment|tie|yarn|reactive) dyed
    |(?:quick|fast) drying|(?:single|dual|double|twin) sided|(?:one|two|single) (?:hand|handed|touch|click
      |step|way)|(?:single|double|triple|two|three) layer|(?:ceremonial|culinary|food|medical|surgical
      |professional|commercial|marine|premium|barista) grade|(?:self|auto) (?:adhesive
      |\p{L}{3,12}ing))(?!\p{L})
`;

/** Makers by a first name or an article with the word behind it: "John Lewis", "Le Creuset". */
const maker =
  /(?<![\p{L}’'-])(?:John|Laura|Ted|Paul|Ralph|Tommy|Calvin|Michael|Marc|Vivienne|Stella|Cath|Orla|Hugo|Giorgio|Jimmy|Karen|Fred|Charles|Doc|Betty|Jamie|Robert|Russell|Emma|Le|La|De|Saint|North) \p{Lu}\p{Ll}+(?![\p{L}’'-])/gu;

const spaced = (text: string) => ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/**
 * Tells the phrases that hold one half of what an English product is made of: "carbon loaf pan" of a carbon steel one,
 * "gold hoops" of gold plated ones. What the brief itself says of the half alone stands ("solid gold posts" beside them).
 */
export function halvedCompounds(brief: Brief, ledger: Ledger): (candidate: Candidate) => boolean {
  const isHalf = halvedStuffs(brief, ledger);
  if (!otherAlone.test(ledger.productType.toLowerCase())) return isHalf;
  return (candidate) =>
    (candidate.source !== 'targetKeywords' &&
      otherThing.test(candidate.phrase) &&
      !otherAlone.test(candidate.phrase)) ||
    isHalf(candidate);
}

function halvedStuffs({ product }: Brief, ledger: Ledger): (candidate: Candidate) => boolean {
  const given = `${product.name} ${product.description}`;
  const model = ledger.facts.find(({ kind }) => kind === 'model')?.value.toLowerCase() ?? '';
  // A Better Sweater is no better jumper.
  const named = /^\p{L}+ \p{L}+$/u.test(model) && typeHits(model, 'en').at(-1)?.end === model.length;
  const text = spaced(given);
  const makers = (given.match(maker) ?? []).map((whole) => whole.toLowerCase());
  const ways = [...new Set([...(text.match(treated) ?? []), ...makers])];
  if (!named && ways.length === 0 && !signs.test(given)) return () => false;
  const found = compounds.filter(([first, second]) => text.includes(` ${first} ${second} `));
  const halves = [
    ...(named ? [{ half: model.split(' ')[0]!, whole: model }] : []),
    ...ways.flatMap((whole) => whole.split(' ').map((half) => ({ half, whole }))),
    ...found.flatMap(([first, second, alone]) => [
      ...(alone === 'second' ? [] : [{ half: first, whole: `${first} ${second}` }]),
      ...(alone === 'first' ? [] : [{ half: second, whole: `${first} ${second}` }]),
    ]),
  ];
  const isAlone = (within: string, { half, whole }: (typeof halves)[number]) =>
    within.replaceAll(` ${whole} `, '  ').includes(` ${half} `);
  const only = halves.filter((half) => !isAlone(text, half));
  if (only.length === 0) return () => false;
  return ({ phrase, source }) => {
    if (source === 'targetKeywords') return false;
    const words = spaced(phrase);
    return only.some((half) => isAlone(words, half));
  };
}
