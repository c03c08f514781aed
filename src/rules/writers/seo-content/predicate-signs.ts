import type { FactKind } from '#rules/listing/listing.ts';
import { synonymsOf } from '#rules/keywords/synonyms.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { lowerFirst, withArticle } from './english-words.ts';

/** "Can plug it in to show it working", "can try on", "moved to a flat so it has to go": who sells or buys does it, and not the thing. English. */
export const doneBySeller = longPattern('iu')`
  ^(?:(?:moved|upgraded|switched|downsized|retired|inherited|emigrated) (?:to|from|into|house|home|abroad
      |away|out|last|this|so|and)|needs? (?:to be )?gone|won['’]t (?:hold|split|post|deliver|separate|send|keep)
    |(?:can|could|will|would|happy to) (?:(?:also|always|gladly|not) )?(?:plug it|separate|stamp|engrave|personali[sz]e|customi[sz]e|monogram|embroider|dye|gift[- ]?wrap|wrap|alter
      |show|post|send|ship|deliver|drop|hold|test it|demo|combine|split|meet|help|swap|provide|arrange
      |take (?:photos|pictures|cash|offers|(?:it|them|the \p{L}+|\p{L}+ \p{L}+) (?:off|apart|down))|remove|dismantle|disassemble|trade|consider|accept|sell|throw|load|try|view|see|collect|pick|bring)|takes? (?:me|us)
    |sold as seen|\p{L}{3,}(?:ed|wn|en) [^.;]{3,90} and \p{L}{3,}ing [^.;]{2,60},|\p{L}+ed by (?:me|us|hand) (?!in|at|from|with|and|using|on|to|for|of|so|by|one|then|as)\p{L}+)(?!\p{L})
`;

/** What reads like a participle and is an order. English. */
export const orderedTo =
  /^(?:feed|need)\s|^(?:cut|set|put|split|spread|shut) (?:every|off|the|an?|your|it|them|along|to|up)\s/u;

/** "Out of reach of the cot", "safe from draughts": where it is, and nothing that it has. English. */
const isWhere = /^(?:out|off|away|up|down|clear|far|close|next) (?:of|from|to|the)\s/iu;

/** "H&M and Asos", "Zara, Mango & Next": makers in a row; standards such as "Bluetooth and USB" are parts. English. */
const makersInRow = /^\p{Lu}[\p{L}&’']*(?:(?:, | and | & )\p{Lu}[\p{L}&’']*)+$/u;
const standard =
  /(?<!\p{L})(?:Bluetooth|Wi-?Fi|USB|HDMI|GPS|NFC|LED|Android|Alexa|Siri|Zigbee|Ethernet)(?!\p{L})/iu;

/** "Barbour Bedale", "Olive Barbour Beaufort", "Canon EF 50mm f1.8 STM": maker and model, and no part of a thing. English. */
export function isName({ text, kind }: Pick<Unit, 'text' | 'kind'>): boolean {
  if (kind === 'feature' && makersInRow.test(text) && /\p{Ll}/u.test(text) && !standard.test(text))
    return true;
  if (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,4}$/u.test(text)) return true;
  return (
    kind !== 'material' &&
    /^\p{Lu}\p{Ll}+(?: (?:\p{Lu}[\p{L}\d.-]*|\p{Ll}?\/?\d[\p{L}\d./-]*))+$/u.test(text) &&
    /\p{Lu}{2}|\d\p{L}|\p{L}\d/u.test(text)
  );
}

/**
 * "Part number 5K18", "colour code LA7W silver", "colours terracotta and cream", "70 cm long with fringe", "size open 23 x
 * 17 in": a value behind its own name, or a side with what hangs on it, and no part that a thing has. English.
 */
export const labelsItself =
  /^(?:(?:part|model|serial|item) (?:number|no)|colou?rs|sizes?(?= (?!range|[SMLX\d]))|(?:\p{L}{3,20} )?code)(?!\p{L})|^(?:mtb|bmx|lhd|rhd|road|indoor|left|front) (?:&|and|\/) \p{L}+$|^\d[\d.,]* ?(?:mm|cm|m|in|inch|inches|ft) (?:long|wide|tall|high|deep|thick) /iu;

/** "Hood stows in collar": what a part does, whatever the verb. English. */
const doesWhere =
  /^\p{Ll}+[^s\P{L}] \p{Ll}{3,}[^s\P{L}]s (?:in|into|under|behind|away|through|against)(?: |$)/u;

/** Where a thing is or what a part of it does somewhere: nothing that it has. English. */
export function tellsWhere(text: string): boolean {
  return isWhere.test(text) || doesWhere.test(text);
}

