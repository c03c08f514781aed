import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { adjectives, isSmallWord, singularOf } from '#rules/keywords/plain-words.ts';
import { materialStems } from '#rules/keywords/attribute-words.ts';
import { splitSentences } from '#rules/ledger/clauses.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemOf, stemsOf } from '#rules/text/words.ts';
import type { ResearchBrief } from './brief.ts';
import { goodsAtOpening } from './goods-at-opening.ts';
import type { CandidateList } from './candidates.ts';
import type { Offer } from './offers.ts';

const mostSentences = 12;
const mostWords = 6;
const mostOfRow = 2;

/** "Machined from aluminium", "of solid beech", "sewn in waxed cotton": of what the whole thing is. */
const madeOf = longPattern('giu')`
  (?:(?:made|machined|cut|turned|carved|woven|knitted|sewn|cast|forged|thrown|built|crafted|milled|moulded|molded|poured
    |blown|welded|bent|pressed|spun|printed)\s(?:by\shand\s)?(?:of|from|in|out\sof)|s\sof)\s
  ((?:(?:solid|recycled|organic|waxed|reclaimed|sustainable|welsh|english|scottish|irish)\s)?\p{L}{3,}(?:\s\p{L}{3,})?)(?!\p{L})
`;
/** "For hot pavement and snow" right behind the thing, or opening a sentence about it. */
const forWhat =
  /^\s?(?:are |is )?for\s([^.,;(]{3,40}?(?:,\s[^.,;(]{3,30}?)?)(?=[.,;(]|\s(?:up|with|in|on|at|who|that|from|of|under|over|to)\s|$)/iu;
const forTravel =
  /(?:folds? (?:flat|down|up)|packs? (?:flat|down|away|small)|small enough|light enough|collapses|handy) for (?:the )?(travel|camping|hiking|the office|work|storage|trips|picnics|backpacking)(?!\p{L})/iu;
const settings =
  /(?:settings?|modes?|levels?|grinds?|programs|sizes) (?:for|from) (\p{L}+(?: \p{L}+)?) to (\p{L}+(?: \p{L}+)?)(?=[.,;]|$)/iu;
const withPart = /\swith\s(?:an?\s|the\s|(?:its\s)?own\s)?([^.;:]{3,60})/iu;
/** Of these a hand drives one and an engine another. */
const drivenByHand =
  /^hand (?=.*(?:grinder|mill|crank|drill|juicer|pump|mixer|blender|winder|press|saw|whisk)$)/u;
/** "Reflective.", "machine washable.": a row of its own that says how the thing is. */
const trait = longPattern('iu')`
  ^(?:fully |completely )?(reflective|waterproof|washable|machine washable|dishwasher safe|foldable|folding|stackable|adjustable
    |reversible|insulated|unbreakable|shatterproof|rechargeable|cordless|wireless|non[- ]slip|gluten[- ]free|vegan|unscented
    |refillable|collapsible|waxed|padded|breathable|fire resistant|frost proof|weatherproof|undyed|handmade
    |(?:fleece|silk|cotton|wool|sherpa|leather|satin|feather|down|cork|rubber)[- ](?:lined|filled|backed))(?=$|,|\s(?:in|at|up|with|to|by)\s)
`;
/** "That clips to the bed": how a thing is held is typed before it. */
const held: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})clips? (?:on|to|onto)(?!\p{L})/iu, 'clip on'],
  [/(?<!\p{L})folds? (?:flat|up|down|away)(?!\p{L})/iu, 'folding'],
  [/(?<!\p{L})(?:works?|safe|suitable|fine) (?:on|for) [^.;]*\binduction(?!\p{L})/iu, 'induction'],
  [/(?<!\p{L})(?:hangs? on|mounts? (?:on|to)) (?:the |a |any )?wall(?!\p{L})/iu, 'wall mounted'],
];
/** "20, 26 and 30 cm.": sizes of which each is looked for. */
const sizes =
  /^(\d{1,3}(?:(?:, | and |, and | or )\d{1,3}){0,4}) ?(cm|mm|inch|litres?|l|ml|oz)(?=$|[,.;\s])/iu;
const groupBehind =
  /^(.+) for (toddler|kid|bab(?:y|ie)|dog|cat|men|women|boy|girl|beginner|horse|puppie|hen|rabbit)s?$/u;
