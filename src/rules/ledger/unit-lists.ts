import { whomRow } from '#rules/offers/whom-row.ts';
import { asNoun } from './thing-or-verb.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { isRowOfFigures, statesFirst } from './verb-in-first-entry.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import { fragmentsOf, isLongEntry } from './clauses.ts';
import { hasFiniteVerb } from './finite-verb.ts';
import { isRowWithState } from './row-with-state.ts';
import { type Shape, shapeOf } from './shape.ts';

/** A line of a data sheet for shops that buy by the carton. */
export const tradeLine = longPattern('iu')`
  ^(?:moq|minimum order(?: quantity| qty)?|min\.? order|packing|carton(?: size)?|inner carton|master carton
    |lead time|delivery time|port|fob(?: port)?|payment(?: terms?)?|supply ability|sample(?:s| time)?
    |hs code|incoterms|oem(?:\/odm)?|production time|mindestbestellmenge|verpackungseinheit|vpe
    |pedido mínimo|cantidad mínima|quantité minimale|colisage)\s?:
`;

/** Whether a word or two name a material that is no colour too ("gold" may be either). */
function namesMaterialOnly(text: string, language: WrittenLanguage): boolean {
  const hits = claimHits(text, language);
  return (
    hits.some(({ payload, start }) => payload.kind === 'material' && start === 0) &&
    !hits.some(({ payload }) => payload.kind === 'colour')
  );
}

/** "Sage, oat, ink": words beside a colour are its other colours, whatever they name elsewhere. */
export function isColourList(fragments: readonly string[], language: WrittenLanguage): boolean {
  if (
    fragments.length < 2 ||
    fragments.length > 5 ||
    !fragments.every((text) => /^\p{L}+(?: \p{L}+)?$|^\p{L}+ (?:or|oder|o|ou) \p{L}+$/u.test(text))
  )
    return false;
  // "Aluminium, black": of what it is made, and its colour.
  if (fragments.some((text) => namesMaterialOnly(text, language))) return false;
  // "Moss green, black or oat": what stands beside colours is one, whatever else it names.
  const [first = ''] = fragments;
  if (
    / (?:or|oder|o|ou) /u.test(fragments.at(-1)!) &&
    claimHits(first, language).some(({ end, payload }) => payload.kind === 'colour' && end === first.length)
  )
    return true;
  // "Washed black, oat, moss": behind a colour words alone are its others.
  if (
    language === 'en' &&
    fragments.length > 2 &&
    claimHits(first, language).some(
      ({ end, payload }) => payload.kind === 'colour' && end === first.length,
    ) &&
    fragments.slice(1).every((text) => /^\p{Ll}+$/u.test(text))
  )
    return true;
  const isPaired = fragments.some((text) => text.includes(' '));
  const coloured = fragments.filter((word) =>
    claimHits(word, language).some(
      ({ start, end, payload }) =>
        payload.kind === 'colour' && (isPaired ? start === 0 : end - start === word.length),
    ),
  );
  // "Gris perla, camel, verde bosque": two words each, of which most must be colours.
  return isPaired ? coloured.length > fragments.length / 2 : coloured.length > 0;
}

/** "Asphalt, metal, flat.", "Tulsa, Broken Arrow, Owasso.": a page's row of a word or two each, most of them one, told in one breath. */
export function isRowOfWords(text: string): boolean {
  const entries = text.split(/,\s/u);
  return (
    entries.length > 2 &&
    entries.every((entry) => /^\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*)?$/u.test(entry)) &&
    entries.filter((entry) => !entry.includes(' ')).length > entries.length / 2
  );
}

const manyEntries = 7;
const fitsMany = /^(?:fits|compatible with|works with|for) .*\d/iu;

