import { unitsOf } from '#rules/ledger/extract.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { stemsOf } from '#rules/text/words.ts';
import { colourStems } from './attribute-words.ts';
import type { Candidate } from './candidate.ts';
import type { Search } from './search.ts';
import type { Slot } from './slot.ts';

/** Fields in which the seller writes what is searched. */
const sellersRows: ReadonlySet<string> = new Set(['targetKeywords', 'shopifyTags']);

/** Who pays or lives with it, and whom nobody types behind a thing: "high chair for grandparents". */
const whoPays = longPattern('iu')`
  \sfor\s(?:(?:new|young|busy|large|small|expecting|home)\s)?(?:famil(?:y|ies)|households?|parents?|grandparents?|homeowners?|renters?|hosts?
    |guests?|dwellers?|residents?|owners?|shoppers?|buyers?|people|everyone|clubs?|users?|customers?|enthusiasts?)$
`;

const opensWithSeason = /^(?:spring|summer|autumn|fall|winter)\s/iu;
/** What is worn, slept under or hung up by season. */
const ofSeason =
  /(?:wreaths?|garlands?|bedding|blankets?|duvets?|quilts?|throws?|covers?|centerpieces?|bouquets?|candles?|decor|decorations?|tires?|tyres?|boots?|hats?|scarves|scarf|gloves|mittens|socks|slippers|bulbs|seeds|wraps?|swaddles?|sheets?|coats?|jackets?|tents?|bags?)$/iu;

/** Words that say nothing of what it is: "simple clock", "little proposal box", "layer mitt". */
const saysNothing =
  /^(?:little|simple|complete|matching|included|usual|layers?|entire|separate|pairs?|pcs|pieces?)\s|\slittle\s/iu;

/** "Him wallet", "her jacket": whom a gift is for, without the gift. */
const ofPerson = /(?:^|\s)(?:him|her|them)\s(?!and\s|or\s)(?=\p{L})/iu;

/** "Personalised baby" of a print for one: people and animals are not made. */
const madePerson =
  /^(?:personali[sz]ed|custom|engraved|handmade|embroidered|printed|\p{L}+ (?:personali[sz]ed|custom)) (?:baby|toddler|kids?|men|women|mens|womens|girls?|boys?|dogs?|cats?|bride|groom|mum|mom|dad)$/iu;

/** "Tumbler for medium hands": how somebody is built. */
const forBody = /\sfor\s(?:\p{L}+\s)?(?:hands|feet|heads?|wrists?|waists?|chests?)$/iu;

/** "Roller with handle": what cannot be had without one. */
const alwaysHeld =
  /(?:stamp|roller|brush|kni(?:fe|ve)|spatula|spoon|ladle|whisk|mug|cup|kettle|jug|pitcher|saw|chisel|hammer|axe|plane|spade|fork|rake|hoe|trowel|racket|bat|paddle|razor|peeler|grater|vacuum|iron|dryer|blender|drill|suitcase|pan|skillet|wok)s? with handles?$/iu;

/** "Toaster with buttons": only clothes and cushions are told apart by them. */
const withButtons = /\swith buttons?$/iu;
const buttoned =
  /(?:cardigan|shirt|dress|coat|jacket|skirt|blouse|romper|pajamas?|pyjamas?|henley|vest|waistcoat|cushion|pillow|cover|bag|boots?|bonnet|jumper|sweater|onesie|sleepsuit|hat|cowl|phone|remote|clutch)s?\swith/iu;

/** "Clamp pasta maker": by a clamp only lamps and what holds is told apart. */
const clamps = /^clamp\s/u;
const clamped = /(?:lamp|light|mount|holder|stand|fan|arm|shelf|vice|vise|meter|set)s?$/u;

/** "Shop lights linkable": what it can do stands before it. */
const endsInTrait =
  /\s(?!(?:vege|time|turn|work|dinner)?table)(?!cable|stable|portable|wearable|printable|collectable|consumable|disposable|fable|gable)\p{L}{2,}able$/iu;

/** In what or how many of it there are. */
const holderAlone =
  /^(?:rolls?|sets?|packs?|box(?:es)?|spools?|kits?|pairs?|pieces?|items?|products?|units?|bundles?|cases?)$/u;

/** "For indoor and outdoor use": of what is used everywhere neither place tells anything. */
const everywhere = /\b(?:indoors?|inside)\s?(?:and|or|&|\/)\s?(?:outdoors?|outside)\b/iu;

