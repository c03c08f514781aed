import { isLaptop } from './names-goods.ts';
import { claimHits } from './claim-index.ts';
import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { stemOf, tokensOf } from '#rules/text/words.ts';
import { attributeStemsOf, isAttribute } from './type-agreed.ts';
import { type TypeHit, typeHits } from './type-hits.ts';
import { accessories, genericHeads, smellsOf } from './type-front.ts';
import { isStamp } from './stamp-signs.ts';
import { thingByParts } from './thing-by-parts.ts';
import { thingByWords } from './thing-by-words.ts';
import { isTradingCard } from './trading-card.ts';

const bookSigns =
  /\b(?:first edition|(?:1st|2nd|3rd) edition|paperback|hardback|hardcover|dust ?jacket|endpapers?|isbn|\d+ pages)\b/giu;
const blankBook =
  /\b(?:notebooks?|journals?|planners?|sketchbooks?|diar(?:y|ies)|albums?|calendars?|covers?|patterns?|templates?|printables?|pdf|bookmarks?|bookends?|sleeves?|lined|dotted|blank|comics?|magazines?|(?:vow|guest|recipe|colou?ring|activity|baby|memory|swatch)[ -]?books?)\b/iu;

/** Whether an English brief tells a printed book by two signs: its title ("The Silver Chair") names no thing. */
function isBook({ product }: Brief): boolean {
  const text = `${product.name}. ${product.description}`;
  // A book that calls itself one ("recipe book") is named by that word.
  if (/\bbooks?\b/iu.test(product.name)) return false;
  return new Set(text.toLowerCase().match(bookSigns) ?? []).size > 1 && !blankBook.test(text);
}

const watchSigns =
  /\b(?:dial|crystal|crown|bezel|lugs|lume|cal\. ?\d|calibre|caliber|chronograph|seconds hand)\b/giu;
const noWatch =
  /\b(?:watch|clock|strap|band|winder|telephone|phone|radio|gauge|compass|necklace|ring|pocket)\w*\b/iu;

/** Whether a brief tells a wrist watch by three signs where its name ("Omega Seamaster black dial") has no noun for it. */
function isWatch({ product }: Brief): boolean {
  const text = `${product.name}. ${product.description}`;
  return new Set(text.toLowerCase().match(watchSigns) ?? []).size > 2 && !noWatch.test(product.name);
}

const coffeeSigns =
  /\b(?:whole beans?|(?:light|medium|dark|filter|espresso|omni)[ -]roast(?:ed)?|roasted|arabica|robusta|heirloom|bourbon|caturra|typica|geisha|gesha|natural process|washed process|(?:fully )?washed|honey process|anaerobic|tasting notes|notes of|cupping|smallholders|masl|aeropress|cafetiere|french press|pour[ -]?over|v60|espresso)\b/giu;
const coffeeGear =
  /\b(?:coffee|espresso|beans|blend|mug|cup|grinder|machine|maker|press|dripper|kettle|filters?|scale|tamper|jug|print|poster|shirt|candle|soap|cocoa|cacao|chocolate|nuts?|peanuts|almonds|tea|whisk(?:e)?y|rum|gin|wine|beer)\b/iu;

/** "Ethiopia Guji natural, whole bean 250g": a coffee by three signs where its name is only where it grew. */
function coffeeIn({ product }: Brief): string | null {
  const text = `${product.name}. ${product.description}`;
  if (coffeeGear.test(product.name) || !/\b(?:roast(?:ed)?|beans?)\b/iu.test(text)) return null;
  if (new Set(text.toLowerCase().match(coffeeSigns) ?? []).size < 3) return null;
  return /\bwhole beans?\b/iu.test(text) && !/\bground\b/iu.test(text) ? 'coffee beans' : 'coffee';
}

const cameraKind = /\b(?:d?slr|tlr|rangefinder)\b/iu;
const withLens = /\swith (?:\S{1,20} )?\d[\d-]{1,6} ?mm lens$/iu;
const forCamera = /\b(?:bag|case|strap|mount|cap|hood|for|grip|charger|battery|manual|backpack)\b/iu;

/** "Fujifilm X-T20 body silver", "EOS M50 with 15-45mm lens": a camera without its lens, or one by its kind. */
export function cameraIn({ product }: Brief): string | null {
  const isOfCamera = /\b(?:cameras?|mirrorless|d?slr|lens|shutter)\b/iu.test(product.description);
  if (isOfCamera && /\sbody(?:\s\p{L}+)?$/iu.test(product.name)) return 'camera body';
  if (isOfCamera && withLens.test(product.name)) return 'camera';
  return forCamera.test(product.name) ? null : (cameraKind.exec(product.name)?.[0] ?? null);
}