const animals = /^(dog|cat|horse|rabbit|hamster|hen|parrot|bird|goat|guinea pig)s$/u;
const noUse =
  /^(?:you|your|us|me|it|them|that|this|everyone|all|any|sale|hire|rent|ever|life|years?|example|free|\d.*|only|use|those|anyone|people|both)$/iu;

const pastime =
  /^(?:hiking|camping|fishing|sailing|cycling|running|climbing|knitting|sewing|baking|cooking|gardening|painting|carving|woodworking|weaving|quilting|riding|hunting|swimming|surfing|travelling)$/u;

/** Singular as people type a word before a thing: "travel", "maine coon". */
function plainRow(part: string | undefined): string {
  const text = (part ?? '')
    .trim()
    .toLowerCase()
    .replace(/^(?:the|your|an?|all|most|any|both)\s/u, '');
  const words = text.split(' ');
  if (
    text === '' ||
    words.length > mostOfRow ||
    words.some((word) => noUse.test(word) || isSmallWord(word, 'en'))
  )
    return '';
  const last = words.at(-1)!;
  // "For making": a verb that waits for its thing; "spoon carving" has it.
  const isOpen = words.length === 1 && last.endsWith('ing') && !pastime.test(last);
  return adjectives.has(stemOf(last)) || last.endsWith('ly') || isOpen ? '' : text;
}

/** "Solid beech" of what a match of `madeOf` holds; empty where it names no stuff. */
function stuffOf(text: string): string {
  const words = text.toLowerCase().split(' ');
  const last = words.findLastIndex((word) => materialStems.has(stemOf(word)));
  return last === -1 ? '' : words.slice(0, last + 1).join(' ');
}

/** The sentences that speak of one offer: those that name it, those that name none, and its own piece of a row of several. */
function sentencesOf({ offers, form }: ResearchBrief, offer: Offer): string[] {
  const head = stemsOf(offer.name).at(-1) ?? '';
  const others = offers.filter((other) => other !== offer).flatMap(({ name }) => stemsOf(name).at(-1) ?? []);
  const whole = singularPhrase(offer.name);
  const piecesOf = (sentence: string): string[] => {
    const pieces = sentence.split(/,\s(?:and\s)?/u).filter((piece) => piece.toLowerCase().includes(whole));
    return pieces.length === 1 &&
      offer.name.includes(' ') &&
      !offers.some(
        (other) => other !== offer && pieces[0]!.toLowerCase().includes(singularPhrase(other.name)),
      )
      ? pieces
      : [];
  };
  return splitSentences(form.description ?? '')
    .slice(0, mostSentences)
    .flatMap((sentence) => [sentence, ...(sentence.includes(', ') ? piecesOf(sentence) : [])])
    .filter((sentence) => {
      if (piecesOf(sentence)[0] === sentence) return true;
      const stems = new Set(stemsOf(sentence));
      return stems.has(head)
        ? !others.some((other) => stems.has(other))
        : !others.some((other) => stems.has(other));
    });
}

/**
 * What people type of goods beside their bare name, each said of them by the text: of what it is made, with what, for what and whom,
 * and how a thing that a hand drives is called, too. English.
 */