/** "Cardboard core wrapped", "wide straps cross": the verb of a sentence behind its noun. */
const endsInVerb =
  /\s(?:wrapped|lined|filled|covered|coated|attached|sewn|glued|cross|matte?|gloss|glossy)$/iu;

const forChildren = /\b(?:kids?|child(?:ren)?(?:['’]s)?|toddlers?|baby|nursery|boys?|girls?)\b/iu;
const ofAdults =
  /(?<!\p{L})(?:office|writing|standing|computer|executive|gaming|bar|cocktail|wine)\s(?:desks?|chairs?|stools?|tables?|carts?)$/iu;

/** Refuses phrases of English goods that nobody types, or that are true of what lies beside the thing alone. */
export function idleGoods({ brief, ledger, slots }: Search): (candidate: Candidate) => boolean {
  const { name, description } = brief.product;
  const type = ledger.productType;
  const lower = `${name}\n${description}`.toLowerCase();
  const isWorn = typeHits(type, 'en').at(-1)?.category === 'apparel' || ofSeason.test(type);
  const isForChildren = forChildren.test(name);
  const isUsedEverywhere = everywhere.test(description);
  const isHalfOfFigure = halvesFigure(name, slots.heads);
  const isOfContents = besideIt(brief, ledger);
  const place = placeIn.exec(name.toLowerCase());
  const counted = /(?:set|pack|box|lot|pair) of (\d{1,3})\s/u.exec(name.toLowerCase())?.[1];
  // "2 bar stools" of a set of two.
  const isOfCounted = (phrase: string) => counted !== undefined && phrase.startsWith(`${counted} `);
  // "Salt pepper mills" of salt and pepper mills, "baby feeding" of a set for it.
  const deed = /(feeding|weaning|cleaning|serving|measuring|carving|grooming) (?:set|kit)s?$/u.exec(
    type.toLowerCase(),
  )?.[1];
  // A set of six colours is a set of none of them.
  const colours = ledger.facts.filter(({ kind }) => kind === 'colour');
  const isMixed = /\s(?:set|pack)s?$/iu.test(type) && colours.length > 2;
  const losesJoint = (phrase: string) =>
    phrase.includes('salt pepper') ||
    (isMixed && /\ssets?$/u.test(phrase) && stemsOf(phrase).some((stem) => colourStems.has(stem))) ||
    (deed !== undefined && phrase.endsWith(deed));
  // "Hornby R2089 class" of a class 37.
  const halvesSeries = (phrase: string) => {
    const at = series.test(phrase) ? name.toLowerCase().indexOf(phrase) : -1;
    return at !== -1 && /^\s\d/u.test(name.slice(at + phrase.length));
  };
  return ({ phrase, source }) => {
    if (!sellersRows.has(source) && isHalfOfFigure(phrase)) return true;
    if (!sellersRows.has(source) && (ofPerson.test(phrase) || madePerson.test(phrase))) return true;
    if (!sellersRows.has(source) && place !== null && losesPlace(phrase, place)) return true;
    if (!sellersRows.has(source) && (isOfCounted(phrase) || halvesSeries(phrase) || losesJoint(phrase)))
      return true;
    if (sellersRows.has(source) || name.toLowerCase().includes(phrase)) return false;
    if (whoPays.test(phrase) && !/gifts?\s/iu.test(phrase)) return true;
    if (opensWithSeason.test(phrase) && !isWorn && !name.toLowerCase().includes(phrase.split(' ')[0]!))
      return true;
    if (saysNothing.test(phrase) && !name.toLowerCase().includes(phrase.split(' ')[0]!)) return true;
    if (holderAlone.test(phrase) || endsInTrait.test(phrase)) return true;
    if (endsInVerb.test(phrase) || forBody.test(phrase) || alwaysHeld.test(phrase)) return true;
    if (withButtons.test(phrase) && !buttoned.test(phrase)) return true;
    if (clamps.test(phrase) && !clamped.test(phrase)) return true;
    if (/^(?:frame|line)\s/u.test(phrase)) return true;
    if (isUsedEverywhere && /^(?:indoor|outdoor)\s/u.test(phrase)) return true;
    // "1 convertible chair" of a "3 in 1 convertible chair".
    if (phrase.startsWith('1 ') && /\d[ -]in[ -]1\b/iu.test(name)) return true;
    if (isForChildren && ofAdults.test(phrase) && !lower.includes(phrase)) return true;
    return isOfContents(phrase);
  };
}

/** Where a thing goes, anywhere in its name; what is poured over goes nowhere. */
const placeIn =
  /(?:^|\s)(?:(?:under|behind|below|above)[ -](?:the )?|over[ -](?:the )?(?=door|sink|toilet|bed|bath|counter|desk|cabinet|shoulder|knee|ear|tank|stove|hob|radiator|fence|rail|seat|couch|sofa|table|cupboard))(\p{L}{3,})(?!\p{L})/u;

/** "Desk cable tray" of one that goes under the desk. */
function losesPlace(phrase: string, [place = '', noun = '']: readonly string[]): boolean {
  return ` ${phrase} `.replace(` ${place.trimStart()}`, ' ').includes(` ${noun} `);
}

const series =
  /\s(?:class|series|type|model|no|mk|mark|gen|generation|size|grade|level|stage|ages?|part|phase|vol)$/u;

const figureWithUnit =
  /(?<![\d.x×/])(\d[\d.,]{0,12})[ -]?(cu(?:bic)? f(?:ee)?t|sq(?:uare)? f(?:ee)?t|pints?|keys?|gallons?|quarts?|cups?|inch(?:es)?|ft|feet|foot|oz|lbs?|watts?|volts?|amps?|gauge|string|strings|colou?rs?|counts?|pieces?|packs?|slices?|tiers?|drawers?|doors?|persons?|man|seaters?|burners?|speeds?|ports?|zones?|stages?|holes?|players?|compartments?|shel(?:f|ves)|tons?|tonnes?|m?hz|ghz|lit(?:re|er)s?|ml|l|mm|cm|m|kg|g|gsm|w|v|mah|gb|tb|lumens?)(?!\p{L})/giu;

/**
 * "Pint dehumidifier" and "dehumidifier 50" of one of 50 pints, "key piano" of one of 88 keys, and "pressure cooker 8 quart", which
 * people type the other way round.
 */
function halvesFigure(name: string, heads: readonly Slot[]): (phrase: string) => boolean {
  const found = [...name.toLowerCase().matchAll(figureWithUnit)];
  const [where] = placeIn.exec(name.toLowerCase()) ?? [];
  if (found.length === 0 && where === undefined) return () => false;
  const fronts: string[] = [];
  const ends: string[] = [];
  const behind: string[] = [];
  for (const [whole, figure = '', unit = ''] of found) {
    // The shelf of a "4x4 shelf" is the thing itself.
    if (heads.some(({ text }) => text.toLowerCase().endsWith(unit))) continue;
    const words = unit.split(' ');
    fronts.push(...words.map((_word, at) => `${words.slice(at).join(' ')} `));
    ends.push(` ${figure}`);
    for (const { text } of heads) {
      behind.push(`${text.toLowerCase()} ${whole}`);
      ends.push(`${text.toLowerCase()} ${unit}`);
    }
  }
  // "Jar opener under cabinet" is an "under cabinet jar opener".
  if (where !== undefined) for (const { text } of heads) behind.push(`${text.toLowerCase()} ${where.trim()}`);
  return (phrase) =>
    fronts.some((front) => phrase.startsWith(front)) ||
    ends.some((end) => phrase.endsWith(end)) ||
    behind.some((end) => phrase.endsWith(end));
}

const comesWith = /^(?:i|we) (?:also )?(?:include|add)\s|\bincluded\b/iu;

/** Whether a phrase calls the thing by a word that is told of what comes with it alone: "cotton" of a bag that it is kept in. */
function besideIt(brief: Search['brief'], ledger: Search['ledger']): (phrase: string) => boolean {
  const kind = stemsOf(ledger.productType);
  const head = kind.at(-1) ?? '';
  const units = unitsOf(ledger, brief).filter(({ path }) => path.endsWith('.description'));
  const isBeside = (unit: (typeof units)[number]): boolean =>
    unit.kind === 'contents' || comesWith.test(unit.text);
  const beside = new Set(units.filter(isBeside).flatMap(({ text }) => stemsOf(text)));
  if (head === '' || !beside.has(head)) return () => false;
  const own = new Set([
    ...kind,
    ...stemsOf(brief.product.name),
    ...units.filter((unit) => !isBeside(unit)).flatMap(({ text }) => stemsOf(text)),
  ]);
  return (phrase) => {
    const stems = stemsOf(phrase);
    return stems.at(-1) === head && stems.some((stem) => beside.has(stem) && !own.has(stem));
  };
}