const carSigns =
  /\b(?:\d[\d.,]{0,9}k?\s?(?:miles|mi|km)|mot|service history|diesel|petrol|gasoline|hybrid|manual|automatic|gearbox|transmission|tow ?bar|bonnet|alloys|v5c?|log ?book|clean title|(?:one|1|2|two|3) owners?|cambelt|timing (?:belt|chain)|4x4|awd|4wd|hatchback|estate|saloon|sedan|suv|coupe|convertible|cruise control)\b/giu;
const noCar =
  /\b(?:bike|motorbike|motorcycle|scooter|moped|van|truck|caravan|camper|tractor|boat|quad|bumper|wheels?|tyres?|tires?|seats?|mats?|keys?|mirrors?|engine|lights?|headlights?|doors?|covers?|alternator|radio|stereo|manual|parts?|pads?|discs?|filters?|kit|set|for|roof|rack|box|toy|model|ride|cars?)\b/iu;

/** Whether a brief tells a car by three signs where its name is a maker and a model with a year ("Subaru Forester 2014"). */
function isCar({ product }: Brief): boolean {
  if (!/\b(?:19|20)\d\d\b/.test(product.name) || noCar.test(product.name)) return false;
  return new Set(`${product.name}. ${product.description}`.toLowerCase().match(carSigns) ?? []).size > 2;
}

const bikeMakers =
  /\b(?:kawasaki|yamaha|ducati|harley|ktm|aprilia|triumph|suzuki|honda|bmw|royal enfield|moto guzzi|vespa)\b/iu;
const bikeSigns =
  /\b(?:fairings?|handlebars?|frame sliders?|panniers?|kickstand|sprockets?|\d{2,4} ?cc|clip-?ons|pillion)\b/iu;
const driven = /\b\d[\d.,]{0,9}k?\s?(?:miles|mi|km)\b/iu;

/** "Kawasaki Ninja 400 2019": maker, miles and a part that only a motorcycle has. */
function isMotorcycle({ product }: Brief): boolean {
  const text = `${product.name}. ${product.description}`;
  return (
    bikeMakers.test(product.name) && !noCar.test(product.name) && driven.test(text) && bikeSigns.test(text)
  );
}

const shoeMakers =
  /^(?:nike|adidas|jordan|air jordan|new balance|converse|vans|asics|puma|reebok|saucony|hoka|salomon|birkenstock|crocs|timberland|ugg)\b/iu;
const shoeSigns =
  /\b(?:toe ?box|soles?|insoles?|laces|heel drag|creas\p{L}*|uk \d|us \d|eu \d\d|worn|upper)\b/giu;
const noShoe =
  /\b(?:shirt|tee|jacket|hoodie|shorts|trousers|pants|leggings|tracksuit|bag|backpack|cap|hat|socks?|ball|watch|jersey|kit|coat|vest|sweatshirt|jumper|gloves?|laces)\b/iu;

/** Whether a brief tells a pair of shoes by their maker and two signs where the name is a model ("Nike Air Max 90"). */
export function isPairOfShoes({ product }: Brief): boolean {
  if (!shoeMakers.test(product.name) || noShoe.test(product.name)) return false;
  return new Set(`${product.name}. ${product.description}`.toLowerCase().match(shoeSigns) ?? []).size > 1;
}

/** "Canon EF 50mm f/1.8 STM": focal length and aperture tell a lens where no noun does. */
function opticOf({ product }: Brief): string | null {
  if (!/\b\d{1,3}(?:-\d{2,3})?\s?mm,?\s(?:f\s?\/?\s?|1:)\d/iu.test(product.name)) return null;
  const gear = /\b(?:camera|slr|body|filter|hood|cap|adapter|projector|telescope|binoculars|scope)\b/iu;
  if (gear.test(product.name)) return null;
  // "Olympus OM-1 with 50mm f1.8" is what the lens is on.
  return /\bwith (?:\S{1,20} )?\d[\d-]{1,6} ?mm/iu.test(product.name) ? 'camera' : 'lens';
}

const recordSigns =
  /\b(?:\d?LP|EP|vinyl|pressing|(?:inner|outer|picture) sleeve|inners|gatefold|reissue|matrix|stereo|mono|(?:33|45|78) ?rpm|hairlines|ring wear)\b/giu;
const recordGear =
  /\b(?:player|turntable|stylus|cartridge|amplifier|speakers?|receiver|tuner|shelf|rack|frame|cleaner|brush|bag|box|crate|storage|sleeves|headphones|camera|cable|clock|poster|print|sticker|decal|flooring|gloves|wrap)\b/iu;