/** "Programmable, keep warm, insert is dishwasher safe, glass lid": a list, though one of its entries has a verb. */
export function isLooseList(text: string, language: WrittenLanguage): boolean {
  if (language === 'other') return false;
  const fragments = fragmentsOf(text);
  if (language !== 'en') return isListBesideVerb(fragments, language);
  if (fragments.length >= manyEntries && isManyEntries(fragments)) return true;
  if (isRowWithState(fragments)) return true;
  if (fragments.length < 4) return !/^Whether\s/u.test(text) && isListBehindSentence(fragments);
  if (
    fragments.some(
      (part, at) =>
        // "Fits iPhone 12 13 14 15 16 and Android with metal ring": what it fits may be long.
        countPieces(part) > (at === 0 ? 14 : fitsMany.test(part) ? 18 : 10) || leansOnSentence.test(part),
    ) ||
    /^(?:(?:it|they|this|we|i|you)|(?:also )?included (?:is|are))\s/iu.test(text)
  )
    return false;
  const shapes = fragments.map((part) => shapeOf(part, language));
  const isPlain = (shape: Shape): boolean => shape === 'noun' || shape === 'adjective';
  // A long piece without a verb belongs to what is before it.
  if (fragments.some((part, at) => at > 0 && isLongEntry(part) && isPlain(shapes[at]!))) return false;
  // "Solid oak table 150 x 90 cm extends to 190" of five entries more: a long first one of figures is one of them.
  const isMeasured = fragments.length > 4 && /\d/u.test(fragments[0]!);
  if (
    countPieces(fragments[0]!) > (isMeasured ? 10 : 6) &&
    isPlain(shapes[0]!) &&
    shapes.some((shape) => !isPlain(shape))
  )
    return false;
  if (isPlain(shapes[0]!)) return true;
  // "The handle is wrapped in cord, lead free glaze, 24 cm, removable lid": said in one breath, and no list of its verb.
  return (
    (shapes[0] === 'sentence' || shapes[0] === 'order') &&
    // Two are enough where a figure says that something else is told than the verb's.
    shapes.filter(isPlain).length > (fragments.some((part, at) => at > 0 && /\d/.test(part)) ? 1 : 2) &&
    !takesList.test(fragments[0]!)
  );
}

/** Fields of the form whose commas part entries. */
const listFields: ReadonlySet<string> = new Set(['keyFeatures', 'appFeatures']);

/** "Scan barcodes, expiry reminders, shared list": short entries of a field for lists, though the first is an order. */
export function isFeatureList(text: string, path: string, language: WrittenLanguage): boolean {
  const fragments = language !== 'other' && listFields.has(path) ? fragmentsOf(text) : [];
  const leans = language === 'en' ? leansOnSentence : opensClause;
  return (
    fragments.length > 2 &&
    fragments.every(
      (part) =>
        countPieces(part) < 7 && (countPieces(part) > 1 || language !== 'en') && !leans.test(`${part} `),
    )
  );
}

/** "Chuck grips well, small paint marks": a short sentence, and behind it a thing or two that are no part of it. */
function isListBehindSentence(fragments: readonly string[]): boolean {
  const [first = '', ...others] = fragments;
  return (
    others.length > 0 &&
    countPieces(first) < 6 &&
    hasFiniteVerb(first) &&
    !takesList.test(first) &&
    !isSeries(fragments, 'en') &&
    others.every(
      (part) =>
        countPieces(part) < 6 &&
        !leansOnSentence.test(part) &&
        ['noun', 'adjective'].includes(shapeOf(part, 'en')),
    )
  );
}

/** Ten entries of a few words each are a list, whatever one of them says. */
function isManyEntries(fragments: readonly string[]): boolean {
  // "Full valet from £95, own water and power": two entries that a joint holds together.
  const most = (part: string, at: number): number => (at === 0 ? 12 : part.includes(', ') ? 10 : 7);
  if (fragments.some((part, at) => countPieces(part) > most(part, at))) return false;
  const shapes = fragments.map((part) => shapeOf(part, 'en'));
  return (
    (shapes[0] === 'noun' ||
      shapes[0] === 'adjective' ||
      // "Fits up to 18 in deep": the figure closes what the verb takes.
      (shapes[0] === 'sentence' && /\d[^,]{0,12}$/u.test(fragments[0]!))) &&
    shapes.filter((shape) => shape === 'noun' || shape === 'adjective').length > fragments.length * 0.6
  );
}