/** "Mounting hardware in the box", "fitting card in pack", "two screws with it": what a thing comes with; null for anything else. */
export function besidePredicate(text: string, plural: boolean): string | null {
  // "Saddle stitched", "veg tanned": how it is made, and no part.
  if (madeSo.test(text)) return `${plural ? 'are' : 'is'} ${lowerFirst(text)}`;
  if (/^same colou?rs$/iu.test(text)) return `${plural ? 'come' : 'comes'} in the ${lowerFirst(text)}`;
  // "Thermostat built in".
  const builtIn = /^((?:\p{Ll}+ )?\p{L}+) built[- ]in$/iu.exec(text)?.[1];
  if (builtIn !== undefined)
    return `${plural ? 'have' : 'has'} ${withArticle(`built-in ${lowerFirst(builtIn)}`)}`;
  // "New in packet": how it is.
  if (/^(?:brand )?new in /iu.test(text))
    return `${plural ? 'are' : 'is'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const place =
    /(?: (?:goes|go|comes|come)(?: along)?)?(?:(?<!\b(?:new|sealed|mint|boxed|kept|stored|still)) in (?:the )?box|(?<!^\d.{0,40}) in (?:the )?(?:pack(?:et|age)?|parcel)| with (?:it|them))$/u.exec(
      text,
    );
  // "Liberty tana lawn offcuts": what is left of a stuff is what it is made from.
  if (/ (?:off-?cuts|remnants|scraps|leftovers|ends of rolls)$/iu.test(text) && !/\bno\b/iu.test(text))
    return `${plural ? 'are' : 'is'} made from ${text}`;
  // "Incl. screws"
  const extra = text.replace(/^incl(?:\.|uding)? (?=\p{L})/iu, '');
  if (extra !== text) return `${plural ? 'come' : 'comes'} with ${withArticle(extra)}`;
  // "Screws on most bottles and the pouch that comes with it": what lies beside it is said of the pouch.
  return place === null || /\s(?:that|which|who)(?:\s|$)/u.test(text)
    ? null
    : `${plural ? 'come' : 'comes'} with ${bare.test(text) ? text.slice(0, place.index) : withArticle(text.slice(0, place.index))}`;
}

const madeSo =
  /^(?:saddle|hand|machine|double|blanket|case|vegetable|veg|pigment|garment|stone|plant|tie|powder|spray|mirror|cross|block|screen|lock|chain) (?:stitched|sewn|bound|tanned|dyed|washed|painted|coated|polished|finished|printed|welded|knit|knitted)$/iu;
/** "Spare springs x2" counts them behind. */
const bare = /\p{L}\sx\d/iu;
/** What is worn over the chest, by its many names; none of them has another. */
const worn =
  /^(?:tees?|t-?shirts?|shirts?|tops?|blouses?|jumpers?|sweaters?|pullovers?|hoodies?|sweatshirts?)$/u;
const anyJoint = / (?:with|for|of|in|on) /u;

/** "One notebook.", "Royal Doulton lady figurine HN1911": the thing itself, before what it is with or for. English. */
export function namesThing(text: string, type: string): boolean {
  // "Brake discs and pads" are two things.
  const heads = type.split(/\sand\s/iu).map((thing) => stemsOf(thing).at(-1) ?? '');
  const front = stemsOf(text.split(anyJoint)[0]!);
  // "Carradice Barley saddlebag" of a saddle bag.
  const joined = foldWord(type).replaceAll(' ', '');
  // "Killer tee" of a band shirt.
  const said = front.at(-1) ?? '';
  if (worn.test(said) && heads.some((head) => worn.test(head))) return true;
  // "1 litre french press" of a cafetiere.
  const behindFigure = text.split(anyJoint)[0]!.toLowerCase();
  if (synonymsOf(type, 'en').some((name) => name.includes(' ') && behindFigure.endsWith(name))) return true;
  return heads.some((head) => front.includes(head)) || (type.includes(' ') && front.includes(stemOf(joined)));
}

const vessel =
  /^(?:(?:\d[\d.,]*\s?(?:g|kg|ml|cl|l|oz|fl oz|lb)\s)?(?:[\p{L}]+[- ]){0,2})(pouch|jar|pot|tin|bag|sachet|tube|bottle|vial|carton|tub|can|packet|canister|box)(?: with (?:an? )?\p{Ll}[\p{Ll} -]{2,28})?$/iu;

/** "Three resealable 25 g bags": so many of what it comes in, where their size or closing says that they are that. */
const vessels =
  /^(?:two|three|four|five|six|eight|ten|twelve|\d{1,2}) (?=.*(?:\d\s?(?:g|kg|ml|cl|l|oz|lb)\s|seal|zip|foil|kraft))(?:[\p{L}\d.,-]+ ){0,4}(pouch|jar|pot|tin|bag|sachet|tube|bottle|vial|carton|tub|can|packet|canister|box)(?:e?s)$/iu;

/**
 * "100 g resealable pouch" of a candy: what it comes in, and no part of it. Null for anything else and where the vessel is
 * what is sold.
 */
export function vesselPredicate(text: string, type: string, plural: boolean): string | null {
  const several = vessels.exec(text)?.[1]?.toLowerCase();
  if (
    several !== undefined &&
    !type
      .toLowerCase()
      .split(' ')
      .some((word) => word.startsWith(several))
  )
    return `${plural ? 'come' : 'comes'} in ${text}`;
  const found = vessel.exec(text)?.[1];
  if (
    found === undefined ||
    !/\d|seal|glass|amber|tin|paper|kraft|foil|gift|presentation|retail/iu.test(text)
  )
    return null;
  if (type.toLowerCase().split(' ').includes(found.toLowerCase())) return null;
  return `${plural ? 'come' : 'comes'} in ${withArticle(text)}`;
}

const notIncluded = /\snot (?:included|supplied|provided)$/iu;

/** "Sweaters, sofas.": bare words in a row may be what a thing is for, and then it has none of them, and "screws not included" has no verb. English. */
export function makeNoSentence(units: readonly Unit[]): boolean {
  if (units.some(({ text, shape }) => shape === 'verb' && notIncluded.test(text))) return true;
  return units.length > 1 && units.every(({ text, shape }) => shape === 'noun' && /^\p{L}+s$/u.test(text));
}

/** "Mostly Next and M&S", "Dualit Classic 4 slot": a share of it, or its own name. */
export const hedged =
  /^(?:[Mm]ostly|[Mm]ainly|[Pp]artly|[Ll]argely|[Aa]bout|[Rr]oughly|[Aa]lmost|[Nn]early|[Aa]ll) |^\p{L}+ \p{Lu}\p{Ll}+ \d/u;

/**
 * "1960s-70s", "hardback with dustjacket", "assembly ~1 hr": when it was made, how it is bound, and what no "has" fits. "Your cat's
 * new obsession" is whose it is, "highlighting the seams" what it does, "as well as good grip" the rest of a list.
 */
export const neverHad = longPattern('iu')`
  ^(?:1[89]|20)\d0s(?!\p{L})|^(?:hardback|hardcover|paperback|softcover)(?:s|\swith\b|$)|~|\p{L}\sx\d{1,2}(?:\s|$)
  |^\d[\d.]*["”″] \p{L}+s(?:\s|$)|\s(?:item|product|choice|accessory)$|^(?:very|so|really|extremely) \p{L}+ \p{L}
  |^(?:\d{1,2}(?:[-–]\d{1,2})?|one|two|three|four|five|six|eight) (?:adults?|kids?|children|people|persons|riders?|users?|sleepers?|guests?)(?!\p{L})
  |^flat[- ]?pack(?:ed)?(?!\p{L})|^(?:as well as|most|your|my|their|his|her|everyday|schedule|recommended)\s\p{L}
  |^\p{L}{3,}ing (?:the|an?|your|our|its|their|this|these|you|up|out)\s
`;

/** What arrives on paper or as a file has none of the things that it speaks of. */
export const asFile = /\b(?:pattern|template|printable|download|tutorial|cut file|svg|e-?book)s?$/iu;

/** Kinds of clauses that tell nothing which a thing has. */
export const notHad: ReadonlySet<FactKind> = new Set<FactKind>([
  'care',
  'duration',
  'price',
  'shipping',
  'hours',
  'place',
  'certificate',
  'condition',
  'exclusion',
  'flaw',
  'age',
  'limit',
  'audience',
  'occasion',
  'guarantee',
  'story',
  'origin',
  'service',
  'other',
]);

/** "Has a 1/2 inch chuck" of "It has a 1/2 inch chuck and …": the seller's own verb and article; null for what has none. */
export function saidWithArticle({ text, predicate = '', whole }: Unit): string | null {
  const said = /^(?:It|They) ((?:has|have) an? .+)$/u.exec(predicate)?.[1];
  return said !== undefined && !whole && said.endsWith(` ${text}`) ? said : null;
}

/** "Tired of chopping garlic?" asks the reader and tells nothing of the thing. */
export const asksReader = ({ whole, quote }: Unit): boolean => whole && quote.trimEnd().endsWith('?');

/** What is denied, added or asked says nothing of the thing in a sentence of ours. */
export const noPredicate =
  /^(?:no|not|never|without|only|also|plus|just)\b|^(?:would|do|does|did|could|can|will|shall|are|have|has) (?:you|we|they|any)\b|[:?!=]|\s\+\s/iu;

/** "Indoor use". */
export const whereUsed =
  /^(?:indoor|outdoor|home|commercial|domestic|professional|daily|everyday)(?: (?:and|or) \p{Ll}+)? use(?: only)?$/iu;
