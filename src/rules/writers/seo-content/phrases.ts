import { isSizeOfName } from './size-of-name.ts';
import { isCountInClause, isStray } from './stray-in-title.ts';
import { saysYearAgain } from './year-again.ts';
import { isLookedForFirst } from './key-figure.ts';
import { inSmallLetters } from './calm-shout.ts';
import type { Fact, FactKind } from '#rules/listing/listing.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { type Draft, turned } from './draft.ts';
import { frontPart } from './front-part.ts';
import { kindOfPredicate, rankedBySense } from './phrase-kind.ts';
import {
  isFirstOfDeeds,
  isFirstOfHeld,
  isFrontOfRow,
  isHeadcount,
  isReach,
  isHalfTold,
  isOfName,
} from './no-title-phrase.ts';
import { isOneOfStuffs } from './half-of-choice.ts';
import { isBelowHeading, isOfPart } from './own-fact.ts';
import { abroadPredicates } from './abroad-predicates.ts';
import { joinedScript } from '#rules/keywords/thing-words.ts';
import { easternMeasures, easternStuff } from './eastern-measures.ts';
import { englishPredicates, isSaidStuff } from './english-predicates.ts';
import { openingTraits } from './opening-traits.ts';
import { addSaid, isOfSaidPart, type Phrase, type RankedPhrase } from './ranked-phrases.ts';
import { packed } from './opening-figures.ts';
import { openingMeasures } from './opening-measures.ts';
import { phrasesInSentences } from './said-in-sentences.ts';
import { inTitleAbroad, withoutOpenBracket } from './title-phrase.ts';
import { isWoodOfName, namesThingInStuff } from './colour-of-stuff.ts';
import { colourOfFinish, withItsColour } from './stuff-with-colour.ts';
import { mayStandInTitle } from './title-details.ts';
import { titleText } from './title-facts.ts';
import { listedBehindThing } from './listed-behind-thing.ts';
import { isRetold } from './retold-phrase.ts';
import { partBehindStuff } from '#rules/ledger/part-before-stuff.ts';
import { saysLittle } from './title-sides.ts';
import { withItsJoint } from './title-words.ts';
import { withoutStates } from './no-title-state.ts';
import { isMeasuredInName } from './measured-in-name.ts';

export type { Phrase } from './ranked-phrases.ts';

/** The usual order of shops, for platforms without one of their own. */
const standardOrder: readonly FactKind[] = [
  'material',
  'capacity',
  'pack',
  'size',
  'number',
  'feature',
  'colour',
  'weight',
  'power',
  'method',
  'safety',
  'function',
  'duration',
  'percentage',
];
const firstRank = -0.5;

/** In the languages besides English what a thing is made of goes before its figure: "Gourde isotherme, acier inoxydable, 750 ml". */
const firstOf = (order: readonly FactKind[], { language }: Draft, own: number): number => {
  if (language.written === 'en') return firstRank;
  const behindStuff = order.indexOf('material') + 0.4;
  return own === -1 ? behindStuff : Math.min(own, behindStuff);
};

/**
 * Attributes that may stand in a title, in the platform's order: typed details (materials, colours, measures) and
 * short clauses of the seller. None praises, none begins or ends with a small word, none says what another says.
 */
export function titlePhrases(draft: Draft): Phrase[] {
  const known = cache.get(draft);
  if (known !== undefined) return known;
  const isEnglish = draft.language.written === 'en';
  const isFair = ({ text, kind }: Phrase): boolean =>
    !saysYearAgain(text, draft.name) &&
    !isFirstOfHeld(text, draft) &&
    !isFirstOfDeeds(text, draft) &&
    !isHeadcount(text) &&
    !(isEnglish && (isStray(text, draft) || isCountInClause(text, draft))) &&
    !isOneOfStuffs(text, draft.brief.product.description) &&
    !(isEnglish && kind !== 'method' && isHalfTold(text, draft.brief.product.description));
  const fresh = rankedPhrases(draft).filter(isFair);
  const ordered = turned(toldOnce(withoutStates(fresh, draft), draft), draft).map((phrase) => ({
    ...phrase,
    text: withoutOpenBracket(phrase.text),
  }));
  cache.set(draft, ordered);
  return ordered;
}

/** How many there are of it, whom a game is for and the size of a sheet go before all else; of a part its number does. */
function rankOfOpening(
  kind: FactKind,
  text: string,
  { platform }: Draft,
  order: readonly FactKind[],
): number {
  if (kind === 'pack' && platform.goods === 'resold') return order.indexOf('number') + 0.5;
  const isFirst = kind === 'pack' || kind === 'age' || packed.test(text) || /^A\d$|\splayers$/u.test(text);
  return isFirst ? firstRank : order.indexOf(kind) - 0.1;
}

