import { uninflectedColour } from '#rules/ledger/words/colours.ts';
import { coloursOffered } from '#rules/keywords/said-tags.ts';
import { materialStems } from '#rules/keywords/attribute-words.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import type { Fact } from '#rules/listing/listing.ts';
import { stemOf } from '#rules/text/words.ts';
import { agreedInTitle, doneInTitle, isRowOfShades } from './agreed-in-title.ts';
import type { Draft } from './draft.ts';
import { endsInColour, withShade } from './stuff-with-colour.ts';
import { stuffInTitle } from './stuff-elsewhere.ts';
import { countedText, isLoadOfPart } from './title-counts.ts';
import { countedInSpanish } from './spanish-counts.ts';
import { firstWords } from '#rules/text/first-words.ts';

/** Longest list that a title names whole, in characters. */
const longestList = 40;

/** Verbs that tell which part a stuff is, with the part. */
const partOf: Readonly<Record<string, string>> = {
  lined: 'lining',
  filled: 'filling',
  stuffed: 'filling',
  trimmed: 'trim',
  edged: 'edging',
  backed: 'backing',
};
const worked =
  /\b(lined|filled|stuffed|trimmed|edged|backed) (?:with|in) (?:an? |soft |thick |pure |real |\d+% )?$/iu;

/** "Lined with cotton terry" names in a title a cotton terry lining, and no second stuff of the thing. */
function partNamed({ value, quote }: Fact): string {
  const at = quote.indexOf(value);
  const verb = at === -1 ? undefined : worked.exec(quote.slice(0, at))?.[1];
  const part = verb === undefined ? '' : partOf[verb.toLowerCase()]!;
  // "Polyester hollow fibre": the stuff goes on behind the word that is known.
  const goesOn = /^ \p{Ll}{3,}(?=[.,;]|$)/u.exec(quote.slice(at + value.length))?.[0] ?? '';
  return part === '' || value.split(' ').length > 2 ? value : `${value}${goesOn} ${part}`;
}

const about = /\b(?:about|around|approx\.?|approximately|roughly|circa|ca\.?)\s$/iu;
const sideWords: Readonly<Record<string, string>> = {
  length: 'long',
  width: 'wide',
  height: 'tall',
  depth: 'deep',
};
const inSide = /^ in (length|width|height|depth)(?! \p{L}+ direction)(?!\p{L})/u;
const secondSide = /^ and (\d[\d.,]*) ?(\p{L}+) in (?:width|height|length|depth)(?!\p{L})/u;

/** "180 cm in length and 30 cm in width" → "180 x 30 cm"; a single side with its word. */
function sideNamed({ value, quote }: Fact): string {
  const behind = quote.slice(quote.indexOf(value) + value.length);
  // "120 x 140 stitches"; "A2, A1 or 24 x 36 inches" are three sizes.
  const counted = /^\d[\d.,]* x \d[\d.,]*$/u.test(value)
    ? /^ (?:stitches|pixels|px|rows|dpi)(?!\p{L})/u.exec(behind)
    : null;
  if (counted !== null) return `${value}${counted[0]}`;
  if (/^A\d\b/u.test(value) && /\bA\d(?:,|,? or) $/u.test(quote.slice(0, Math.max(0, quote.indexOf(value)))))
    return '';
  const side = inSide.exec(behind);
  if (side === null || !quote.includes(value)) return value;
  const [, figure = '', unit = ''] = /^(\d[\d.,]*) ?(\p{L}+)$/u.exec(value) ?? [];
  const [, other = '', otherUnit = ''] = secondSide.exec(behind.slice(side[0].length)) ?? [];
  if (figure !== '' && unit === otherUnit) return `${figure} x ${other} ${unit}`;
  return `${value} ${sideWords[side[1]!]!}`;
}

const itsMeasure =
  /^ of (?:about |around |up to |over )?(\d[\d.,]{0,6}(?: ?(?:to|-|–|x) ?\d[\d.,]{0,6})? ?(?:mm|cm|m|in|inch|inches|ft|feet|kg|g|lbs?|oz|ml|l|litres?|W|V|mAh|lumens)?)(?![\p{L}\d])/iu;
