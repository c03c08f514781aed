import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import { isSmallWord } from './plain-words.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** People whom a thing may be for whatever it is. */
const anybody =
  /^(?:(?:wo)?m[ae]n|adults?|kids|children|child|boys?|girls?|teens?|teenagers|babies|baby|toddlers?|unisex|seniors?|families|everyone|home|owners?|lovers?|fans?|enthusiasts?|people|buyers?|new|young|busy|small|first|time)$/u;

/** What a product has to speak of before a group of people is its audience: `people: words`. */
const concerns: Readonly<Record<string, string>> = {
  parent:
    'baby child kid kids toddler newborn infant nursery pram stroller cot crib nappy diaper bib romper maternity',
  mum: 'baby child kid kids toddler newborn infant nursery pram nappy diaper bib mum mother',
  mom: 'baby child kid kids toddler newborn infant nursery stroller diaper bib mom mother',
  grandparent: 'baby child kid kids toddler newborn infant grandma grandpa grandchild',
  baker: 'bake cake bread loaf pastry cookie biscuit dough oven flour whisk piping muffin macaron',
  brewer: 'brew coffee tea beer espresso kettle filter',
  cook: 'cook kitchen pan pot knife oven chop recipe spice food sauce',
  plant: 'plant pot garden seed soil succulent flower leaf grow',
  gardener: 'garden plant seed soil pot flower grow prune herb',
  runner: 'run race trail shoe sport',
  cyclist: 'bike cycle bicycle saddle',
  hiker: 'hike trail walk tent camp outdoor mountain',
  camper: 'camp tent outdoor van trail fire',
  knitter: 'knit yarn wool needle stitch',
  reader: 'book read page lamp light',
  bride: 'wedding bridal veil',
  student: 'study school notebook desk lamp college',
  teacher: 'school class classroom teach lesson pupil',
};

/** Stems of the words, read at the first question. */
let concernStems: ReadonlyMap<string, readonly string[]> | undefined;

const knownStems = new WeakMap<Brief['product'], ReadonlySet<string>>();

function stemsOfProduct(product: Brief['product']): ReadonlySet<string> {
  const known = knownStems.get(product);
  if (known !== undefined) return known;
  const stems = new Set(
    stemsOf(`${product.name} ${product.category} ${firstWords(product.description, 1500)}`).flatMap(
      (stem) => [stem, stem.replace(/ing$/u, ''), stem.replace(/ing$/u, 'e')],
    ),
  );
  knownStems.set(product, stems);
  return stems;
}

/**
 * Whether the audience of a form with several products is one of this product: plant lovers of a plant hanger, and not of a
 * tray beside it. A form of one product speaks of that one. English.
 */
export function isServedBy(audience: string, brief: Brief): boolean {
  const isShared =
    brief.siblings > 1 && brief.language.written === 'en' && platforms[brief.platform].subject === 'product';
  if (!isShared) return true;
  const stems = stemsOf(audience).filter((stem) => !isSmallWord(stem, 'en') && !anybody.test(stem));
  if (stems.length === 0) return true;
  concernStems ??= new Map(
    Object.entries(concerns).map(([people, words]) => [stemOf(people), words.split(' ').map(stemOf)]),
  );
  const told = stemsOfProduct(brief.product);
  return stems.some(
    (stem) => told.has(stem) || (concernStems?.get(stem) ?? []).some((concern) => told.has(concern)),
  );
}