export function addWares(brief: ResearchBrief, offer: Offer, list: CandidateList): void {
  if (brief.language.written !== 'en' || offer.kind !== 'product' || offer.parted) return;
  const many = offer.plural ?? offer.name;
  const add = (keyword: string): void => {
    const words = keyword.split(' ');
    if (words.length > mostWords || new Set(stemsOf(keyword)).size < stemsOf(keyword).length) return;
    list.add({
      keyword,
      category: words.length > 3 ? 'longTailKeywords' : 'primaryKeywords',
      origin: 'rules',
      offer: offer.name,
    });
  };
  if (drivenByHand.test(offer.name)) add(offer.name.replace(drivenByHand, 'manual '));
  const ofSaid = stuffOf(/\sof\s(.+)$/iu.exec(offer.said)?.[1] ?? '');
  if (ofSaid !== '') add(`${ofSaid} ${many}`);
  const [, bare = '', group = ''] = groupBehind.exec(offer.name) ?? [];
  if (bare !== '') add(`${group.replace(/ie$/u, 'y').replace(/^(wo)?men$/u, '$1mens')} ${bare}`);
  const head = stemsOf(offer.name).at(-1) ?? '';
  for (const opened of goodsAtOpening(brief.form.description ?? '', 'en'))
    if (stemsOf(opened).at(-1) === head) add(opened.toLowerCase());
  animalsOfRow(brief, offer).forEach((animal) => add(`${animal} ${offer.name}`));
  const isAlone = brief.offers.length === 1;
  for (const sentence of sentencesOf(brief, offer)) {
    const plain = sentence.replace(/[.!?]+$/u, '').trim();
    const lower = plain.toLowerCase();
    if (isAlone || lower.includes(singularPhrase(offer.name)))
      for (const [, stuff = ''] of lower.matchAll(madeOf))
        if (stuffOf(stuff) !== '') add(`${stuffOf(stuff)} ${many}`);
    const kind = trait.exec(plain)?.[1]?.toLowerCase();
    if (kind !== undefined) add(`${kind} ${many}`);
    for (const [pattern, word] of held)
      if ((isAlone || lower.includes(singularPhrase(offer.name))) && pattern.test(plain))
        add(`${word} ${many}`);
    const [, figures = '', unit = ''] = isAlone ? (sizes.exec(plain) ?? []) : [];
    for (const figure of figures.match(/\d+/gu) ?? []) add(`${figure} ${unit} ${offer.name}`);
    const at = [many, offer.name].map((name) => lower.indexOf(name)).find((place) => place !== -1) ?? -1;
    const behind = at === -1 ? '' : plain.slice(at).replace(/^\S+(?:\s\S+){0,3}?(?=\sfor\s|$)/u, '');
    const opened = /^For\s/u.test(plain) ? plain : behind;
    const row = forWhat.exec(opened)?.[1]?.split(/,\s(?:and\s)?|\s(?:and|or)\s/u) ?? [];
    for (const use of row.map((entry) => plainRow(entry.replace(/^other\s/u, '')))) {
      if (use === '') continue;
      // "Dog lick mat": an animal is typed before the thing.
      const animal = animals.exec(use)?.[1];
      if (animal !== undefined) add(`${animal} ${thingOf(offer.name)}`);
      add(`${many} for ${use}`);
    }
    const carried = forTravel.exec(plain)?.[1]?.toLowerCase();
    if (carried !== undefined) add(`${singularOf(carried)} ${many}`);
    for (const use of (settings.exec(plain) ?? []).slice(1))
      if (plainRow(use) !== '') add(`${many} for ${plainRow(use)}`);
    const part = at === -1 && !isAlone ? undefined : withPart.exec(plain)?.[1];
    addPart(part, many, add);
  }
}

/** The last two words of a name, without whom it is for: "lick mat" of "slow feeder lick mat for dogs". */
const thingOf = (name: string): string =>
  name
    .replace(/ for .*$/u, '')
    .split(' ')
    .slice(-2)
    .join(' ');

/** "Lick mats, slow feeders and snuffle mats for dogs and cats": what closes a row of goods and nothing else is said of each. */
const rowForWhom = /^([^.;:]{8,120}?) for (\p{L}+(?: pigs)?(?:(?:, | and | or )\p{L}+(?: pigs)?)*)$/iu;

function animalsOfRow({ form, offers }: ResearchBrief, offer: Offer): string[] {
  for (const sentence of splitSentences(form.description ?? '').slice(0, mostSentences)) {
    const [, front = '', whom = ''] = rowForWhom.exec(sentence.replace(/[.!?]+$/u, '').trim()) ?? [];
    const goods = front.toLowerCase().split(/, (?:and )?| and /u);
    const isRow =
      goods.length > 1 &&
      goods.every((piece) => offers.some(({ plural, name }) => piece.endsWith(plural ?? name)));
    if (!isRow || !goods.some((piece) => piece.endsWith(offer.plural ?? offer.name))) continue;
    const named = whom.toLowerCase().split(/, | and | or /u);
    const found = named.flatMap((word) => animals.exec(word)?.[1] ?? []);
    if (found.length === named.length) return found;
  }
  return [];
}

/** "With conical burrs" of "with 48 mm steel conical burrs": a part by its last two words. */
function addPart(part: string | undefined, many: string, add: (keyword: string) => void): void {
  const words = (part?.split(/,|\s(?:and|for|in|that|which|to|on|or|at|of)\s/u)[0] ?? '')
    .trim()
    .toLowerCase()
    .split(' ');
  const last = words.slice(-2);
  if (last.length < 2 || !last.every((word) => /^\p{L}[\p{L}-]{2,}$/u.test(word) && !isSmallWord(word, 'en')))
    return;
  if (adjectives.has(stemOf(last[1]!)) || /(?:ed|ing|ly)$/u.test(last[1]!)) return;
  add(`${many} with ${last.join(' ')}`);
}
