import { claimHits } from '#rules/ledger/claim-index.ts';
import type { EnglishPhrase } from '#rules/ledger/english-phrases.ts';
import type { KeywordKind } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { materialStems } from './attribute-words.ts';
import { singularOf } from './plain-words.ts';
import { tagEnglish } from './tagger.ts';
import { figureOf, partWordings } from './english-part-wordings.ts';
import { before, behind, type Wording } from './wording.ts';

/** Words before a stuff that tell nothing of its sort. */
const weak =
  /^(?:(?:\d[\d.,-]*\s?(?:ounces?|oz|gsm|g|mm|cm|%|ply)|\d+\s?%|an?|the|one|single|soft|thick|thin|heavy|fine|strong|sturdy|good|best|local|locally|real|genuine|pure|quality|premium|same|two|three|layers? of|piece of|\p{L}+ly)\s)+/iu;
/** Forms in which a stuff is worked; a buyer types the stuff. */
const inForm =
  /\s(?:yarn|thread|fabric|cloth|fibres?|fibers?|sheets?|boards?|strips?|offcuts|scraps|clay|mix|blend|twill|jersey|lawn|poplin|percale|voile)$/u;

const isStuff = (word: string): boolean =>
  materialStems.has(stemOf(word)) || /^(?:concrete|cement|terrazzo|jesmonite|plaster)$/u.test(word);

/** What was a thing of its own before: of a thing that is made from old ones the thing itself is not old. */
const former =
  /^(?:(?:real|genuine) )?(recycled|reclaimed|upcycled|salvaged|repurposed|vintage|antique|old) (\p{Ll}{3,}(?: \p{Ll}{3,})+|\p{Ll}{3,}s)$/u;

function stuffWordings(text: string): Wording[] {
  const both = text.split(' and ');
  if (both.length === 2 && !/\d/u.test(text)) return both.flatMap(stuffWordings);
  const [, made = '', things = ''] = former.exec(text) ?? [];
  if (things !== '' && !isStuff(things.split(' ').at(-1)!))
    return [
      ...(/^(?:vintage|antique|old)$/u.test(made) ? [] : [before(made)]),
      ...(things.includes(' ') ? [before(singularOf(things))] : []),
    ];
  const told = text.toLowerCase().replace(weak, '');
  const core = told.replace(inForm, '');
  const words = core.split(' ');
  if (words.length > 3 || /\d/u.test(core) || words.includes('and')) return [];
  const isCord = /^(?:cord|rope|wood|rattan)$/u.test(words.at(-1)!);
  if (!isStuff(words.at(-1)!) && !isCord) return [];
  const bare = isCord ? words.slice(0, -1).join(' ') : core;
  const sort = bare.split(' ')[0]!;
  return [
    ...(bare === '' ? [] : [before(bare)]),
    // "Recycled sterling silver" is "recycled silver" where a tag is short.
    ...(words.length === 3 && !isCord && /^(?:recycled|organic)$/u.test(words[0]!)
      ? [before(`${words[0]!} ${words[2]!}`)]
      : []),
    // By its short name, as people type it: "veg tan collar".
    ...(/^vegetable[- ]tanned leather$/u.test(bare) ? [before('veg tan leather'), before('veg tan')] : []),
    // "Undyed linen" of a "linen runner": the name says already which stuff it is.
    ...(bare.includes(' ') && sortOfWhole.test(sort) ? [before(sort)] : []),
    ...(bare.includes(' ') &&
    isStuff(bare.slice(bare.lastIndexOf(' ') + 1)) &&
    tagEnglish(bare)[0]?.class === 'modifier'
      ? [before(bare.slice(bare.lastIndexOf(' ') + 1))]
      : []),
    ...(words.length > 1 ? [{ alone: core, kind: 'attribute' as const }] : []),
  ];
}

/** Sorts of a stuff by which the whole thing is called: an undyed runner, a padded harness. */
const sortOfWhole =
  /^(?:undyed|unbleached|double-walled|double-wall|waxed|quilted|ribbed|padded|hammered|speckled|crocheted|knitted|braided|insulated|stonewashed|shatterproof|waterproof|water-repellent|stretch|cable-knit|full-grain)$/u;

const unitNames: Readonly<Record<string, string>> = {
  litres: 'litre',
  liters: 'liter',
  l: 'l',
  ounces: 'oz',
  quarts: 'quart',
  cups: 'cup',
  pints: 'pint',
  gallons: 'gallon',
};
const holds =
  /^(?:holds|takes|hold|take)\s(?:about |around |up to )?(\d+(?:[.,]\d+)?)\s?(ml|l|litres?|liters?|oz|ounces|cl|quarts?|cups|pints?|gallons?)(?=$|[\s,])/u;
const holdsMany =
  /^(?:holds|hold)\s(?:up to )?(\d{1,3}|two|three|four|five|six|eight|ten|twelve)\s(\p{Ll}{3,}s)(?=$|,|\s(?:and|at|in|of|upright|up)\s)/u;