const onlyIfWanted =
  /\b(?:optional|optionally|on request|extra charge|extra cost|at extra|sold separately|add[- ]on|if you (?:like|want|wish))\b/iu;

/** "In small, 8 cm wide, and large, 12 cm wide": each is the measure of one of several. */
const oneOfSizes =
  /\b(?:small|medium|large),? (?:\(|is |at |about )?\d[^.;]{2,30}\b(?:medium|large)\b,? (?:\(|is |at |about )?\d/iu;

/** The clause of the quote in which the value stands. */
function clauseOf({ value, quote }: Fact): string {
  return quote.split(/[.;]\s|[,;]\s/u).find((clause) => clause.includes(value)) ?? quote;
}

/** "Maple pecan, cocoa almond and berry" of a food: kinds that are sold as one. */
function kindsTold({ quote }: Fact): string {
  const list = quote.replace(/[.\s]+$/u, '');
  const entries = list.split(/,\s(?:and\s|or\s)?|\s(?:and|or)\s/u);
  const isList =
    entries.length > 2 &&
    /,\s(?:and|or)\s|\s(?:and|or)\s/u.test(list) &&
    entries.every((entry) => /^\p{L}+(?: \p{L}+){0,2}$/u.test(entry));
  if (!isList) return '';
  const joint = /\sor\s/u.test(list) ? 'or' : 'and';
  return `${entries.slice(0, -1).join(', ')} ${joint} ${entries.at(-1)!}`;
}

/** "About " of a measure that is rough. */
function aboutBefore({ value, quote }: Fact): string {
  const at = quote.indexOf(value);
  return at > 0 && about.test(quote.slice(Math.max(0, at - 16), at)) ? 'about ' : '';
}

/** What offers colours to choose from. */
const offersColours = /\b(?:available|choose|choice|pick|select|comes? in|colou?rs?|options?|either)\b/iu;

/** "Fleece, Peat, Slate": of a row of names none is the only one. */
function isOneOfNames({ value, quote }: Fact): boolean {
  const names = quote.replace(/[.\s]+$/u, '').split(', ');
  return (
    names.length > 2 &&
    names.includes(value) &&
    names.every((name) => /^\p{Lu}\p{L}+(?: \p{L}+)?$/u.test(name))
  );
}

/**
 * A fact as an English title of goods may say it; empty where it may not: what is optional, a rough number without its
 * "about", one of several colours to choose from as if it were the only one.
 */
export function titleText(fact: Fact, draft: Draft): string {
  const { value, kind, quote, source } = fact;
  if (draft.language.written !== 'en' && draft.platform.subject === 'product')
    return doneInTitle(textElsewhere(fact, draft), fact.kind, draft);
  if (draft.platform.subject !== 'product' || source.endsWith('.name')) return value;
  if (kind === 'size' && oneOfSizes.test(quote)) return '';
  if (onlyIfWanted.test(clauseOf(fact))) return '';
  if (kind === 'colour') {
    // "iCandy Peach pushchair": the name of a model is no colour.
    if (
      /^\p{Lu}/u.test(value) &&
      /(?:^|\s)(?:i\p{Lu}|\p{Lu}\p{Ll}*\p{Lu})\p{L}+ $/u.test(
        quote.slice(0, Math.max(0, quote.indexOf(value))),
      )
    )
      return '';
    if (isOneOfNames(fact)) return '';
    const offered = offeredIn(draft);
    // "Dusty rose, sage, champagne or navy": one of them is not the only one.
    const choices = quote.replace(/[.\s]+$/u, '').split(/,? or |, /u);
    if (
      / or /u.test(quote) &&
      choices.length > 1 &&
      choices.some((choice) => choice.toLowerCase() === value.toLowerCase())
    ) {
      const all = quote.replace(/[.\s]+$/u, '');
      return all.length > longestList ? '' : all;
    }
    if (offered.length < 2 || !offered.includes(value.toLowerCase())) return value;
    // "Red, cream and mustard" of a garland: it has all of them.
    const front = offered.slice(0, -1).join(', ');
    const hasAll =
      !offersColours.test(quote) && quote.toLowerCase().includes(`${front} and ${offered.at(-1)!}`);
    const list = `${front} ${hasAll ? 'and' : 'or'} ${offered.at(-1)!}`;
    return list.length > longestList ? '' : list;
  }
  if (draft.category === 'food' && (kind === 'feature' || kind === 'material')) {
    const kinds = kindsTold(fact);
    if (kinds !== '') return kinds.length > longestList ? '' : kinds;
  }
  // "Stamped with herb names of your choice": what the buyer gives.
  if (/^ of (?:your|one's) /u.test(quote.slice(quote.indexOf(value) + value.length))) return '';
  // "About 1.5 pints" is told so.
  const front = kind === 'capacity' || kind === 'weight' || kind === 'size' ? aboutBefore(fact) : '';
  if (front !== '') return `${front}${kind === 'size' ? sideNamed(fact) : value}`;
  if (kind === 'weight' && isLoadOfPart(value, quote)) return '';
  if (kind === 'size') return sideNamed(fact);
  // "A chest girth of 22 to 28 inches": the side of it alone measures nothing.
  const measure =
    kind === 'feature' ? itsMeasure.exec(quote.slice(quote.indexOf(value) + value.length)) : null;
  if (measure !== null) return `${value} ${measure[1]!}`;
  if (kind === 'number') return countedText(fact);
  return kind === 'material' || kind === 'feature' ? partNamed(fact) : value;
}

/**
 * The same in German, Spanish and French: "haya" goes with the "madera de" before it, "acier inoxydable" says no more than the
 * "inox" of the name, and colours to choose from stand there all or none.
 */
function textElsewhere(fact: Fact, draft: Draft): string {
  const { value, kind, quote, source } = fact;
  const { language } = draft;
  if (source.endsWith('.name')) return value;
  if (language.written === 'other')
    return kind === 'material' ? stuffInTitle(value, quote, draft.name) : value;
  if (kind === 'colour') {
    const at = quote.indexOf(value);
    // "Ein weißes Regal" is "weiß" behind its name.
    const bare = draft.language.written === 'de' ? uninflectedColour(value) : value;
    if (bare !== value) return bare;
    const shaded = withShade(value, quote);
    if (shaded !== value) return shaded;
    if (at > 0 && draft.language.written !== 'de' && endsInColour.test(quote.slice(0, at).trimEnd()))
      return '';
    const list = quote.replace(/[.\s]+$/u, '');
    const single = draft.ledger.facts.filter(
      (other) => other.kind === 'colour' && other.quote === quote && other.value !== list,
    );
    if (value === list || single.length < 2 || !isRowOfShades(list.split(/,\s/u), single, draft))
      return agreedInTitle(value, fact, draft);
    return single[0] === fact && list.length <= longestList ? list : '';
  }
  if (kind === 'number')
    return language.written === 'es' ? countedInSpanish(fact, countedIn(fact), draft.type) : countedIn(fact);
  if (kind === 'size' && language.written === 'fr') {
    // "29 cm plié": folded it is as long as that, and open longer.
    const state = /^ (?:pliée?s?|repliée?s?|fermée?s?|dépliée?s?|ouverte?s?)(?!\p{L})/u.exec(
      quote.slice(quote.indexOf(value) + value.length),
    )?.[0];
    return `${value}${state ?? ''}`;
  }
  // "Volume 18 litres": the unit says what it is.
  if (kind === 'capacity' || kind === 'weight') return value.replace(saysKind, '');
  if (kind !== 'material') return value;
  if (saysNothingNew(value, draft)) return '';
  const at = quote.indexOf(value);
  if (at === -1 || draft.language.written === 'de') return value;
  const before = /(\p{L}{3,20}) (?:de |d[’'])$/u.exec(quote.slice(Math.max(0, at - 26), at))?.[1] ?? '';
  if (materialStems.has(stemOf(before.toLowerCase()))) return '';
  const behind = /^ (?:de |d[’'])(\p{L}{3,})/u.exec(quote.slice(at + value.length));
  return behind !== null && materialStems.has(stemOf(behind[1]!.toLowerCase()))
    ? `${value}${behind[0]}`
    : value;
}

const saysKind = /^(?:volume|contenance|capacité|poids)\s(?::\s|de\s)?(?=\d)/iu;

const givenByBuyer =
  /gravur|gravi?er|gravure|graba|grabad|initiale|inicial|personal|personnal|bordad|broder|brodé|stick|zeichen|letras|lettres|caractères|caracteres|buchstaben|wunsch/iu;
const longestCounted = 34;

/** "Harnais 5 points" of a bare "5 points", which says not of what; empty for letters that a buyer chooses. */
export function countedIn({ value, quote }: Fact): string {
  const clause = quote.split(/[.;:(]\s?|,\s/u).find((piece) => piece.includes(value)) ?? '';
  // "Deux couvertures présentent" of their worn corners: the verb has lost what it says.
  if (/s \p{Ll}{4,}ent$/u.test(value) && quote.includes(`${value} `) && isVerbBehind(value)) return '';
  if (givenByBuyer.test(clause) || (givenByBuyer.test(quote) && givenByBuyer.test(value))) return '';
  // "Deux tailles au choix": which of them is the buyer's.
  if (
    /^ (?:au choix|à choisir|a elegir|al gusto|zur (?:Aus)?[Ww]ahl)(?!\p{L})/u.test(
      quote.slice(quote.indexOf(value) + value.length),
    )
  )
    return '';
  const whole = clause.trim().replace(/[.)]$/u, '');
  // "3 tonos de luz", "2 poches en velours": what they are of goes with them.
  const ofWhat = /^ (?:de|d[’']|à) ?\p{Ll}{3,14}(?= y | et |$)/u.exec(
    whole.slice(whole.indexOf(value) + value.length),
  )?.[0];
  if (whole.startsWith(value) && ofWhat !== undefined) return `${value}${ofWhat}`;
  const before = whole.endsWith(value) ? whole.slice(0, -value.length).trim().split(' ') : [];
  const isNamed =
    before.length > 0 &&
    before.length < 4 &&
    whole.length <= longestCounted &&
    /^\p{L}{3,}$/u.test(before[0]!) &&
    !/^(?:elles?|ils?|on|nous|avec|pour|con|para|con|mit|für|aus|incluye|enthält|comprend|plus|über|más|unos|unas|environ|etwa|ein|eine|les|los|las|set|lot|pack|jeu)$/iu.test(
      before[0]!,
    );
  return isNamed ? whole : value;
}

const nounOrTrait =
  /(?:argent|différent|transparent|permanent|indépendant|équivalent|polyvalent|ment|cent|vent|dent|puissant)$/u;

const isVerbBehind = (value: string): boolean => !nounOrTrait.test(value);

/** "Acier inoxydable" of a bottle in "inox", "Sattelleder" of a holder in "Leder". */
function saysNothingNew(value: string, { name, language }: Draft): boolean {
  const groups = (text: string): string[] =>
    claimHits(text, language.written).flatMap(({ payload }) =>
      payload.kind === 'material' ? [payload.group] : [],
    );
  if (
    language.written === 'de' &&
    name.split(' ').some((word) => word.length > 3 && value.toLowerCase().endsWith(word.toLowerCase()))
  )
    return true;
  const own = new Set(groups(name));
  const told = groups(value);
  return told.length > 0 && told.every((group) => own.has(group));
}

const offers = new WeakMap<Draft, string[]>();

function offeredIn(draft: Draft): string[] {
  const known = offers.get(draft);
  if (known !== undefined) return known;
  const found = coloursOffered(firstWords(draft.brief.product.description, 800));
  offers.set(draft, found);
  return found;
}
