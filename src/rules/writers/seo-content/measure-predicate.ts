import { namesPart } from '#rules/ledger/part-nouns.ts';
import { measuresIn } from '#rules/ledger/measures.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { lowerFirst, withArticle } from './english-words.ts';
import { isCoated, isPlated } from './noun-readings.ts';

/** Products that hold something, so that a volume may follow "holds". */
const vessels =
  /\b(?:mug|cup|bottle|box|bag|jar|bowl|pot|pan|kettle|tank|carafe|jug|pitcher|teapot|tumbler|glass|flask|backpack|container|basket|planter|vase|humidifier|casserole|wok|saucepan|tote|pouch|bin|cooler|thermos|watering can|inflator|barrel|cask|keg|urn|trough|bucket|pail|canister|cistern)\b/iu;

/** Of these the ounces are what goes into them; those of a bag are its weight. */
const fluid =
  /\b(?:mug|cup|bottle|jar|bowl|kettle|tank|carafe|jug|pitcher|teapot|tumbler|glass|flask|container|humidifier|thermos|watering can)\b/iu;
/** A camping pot of 3.9 oz weighs so much, a honey pot of 12 oz holds it: nobody says which. */
const eitherOunces = /\b(?:pots?|pans?|saucepans?)$/iu;

/** Whether nothing but measures stands in a text. */
function isOnlyMeasure(text: string): boolean {
  // "24.8 x 7.5 x 67 in (W x D x H)": the letters name its sides.
  const bare = text.endsWith(')') ? text.replace(/ \([LWHD](?: x [LWHD]){1,2}\)$/u, '') : text;
  const measures = measuresIn(bare);
  const covered = measures.reduce((sum, measure) => sum + measure.end - measure.start, 0);
  return measures.length > 0 && covered >= bare.length - 2;
}