/** Every detail that may stand in a title, those that a buyer looks for first before all others. */
function rankedPhrases(draft: Draft): RankedPhrase[] {
  const order = draft.platform.titleOrder ?? standardOrder;
  const shapes = new Map(draft.units.map((unit) => [foldWord(unit.text), unit.shape]));
  const found: RankedPhrase[] = [];
  draft.ledger.facts.forEach((told, at) => {
    const own = order.indexOf(told.kind);
    const rank = isLookedForFirst(told, draft) ? firstOf(order, draft, own) : own;
    if (
      rank === -1 ||
      isFrontOfRow(told, draft) ||
      !isOfProduct(told, draft) ||
      isOfSaidPart(told, draft, true)
    )
      return;
    const value = frontPart(told, draft);
    const fact = value === told.value ? told : { ...told, value };
    // "Bright OLED display that turns": the front of such a clause is a noun, whatever the whole is.
    const isFront = fact !== told && /^\s(?:that|which)\s/u.test(told.value.slice(value.length));
    const shape = isFront ? 'noun' : shapes.get(foldWord(told.value));
    if (!mayStandInTitle({ fact, shape, hasNumber: hasFigure(value), draft })) return;
    const printed = withItsSort(printedText(fact, draft), fact, draft);
    const text = draft.language.written === 'en' ? partBehindStuff(printed) : inTitleAbroad(printed);
    if (
      text === '' ||
      (fact.kind === 'material' && (namesThingInStuff(text, draft) || isWoodOfName(text, draft)))
    )
      return;
    const finish = draft.language.written === 'en' ? colourOfFinish(text) : '';
    if (finish !== '') {
      found.push({ text: finish, kind: 'colour', rank: order.indexOf('colour'), at });
      return;
    }
    // A clause told whole goes before the front of a longer one.
    const ownRank = fact === told || draft.language.written !== 'en' ? rank : rank + 0.5;
    // "Brown lens": the colour of a part is none of the thing's.
    const kind = text !== printed && fact.kind === 'colour' ? 'feature' : fact.kind;
    const said = saysLittle(fact, draft) || isReach(text) ? order.length : ownRank;
    found.push({ text, kind, rank: isOfName(told, draft) ? firstRank + 0.5 : said, at });
  });
  const said = order.indexOf('feature');
  const last = draft.ledger.facts.length;
  const isStuffKnown = found.some(({ kind }) => kind === 'material');
  for (const text of said === -1 ? [] : englishPredicates(draft)) {
    // "Made of 420D oxford polyester": of what it is made is told where a stuff is.
    const isStuff = !isStuffKnown && isSaidStuff(text, draft);
    const kind = isStuff ? 'material' : kindOfPredicate(text);
    const own = kind === 'weight' || isStuff ? order.indexOf(kind) : said + 0.5;
    const rank = own === -1 ? order.length : isStuff ? Math.min(own, said + 0.5) : own;
    found.push({ text, kind, rank, at: last });
  }
  if (said !== -1)
    for (const text of [
      ...abroadPredicates(draft),
      ...easternMeasures(draft).filter((told) => !tellsMeasure(found, told)),
    ])
      found.push({ text, kind: 'feature', rank: said + 0.5, at: last });
  for (const text of said === -1 ? [] : listedBehindThing(draft))
    found.push({ text, kind: 'feature', rank: said - 0.1, at: last });
  const stuff = easternStuff(draft);
  if (stuff !== '' && !isStuffKnown && order.includes('material'))
    found.push({ text: stuff, kind: 'material', rank: order.indexOf('material'), at: last });
  const opening = openingTraits(draft, found);
  for (const phrase of opening) {
    const rank = phrase.kind === 'pack' ? firstRank : order.indexOf(phrase.kind);
    const at = phrase.kind === 'pack' || phrase.kind === 'material' ? -1 : last;
    if (rank !== -1) found.push({ ...phrase, rank, at });
  }
  addSaid(found, order, draft);
  for (const { text, kind } of openingMeasures(draft)) {
    const rank = rankOfOpening(kind, text, draft, order);
    if (rank < firstRank || (kind === 'size' && found.some((other) => other.kind === kind))) continue;
    // "Grey leaves" of a curtain in "white with grey leaves" tells half of it.
    if (kind === 'colour' || kind === 'material')
      for (let at = found.length - 1; at >= 0; at -= 1)
        if (text.includes(found[at]!.text.toLowerCase())) found.splice(at, 1);
    found.push({ text, kind, rank, at: -1 });
  }
  // How big it is goes before what a sentence says of it.
  const behind = Math.max(said, order.indexOf('size'));
  for (const text of said === -1 ? [] : phrasesInSentences(draft))
    found.push({ text, kind: 'feature', rank: behind + 0.5, at: last });
  const ranked = found.map((phrase) => rankedBySense(phrase, order, isStuffKnown, draft));
  return ranked.sort((a, b) => a.rank - b.rank || sides(a) - sides(b) || a.at - b.at);
}

