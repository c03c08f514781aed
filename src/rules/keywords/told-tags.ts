import type { Brief } from '#rules/listing/listing.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { colourStems, materialStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import { built } from './candidate.ts';
import { adjectives, genericWords, isSmallWord, sellingWords, singularOf } from './plain-words.ts';
import type { Slot } from './slot.ts';
import { shortNameOf } from './variants.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Animals, plants and signs that handmade things show or are made of, and are searched by. */
const motifs = new Set(
  (
    'fox rabbit bunny hare bear deer stag owl bird robin wren heron kingfisher swallow hummingbird ' +
    'raven crow duck goose swan chicken hen rooster penguin puffin flamingo parrot peacock bee ' +
    'bumblebee butterfly moth dragonfly ladybird ladybug beetle snail cat kitten dog puppy dachshund ' +
    'horse pony cow sheep lamb goat pig donkey alpaca llama hedgehog squirrel badger mouse otter seal ' +
    'frog toad turtle tortoise whale dolphin octopus jellyfish fish koi shark pearl crystal seahorse ' +
    'crab lobster starfish seashell shell elephant giraffe lion tiger leopard zebra monkey panda koala ' +
    'sloth kangaroo wolf moose reindeer dinosaur dragon unicorn mermaid fairy gnome mushroom toadstool ' +
    'flower rose daisy sunflower tulip peony lavender wildflower poppy lily lotus bluebell snowdrop ' +
    'daffodil hydrangea fern leaf eucalyptus ivy oak acorn willow tree forest woodland meadow mountain ' +
    'moon sun star rainbow cloud wave ocean anchor lighthouse sailboat heart skull pumpkin ghost witch ' +
    'snowflake snowman santa holly mistletoe wheat pampas statice thistle heather rosemary lemon ' +
    'orange strawberry cherry peach avocado pineapple pear apple cactus succulent monstera palm ' +
    'constellation zodiac compass feather arrow key crown bow'
  ).split(' '),
);
/** "Leaves", "butterflies": plurals that no rule of an s undoes. */
const irregular: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  wolves: 'wolf',
  mice: 'mouse',
  geese: 'goose',
  daisies: 'daisy',
  cherries: 'cherry',
};
const mostMotifs = 6;
const longestTag = 20;
const denied = /\b(?:no|not|never|without|non|free)\b/iu;
/** What a thing shows or is wound of stands behind one of these, in a list with another, or opens its clause. */
const shows =
  /(?:^|\b(?:with|of|and|or|featuring|showing|by|in)\s|,\s?)(?:(?:an?|the|some|two|three|little|tiny|small|sleeping|flying|sitting|running|dried|pressed|real|painted|embroidered|printed|\p{L}+ed|\p{L}+ing)\s){0,3}(?!(?:with|and|from|by)\s)(\p{L}{3,})(?!\p{L})/giu;
/** "Suitable for cats", "gift for dog lovers", "toxic to dogs": whom it is for or against shows nothing. */
const meant = longPattern('iu')`
  \b(?:out of|for|from|safe|suitable|away|keep|keeps|smells?|scent(?:ed)?|toxic|poison\p{L}*|harm\p{L}*
    |danger\p{L}*|repels?|deters?|against|protects?|stops?|scares?)\b[^,]*$
`;

const treated =
  /\b(?:polish|clean|wash|rub|wipe|rinse|scrub|oil|season|drizzle|serve)(?:ed|s)?\b.{0,24}\b(?:with|in)\s/u;

/** "A bit of lemon and salt brings the shine back": what somebody puts on it. */
const dabbed = /\b(?:bit|drop|drops|dash|splash|squeeze|pinch|spoon|spoonful|little|slice) of\s/u;

/** "Choose a background: …", "label: …". */
const ofBeside = /\b(?:background|label|gift card|card|ribbon|font|wrapping|gift box)s?$/u;

/** Whether the entry before or behind in a list is a colour. */
function isAmongColours(clause: string, from: number, to: number): boolean {
  const before = /(\p{Ll}+),? ?(?:or )?$/u.exec(clause.slice(Math.max(0, from - 60), from))?.[1] ?? '';
  const behind = /^(?:,| or| and)(?: or)? (\p{Ll}+)(?=$|,| or | -)/u.exec(clause.slice(to))?.[1] ?? '';
  const isColour = (word: string): boolean =>
    claimHits(word, 'en').some(({ payload, end }) => payload.kind === 'colour' && end === word.length);
  return isColour(before) || isColour(behind);
}