/** Whether an English brief tells a record by two signs: its title ("Pink Floyd The Wall") names no colour and no thing. */
function isRecord({ product }: Brief): boolean {
  if (recordGear.test(product.name)) return false;
  const text = `${product.name}. ${product.description}`;
  return (
    /\b(?:\d?LP|EP|vinyl)\b/u.test(text) && new Set(text.toLowerCase().match(recordSigns) ?? []).size > 1
  );
}

const consoles =
  /^(?:(?:microsoft|sony|sega) )?(?:xbox|nintendo (?:switch|[23]?ds|64|wii)|wii|gamecube|mega drive|ps[1-5])(?!\p{L})/iu;

/** "Xbox series S 512GB", "PS4 with 2 controllers": a console by its maker's name for it; a game or a stand has its noun. */
function isConsole({ product }: Brief): boolean {
  const name = product.name.replace(/\s(?:\d|two|with|and|\+|&)\s.*$/iu, '');
  return consoles.test(name) && typeHits(name, 'en').length === 0;
}

const computers =
  /\b(?:laptop|notebook|computer|desktop|pc|macbook|motherboard|mainboard|workstation|server|graphics|gpu|tablet|kit for|bundle)\b/iu;

/** "Lego 75192 incomplete approx 90%": a set by its number; a figure or a base plate has its noun. */
const numberedSet =
  /^(?:vintage |used )?lego\b(?=.{0,30}\b\d{4,6}\b)(?!.*(?<!\b(?:no|without) )\b(?:minifig|figures?|base ?plates?|bricks?|bundle|instructions?|manual|parts?|box|lights?|display|stand|case|frame)s?\b)/iu;

/** The thing that an English brief tells by several signs where its name holds no noun for it; null where none tell one. */
export function thingBySigns(brief: Brief): string | null {
  const coffee = coffeeIn(brief);
  if (coffee !== null) return coffee;
  if (isTradingCard(brief)) return 'trading card';
  if (isStamp(brief)) return 'stamp';
  if (isBook(brief)) return 'book';
  if (isRecord(brief)) return 'vinyl record';
  if (isWatch(brief)) return 'watch';
  if (isMotorcycle(brief)) return 'motorcycle';
  if (isCar(brief)) return 'car';
  // "Corsair Vengeance 32GB DDR4": a memory by its standard.
  if (/\bDDR[2-5]\b/u.test(brief.product.name) && !computers.test(brief.product.name)) return 'RAM';
  if (isConsole(brief)) return 'console';
  if (numberedSet.test(brief.product.name)) return 'building set';
  if (isLaptop(brief.product.name)) return 'laptop';
  return opticOf(brief) ?? thingByParts(brief) ?? thingByWords(brief);
}

/**
 * Whether an English name ends in a common noun: small inside a name of several words ("Cat water fountain"), or behind
 * two other words. One or two capitals may be a fancy name ("Midnight Fig"), which the description explains.
 */
export function tellsThing(front: string, byName: string): boolean {
  const words = front.split(' ').filter((word) => /^\p{L}/u.test(word));
  const head = byName.split(' ').at(-1) ?? '';
  const stem = stemOf(head);
  if (head.length < 3 || (isAttribute(stem, attributeStemsOf(front, 'en')) && !genericHeads.has(stem)))
    return false;
  // "Nintendo Switch OLED white": a capital among small words is a name.
  if (/^\p{Lu}/u.test(head) && words.some((word) => /^\p{Ll}{3,}$/u.test(word))) return false;
  return (
    words.length > 1 && (words.slice(1).includes(head) ? /^\p{Ll}/u.test(head) || words.length > 2 : false)
  );
}

/** Whether a name of several words ends in what is done ("boiler repair", "teeth whitening"). */
export function isService(front: string, byName: string): boolean {
  if (!/\p{L}{3,}\s\p{L}{3,}/u.test(front)) return false;
  // "Small plates restaurant" sells no plates.
  return tradePlace.test(front) || (serviceEnd.test(byName) && front.endsWith(byName));
}

const tradePlace =
  /\s(?:restaurant|caf[eé]|bar|pub|bakery|bistro|brewery|salon|studio|gym|clinic|school|academy|hotel|guesthouse|kennels|cattery|garage|florist|gallery|nursery|deli|takeaway|practice|agency|dealers?|dealership)$/iu;

/** "Dyson V8 animal": behind a maker and a code stands the rest of the model's name, and no thing. */
export function endsInModel(front: string): boolean {
  return /^\p{Lu}\p{L}+\s(?=[^\s\d]*\d)(?=\P{L}*\p{L})\S+\s\p{L}+$/u.test(front);
}

/** What is done, by the end of its noun. */
export const serviceEnd =
  /(?:ings?|ments?|tions?|graphy|care|repairs?|removals?|therapy|surgery|checks?|exams?|fitting|hire|rental|lessons?)$/iu;

