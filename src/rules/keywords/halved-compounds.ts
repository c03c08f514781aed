import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, Ledger } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import type { Candidate } from './candidate.ts';
import { halvesOfPairs } from './fixed-pairs.ts';
import type { Search } from './search.ts';

/** Things that are another by the last word alone: a Dutch oven is no oven, a bean bag no bag, a toy carrot no carrot. */
const otherAlone = longPattern('u')`
  (?<!\p{L})(?:dutch ovens?|butter bells?|(?:bean|sleeping|tea|punch(?:ing)?) bags?|(?:clothes|rocking|saw) horses?|(?:cat|shoe) trees?|hot tubs?
    |(?:ironing|skate|snow|surf|paddle|key|balance) ?boards?|(?:life|dog|horse|pet) (?:jackets?|coats?|vests?|rugs?|sweaters?|jumpers?)
    |(?:hydration|weighted|running|safety|hi[- ]vis) vests?|oil pens?|golf (?:gloves?|balls?|bags?)
    |(?:card|coin|watch) (?:cases?|boxes|box)|(?:horse|saddle) blankets?|(?:curling|steam) irons?
    |(?:grill|cooking|fire) grates?|bottle jacks?|(?:jumper|booster|battery) cables?|air (?:fryers?|beds?|stones?)|water tables?
    |(?:toy|pretend|artificial|fake|silk|model|miniature) \p{L}{3,})$
`;
const behindThing = / (?:with|for|in|without|and) /u;
const lastOf = (text: string): string => text.slice(text.lastIndexOf(' ') + 1).replace(/s$/u, '');

/** Whether a phrase calls such a thing by its last word, whatever stands behind: "oven with handles". */
function isByLastWord(phrase: string, last: string, others: readonly string[]): boolean {
  const named = phrase.split(behindThing)[0]!;
  return lastOf(named) === last && !otherAlone.test(named) && !others.some((other) => named.endsWith(other));
}

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

/** Its words in small letters, with a space at each end; "lamb's wool" is a lamb wool here. */
const spaced = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[’']s(?!\p{L})/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;

/** The same with a figure between clauses: "steel, white" is no shade. */
const clausesOf = (text: string) => spaced(text.replaceAll(/[,.;:()!?\n/|]+/gu, ' 0 '));

/**
 * Tells the phrases that hold one half of what an English product is made of: "carbon loaf pan" of a carbon steel one,
 * "gold hoops" of gold plated ones. What the brief itself says of the half alone stands ("solid gold posts" beside them).
 */
export function halvedCompounds({ brief, ledger, slots }: Search): (candidate: Candidate) => boolean {
  const isHalf = halvedStuffs(brief, ledger);
  const type = ledger.productType.toLowerCase();
  if (!otherAlone.test(type)) return isHalf;
  const last = lastOf(type);
  const others = slots.synonyms.map(({ text }) => text).filter((text) => text.includes(' '));
  return (candidate) =>
    (candidate.source !== 'targetKeywords' && isByLastWord(candidate.phrase, last, others)) ||
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
  const found = halvesOfPairs(clausesOf(given));
  if (!named && ways.length === 0 && found.length === 0) return () => false;
  const halves = [
    ...(named ? [{ half: model.split(' ')[0]!, whole: model }] : []),
    ...ways.flatMap((whole) => whole.split(' ').map((half) => ({ half, whole }))),
    ...found,
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