/** Gives a bare measure the name that its sentence has for it ("45 سم" → "ارتفاع 45 سم"); false where none stands there. */
function tellsMeasure(found: RankedPhrase[], told: string): boolean {
  // A size with its sides says more than one of them.
  const hasSides = /^\d[\d.,]*\s?[x×X]\s?\d/u.test(told);
  const at = found.findIndex(
    ({ kind, text }) => (hasSides && kind === 'size') || (/^\d/u.test(text) && told.includes(text)),
  );
  if (at !== -1) found[at] = { ...found[at]!, text: told };
  return at !== -1;
}

/** Whether a detail is told of what is sold, and of no part of it. */
function isOfProduct(told: Fact, draft: Draft): boolean {
  const isProduct =
    told.source.startsWith('products.') ||
    told.source === 'keyFeatures' ||
    told.source === 'productDimensions' ||
    told.source === 'appFeatures';
  if (!isProduct) return false;
  // "Voies vertes" of an app are no colour of it.
  if (draft.platform.subject === 'app' && (told.kind === 'colour' || told.kind === 'material')) return false;
  return (
    !isOfPart(told, draft) &&
    !isBelowHeading(told, draft) &&
    !(draft.language.written === 'other' && isMeasuredInName(told.value, draft.name))
  );
}

/** A detail as a title prints it; empty where it prints none of it. */
function printedText(fact: Fact, draft: Draft): string {
  const said = titleText(fact, draft);
  if (said === '') return '';
  const isLoud = isShouted(fact) && fact.kind !== 'model';
  const words = isLoud ? inSmallLetters(said) : said === fact.value ? withItsColour(fact, draft) : said;
  const text = besideName(withItsJoint(words, fact, draft.language.written), draft);
  // A shop that takes no raised figure would print "g/m".
  return text.replaceAll('²', '2').replaceAll('³', '3');
}

/** "手工陶瓷茶叶罐" behind "陶瓷茶叶罐": what it adds to a name without spaces; empty where that is no word. */
function besideName(text: string, { name }: Draft): string {
  if (!joinedScript.test(name) || !text.includes(name)) return text;
  const rest = text.replace(name, '').trim();
  return /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}ー]{2,8}$/u.test(rest) ? rest : '';
}

/** "Polyester" as its sentence names it: "recycled polyester". English. */
function withItsSort(text: string, { kind, quote }: Fact, draft: Draft): string {
  if (kind !== 'material' || draft.language.written !== 'en') return text;
  const stuff = ` ${text.toLowerCase()} `;
  const sort = englishPredicates(draft).find(
    (phrase) => ` ${phrase.toLowerCase()} `.includes(stuff) && quote.includes(phrase),
  );
  return sort !== undefined && countPieces(sort) < 5 ? sort : text;
}

/** Whether a detail is typed in capitals that are no abbreviation. */
function isShouted({ kind, value }: Fact): boolean {
  const capitals = kind === 'colour' ? /\p{Lu}{3}/u : /\p{Lu}{4}/u;
  return capitals.test(value) && value === value.toUpperCase() && (kind === 'colour' || value.length > 5);
}

/** Of several sizes the one with two sides says most: "48 x 24 in" before "1.75 in thick". */
function sides({ kind, text }: Phrase): number {
  return kind === 'size' && /\d\s?[x×]\s?\d/iu.test(text) ? 0 : 1;
}

/** The phrases that say something new, as many of each kind as one title takes. */
function toldOnce(found: readonly Phrase[], draft: Draft): Phrase[] {
  const phrases: Phrase[] = [];
  const taken = new Set<string>();
  const kinds = new Map<FactKind, number>();
  const head = stemsOf(draft.type).at(-1);
  for (const { text, kind } of found) {
    if (isRetold({ text, kind }, found, head, draft)) continue;
    const count = kinds.get(kind) ?? 0;
    if (count >= (mostOfKind[kind] ?? 6) || (kind === 'size' && isSizeOfName(text, draft))) continue;
    const stems = stemsOf(text).filter((stem) => stem.length > 1 || /\d/.test(stem));
    const fresh = stems.filter((stem) => !taken.has(stem));
    if (fresh.length === 0 || (stems.length > 1 && fresh.length < stems.length / 2)) continue;
    for (const stem of stems) taken.add(stem);
    phrases.push({ text, kind });
    kinds.set(kind, count + 1);
  }
  return phrases;
}

/** How many phrases of a kind one title takes. */
const mostOfKind: Partial<Record<FactKind, number>> = {
  material: 2,
  colour: 1,
  size: 1,
  weight: 1,
  capacity: 1,
  number: 2,
  power: 1,
  pack: 1,
  duration: 1,
};

const cache = new WeakMap<Draft, Phrase[]>();
