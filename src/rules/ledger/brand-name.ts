import { withoutHouseLines } from './heading-of-house.ts';
import type { Brief } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { wholeWordsAt } from '#rules/text/whole-words.ts';
import { foldWord } from '#rules/text/words.ts';
import { isOnlyHandledBy } from './handled-by.ts';
import { namesNobody } from './label-kinds.ts';
import { claimHits } from './claim-index.ts';
import { isMaker, isMakerOfTwo, makerAtStart, makerInside } from './maker-in-name.ts';
import { fitsMaker, isMadeFor } from './made-for-maker.ts';
import { makerBefore, makerInEntry, makerOffered } from './maker-in-text.ts';
import { makerOfLine, makerPairAt, withPartner } from './maker-pair.ts';
import { withFamilyName } from './family-name.ts';
import { heldBy } from './held-title.ts';
import { isGermanNoun } from './small-german.ts';
import { isPlainWord } from './plain-word.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { modelBeforeThing, strangeMaker } from './opening-maker.ts';
import { saidMaker } from './said-maker.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Brand of a product and the form path that says so. */
export interface BrandFound {
  name: string;
  source: string;
  quote: string;
  /** The model behind a maker with which the description begins. */
  model?: string;
}

/** "Hersteller: Hella", "brand Harkon"; without the colon "Brand" may open a sentence. A second word before a colon is the next label. */
const labelled =
  /(?:^|[\s,.;(])(?:(?:[Bb]rand|[Mm]aker|[Mm]anufacturer|[Mm]arke|[Hh]ersteller|[Mm]arca|[Mm]arque|[Ff]abricante?|[Mm]erk|[Mm]arka)\s?[:=]|(?:brand|maker|manufacturer|marke|hersteller|marca|marque|(?<=(?:^|[.,;]) ?)Hersteller)) +(\p{Lu}(?:[\p{L}\d&'’-]|\.(?=[\p{L}\d]))*(?: (?!(?:Bon|Très|État|Etat|Neufs?|Neuves?|Taille|Couleur|Sehr|Guter?|Neu|Größe|Farbe|Zustand|Buen|Muy|Talla|Estado|Size|Good|Very)(?!\p{L}))\p{Lu}[\p{L}\d&'’-]*(?![\p{L}\d&'’-]|\s?:))?)(?![\p{L}\d&'’-]| (?:and|und|y|et) \p{Lu})/u;
const commonFirst = new Set(
  (
    'the a an my our new used vintage large small set pack hand handmade personalised personalized ' +
    'custom mens womens ladies gents unisex childrens kids boys girls baby black white red blue green grey gray brown pink wooden ' +
    'metal leather cotton wool linen silk steel oak how easy simple organic natural fresh wireless ' +
    'electric portable mini big solid original classic modern retro antique pair two three four der ' +
    'die das ein eine el la los las le les un une mon ma nuestro usb usb-c led lcd oled hdmi vga dvi ' +
    'rgb uv ac dc tv pc dvd cd lp vhs dab fm am gps rfid nfc cctv ups poe nas ssd hdd nvme sata ram ' +
    'dark light pale deep bright double single pure soft fine heavy long short tall slim high low full half premium ' +
    'persian turkish moroccan berber afghan oriental victorian edwardian georgian ' +
    'gpu cpu psu sd sim hepa pvc abs tpu eva mdf pla petg ptfe diy bbq'
  ).split(' '),
);

const beforeMaker =
  /^(?:l@@k|lqqk|look|wow|super|nice|\P{L}+|mens|men[’']s|ladies|ladies[’']|womens|women[’']s|boys|girls|kids|childrens|children[’']s|unisex|vintage|vtg|vtge|vint|retro|antique|genuine|original|used|rare|old|boxed|joblot|x\d+|\d+x)$/iu;

/** Where people sell other makers' goods. */
export function isSelling({ platform }: Brief): boolean {
  return platforms[platform].goods === 'resold';
}

/** What a part that its maker did not make says of itself in its text. */
const afterMarket =
  /\b(?:aftermarket|pattern part|non[- ](?:genuine|oem)|not (?:a )?genuine|copy part|equal to|equivalent to|replaces (?:part|oem?|original|no|ref|\d|\p{Lu}+\d))/iu;

const looksLike = String.raw`(?:style[ds]?|inspired|esque|look-?alike|replica|dupe|fit|compatible)(?![\p{L}\d])`;

/** "Replacement battery for Dyson V10": the name says what it fits, and somebody else made it. */
function isOnlyFitted(maker: string, { product }: Brief): boolean {
  const text = `${product.name}. ${product.description}`;
  const name = maker.replace(/[^\p{L}\p{N}&’'-]/gu, '.');
  // "Sony style headphones", "a Barbour-inspired jacket": somebody else's, made to look so.
  if (new RegExp(`(?<!\\bnot (?:an? )?)\\b${name}[- ]${looksLike}`, 'iu').test(text)) return true;
  if (new RegExp(`\\bnot (?:an? )?(?:(?:made|built|sold|approved|supplied) )?by ${name}`, 'iu').test(text))
    return true;
  if (new RegExp(`\\b(?:genuine|original|oem|by)\\s${name}`, 'iu').test(text)) return false;
  if (fitsMaker(name, product.name, product.description)) return true;
  return (
    new RegExp(`\\bnot (?:an? |made by |by )${name}\\b`, 'iu').test(text) ||
    ((/\b(?:replacement|compatible|aftermarket|ersatz\p{L}*|kompatibel|repuesto|rechange)\b/iu.test(
      product.name,
    ) ||
      afterMarket.test(product.description)) &&
      new RegExp(
        `\\b(?:for|fits?|compatible with|für|passend für|para|pour|compatible avec)\\s(?:the\\s|your\\s)?${name}\\b`,
        'iu',
      ).test(text))
  );
}

/** "Core i5", "Ryzen 5", "GeForce RTX": what works in a computer, whoever built it. */
const chip = /^(?:core|ryzen|celeron|pentium|xeon|athlon|geforce|radeon|snapdragon|exynos|quadro|rtx|gtx)$/iu;

function fromName(brief: Brief): string {
  const { name, description } = brief.product;
  const pair = makerPairAt(name, description);
  if (pair !== '') return isOnlyFitted(pair, brief) ? '' : pair;
  const maker = oneName(brief);
  return maker === '' || chip.test(maker) ? '' : withPartner(makerOfLine(maker, description), name);
}

/** "Harry Potter books": what they are about or who wrote them is no maker. */
const publishedWork =
  /(?<!\p{L})(?:books?|novels?|paperbacks?|hardbacks?|comics?|manga|annuals?|dvds?|blu-?rays?|cds?|lps?)(?!\p{L})/iu;

function oneName(brief: Brief): string {
  const words = piecesOf(brief.product.name);
  if (isSelling(brief)) {
    // "Mens Barbour jacket", "vintage Denby bowl": the maker stands behind whom it is for and how old it is.
    const behind = words.findIndex((word) => !beforeMaker.test(word));
    const maker =
      makerAtStart(words) ||
      (behind > 0 ? makerAtStart(words.slice(behind)) : '') ||
      makerInside(words, brief.language.written);
    if (maker !== '') return isOnlyFitted(maker, brief) ? '' : maker;
  }
  const first = words[0] ?? '';
  const second = words[1] ?? '';
  // Elsewhere an apple is a fruit, a tree or a candle.
  if (first === 'Apple' && /^(?:iP|Mac|iMac|AirPods|AirTag|Watch|Pencil|HomePod|Magic|TV$)/u.test(second))
    return first;
  if (!/^\p{Lu}[\p{L}&'’-]+$/u.test(first) || commonFirst.has(foldWord(first))) return '';
  // "Cozy Crib crib mattress" by Cozy Crib: a name of two words, whatever they mean elsewhere.
  const whole = `${first} ${second}`;
  if (
    /^\p{Lu}\p{L}+$/u.test(second) &&
    new RegExp(`\\b(?:by|from) ${whole}(?![\\p{L}-])`, 'u').test(brief.product.description)
  )
    return whole;
  const isModelNext =
    /^(?=.*\d)[\p{L}\d-]{2,}$/u.test(second) &&
    (!/^\d{1,5}$/u.test(second) || (isSelling(brief) && /^\d{3,4}$/u.test(second))) &&
    !/^(?:\d+x|x\d+)$/iu.test(second) &&
    !/^\d+(?:mm|cm|m|in|ml|l|g|kg|oz|w|v|ct|kt|-?seat\p{L}*|er)$/iu.test(second);
  const { description } = brief.product;
  // "Record No 52": behind a maker's name the number of a model.
  const isNumbered =
    isSelling(brief) && /^(?:No\.?|Nr\.?|Mk|Mark|Model|Type)$/u.test(second) && /^\d/u.test(words[2] ?? '');
  if (isNumbered && !/^(?:size|hook|item|part|book|volume|gauge|box|set|type|model)$/iu.test(first))
    return first;
  if (!isModelNext) {
    if (!description.includes(first)) return '';
    const madeBy = new RegExp(`\\b(?:by|von|de|par)\\s${first}\\b`, 'u').test(description);
    const standsInside =
      isSelling(brief) &&
      !publishedWork.test(brief.product.name) &&
      brief.language.written !== 'de' &&
      new RegExp(`[\\p{Ll}\\d,]\\s${first}\\b`, 'u').test(description);
    if (!madeBy && !standsInside) return '';
  }
  if (isPlainWord(first, brief.language.written)) return '';
  return isOnlyFitted(first, brief) ? '' : first;
}

/** "Schallplatte Kraftwerk Autobahn": whoever a record or a book is by made no goods. */
const germanWork =
  /(?<!\p{L})(?:schallplatten?|lps?|cds?|dvds?|blu-rays?|singles?|vinyl|kassetten?|hörspiele?|hörb\p{L}+|bücher|buch|taschenb\p{L}+|romane?|bildb\p{L}+|comics?|mangas?|noten|gemälde|ölbild)(?!\p{L})/iu;

/**
 * The maker by whom the description says that the thing is: "alte Kaffeemühle von Zassenhaus" of a "Kaffeemühle Zassenhaus alt",
 * "Alternador Bosch 0124325003" of one for a car.
 */
function fromDescription(brief: Brief): string {
  const { product, language } = brief;
  const { name, description } = product;
  const [first = ''] = piecesOf(name);
  if (language.written === 'de') {
    if (germanWork.test(name)) return '';
    const maker =
      /(?<!\p{L})(?:von|der Marke|Firma|Fa\.) (\p{Lu}\p{L}{3,})(?![\p{L}-])/u.exec(description)?.[1] ?? '';
    const words = piecesOf(name);
    const behind = maker === '' ? '' : (words[words.indexOf(maker) + 1] ?? '');
    const both = `${maker} ${behind}`;
    if (behind !== '' && isMakerOfTwo(both.toLowerCase())) return both;
    const isNamed = maker !== '' && maker !== first && piecesOf(name).includes(maker);
    const said = isNamed ? maker : makerOffered(product) || makerBefore(description, name);
    // "Makita" ends as "Kita" does.
    const isName = isMaker(said.toLowerCase()) || !isGermanNoun(said.toLowerCase());
    return said !== '' && isName && claimHits(said, 'de').length === 0 ? said : '';
  }
  if (language.written === 'en') {
    const words = piecesOf(description.split(/[,.;\n]/u)[0]!);
    const isPlain = !commonFirst.has(foldWord(words[0] ?? '')) && !beforeMaker.test(words[0] ?? '');
    const maker = madeWhole.test(name)
      ? makerAtStart(words) || (isPlain ? strangeMaker(description, name) : '')
      : '';
    return maker === '' || isOnlyFitted(maker, brief) ? '' : maker;
  }
  return first === '' ? '' : makerInEntry(description, first);
}

/** What is sold whole, so that a maker who opens its text made it: pads and cases are made to fit somebody else's thing. */
const madeWhole = longPattern('iu')`
  \b(?:bike|bicycle|hardtail|e-?bike|camera|camcorder|lens|laptop|tv|television|watch|guitar|piano|keyboard
    |amp|amplifier|speakers?|turntable|headphones|vacuum(?: cleaner)?|hoover|drill|saw|lawn ?mower|mower
    |strimmer|sewing machine|printer|monitor|tablet|tent|jacket|coat|boots|shoes|trainers|sneakers|pram
    |pushchair|stroller|buggy|sofa|washing machine|fridge|freezer|dishwasher|tumble dryer|coffee machine
    |espresso machine|stand mixer|kettle|toaster|oven|cooker|heater|barbecue|bbq|grill|scooter|skis
    |snowboard|golf clubs|racket|treadmill|rowing machine|dumbbells?|handbag|wallet|sunglasses)s?\b
`;

/** "Marlin 5" of "Trek Marlin 5, 2021": what stands alone behind the maker. English. */
function modelBehind(maker: string, { product: { name, description }, language }: Brief): string {
  if (language.written !== 'en') return '';
  const [clause = ''] = description.split(/[,.;\n(]/u);
  const behind = clause.slice(maker.length).trim();
  const isModel = /^(?=.*(?:\d|\p{Lu}))[\p{L}\d][\p{L}\d-]*(?: [\p{Lu}\d][\p{L}\d-]*){0,2}$/u.test(behind);
  return isModel && behind.length <= longestModel && !name.includes(behind)
    ? behind
    : modelBeforeThing(description, maker, name);
}
const longestModel = 20;

/** "BARBOUR" of a name in capitals from end to end: letters of a maker that is called so everywhere ("IKEA") are few. */
function calmMaker(maker: string, { product: { name } }: Brief): string {
  const isCried = /^\p{Lu}{5,}$/u.test(maker) && !/\p{Ll}{2}/u.test(name);
  return isCried ? maker.charAt(0) + maker.slice(1).toLowerCase() : maker;
}

/** Whom an English text names as the maker in a sentence of its own, where goods bear a brand. */
function toldMaker(brief: Brief): string {
  const isBranded = isSelling(brief) || platforms[brief.platform].goods === 'own-brand';
  const maker =
    isBranded && brief.language.written === 'en'
      ? saidMaker(brief.product.description, brief.product.name)
      : '';
  return maker === '' || isOnlyFitted(maker, brief) ? '' : maker;
}

/** The maker's brand: the form's own field, a label in the text, the business's name where the thing bears it, or a name before a model number. */
export function brandOf(brief: Brief): BrandFound | null {
  const { fields, platform } = brief;
  const base = `products.${brief.product.index}`;
  for (const path of ['amazonBrand', 'shopifyVendor']) {
    const value = fields[path];
    if (value !== undefined && !/^(?:n\/a|none|unbranded|-|no brand|generic)$/iu.test(value)) {
      return { name: value, source: path, quote: value };
    }
  }
  const label = labelled.exec(brief.product.description);
  if (label !== null && !namesNobody(label[1]!)) {
    const name = withPartner(label[1]!.replace(/[.]$/u, ''), brief.product.description);
    return { name, source: `${base}.description`, quote: label[0].trim() };
  }
  const business = brief.businessName;
  const { description } = brief.product;
  const told = `${brief.product.name}\n${isSelling(brief) ? withoutHouseLines(description, business) : description}`;
  const isNamed =
    business !== '' &&
    !isOnlyHandledBy(told, business) &&
    wholeWordsAt(foldWord(told), foldWord(business)) !== -1;
  if (isNamed && platforms[platform].subject !== 'page')
    return { name: business, source: 'businessName', quote: business };
  // A page about another maker's goods bears the name of the business; "Album Tintin Le Lotus bleu" is the title of a work.
  const named =
    platforms[platform].subject === 'page' || heldBy(brief) !== ''
      ? ''
      : withFamilyName(fromName(brief), brief);
  if (named !== '')
    return { name: calmMaker(named, brief), source: `${base}.name`, quote: brief.product.name };
  const said = isSelling(brief) ? withFamilyName(fromDescription(brief), brief) : '';
  if (said !== '' && !isMadeFor(said, brief))
    return { name: said, source: `${base}.description`, quote: said, model: modelBehind(said, brief) };
  const maker = platforms[platform].subject === 'page' ? '' : toldMaker(brief);
  if (maker !== '' && !isMadeFor(maker, brief))
    return { name: maker, source: `${base}.description`, quote: maker };
  // The seller owns the brand there, so that the name of the business is the name on the thing.
  if (platforms[platform].goods === 'own-brand' && business !== '') {
    return { name: business, source: 'businessName', quote: business };
  }
  return null;
}