function motifsIn(text: string): string[] {
  const found = new Set<string>();
  // "Heart: sage" of a scent shows no heart.
  const told = text.toLowerCase().replace(/(?<!\p{L})heart(?: notes?)?:/gu, '');
  const parts = told.split(/[.;:!?()\n]+/u);
  for (const [at, part] of parts.entries()) {
    const clause = part.trim();
    // "Polish with lemon" shows none; what a background or a label may show is on it, and not the thing's.
    if (denied.test(clause) || treated.test(clause) || dabbed.test(clause)) continue;
    if (ofBeside.test(parts[at - 1] ?? '')) continue;
    for (const { 1: word = '', index, 0: whole } of clause.matchAll(shows)) {
      const single = irregular[word] ?? singularOf(word);
      // "Burgundy, forest or gold": among colours it is one.
      if (
        !motifs.has(single) ||
        isAmongColours(clause, index, index + whole.length) ||
        meant.test(clause.slice(0, index))
      )
        continue;
      // "A rose gold chain", "oak frame": before another noun it names a shade or a stuff.
      const next = /^\s(\p{L}+)/u.exec(clause.slice(index + whole.length))?.[1] ?? '';
      // "I cast them and seal them": what is done to something shows no animal.
      if (/^(?:them|it|the|each|every|this|these|both|all|your|our)$/u.test(next)) continue;
      if (
        next !== '' &&
        !isSmallWord(next, 'en') &&
        !/^(?:ears?|motif|design|pattern|print|shape|shaped|theme|pendant|charm|in|on)$/u.test(next)
      )
        continue;
      found.add(single);
    }
  }
  return [...found];
}

/** "Mug, hare", "Dried flower wreath, meadow": one or two words that the name sets behind its comma. */
function behindComma(name: string): string[] {
  return name
    .split(/,\s+/u)
    .slice(1)
    .map((part) => part.toLowerCase())
    .filter(
      (part) =>
        /^\p{Ll}{3,}(?: \p{Ll}{3,})?$/u.test(part) &&
        !part.split(' ').some((word) => {
          const stem = stemOf(word);
          return (
            isSmallWord(word, 'en') ||
            adjectives.has(stem) ||
            colourStems.has(stem) ||
            materialStems.has(stem) ||
            genericWords.has(stem) ||
            sellingWords.has(stem) ||
            /(?:ed|ing|able|ible|ly|s)$/u.test(word)
          );
        }),
    );
}

const crafts: Readonly<Record<string, string>> = {
  crochet: 'crochet',
  knitting: 'knit',
  knit: 'knit',
  sewing: 'sewing',
  quilt: 'quilt',
  quilting: 'quilt',
  embroidery: 'embroidery',
  macrame: 'macrame',
};
const instructions = /\b(?:patterns?|templates?|tutorials?|plans?|kits?)\b/iu;
const made =
  /\b(?:pattern|template|tutorial|plan|kit)s?\s(?:for|to make)\s(?:an?\s|the\s)?((?:\p{Ll}{3,}\s){0,2}?\p{Ll}{3,})(?=[.,;:!?\n]|\s(?:with|in|from|using|and|that|of)\s|$)/iu;

/** "PDF crochet pattern for a chunky cowl": "chunky cowl", "cowl pattern", "crochet cowl". */
function patternTags({ name, description }: Brief['product']): string[] {
  const text = `${name}. ${description}`;
  if (!instructions.test(name)) return [];
  const what = made.exec(text)?.[1]?.toLowerCase() ?? '';
  const found: string[] = [];
  const form = /\b(pattern|template|kit)\b/iu.exec(name)?.[1]?.toLowerCase() ?? '';
  const craft =
    crafts[/(?<!\p{L})\p{L}{3,12}(?=\s(?:pattern|template|kit)\b)/iu.exec(name)?.[0].toLowerCase() ?? ''];
  if (what !== '') {
    const words = what.split(' ');
    const last = words.at(-1)!;
    if (words.length > 1) found.push(what);
    if (form !== '') found.push(`${what} ${form}`, `${last} ${form}`);
    if (craft !== undefined) found.push(`${craft} ${last}`, `${craft} ${what}`);
  }
  if (
    form !== '' &&
    /\bbeginners?\b/iu.test(text) &&
    !/\bnot (?:for|suitable for) (?:absolute )?beginners?\b/iu.test(text)
  )
    found.push(`beginner ${form}`, ...(craft === undefined ? [] : [`beginner ${craft}`]));
  return found;
}