/** Things by what they do ("infuser", "sampler"), and what is often drawn on others. */
const doer = /(?:er|or)s?$/u;
export const motif =
  /^(?:flower|sunflower|wildflower|paper|leather|letter|summer|winter|tiger|spider|otter|panther|beaver|river|feather|heather|lavender|ginger|pepper|butter|silver|copper|amber|father|mother|brother|sister|hamster|rooster|lobster|monster|color|colour|decor|dinosaur|easter|water|corner|number|shower|border|character|counter)s?$/u;

/** "Car Seat Gap Filler": the doer behind two nouns is the thing, whatever the description calls by the first. */
export function isDoerBehind(front: string, known: TypeHit): boolean {
  const rest = piecesOf(front.slice(known.end).trim()).filter((word) => /^\p{L}[\p{L}-]+$/u.test(word));
  const last = (rest.at(-1) ?? '').toLowerCase();
  return rest.length > 1 && last.length > 4 && doer.test(last) && !motif.test(last);
}

/**
 * Whether the known noun before a name's last word is nowhere in the description: then the last word is the thing
 * ("tea infuser", "umbrella base"), and no variant of it ("kids backpack dinosaur").
 */
export function isUnsaid(known: string, byName: string, description: string): boolean {
  const stem = stemOf(known.split(' ').at(-1) ?? '');
  const last = (byName.split(' ').at(-1) ?? '').toLowerCase();
  const isMaker = doer.test(last) && !motif.test(last);
  return (
    /^\p{Ll}{3,}$/u.test(last) &&
    (isMaker || accessories.has(stemOf(last)) || genericHeads.has(stemOf(last)) || /^bases?$/u.test(last)) &&
    !isAttribute(stemOf(last), attributeStemsOf(last, 'en')) &&
    !tokensOf(description).some((token) => token.stem === stem)
  );
}

const instructions = /(?:anleitung|schnittmuster|vorlage|plotterdatei|stickdatei)$/iu;

/** Foods that other things have their colour from. */
const foodColours =
  /^(?:glass|honey|chocolate|coffee|cream|mustard|olives?|butter|caramel|tea|wine|salt|sage)$/iu;

const standsAt =
  /^(?:Wickeltisch|Kinderbett|Babybett|Sofa|Couch|Kinderwagen|Fahrrad|Auto|Schreibtisch|Esstisch|Gartentisch|Fensterbank|Kommode|Nachttisch|Badewanne|Dusche|Rollator)$/u;
const goesOnWith = /^\s(?!(?:pdf|svg|png|stl|led|usb|rgb)(?!\p{L}))(\p{L}{3,})/iu;

/**
 * The hit that names the thing: the last of an English or German name, the first of a Spanish or French one.
 * @param text where the hits stand
 */
export function thingOf(
  hits: readonly TypeHit[],
  language: WrittenLanguage,
  text: string,
): TypeHit | undefined {
  if (language === 'es' || language === 'fr') return hits[0];
  // "Utensilo Wachstuch": what it is made of stands behind the thing.
  const isStuff = ({ text }: TypeHit): boolean =>
    language === 'de' && claimHits(text, 'de').some(({ payload }) => payload.kind === 'material');
  const things =
    hits.length > 1 && hits.some((hit) => !isStuff(hit)) ? hits.filter((hit) => !isStuff(hit)) : hits;
  // "Häkelanleitung Fuchs Amigurumi": what shows how to make it is what is sold.
  const file = language === 'de' ? things.find(({ text }) => instructions.test(text)) : undefined;
  if (file !== undefined) return file;
  const last = things.at(-1);
  const before = things.at(-2);
  // "Utensilo Wickeltisch": where the thing hangs or stands.
  if (language === 'de' && before?.start === 0 && standsAt.test(last!.text)) return before;
  // "Hot water bottle cover cable knit": words go on behind the cable, and a name of several words stands before it.
  if (
    language === 'en' &&
    last !== undefined &&
    before !== undefined &&
    before.text.includes(' ') &&
    !last.text.includes(' ') &&
    goesOnWith.test(text.slice(last.end)) &&
    !isAttribute(stemOf(goesOnWith.exec(text.slice(last.end))![1]!), attributeStemsOf(text, 'en'))
  )
    return before;
  // "Leather saddle honey" is no honey.
  return last !== undefined &&
    before !== undefined &&
    ((before.category !== 'food' && foodColours.test(last.text)) ||
      // "Press-on nails almond": what is eaten gives nails and lamps their shape, scent or shade.
      (language === 'en' &&
        last.category === 'food' &&
        (smellsOf.test(before.text) ||
          ['beauty', 'apparel', 'electronics', 'furniture', 'toys'].includes(before.category))))
    ? before
    : last;
}
