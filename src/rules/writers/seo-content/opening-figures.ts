import type { FactKind } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';
import type { Phrase } from './ranked-phrases.ts';

/** One entry of a row that names the thing, read for a figure or a shade that a title tells. English. */
type Reading = (entry: string, isFirst: boolean, draft: Draft) => Phrase | undefined;

const found = (kind: FactKind, text: string | undefined): Phrase | undefined =>
  text === undefined ? undefined : { kind, text };

/** What a pattern finds right behind the thing: "with a saddle from 1974" tells the year of the saddle. */
function ofThing(pattern: RegExp, entry: string): string | undefined {
  const match = pattern.exec(entry);
  return match === null || /\swith\s/u.test(entry.slice(0, match.index)) ? undefined : match[1];
}

const held =
  /\sin an? (\d[\d.,]{0,6} ?(?:ml|cl|l|litres?|liters?|g|kg|oz|fl oz|lb) (?:\p{Ll}{3,} )?(?:bottle|jar|tin|tub|tube|bag|pouch|can|carton|box|sachet|pot))$/u;
const heldEach =
  /^(two|three|four|five|six|eight|ten|twelve|\d{1,2}) (?:\p{Ll}+ ){1,3}in (\d[\d.,]{0,6} ?(?:ml|cl|l|g|kg|oz|fl oz)) (?:\p{Ll}{3,} )?(bottles|jars|tins|tubs|tubes|bags|pouches|cans)(?=$|:)/iu;
const inWords: Readonly<Record<string, string>> = {
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  eight: '8',
  ten: '10',
  twelve: '12',
};

/** "Cold brew concentrate in a 1 litre bottle", "three hot sauces in 150 ml glass bottles": how much of a food or a care there is. */
const heldInVessel: Reading = (entry, isFirst, { category }) => {
  if (!isFirst || (category !== 'food' && category !== 'beauty')) return undefined;
  const [, count = '', each = '', vessels = ''] = heldEach.exec(entry) ?? [];
  if (each !== '') return found('pack', `${inWords[count.toLowerCase()] ?? count} x ${each} ${vessels}`);
  return found('capacity', held.exec(entry)?.[1]);
};

const packed =
  /^(\d[\d.,]{0,6} ?(?:ml|cl|l|g|kg|oz|fl oz|lb) (?:\p{Ll}{3,} )?(?:bottle|jar|tin|tub|tube|bag|pouch|can|carton|box|sachet|pot))$/u;

/** "Whey protein powder, vanilla flavour, 1 kg resealable pouch". */
const soldIn: Reading = (entry, isFirst, { category }) =>
  !isFirst && (category === 'food' || category === 'beauty')
    ? found(
        'capacity',
        packed.exec(entry)?.[1]?.replace(/ (?:resealable|compostable|recyclable|kraft|foil) /u, ' '),
      )
    : undefined;

const filtered = /\swith an? ([A-Z]\d{1,3} HEPA filter)(?![\p{L}])/u;
const forRoom =
  /\sfor rooms (?:of )?up to (\d{1,4} ?(?:square (?:met(?:re|er)s|feet)|m²|sq ?(?:m|ft)))(?![\p{L}])/u;

/** "Air purifier with a H13 HEPA filter for rooms up to 40 square metres". */
const cleansAir: Reading = (entry, isFirst) =>
  isFirst ? found('material', filtered.exec(entry)?.[1]) : undefined;
const roomOf: Reading = (entry, isFirst) => {
  const room = isFirst ? forRoom.exec(entry)?.[1] : undefined;
  return room === undefined ? undefined : { kind: 'size', text: `for rooms up to ${room}` };
};

