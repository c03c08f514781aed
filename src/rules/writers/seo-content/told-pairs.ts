import { conditionPatterns } from '#rules/ledger/condition-patterns.ts';
import { tellsFault } from '#rules/ledger/fault-turns.ts';
import type { NamedValue } from '#contract/seo-content.ts';
import { countPieces } from '#rules/text/spaces.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { hasPraise } from './praise.ts';

/** "Shutter count is about 23,000": facts that have one name wherever they stand, with their own words as the value. */
const named: readonly (readonly [string, RegExp])[] = [
  [
    'Shutter Count',
    /\bshutter count\s?(?:is|of|:|was|stands at|sits at)?\s?((?:about |around |only |just |under |roughly |approximately |nearly |approx\.? )?\d[\d,.]{0,9}k?)\b/iu,
  ],
  ['Battery Health', /\bbattery health\s?(?:is|of|:)?\s?(?:at )?((?:about |around |still )?\d{2,3} ?%)/iu],
  [
    'Lock Status',
    /\b((?:un)?locked to (?:all|any|every) networks?|locked to \p{Lu}\p{L}+|(?:SIM|network)[- ]free|factory unlocked)/iu,
  ],
  ['Model Year', /\b((?:19|20)\d\d) model\b/iu],
  [
    'Size',
    /\b(?:in|is an?|a|the|says|label says|it[’']s|it is|labelled|marked) (?:(?:men|women|kid|boy|girl)[’']?s[’']? |frame )?size (?:is |says )?((?:UK |US |EU )?(?:\d{1,2}(?:\.5)?|X{0,3}[SL]|M|small|medium|large))(?![\p{L}\d]| (?:cm|mm|in))/iu,
  ],
  ['Size', /\b(W\d{2} ?L\d{2})\b/u],
  ['Number of Seats', /\bseats (?:up to )?(two|three|four|five|six|seven|eight|ten|\d{1,2})\b/iu],
  ['Number of Seats', /\b(two|three|four|six|eight|ten|\d{1,2}) people (?:can )?(?:fit|sit)\b/iu],
  [
    'Dimensions',
    /\b(\d[\d.,]{0,9} ?(?:cm|mm|m|in|inches)? (?:by|x) \d[\d.,]{0,9} ?(?:cm|mm|m|in|inches)?(?: (?:by|x) \d[\d.,]{0,9} ?(?:cm|mm|m|in|inches))?)(?![\p{L}\d])/iu,
  ],
  ['Pit to Pit', /\b(\d{2,3}(?:\.\d)? ?(?:cm|in|inches|")) (?:from )?(?:arm)?pit[- ]to[- ](?:arm)?pit\b/iu],
  ['Pit to Pit', /\bpit[- ]to[- ]pit (?:is |measures |of )?(\d{2,3}(?:\.\d)? ?(?:cm|in|inches|"))/iu],
  ['Number of Pieces', /\b(\d{1,3}(?:,\d{3})*|\d+) pieces\b(?! of)/iu],
  ['Brake Type', /\b((?:hydraulic |mechanical |cable )?(?:disc|rim|caliper|drum|v-) ?brakes)\b/iu],
  ['Voltage', /\bruns on (?:the |its |an? |two |all )?(\d{1,3}(?:\.\d)? ?V)(?!\p{L})/u],
  ['Wattage', /\b(\d[\d,.]{0,9} ?-?(?:watts?|W|kW))(?= (?:\p{Ll}+ )?(?:motor|engine|element|heater)\b)/u],
  [
    'Cutting Width',
    /\b(\d[\d.]{0,9} ?-?(?:cm|in|inch|inches)) cutting width\b|\bcutting width (?:is|of) (\d[\d.]{0,9} ?(?:cm|in|inch|inches))/iu,
  ],
  [
    'Age Level',
    /\b(?:aged|ages?|from age) (\d{1,2}(?: ?months)? (?:and|to|or|years and) (?:over|up|above|older|\d{1,2}(?: years| months)?))/iu,
  ],
  ['Format', /\b(paperback|hardback|hardcover)s?\b/iu],
  [
    'Mileage',
    /\b(?:ridden|done|driven|covered|clocked up) (?:it )?(?:for )?((?:about |around |only |just |roughly )?\d[\d,]{0,9} ?(?:miles|km|kilometres))\b/iu,
  ],
  ['Frame Size', /\b(\d{2}(?:\.\d)? ?-?(?:cm|in|inch|inches)) frame\b/iu],
];

/** Sides of the thing itself: "180 cm long and 90 cm wide". */
const sides: Readonly<Record<string, string>> = {
  long: 'Length',
  wide: 'Width',
  deep: 'Depth',
  high: 'Height',
  tall: 'Height',
  thick: 'Thickness',
};
const side =
  /(\d[\d.,]{0,9} ?(?:cm|mm|m|metres?|meters?|in|inch|inches|ft|feet)) (long|wide|deep|high|tall|thick)\b/giu;
/** "It's 180 cm long", "measures 160 cm wide": what stands before the sides of a thing. */
const opensWithSides =
  /^(?:(?:it|they|this|the [\p{L} -]{2,30}?)(?:[’'](?:s|re)| is| are| stands?| measures?)|measures|stands)(?: (?:about|around|approximately|roughly|just|over|under|nearly|approx\.?))? \d/iu;

/** How many of what a thing has that buyers filter by: "a chest of 8 drawers". */
const counted =
  /\b(?:with|has|have|of|its|all|and) (\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (drawers|shelves|doors|keys|strings|gears|speeds|burners|hobs|channels|seats|compartments|ports|stitches|tiers)\b/iu;

const parts =
  'housing|casing|shade|board|pieces|lid|posts?|fabric|plates?|tub|blade|chuck|screen|display|wheels?|cable|cord|lead|hose|handle|handlebars?|frame|fork|motor|engine|tank|bag|drum|bowl|basket|jug|grass box|box|bin|boiler|lining|outer|upper|soles?|strap|shell|top|neck|body|back|sides|fretboard|base|seat|saddle|gears|brakes|mattress|cover|case|deck|lens|bezel|dial|bracelet|mount|bar|chain|tyres?|platform|cushions?|filling|filter thread|hinge';
const ofClothes = 'waist|inside leg|inseam|chest|sleeves?|shoulders|leg opening';
/** "The cable is 6 metres long", "the chuck is a 13 mm metal one". */
const measuredPart = new RegExp(
  `\\b(?:the|its) (${parts}|${ofClothes}) (?:is|are|measures|holds|takes) (?:an? )?((?:about |around |up to )?\\d[\\d.,/]{0,9} ?-?(cm|mm|m|metres?|meters?|in|inch|inches|ft|feet|l|litres?|liters?|ml|Ah|mAh|W|watts?))(?: (long|wide|deep|high|tall))?(?![\\p{L}\\d])`,
  'giu',
);
/** "A 50 cm blade", "26 inch wheels". */
const partWithFigure =
  /\b(\d[\d./]{0,9}(?: ?-?(?:cm|mm|inch|inches|in|Ah|mAh|litres?|liters?|l|ml|metres?|m))) (blade|chuck|screen|display|wheels|battery|cable|cord|hose|tank|drum|bowl|boiler|jug|basket|bag)\b/giu;
const kinds: readonly (readonly [RegExp, string])[] = [
  [/^(?:l|litres?|liters?|ml|Ah|mAh)$/iu, 'Capacity'],
  [/^(?:w|watts?)$/iu, 'Power'],
];
const garment = new RegExp(`^(?:${ofClothes})$`, 'iu');
const lengthParts = /^(?:blade|cable|cord|lead|hose|strap|chain|bar)$/iu;

/** "The lining is tartan", "the frame is carbon steel": a part and how it is, in four words at most. */
const partIs = new RegExp(
  `\\b(?:the|its) (${parts}) (?:is|are) (?:made (?:of|from) )?(?!an? |the |in |on |all |not |no |very |still |too |so |quite |now |at )((?:\\p{L}[\\p{L}-]*)(?: \\p{L}[\\p{L}-]+){0,3})(?= and (?:the|its|it|they|measures?|weighs?|stands?|has|have|is|runs?|takes?|comes?|holds?|grips?|fits?)\\b|[,;]|$)`,
  'giu',
);
/** What a part is at the moment, and no trait of it. */
const ofState =
  /\b(?:good|great|fine|ok|okay|clean|intact|there|gone|perfect|included|straight|tight|solid|sound|sharp|soft|ready|like|excellent|mint|smooth|empty|full|sold|easy|removed|attached|original|as|been|be|working|works|tested|new|true|nice|lovely|comfortable|bright|clear|loud|quiet|dry|safe|fully|just|only|also|really|immaculate|spotless|brilliant|long|short|big|large|small|heavy|light|missing|lost)\b/iu;

const ofIt = /\b(?:it|they|this|the set)\b|[’']s\b/iu;

function measures(sentence: string, isOfThing: boolean): NamedValue[] {
  const pairs: NamedValue[] = [];
  const told = matchesOf(measuredPart, sentence);
  for (const part of told) {
    const [, noun = '', value = '', unit = '', way] = part;
    const of = garment.test(noun)
      ? 'Measurement'
      : way === undefined
        ? (kinds.find(([units]) => units.test(unit))?.[1] ?? (lengthParts.test(noun) ? 'Length' : 'Size'))
        : sides[way.toLowerCase()]!;
    pairs.push({ name: `${titled(noun)} ${of}`, value });
  }
  for (const found of matchesOf(partWithFigure, sentence)) {
    const [, value = '', noun = ''] = found;
    const unit = /\p{L}+$/u.exec(value)?.[0] ?? '';
    const of = kinds.find(([units]) => units.test(unit))?.[1] ?? (lengthParts.test(noun) ? 'Length' : 'Size');
    pairs.push({ name: `${titled(noun.replace(/^wheels$/iu, 'wheel'))} ${of}`, value });
  }
  if (!isOfThing) return pairs;
  // "It's 70 cm wide, and the seat is 40 cm off the floor".
  const own = told.length === 0 ? sentence : sentence.slice(0, told[0]!.index);
  for (const found of opensWithSides.test(own) ? matchesOf(side, own) : [])
    pairs.push({ name: `Item ${sides[found[2]!.toLowerCase()]!}`, value: found[1]! });
  const holds =
    /\bholds? ((?:about |around |up to |just |over )?\d[\d.,]{0,9} ?(?:ml|cl|l|litres?|liters?|oz|pints?|gallons?))(?![\p{L}\d])/iu.exec(
      own,
    )?.[1];
  if (holds !== undefined) pairs.push({ name: 'Capacity', value: holds });
  const weighs =
    /\bweigh(?:s|ing)? (?:in at )?((?:about |around |only |just |roughly |under )?\d[\d.,]{0,9} ?(?:(?:lbs?|pounds)\.? (?:and )?\d{1,2}(?:\.\d)? ?(?:oz|ounces)|kg|g|lbs?|pounds|oz|grams|kilos))(?![\p{L}\d])/iu.exec(
      own,
    )?.[1];
  if (weighs !== undefined)
    pairs.push({ name: 'Item Weight', value: weighs.replace(/^(?:only|just) /iu, '') });
  const length = /\b(\d{2,3}(?:\.\d)? ?(?:cm|in|inches)) in length\b/iu.exec(own)?.[1];
  if (length !== undefined) pairs.push({ name: 'Item Length', value: length });
  return pairs;
}

const titled = (noun: string): string => noun.toLowerCase().split(' ').map(upperFirst).join(' ');

const read = new WeakMap<Draft, readonly NamedValue[]>();

/** Names and values that whole English sentences tell: what buyers of single things filter by. */
export function toldPairs(draft: Draft): readonly NamedValue[] {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const pairs = draft.language.written === 'en' ? pairsIn(draft) : [];
  read.set(draft, pairs);
  return pairs;
}

const fewestWords = 6;
const untold = new Set(['exclusion', 'contents', 'price', 'shipping', 'story']);

function pairsIn({ units, type }: Draft): NamedValue[] {
  const head = stemsOf(type).at(-1) ?? '';
  const found: NamedValue[] = [];
  for (const { text, kind, path, shape, whole } of units) {
    const isSentence = shape === 'sentence' || shape === 'verb';
    if (!path.endsWith('.description') || !(isSentence || (whole && countPieces(text) >= fewestWords)))
      continue;
    for (const [name, pattern] of named) {
      // Of a hurried list "8 x 6 mm" may be the size of a bead.
      const isApart = kind === 'contents' || kind === 'exclusion' || (name === 'Dimensions' && !isSentence);
      const match = isApart ? null : pattern.exec(text);
      if (match !== null) found.push({ name, value: upperFirst((match[1] ?? match[2])!) });
    }
    const number = untold.has(kind) && kind !== 'story' ? null : counted.exec(text);
    if (number !== null)
      found.push({ name: `Number of ${titled(number[2]!)}`, value: upperFirst(number[1]!) });
    if (untold.has(kind)) continue;
    const opening = text.split(' ').slice(0, 5).join(' ');
    const isOfThing = shape === 'verb' || ofIt.test(opening.slice(0, 9)) || stemsOf(opening).includes(head);
    found.push(...measures(text, isOfThing));
    if (kind === 'flaw') continue;
    for (const [, noun = '', value = ''] of matchesOf(partIs, text))
      if (
        !ofState.test(value) &&
        !hasPraise(value, 'en') &&
        !tellsFault(value, 'en') &&
        !conditionPatterns.en.condition.test(value)
      )
        found.push({ name: titled(noun), value: upperFirst(value) });
  }
  return found
    .map(({ name, value }) => ({ name, value: upperFirst(value) }))
    .filter(({ name }, at) => found.findIndex((other) => other.name === name) === at);
}