const measuredSide =
  /^(\d[\d.,]*(?: ?(?:-|–|to) ?\d[\d.,]*)? ?(?:mm|cm|m|in|inch(?:es)?|ft|feet|")) (?:in )?(diameter|dia\.?|height|length|width|depth|thickness)$/iu;
const saidOfSide: Readonly<Record<string, string>> = {
  height: 'high',
  length: 'long',
  width: 'wide',
  depth: 'deep',
  thickness: 'thick',
};

/** "28 cm diameter", "40 cm length": how big it is on that side, and nothing that it has. Null for anything else. */
function sidePredicate(text: string, plural: boolean): string | null {
  const [, measure, side = ''] = measuredSide.exec(text) ?? [];
  return measure === undefined
    ? null
    : `${be(plural)} ${measure} ${saidOfSide[side.toLowerCase()] ?? 'in diameter'}`;
}

const keepsWet =
  /(?:jacket|coat|raincoat|anorak|parka|shell|poncho|trousers|pants|bibs?|suit|overalls?|gloves|tent|tarp|awning|shelter|bivvy)s?$/iu;

/** A measure as what is said of the thing: "is 8 cm high", "weighs 160 g"; null where its verb is not certain. */
function measurePredicate(unit: Unit, type: string, plural: boolean): string | null {
  const kind = measuresIn(unit.text)[0]!.kind;
  const text = unit.text;
  if (/\b(?:tall|high|wide|long|deep|thick|across)$/iu.test(text)) return `${be(plural)} ${lowerFirst(text)}`;
  // "1/4 in" of a tarp: how much of it is so thin, nobody says.
  if (kind === 'size' && /^\d{1,2}\/\d{1,2} ?\p{L}+$/u.test(text)) return null;
  // "5000mm" of a rain jacket: how high water may stand on its cloth.
  if (kind === 'size' && /^\d{1,2}[.,]?\d00 ?mm$/u.test(text) && keepsWet.test(type)) return null;
  if (
    kind === 'size' &&
    /^\d[^a-z]*(?:[a-z"]+)?(?:\s?[x×]|\s(?:mm|cm|m|in|ft|inch|inches)\b|(?:mm|cm|m|in|ft)\b)/iu.test(text)
  ) {
    return `${plural ? 'measure' : 'measures'} ${text.replace(/(?<=(?:[02-9]|\d\d) )inch$/u, 'in')}`;
  }
  // The ounces of a bottle are its volume, unless the seller gives them as a dimension.
  // "Capacity: 40 oz" of a sheet.
  if (kind === 'weight' && /^(?:capacity|volume|holds)$/iu.test(unit.label))
    return `${plural ? 'hold' : 'holds'} ${text}`;
  const isBareOunces = text.endsWith('oz') && unit.path !== 'productDimensions' && unit.label === '';
  if (isBareOunces && eitherOunces.test(type)) return null;
  const isVolume = isBareOunces && fluid.test(type);
  if (isVolume) return `${plural ? 'hold' : 'holds'} ${text}`;
  // "30 to 55 lb" of a dog's life jacket: from here to there weighs who wears or carries it, and not the thing.
  if (kind === 'weight' && weightRange.test(text)) return null;
  if (kind === 'weight') return `${plural ? 'weigh' : 'weighs'} ${text}`;
  // "55 gallon" of the features.
  const most = /^(?!1 )\d[\d.,]* (?:gallon|quart|pint|lit(?:er|re)|cup)$/u.test(text) ? `${text}s` : text;
  if (kind === 'capacity' && vessels.test(type)) return `${plural ? 'hold' : 'holds'} ${most}`;
  return null;
}

/** What a text that is nothing but a measure says of the thing; undefined for anything else. */
export function toldMeasure(unit: Unit, type: string, plural: boolean): string | null | undefined {
  return (
    sidePredicate(unit.text, plural) ??
    (isOnlyMeasure(unit.text) ? measurePredicate(unit, type, plural) : undefined)
  );
}

const weightRange = /^\d[\d.,]*\s?\p{L}{0,3}\s?(?:to|[-–])\s?\d/u;

/** "280 g with case", "7 oz a shoe": so much of it weighs that. */
export const weighsSo =
  /^\d[\d.,]* ?(?:lbs?|kg|g|oz) (?:with(?:out)?|(?:in|ex)cluding|the pair|each|an? \p{L}+$|per \p{L}+$)(?!\p{L})/u;

/** The verb that agrees. */
export function be(plural: boolean): 'is' | 'are' {
  return plural ? 'are' : 'is';
}

/** "One size", "5 colours": what a thing is offered in. */
const offeredIn =
  /^(?:one size(?: fits (?:all|most))?|(?:\d+|two|three|four|five|six) (?:sizes|colou?rs|designs|patterns|shades))$/iu;

/** "H55 W45 D35": each side behind its letter. */
const sidesInRow = /^(?:[HWDL] ?\d[\d.,]{0,6}(?: ?(?:cm|mm|in))?(?:[ ,x×]{1,3}|$)){2,3}$/u;
/** "Bamboo cotton mix 70/30". */
const mixture = /^(?:\p{L}+ ){1,3}(?:mix|blend)(?: \d{1,3}\/\d{1,3})?$/u;
/** "925, 1.5 mm round wire": of what fineness the silver is. */
const fineness = /^(?:375|585|750|800|925|950|958|999)(?![\d.])/u;
const rating = /^\d[\d.,]*\s?\p{L}{1,3} max(?:imum|\.)?$/iu;
const pure = /^100\s?% \p{Lu}\p{L}+(?<![ai]ble)(?: |$)/u;

const softness = /^(?:medium|extra|very|semi)[- ](?:firm|soft|hard|plush)$/iu;

/** "Medium firm": how it is; "powder coat navy", "lining PEVA", "lid BPA free plastic": a part with its colour or stuff behind it (null); undefined for anything else. */
function partAndStuff(text: string, plural: boolean): string | null | undefined {
  if (softness.test(text)) return `${plural ? 'are' : 'is'} ${text}`;
  const [first = '', second] = text.split(' ');
  if (second === undefined) return undefined;
  const hits = claimHits(text, 'en').filter(({ start }) => start > 0);
  const isColoured =
    /\b(?:coat|coated|finish|print)\s/iu.test(text) &&
    hits.some(({ payload, end }) => payload.kind === 'colour' && end === text.length);
  const isMade =
    (namesPart(first) || /^(?:outer|shell|upper|body|inner)$/iu.test(first)) &&
    (hits.some(({ payload }) => payload.kind === 'material') || /\s\p{Lu}{2,}$/u.test(text));
  return isColoured || isMade ? null : undefined;
}

/** "20V max" is a rating, which the thing has not (null); "100% Arabica" is what it is, "one size" what it comes in; undefined for anything else. */
export function ratedPredicate(text: string, plural: boolean): string | null | undefined {
  const apart = partAndStuff(text, plural);
  if (apart !== undefined) return apart;
  // "10 minutes on the face": how long it is used.
  if (
    rating.test(text) ||
    fineness.test(text) ||
    /^\d[\d–-]* (?:min(?:ute)?s?|hours?|days?) (?:on|in|under|over|at)\s/u.test(text)
  )
    return null;
  if (/^small[- ]batch$/iu.test(text)) return `${be(plural)} made in small batches`;
  // "Weight one pound nine ounces": in words too it is what it weighs.
  const weight =
    /^(?:total |net )?weight (?:is |of )?(?:about )?(?=\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|half) )/iu.exec(
      text,
    );
  if (weight !== null && weight[0].length < text.length)
    return `${plural ? 'weigh' : 'weighs'} ${text.slice(weight[0].length)}`;
  if (sidesInRow.test(text)) return `${plural ? 'measure' : 'measures'} ${text}`;
  if (mixture.test(text) && claimHits(text, 'en').some(({ payload }) => payload.kind === 'material'))
    return `${be(plural)} made of ${withArticle(text)}`;
  // "Adult size": how big it is, and nothing that it has.
  if (
    /^(?:adult|child|kids|junior|full|standard|queen|king|twin|single|double|compact)[ -]sized?$/iu.test(text)
  )
    return `${be(plural)} ${text}`;
  // "Pack of two": how many are sold as one.
  if (/^(?:pack|box|set|pair) of (?:\d{1,3}|two|three|four|five|six|eight|ten|twelve)$/iu.test(text))
    return `${plural ? 'come' : 'comes'} in a ${text}`;
  // "Genuine part": what it is, and no part that it has.
  if (/^(?:genuine|original|oem|aftermarket|pattern|new) (?:part|spare)$/iu.test(text))
    return `${be(plural)} ${withArticle(text)}`;
  // "Product of China": where it comes from, and no part of it.
  if (/^product of (?:the )?\p{Lu}/u.test(text)) return `${be(plural)} a ${text}`;
  // "Acetate not plastic": what it is made of, and what not.
  const instead = /^(\p{L}+),? not (\p{L}+)$/u.exec(text);
  if (instead !== null && claimHits(instead[1]!, 'en').some(({ payload }) => payload.kind === 'material'))
    return `${be(plural)} made of ${instead[1]}, not ${instead[2]}`;
  // "Gold plated": what is laid on it, and nothing that it is made of.
  if (isPlated(text)) return `${be(plural)} ${text}`;
  if (isCoated(text)) return `${be(plural)} made of ${text}`;
  if (offeredIn.test(text)) return `${plural ? 'come' : 'comes'} in ${text}`;
  return pure.test(text) ? `${be(plural)} ${text}` : undefined;
}

/** "One pair": how many there are; "medium almond": how nails are shaped; "UK 3-5": whom it fits; "mint green with buttons": its colour. Nothing that a thing has. */
export const noPart = longPattern('iu')`
  \betc\b|^(?:taken|packed|folded|stored|put) (?:down|up|away|flat|apart)\b|\b(?:see|ask for|check) (?:my|our|the|other|photos?|pics?|listings?)\b|^base set |\d\/\d{2,}|^\d[\d.,]*\s?(?!in\s1|x\s)\p{L}{1,4}\s\d|\p{L} (?:split|cracked|snapped|torn|missing|broken|chipped) \p{L}
  |^one[- ]size \p{L}|^(?:ground|first|second|third|top|\d+(?:st|nd|rd|th)) floor$
  |\sin (?:the|my|our) (?:shop|store)$|\s(?:time|stock|supplement|heather)$|(?<!\S)\d\S{0,20} pairs?$
  |(?:[- ](?:friendly|free)(?: \p{L}+)?|^(?:pet|smok\p{L}+|non[- ]smok\p{L}+|cat|dog|family|clean)) (?:home|household
    |house)$|^(?:dark|light|pale|deep|bright) \p{L}+$|^(?:one|two|three|a|\d+) \p{L}+ for \d
  |^(?:one|two|three|a|\d+) (?:(?:pairs?|sets?|packs?|pieces?)$|pcs(?!\p{L}))
  |^(?:\p{L}+ )?(?:almond|coffin|stiletto|squoval)$|\b(?:oil|wax|varnish|lacquer|paint|dye|ink|glue
    |birthstone)$|^(?:(?:quick|easy|simple|fast|tool-free|no) )?assembly\b|^(?:us )?(?:letter|legal|tabloid)(?: size)? (?:and|or) |^(?:colou?r|weight|size|material|capacity) \S+$
  |^(?:uk|eu|us) \d|^\p{L}+ (?:green|blue|red|pink|gr[ea]y|brown|white|black|yellow|orange|purple|cream|beige) with\s|^\d[\d.,]*\s?[x×]\s?\d[^,]*\sincl(?:\.|uding)?\s|^\p{L}+(?: \p{L}+)? (?:limited|capped|locked|reduced|restricted|controlled|adjusted|optimi[sz]ed|chosen)
    \s(?:to|at|for|by)\s
`;

/** "Peaches sugar pectin lemon": a row without commas. */
export const rowOfWords = /^\p{Ll}{3,}[^s]es(?: (?!with |of |in |for |and |on )\p{Ll}+){3,8}$/u;

/** "First quality": how good it is. */
export const howGood = /\s(?:quality|condition|order|grade|standard)$/u;

/** "Marshalltown and Ragni" made it, and a "Squier Strat in sunburst" is the thing itself. */
export const namesMake =
  /^\p{Lu}\p{Ll}+(?: (?:and|&) \p{Lu}\p{Ll}+)+$|^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+ in \p{Ll}+$/u;