function doingWordings(text: string): Wording[] {
  const [, amount = '', unit = ''] = holds.exec(text) ?? [];
  if (amount !== '') return [before(`${amount} ${unitNames[unit] ?? unit}`)];
  const [, count = '', noun = ''] = holdsMany.exec(text) ?? [];
  if (noun === '' || /^(?:sizes|things|items|pieces|people|days|hours|pounds|grams|kilos)$/u.test(noun))
    return [];
  const figure = figureOf(count);
  return [before(`${figure} ${singularOf(noun)}`)];
}

/** "Nursery" of "nurseries", and the "mens" of what is for men, as people type it. */
function oneOf(noun: string): string {
  if (/^(?:men|women|kids|girls|boys)$/u.test(noun)) return noun.endsWith('s') ? noun : `${noun}s`;
  if (noun === 'children') return 'kids';
  return noun.endsWith('ies') ? `${noun.slice(0, -3)}y` : singularOf(noun);
}

const animals = /^(?:dog|cat|horse|rabbit|bird|hamster|chicken|puppy|kitten|hen|pony)$/u;
/** Whom and where a thing is for, in the form that stands before it. */
const usedBefore =
  /^(?:front door|living room|dining room|newborn|toddler|baby|dog|cat|puppy|kitten|horse|rabbit|bird|beginner|teen|crib|cot|pram|stroller|bike|car|desk|wall|door|kitchen|garden|bathroom|bedroom|nursery|playroom|mens|womens|kids|girls|boys|office|travel|camping|hiking|baking|cooking|sauna|shower|beach|picnic|pool|yoga|meditation|gym|running|cycling|fishing|school|balcony|patio|indoor|outdoor|barista|gardener|nurse|teacher|bridesmaid|bride|christening|baptism|wedding|birthday)$/u;
const noWhom =
  /^(?:an?|the|this|that|your|any|all|most|many|every|each|both|those|people|children who|anyone|up|about|around|one|it|them|us|you|everyday|daily|heads?|waists?|wrists?|chests?|feet|hands|ages?|sizes?|pots|phones|years?|use|long|hand)(?:\s|$)/u;
/** Who does something stands behind the name: "apron for woodworkers". */
const whoDoes =
  /(?:er|or|ist|ent|ant|ian|ee|man|men)$|^(?:friend|couple|family|mum|mom|dad|guest|colleague|other|thing|people|teen|adult)s?$/u;
const sizesOf = /^(?:small|medium|large|big|tall|extra large)$/u;

/** "A beach wedding" is searched by itself, "a rustic table" by its style before the thing. */
const feasts = /^an? (\p{L}{4,} (?:wedding|party|picnic|shower|christening))$/u;
const styled =
  /^an? (rustic|modern|boho|bohemian|coastal|nautical|farmhouse|industrial|scandinavian|minimalist|country|cottage|vintage) (?:table|home|house|kitchen|room|bedroom|bathroom|nursery|garden|wedding)$/u;

export function wordingsOfUse(text: string, name: string): Wording[] {
  const told = /^(?:for|suits)\s(.+)$/u.exec(text)?.[1]?.toLowerCase() ?? '';
  if (told === '') return [];
  const entries = told
    .replace(
      /\s(?:up to|from|with|without|alike|that|who|in|at|on|of|by|under|over|between|as|or smaller|or larger)\s.*$/u,
      '',
    )
    .split(/,\s(?:and |or )?|\s(?:and|or)\s/u)
    .map((entry) => entry.trim())
    // "For a pram or a crib".
    .map((entry) => (usedBefore.test(entry.replace(/^an? /u, '')) ? entry.replace(/^an? /u, '') : entry));
  const shared = entries.at(-1)!.split(' ');
  return entries.slice(0, 4).flatMap((entry): Wording[] => {
    const [, place] = /^(indoor|outdoor|everyday|home|kitchen|garden) use$/u.exec(entry) ?? [];
    if (place !== undefined) return place === 'everyday' ? [] : [before(place, 'use')];
    const feast = feasts.exec(entry)?.[1] ?? '';
    if (feast !== '') return [{ alone: feast, kind: 'use' }];
    const style = styled.exec(entry)?.[1] ?? '';
    if (style !== '') return [before(style, 'use')];
    if (noWhom.test(entry) || !/^\p{L}[\p{L}-]{2,}(?: \p{L}[\p{L}-]{2,})?$/u.test(entry)) return [];
    // "Medium and large dogs": what both are stands behind the second.
    const isShared =
      sizesOf.test(entry) || (!entry.includes(' ') && tagEnglish(entry)[0]?.class === 'modifier');
    const whole = isShared && shared.length === 2 && !entry.includes(' ') ? `${entry} ${shared[1]!}` : entry;
    const one = oneOf(whole);
    const [size = '', animal = ''] = one.split(' ');
    const isOfSize = sizesOf.test(size) && animals.test(animal);
    const kind: KeywordKind = isOfSize || whole !== one ? 'audience' : 'use';
    if (isOfSize)
      return name.split(' ').includes(animal)
        ? [before(size, kind)]
        : [before(`${size} ${animal}`, kind), behind(`for ${whole}`, kind)];
    if (/^(?:small|medium|large|big|young|older|old)\b/u.test(whole)) return [];
    const isNamedSo = usedBefore.test(one) || (!one.includes(' ') && whole !== one && !whoDoes.test(one));
    return [...(isNamedSo ? [before(one, kind)] : []), ...(isNamedSo ? [] : [behind(`for ${whole}`, kind)])];
  });
}