const screened = /(?:^| )(?:tvs?|televisions?|monitors?|laptops?|tablets?|displays?|projector screens?)$/iu;
const inches = /^(\d{1,3}(?:\.\d{1,2})?[ -]?(?:inch|in|"))(?= \S)/u;

/** "50 inch 4K UHD smart TV": what a screen is chosen by. */
const screenSize: Reading = (entry, isFirst, { type }) =>
  isFirst && screened.test(type) ? found('capacity', inches.exec(entry)?.[1]?.replace('-', ' ')) : undefined;

const glazed = /\sin an? ((?:\p{Ll}{3,} ){1,2}(?:glaze|finish|patina))(?=$| (?:with|and) )/u;

/** "Stoneware oil burner in a speckled oatmeal glaze". */
const surface: Reading = (entry, isFirst) => (isFirst ? found('colour', ofThing(glazed, entry)) : undefined);

const ofYear =
  /\sfrom (?:the )?((?:18|19|20)\d\d(?:s)?|(?:early|late|mid) (?:18|19|20)\d0s)(?=$| in (?:its|the|a) )/u;

/** "Raleigh Twenty folding bicycle from 1974" of what is sold on. */
const builtIn: Reading = (entry, isFirst, { platform }) =>
  isFirst && platform.goods === 'resold' ? found('number', ofThing(ofYear, entry)) : undefined;

const stored = /\swith (\d{2,4} ?[GT]B)(?: (?:of )?(?:storage|memory))?$/u;
const storage: Reading = (entry, isFirst, { platform }) =>
  isFirst && platform.goods === 'resold' ? found('capacity', stored.exec(entry)?.[1]) : undefined;

const shaded = /\sin ((?:(?:dark|light|pale|deep|bright|navy|space|rose) )?\p{Ll}{3,})(?=$| (?:with|and) )/u;

/** "Nintendo Switch Lite in coral with 32GB storage". */
const inShade: Reading = (entry, isFirst, { ledger, platform }) => {
  const shade = isFirst && platform.goods === 'resold' ? ofThing(shaded, entry) : undefined;
  const isColour =
    shade !== undefined &&
    ledger.facts.some(({ kind, value }) => kind === 'colour' && value.toLowerCase() === shade);
  return isColour ? { kind: 'colour', text: shade } : undefined;
};

const topped =
  /\swith an? (\d{2,3} ?x ?\d{2,3} ?(?:cm|in|inch) (?:\p{Ll}{3,} ){0,2}(?:top|tabletop|desktop|worktop))(?=$| and )/u;

/** "Desk with a 140 x 70 cm bamboo top": a table is as large as its top. */
const sizeOfTop: Reading = (entry, isFirst, { type }) =>
  isFirst && /(?:desk|table|workbench|bench)$/iu.test(type)
    ? found('material', topped.exec(entry)?.[1])
    : undefined;

const forMonths = /^\d{1,2}(?: to | ?[-–] ?)\d{1,2} (?:months|years)$/u;
const garment =
  /clothes|clothing|bundle|vest|sleepsuit|babygro|dress|romper|coat|suit|cardigan|jumper|outfit/iu;

/** "3 to 6 months" of children's clothes, among which no other size stands. */
const fitsAge: Reading = (entry, _isFirst, { type, brief }) =>
  forMonths.test(entry) && garment.test(`${type} ${brief.product.name}`)
    ? { kind: 'age', text: entry }
    : undefined;

/** "About 25 pieces" of a lot. */
const pieces: Reading = (entry, _isFirst, { name }) =>
  /\b(?:bundle|lot|job ?lot|collection)\b/iu.test(name)
    ? found(
        'pack',
        /^((?:about |around |over )?\d{1,4} (?:pieces|items|books|magazines|cards))$/u.exec(entry)?.[1],
      )
    : undefined;

const seating =
  /^(seats (?:up to )?(?:two|three|four|five|six|eight|ten|twelve|\d{1,2})(?: (?:to|or) (?:four|five|six|eight|ten|twelve|\d{1,2}))?)(?: people)?$/u;
const seats: Reading = (entry) => found('number', seating.exec(entry)?.[1]);

export const figureReadings: readonly Reading[] = [
  heldInVessel,
  soldIn,
  cleansAir,
  roomOf,
  screenSize,
  surface,
  builtIn,
  storage,
  inShade,
  sizeOfTop,
  fitsAge,
  pieces,
  seats,
];