const leansOnSentence =
  /^(?:and|but|so|which|who|that|because|if|when|then|or|while|whether|even|plus|as|to|\p{L}+ing)\s/iu;
/** Verbs whose objects are often several. */
const takesList =
  /\s(?:comes?|includes?|contains?|has|have|features?|needs?|requires?|uses?|holds?|are|available|supports?|offers?|covers?|teaches|shows?|suits?|fits?)(?:\s|$)/iu;

/** Entries of one enumeration that its last entry closes with "and": "check-ups", "fillings", "crowns and hygiene for adults". */
export function isSeries(fragments: readonly string[], language: WrittenLanguage): boolean {
  const last = fragments.at(-1) ?? '';
  // Four and more bare entries need no joint.
  const isBare = (text: string): boolean => countPieces(text) < 5 && /^[\p{L}\s’'-]+$/u.test(text);
  if (language !== 'en' && fragments.length > 3 && fragments.every(isBare)) return true;
  return (
    fragments.length > 1 &&
    /^\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2} (?:and|or|und|oder|y|e|o|et|ou) (?:\p{L}|\d\p{L})/u.test(last) &&
    fragments.slice(0, -1).every((text) => countPieces(text) < 4 && !/[\d:]/.test(text))
  );
}

/** "Jet and mist at the turn of the ring", "dumplings or fish": what closes such a list is said of all before it. English. */
const closesTogether = / or |\sand \p{L}+(?: \p{L}+)? (?:at|in|on|with|for|from|under|over|to|by) \p{L}/iu;

const opensClause =
  /^(?:und|oder|aber|sondern|denn|dass|weil|wenn|der|die|das|den|dem|was|wo|wie|y|o|pero|que|porque|si|cuando|donde|et|ou|mais|qui|dont|où|car|quand|il|elle|es|sie|er|wir|ich|nous|je(?!\s\d)|on)\s/iu;

/** "Haarkranz mit Blumen, auf Draht, mit Satinband zum Binden, passt jedem Kopf": a list of which one entry, not the first, has a verb. */
function isListBesideVerb(fragments: readonly string[], language: 'de' | 'es' | 'fr'): boolean {
  // "Für mittelgroße Hunde, schont Nacken und Rücken": for whom it is, and what it does.
  if (
    fragments.length === 2 &&
    /^(?:Für|Mit|Ohne) /u.test(fragments[0]!) &&
    /^\p{Ll}{3,}t \p{Lu}/u.test(fragments[1]!)
  )
    return language === 'de';
  if (fragments.length < 4) return isRowOfFigures(fragments);
  // "2 Akkus (einer hält nur noch 20 min)": what stands in brackets has its own verb.
  const bare = fragments.map((part, at) => {
    const text = part.replace(/\s?\([^()]*\)/gu, '');
    return at === 0 ? asNoun(text, language) : text;
  });
  // Who sells in a hurry names the thing at length first.
  const most = fragments.length > 4 ? { first: 14, other: 9 } : { first: 10, other: 7 };
  if (
    bare.some(
      (part, at) => countPieces(part) > (at === 0 ? most.first : most.other) || opensClause.test(part),
    )
  )
    return false;
  const verbal = bare.map((part) => ['sentence', 'verb', 'order'].includes(shapeOf(part, language)));
  // Of a long list half may have a verb: "läuft einwandfrei", "Koffer hat einen Riss".
  // "Winkelschleifer, 750 Watt, Kabel 4 m, zweiter Handgriff fehlt": five entries and more, of which none alone shows its verb.
  if (fragments.length > 4 && !verbal.some(Boolean) && fragments.some((part) => /\d/.test(part))) return true;
  if (verbal[0] && !statesFirst(bare, verbal)) return false;
  return verbal.some(Boolean) && verbal.filter(Boolean).length <= Math.max(1, verbal.length / 2);
}