/** "France 1940s", "1950s." of an old thing: the decade, as it stands before it. */
function decadeTold({ name, description }: Brief['product']): string[] {
  const text = `${name}. ${firstWords(description, 800)}`;
  // "Made from real vintage watch movements": old is what it is made from.
  const own = text.replace(/\b(?:from|of|with|using) (?:\p{L}+ )?(?:vintage|antique)\b/giu, '');
  if (!/\b(?:vintage|antique|retro|mid[- ]century)\b/iu.test(own)) return [];
  const decade = /(?:^|[\s(])((?:18|19)\d0s)(?![\p{L}\d])(?! (?:style|inspired|look))/iu.exec(text)?.[1];
  return decade === undefined ? [] : [decade];
}

/** Ways of selling that buyers type by themselves, where the seller says so. */
const soldAs: readonly (readonly [RegExp, string])[] = [
  [/\binstant download\b/iu, 'instant download'],
  [/\bdigital (?:download|file)\b/iu, 'digital download'],
];

/**
 * Tags that a handmade thing of two lines gives beside its name: what it shows ("fox quilt"), what the name sets behind a comma
 * ("hare mug"), what a pattern makes ("chunky cowl"), how a file is sold. English, the seller's own words.
 */
export function toldTags({ product }: Brief, heads: readonly Slot[], synonyms: readonly Slot[]): Candidate[] {
  const [head] = heads;
  if (head === undefined) return [];
  const source = `products.${product.index}.description`;
  const short = shortNameOf(head.text.toLowerCase());
  const others = synonyms
    .slice(0, 3)
    .map(({ text }) => text.toLowerCase())
    // "Wheat hanging wreath": two words that describe, of which one is a verb.
    .filter((text) => !/^\p{L}+ing\s/u.test(text));
  const own = new Set(heads.flatMap(({ text }) => stemsOf(text)));
  const found: Candidate[] = [];
  const add = (phrase: string, kind: Candidate['kind'] = 'attribute'): void => {
    if (phrase.length <= longestTag && phrase.includes(' ')) found.push(built(phrase, kind, source));
  };
  for (const tail of behindComma(product.name))
    for (const name of [head.text.toLowerCase(), short]) add(`${tail} ${name}`);
  const isPattern = instructions.test(product.name);
  const shown = isPattern ? [] : motifsIn(`${product.name}. ${firstWords(product.description, 800)}`);
  const motifsShown = shown.filter((word) => !own.has(stemOf(word))).slice(0, mostMotifs);
  for (const [at, motif] of motifsShown.entries()) {
    // Of three animals each has its turn before one has two.
    const more = motifsShown.length > 2 ? others.slice(at % others.length).slice(0, 1) : others;
    for (const name of new Set([head.text.toLowerCase(), short, ...more]))
      if (!stemsOf(name).includes(stemOf(motif))) add(`${motif} ${name}`);
  }
  const toy = /\bamigurumi (\p{L}{3,})$|^(\p{L}{3,}) amigurumi$/iu.exec(product.name);
  const animal = (toy?.[1] ?? toy?.[2] ?? '').toLowerCase();
  if (animal !== '' && !isPattern)
    for (const phrase of [`crochet ${animal}`, `crocheted ${animal}`]) add(phrase);
  // "Book nook" of a book nook kit.
  const kit = /^(\p{L}+ \p{L}+) kit$/iu.exec(head.text)?.[1];
  if (kit !== undefined) add(kit.toLowerCase());
  for (const when of decadeTold(product))
    for (const name of [short, ...others.slice(0, 1)]) add(`${when} ${name}`);
  for (const phrase of patternTags(product)) add(phrase, 'use');
  for (const [pattern, phrase] of soldAs)
    if (
      pattern.test(product.description) &&
      !denied.test(pattern.exec(firstWords(product.description, 800))?.[0] ?? '')
    )
      found.push({ ...built(phrase, 'use', source), built: false, least: 0.3 });
  return found;
}

/** Before these a stuff or a colour is another: faux leather is no leather, rose gold no gold. */
const otherStuff =
  /^(?:faux|fake|vegan|imitation|artificial|mock|eco|pu|rose|white|yellow|black|german|nickel|plastic|paper|non|no|not|without|like|off|half|polymer|air)$/u;

/** "Stoneware spoon rest" of "speckled stoneware spoon rest", which no tag holds: the shade or finish goes, the stuff stays. */
export function withoutShade(candidates: readonly Candidate[], names: readonly Slot[]): Candidate[] {
  const things = new Set(names.map(({ text }) => stemOf(text.toLowerCase().split(' ').at(-1)!)));
  return candidates.flatMap((candidate) => {
    if (candidate.kind !== 'attribute') return [];
    const [first = '', second = '', ...others] = candidate.phrase.toLowerCase().split(' ');
    const stem = stemOf(second);
    // A tag that fits stays, and has its stuff alone beside it: "brown willow trug", "willow trug".
    if (candidate.phrase.length <= longestTag && !(materialStems.has(stem) && colourStems.has(stemOf(first))))
      return [];
    // "Surgical steel posts" of earrings are a part of them.
    if (
      others.length === 0 ||
      !things.has(stemOf(others.at(-1)!)) ||
      otherStuff.test(first) ||
      !(materialStems.has(stem) || colourStems.has(stem))
    )
      return [];
    const rest = [second, ...others].join(' ');
    return rest.length <= longestTag ? [built(rest, 'attribute', candidate.source)] : [];
  });
}