const side =
  /^(?:about |around )?(\d[\d.,]*)\s?(cm|mm|m|metres?|meters?|in|inch|inches|ft|feet|foot)\s(long|wide|tall|high|across|deep|thick)$/u;
/** By which of its sides such a thing is looked for. */
const searchedBy: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^long$/u,
    /(?:runner|rug|curtain|garland|leash|lead|rope|cable|chain|necklace|bunting|tablecloth|shelf|bench|desk|table|belt|hose|cord|board|zip|zipper|sofa|rail|bracelet|hanger|hanging)s?$/u,
  ],
  [
    /^wide$/u,
    /(?:shelf|desk|ribbon|collar|bookcase|rack|sofa|blind|mirror|tape|strap|converter|cabinet|stand)s?$/u,
  ],
  [/^(?:tall|high)$/u, /(?:vase|lamp|candle|tree|sculpture|figurine|stool|statue|fence|trellis|boots?)s?$/u],
  [
    /^across$/u,
    /(?:plate|bowl|skillet|pan|wok|rug|mirror|clock|wreath|hoop|stand|basket|planter|pot|tray|platter|dish|cushion|drum|sieve|coaster|lid|doily)s?$/u,
  ],
];

function sideWordings(text: string, name: string): Wording[] {
  return text.split(/,\s(?:and\s)?|\sand\s/u).flatMap((told) => {
    const [, figure = '', unit = '', way = ''] = side.exec(told) ?? [];
    const isSearched = searchedBy.some(([sides, things]) => sides.test(way) && things.test(name));
    return isSearched
      ? [
          before(
            `${figure} ${unit
              .replace(/^inches$/u, 'inch')
              .replace(/^feet$/u, 'ft')
              .replace(/s$/u, '')}`,
          ),
        ]
      : [];
  });
}

/** What buyers are glad that a thing is free of, as they type it. */
const freeOf =
  /^(?:no )?(?:added |artificial )?(pfas|sugar|gluten|dairy|lactose|plastic|pvc|bpa|fragrance|perfume|paraben|sulphate|sulfate|alcohol|lead|nickel|latex|phthalate|palm oil|aluminium|aluminum|silicone|nut|egg|wheat|soy|grain|caffeine|chlorine|cruelty|acid|toxin)s?$/iu;
const noDeed: Readonly<Record<string, string>> = {
  drilling: 'no drill',
  sewing: 'no sew',
  tools: 'tool free',
  bake: 'no bake',
  glue: 'no glue',
};

function withoutWordings(text: string): Wording[] {
  return text.split(/,\s(?:and |or )?|\s(?:and|or|nor)\s/u).flatMap((entry) => {
    const deed = noDeed[entry.replace(/^no\s/u, '')];
    if (deed !== undefined) return [before(deed)];
    if (/^no added sugar$/u.test(entry)) return [before('no added sugar')];
    const lacking = freeOf.exec(entry);
    return lacking === null || /added|artificial/u.test(entry)
      ? []
      : [before(`${lacking[1]!.toLowerCase()} free`)];
  });
}

/** "PVC, BPA and phthalates" of what a thing is free of. */
export const freeWordings = (list: string): Wording[] => withoutWordings(list);

/** Whether a phrase is one colour, alone or with a word before it. */
export function isOneColour(text: string): boolean {
  const hits = claimHits(text, 'en').filter(({ payload }) => payload.kind === 'colour');
  return hits.length === 1 && hits[0]!.end === text.length && text.split(' ').length < 3;
}

/** How buyers type what one phrase of the seller's sentences says. */
export function wordingsOf({ text, says }: EnglishPhrase, name: string): Wording[] {
  switch (says) {
    case 'part':
    case 'made':
      return partWordings(text);
    case 'stuff':
      return stuffWordings(text);
    case 'trait':
      return /\sroast$/u.test(text) ? [before(text)] : [before(text.toLowerCase())];
    case 'state':
      return /^pre-?\p{L}+ed$/u.test(text) ? [before(text)] : [];
    case 'doing':
      return doingWordings(text);
    case 'use':
      return wordingsOfUse(text, name);
    case 'side':
      return sideWordings(text, name);
    case 'without':
      return withoutWordings(text);
    case 'figure':
      return /^\d[\d.,]*-\p{L}+$|^IPX?\d/u.test(text) ? [before(text.replace('-', ' ').toLowerCase())] : [];
    default:
      return [];
  }
}