const worksWith = /^(?:works|compatible|pairs|connects|syncs|integrates|plays nicely) (?:with|to) \p{L}/iu;
const usedAs = /^(?:(?:can be |may be )?used|doubles|serves|works) as (?:an?|the) /iu;
const ownName = /^(?:\p{Lu}|i(?:Phone|Pad|OS|Pod)|macOS)/u;
const mostWordsOfName = 4;

/** "Works on induction, gas, oven, bbq". */
const worksOn =
  /^(?:(?:works|cooks|runs|sticks|adheres|use|used|safe) (?:on|in)|(?:ideal|perfect|great|good|suitable) for) \p{L}/iu;
const idealFor = /^\p{L}+ for /iu;
/** "Blade to fit Flymo Hover Vac 280, Micro Compact 300". */
const fitsModel = /\b(?:to fit|fits?|suits) \p{Lu}[\p{L}\d ]{0,40}\d\p{L}{0,3}$/u;

/** A word or two that name a thing, and neither how it looks nor what it is made of. */
function isBareThing(text: string): boolean {
  return (
    /^\p{L}+(?: \p{L}+)?$/u.test(text) &&
    shapeOf(text, 'en') === 'noun' &&
    claimHits(text, 'en').every(({ payload }) => payload.kind !== 'colour' && payload.kind !== 'material')
  );
}

/** "Hand wash only, dry straight away and oil". */
const washes = /^(?:hand|machine) wash only$/iu;
const goesOnCaring =
  /^(?:(?:do not|don[’']t|no|never|air|line|tumble|drip|lay|cool|low) \p{L}|(?:dry|iron|wipe|rinse|oil|reshape|hang)\s)/iu;

/** "1 tsp per cup, boil, 5 min". */
const brewed =
  /^(?:\d[\d./½¼-]*|one|two|an?|half an?) ?(?:heaped |level |rounded )?(?:tsp|tbsp|teaspoon|tablespoon)s? (?:per|to|for|an?) /iu;
const bareSize = /^(?:and )?\d[\d.,x× ]*(?:mm|cm|m|in|inch|inches|ft)$/iu;

const rung = /^(?:\p{L}+: )?(?:under|over|up to|below|above|from|to|\d).*\d/iu;

/** "Feeding: under 10 kg 1 chew a day, 10-25 kg 2 chews, over 25 kg 3 chews": how much of it for whom. */
function isLadder(fragments: readonly string[]): boolean {
  return (
    fragments.length > 1 &&
    /^\p{L}+: (?:under|below|up to|from)\s/iu.test(fragments[0]!) &&
    fragments.every((text) => rung.test(text))
  );
}

/**
 * Whether the pieces between the commas are one list: "for labradors, spaniels and other dogs", "works with Zebra, Rollo,
 * MUNBYN printers". English.
 */
export function isToldTogether(plain: string, isFor: boolean, fragments: readonly string[]): boolean {
  if (worksOn.test(plain) && fragments.length > (isFor || idealFor.test(plain) ? 1 : 2))
    return fragments.slice(1).every(isBareThing);
  // "Tax returns for landlords, freelancers and people who moved to Denver": all of them are those for whom it is.
  if (plain.includes(' for ') && whomRow(plain) !== null) return true;
  if (isLadder(fragments) || brewed.test(plain)) return true;
  if (/^sizes \d/iu.test(plain)) return fragments.slice(1).every((text) => bareSize.test(text));
  if (washes.test(fragments[0]!)) return fragments.slice(1).every((text) => goesOnCaring.test(text));
  if (fitsModel.test(fragments[0]!))
    return fragments.slice(1).every((text) => ownName.test(text) && /\d/u.test(text));
  if (worksWith.test(plain))
    return fragments.slice(1).every((text) => ownName.test(text) && countPieces(text) <= mostWordsOfName);
  return (isFor || usedAs.test(plain) || closesTogether.test(fragments.at(-1)!)) && isSeries(fragments, 'en');
}
