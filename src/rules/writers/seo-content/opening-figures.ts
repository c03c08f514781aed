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

export const packed =
  /^(\d[\d.,]{0,6} ?(?:ml|cl|l|g|kg|oz|fl oz|lb) (?:\p{Ll}{3,} )?(?:bottle|jar|tin|tub|tube|bag|pouch|can|carton|box|sachet|pot))$/u;

/** "Whey protein powder, vanilla flavour, 1 kg resealable pouch". */
const soldIn: Reading = (entry, _isFirst, { category }) =>
  category === 'food' || category === 'beauty'
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

const legs = /(?<![\p{L}\d])(W ?\d{2}(?: |\/| ?[x×] ?)?L ?\d{2})(?!\d)/u;
const shadeBehindLegs = /L ?\d{2},? (\p{Ll}{3,}(?: \p{Ll}{3,})?)$/u;

/** "LEVIS 501 JEANS W32 L34 black": waist and leg, and the colour right behind them. */
const waistAndLeg: Reading = (entry) => found('size', legs.exec(entry)?.[1]);
const colourBehindSize: Reading = (entry, _isFirst, { ledger }) => {
  const shade = shadeBehindLegs.exec(entry)?.[1];
  const isColour = ledger.facts.some(({ kind, value }) => kind === 'colour' && value.toLowerCase() === shade);
  return isColour ? found('colour', shade) : undefined;
};

const painted =
  /^(?:an? )?(?:(?:original|framed|unframed|small|large|abstract) )*((?:acrylics?|oils?|watercolou?rs?|gouache|ink|pastels?|charcoal|mixed media)) (?:.{3,60} )?on ((?:(?:stretched|cotton|linen|birch|cold pressed|wooden|heavy) )?(?:canvas|paper|board|panel|wood|linen|silk|card))(?=$|[,.;]|\s(?:with|in|and)\s)/iu;

/** "Acrylic painting of a birch forest on canvas": a picture is told by its paint and its ground. */
const paintOnGround: Reading = (entry, isFirst) => {
  const [, paint = '', ground = ''] = isFirst ? (painted.exec(entry) ?? []) : [];
  return paint === '' ? undefined : { kind: 'material', text: `${paint.toLowerCase()} on ${ground}` };
};

const sideOfCar =
  /(?<!\p{L})((?:(?:front|rear|upper|lower) )?(?:(?:offside|nearside|driver[’']?s?(?: side)?|passenger(?:[’']?s)?(?: side)?|o\/s|n\/s|OS|NS|left|right)(?: hand)?(?: (?:front|rear))?))(?=[\s(]|$)/iu;
const yearsOfCar = /(?<!\d)((?:19|20)\d\d ?(?:-|–|to|on|onwards) ?(?:(?:19|20)?\d\d)?)(?!\d)/u;
const isCarPart = ({ type, brief }: Draft): boolean =>
  /light|lamp|mirror|door|wing|arm|glass|window|handle|hinge|caliper|strut|shock|spring|hub|shaft|bumper|trim|regulator|moulding/iu.test(
    type,
  ) && /\b(?:car|auto|vehicle|van|motor|truck)/iu.test(`${brief.product.category} ${brief.industry}`);

/** "Offside (drivers) headlamp 2006-2011": on which side of a car a part sits, and for which years it is. */
const sideOfPart: Reading = (entry, isFirst, draft) => {
  const side = isFirst && isCarPart(draft) ? sideOfCar.exec(entry)?.[1] : undefined;
  return side === undefined || draft.name.toLowerCase().includes(side.toLowerCase())
    ? undefined
    : { kind: 'feature', text: side };
};
const yearsOfPart: Reading = (entry, isFirst, draft) =>
  isFirst && isCarPart(draft) && !/(?:19|20)\d\d/u.test(draft.name)
    ? found('number', yearsOfCar.exec(entry)?.[1]?.trim())
    : undefined;

export const figureReadings: readonly Reading[] = [
  sideOfPart,
  yearsOfPart,
  waistAndLeg,
  colourBehindSize,
  paintOnGround,
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
