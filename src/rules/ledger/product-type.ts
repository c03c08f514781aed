import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import { foldWord, stemOf, tokensOf } from '#rules/text/words.ts';
import { typeHits } from './category.ts';
import { claimHits } from './claim-index.ts';
import { canonicalUnit } from './numbers.ts';
import { appNoun, cased, topicOf } from './app-and-video-type.ts';

const cutAt: Readonly<Record<WrittenLanguage, RegExp>> = {
  en: /\s(?:with|for|in|by|from|of|on|at|to|and|&|that|which|–|—|-|\+)\s|[,(|:;]/iu,
  de: /\s(?:mit|für|in|aus|von|zum|zur|im|und|&|–|—|-|\+|ohne|auf)\s|[,(|:;]/iu,
  es: /\s(?:con|para|en|y|&|–|—|-|\+|sin)\s|[,(|:;]/iu,
  fr: /\s(?:avec|pour|en|et|&|–|—|-|\+|sans)\s|[,(|:;]/iu,
  other: /[,(|:;/、・]|\s[–—-]\s/u,
};

/** Words that qualify a thing and are no part of its name. */
const qualifiers = new Set(
  'personalised personalized custom handmade handcrafted hand thrown stamped painted knitted woven sewn vintage retro modern rustic minimalist classic small large big mini medium xl portable foldable folding adjustable cordless wireless rechargeable waterproof organic natural vegan eco solid new used original round square rectangular oval tall short long wide double single multi electric automatic digital smart premium luxury cute funny unique soft warm thick thin heavy light lightweight speckled striped printed plain floral geometric scented unscented quilted padded insulated reusable women womens men mens kids childrens girls boys baby unisex adult set pack pair piece pcs stainless mid century fresh homemade artisan traditional gluten free online beginner beginners advanced complete full half led usb solar powered ceramic 100'.split(
    ' ',
  ),
);
/** Heads that say little alone: the noun before them belongs to the type. */
const genericHeads = new Set(
  'box bar bag case cover stand holder rack board mat set kit lamp light table chair bottle cup glass jar bowl tray oil cream mask card print frame pot cloth towel bed toy collar machine maker mill grinder cleaner brush stick pad strap belt ring hook sheet cutter opener guide service course class session tracker planner organizer organiser app butter balm bomb salt mix bean bread food camera lens charger cable adapter speaker station system unit tool press blanket cushion pillow pan knife block roll runner basket bin rail shelf desk clock sign stamp sticker hanger'.split(
    ' ',
  ),
);

/** Things that are made for another thing: "air fryer liners" are no air fryer, whatever else the seller says. */
const accessories = new Set(
  'liner cover case sleeve filter stand holder rack lid cable charger strap cushion pad brush cleaner tray basket mount adapter adaptor replacement organizer organiser warmer hook hanger insert refill cartridge sticker decal protector cap net topper skirt leash harness sharpener opener wrap pump hose stencil template pattern plug battery remote converter riser'
    .split(' ')
    .map(stemOf),
);

function isAttribute(stem: string, attributeStems: ReadonlySet<string>): boolean {
  return qualifiers.has(stem) || attributeStems.has(stem) || /\d/.test(stem);
}

/** Stems of material, colour and place words of a text. */
function attributeStemsOf(text: string, language: WrittenLanguage): Set<string> {
  const tokens = tokensOf(text);
  const stems = new Set<string>();
  for (const hit of claimHits(text, language)) {
    for (const token of tokens.slice(hit.from, hit.to)) stems.add(token.stem);
  }
  return stems;
}

/** "Liners 2 pack": how many stands behind the thing and is none. */
const countBehind = /\s\d+[\s-]?(?:packs?|pcs?|pieces?|count|ct|er[- ]?(?:pack|set)|stück)\b.*$/iu;

/** English and German: the head stands last before the first preposition. */
function headLast(name: string, language: WrittenLanguage, brandStems: ReadonlySet<string>): string {
  const front = name.split(cutAt[language])[0]!.replace(countBehind, '').trim();
  const words = front.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const attributeStems = attributeStemsOf(front, language);
  let end = words.length;
  while (end > 0) {
    const stem = stemOf(words[end - 1]!);
    // Model codes, units, brands and colours may stand last ("Lamp X20 White"); a German noun has a capital.
    const isNoun = language !== 'de' || /^\p{Lu}/u.test(words[end - 1]!);
    if (
      isNoun &&
      canonicalUnit(words[end - 1]!) === '' &&
      !/\d/.test(stem) &&
      !brandStems.has(stem) &&
      !(end > 1 && attributeStems.has(stem))
    )
      break;
    end -= 1;
  }
  if (end === 0) return '';
  const head = words[end - 1]!;
  const parts = [head];
  if (language === 'en') {
    for (let index = end - 2; index >= 0 && parts.length < 3; index -= 1) {
      const stem = stemOf(words[index]!);
      const isLoose =
        isAttribute(stem, attributeStems) ||
        brandStems.has(stem) ||
        words[index]!.includes('-') ||
        /['’]s$/.test(words[index]!) ||
        // A cable and a table are things, whatever they end in.
        /(?:ed|ful|less)$|(?<!^[ct])able$/.test(stem) ||
        (index > 0 && /^\p{Lu}/u.test(words[index]!) && /^\p{Ll}/u.test(head));
      if (isLoose) break;
      // "trekking poles": what it is for belongs to the name; a "Kallax shelf" is only a shelf.
      const isPurpose = /[^aeiou]ing$/.test(stem) && parts.length === 1;
      if (!isPurpose && !genericHeads.has(stemOf(parts[0]!))) break;
      parts.unshift(words[index]!);
    }
  }
  return parts.join(' ');
}

/** Spanish and French: the head stands first, with "de …" when that is no material. */
function headFirst(name: string, language: WrittenLanguage, brandStems: ReadonlySet<string>): string {
  const front = name.split(cutAt[language])[0]!.trim();
  const attributeStems = attributeStemsOf(front, language);
  const words = front.split(/\s+/u).filter((word) => /\p{L}/u.test(word) && !brandStems.has(stemOf(word)));
  const head = words[0];
  if (head === undefined) return '';
  const joint = words[1]?.toLowerCase() ?? '';
  const object = words[2];
  if (/^(?:de|à|a|d[’'].*)$/u.test(joint) && object !== undefined && !attributeStems.has(stemOf(object))) {
    return `${head} ${words[1]} ${object}`;
  }
  if (/^d[’']\p{L}/u.test(joint) && !attributeStems.has(stemOf(joint.slice(2)))) return `${head} ${words[1]}`;
  return head;
}

function fromDescription(text: string, language: WrittenLanguage): string {
  const first = text.split(/[.!?\n]/u)[0] ?? '';
  const hits = typeHits(first, language);
  if (hits.length > 0) {
    // "a pendant lamp with a paper shade": the noun before the first "with", and of two the last.
    const front = first.split(cutAt[language])[0]!;
    const isHeadFirst = language === 'es' || language === 'fr';
    const inFront = hits.filter((hit) => hit.end <= front.length);
    return (isHeadFirst ? inFront[0] : inFront.at(-1))?.text ?? hits[0]!.text;
  }
  const defined =
    language === 'en'
      ? /\b(?:is|are)\s(?:an?\s)((?:[\p{L}-]+\s?){1,5}?)(?=\s(?:with|for|that|made|in|from|which|to)\b|[,.;]|$)/iu.exec(
          first,
        )
      : null;
  return defined === null ? '' : headLast(defined[1]!, language, new Set());
}

/** Whether the last word of a name is also a word of the description or the category: then it is the thing itself. */
function isConfirmed(noun: string, brief: Brief): boolean {
  const stem = stemOf(noun.split(' ').at(-1) ?? '');
  if (stem === '') return false;
  const texts = `${brief.product.description}\n${brief.product.category}`;
  const isGerman = brief.language.written === 'de';
  // "The Aurora is a lamp" only repeats the name; a noun of English, Spanish or French stands there in lower case.
  return tokensOf(texts).some(
    (token) => token.stem === stem && (isGerman || /^[\p{Ll}\d]/u.test(texts.slice(token.start, token.end))),
  );
}

/** "Linen shirt long sleeve": behind the thing the cut of its sleeves is no case for anything. */
const sleeves = /\s(?:long|short|half|3\/4)[ -]sleeved?s?(?=$|[\s,])/iu;

/** How many there are stands before the thing in a description: "Pair of vintage brass candlesticks". */
const countBefore =
  /^(?:(?:an?\s)?(?:pair|set|pack|box|lot|bundle) of |\d+\s(?!\p{L}{1,3}\s)|two |three |four |five |six )/iu;

/** Stem of the noun that opens an English description as the thing; empty where that is an attribute. */
function openingHead(description: string): string {
  const first = description.split(/[.!?\n]/u)[0] ?? '';
  const opening = joined(first).replace(countBefore, '').split(cutAt.en)[0]!.trim();
  const head = /(\p{L}[\p{L}’'-]*)$/u.exec(opening)?.[1] ?? '';
  const stem = stemOf(head);
  return head.length < 3 || isAttribute(stem, attributeStemsOf(opening, 'en')) ? '' : stem;
}

/** "Press on nails": the small word belongs to what is before it. */
function joined(text: string): string {
  return text.replace(
    /\b(press|stick|clip|iron|slip|snap|roll|pull|lace|bolt|screw|strap|plug|pop|peel) (on|in|up|off)\b/giu,
    '$1-$2',
  );
}

/**
 * A name up to the word that opens the description as the thing: "Kids backpack dinosaur" with "Kids backpack with
 * dinosaur print" is a backpack. What follows in the name is a variant, unless it names what is made for the thing.
 */
function upToAgreedHead(name: string, description: string): string {
  const stem = openingHead(description);
  if (stem === '') return name;
  const tokens = tokensOf(name.split(cutAt.en)[0]!);
  const at = tokens.findIndex((token) => token.stem === stem);
  const rest = tokens.slice(at + 1).filter((token) => /^\p{L}/u.test(token.stem));
  const last = rest.at(-1)?.stem;
  if (at === -1 || last === undefined || accessories.has(last) || genericHeads.has(last)) return name;
  return name.slice(0, tokens[at]!.end);
}

/** A noun of the category that also stands in the name. */
function categoryNounInName(brief: Brief, language: WrittenLanguage): string {
  const inName = new Set(tokensOf(brief.product.name).map((token) => token.stem));
  for (const field of [brief.product.category, brief.fields['shopifyProductType'] ?? '']) {
    for (const token of tokensOf(field)) {
      if (
        token.stem.length > 3 &&
        inName.has(token.stem) &&
        !attributeStemsOf(field, language).has(token.stem)
      ) {
        return singular(field.slice(token.start, token.end), language);
      }
    }
  }
  return '';
}

/**
 * The noun a buyer types. From the product name where a known or plain noun stands at its head, else from the
 * category the seller named, else from the first sentence. Empty when nothing tells it.
 */
export function productTypeOf(brief: Brief, brand: string): string {
  const type = typeFrom(brief, brand);
  const at = brief.language.written === 'en' ? type.indexOf(' ') : -1;
  if (at === -1) return type;
  const first = type[0]!.toUpperCase() + type.slice(1, at);
  const proper = new RegExp(`[\\p{Ll}\\d,]\\s${first.replace(/[^\p{L}\p{N}-]/gu, '.')}\\s(?=\\p{Ll})`, 'u');
  return proper.test(brief.product.description) ? first + type.slice(at) : type;
}

function typeFrom(brief: Brief, brand: string): string {
  const language = brief.language.written;
  const { category, description } = brief.product;
  const isShouted = brief.product.name === brief.product.name.toUpperCase();
  const written = isShouted && language === 'en' ? brief.product.name.toLowerCase() : brief.product.name;
  const isThing = language === 'en' && platforms[brief.platform].subject === 'product';
  const name = isThing ? upToAgreedHead(joined(written).replace(sleeves, '').trim(), description) : written;
  if (platforms[brief.platform].subject === 'app') return appNoun(brief);
  if (language === 'other') return name;
  if (platforms[brief.platform].subject === 'video')
    return topicOf(brief.fields.videoTitle ?? name, language);
  const brandStems = new Set(tokensOf(brand).map((token) => token.stem));
  const find = language === 'en' || language === 'de' ? headLast : headFirst;
  const front = name.split(cutAt[language])[0]!.trim();
  const known =
    typeHits(front, language).at(language === 'es' || language === 'fr' ? 0 : -1) ??
    typeHits(name, language)[0];
  const byName = find(name, language, brandStems);
  if (known !== undefined) {
    const contains = foldWord(byName).includes(foldWord(known.text));
    // The head of an English name stands last: a "ring light" is a light.
    const compound = front
      .slice(known.start)
      .replace(/\s\d.*$/u, '')
      .trim();
    const lastStem = stemOf(byName.split(' ').at(-1) ?? '');
    const isMadeFor = isThing && (accessories.has(lastStem) || lastStem === openingHead(description));
    if (
      language === 'en' &&
      !contains &&
      known.end < front.length &&
      foldWord(compound).endsWith(foldWord(byName)) &&
      compound.split(' ').length <= 3 &&
      /^[\p{L}\s-]+$/u.test(compound) &&
      (isMadeFor || new RegExp(`\\b${known.text} (?:\\p{Ll}+ )?${byName}`, 'iu').test(description))
    )
      return cased(compound, language);
    // "iPhone 15 case": the figure between is no part of the name.
    if (isMadeFor && !contains && known.end < front.length) return cased(`${known.text} ${byName}`, language);
    return cased(contains && byName.split(' ').length <= 3 ? byName : known.text, language);
  }
  const shared = categoryNounInName(brief, language);
  if (shared !== '') return cased(shared, language);
  if (isConfirmed(byName, brief)) return cased(byName, language);
  const fields = [
    category,
    brief.fields['shopifyProductType'],
    brief.fields['amazonCategory'],
    brief.fields['facebookCategory'],
    brief.fields['tiktokCategory'],
    brief.fields['etsyShopSection'],
  ];
  for (const field of fields) {
    const last = (field ?? '')
      .split(/[>/»|,]/u)
      .at(-1)!
      .trim();
    const hit = typeHits(last, language).at(-1);
    if (hit !== undefined) return cased(singular(hit.text, language), language);
  }
  const described = fromDescription(description, language);
  if (described !== '') return cased(described, language);
  return cased(byName, language);
}

function singular(word: string, language: WrittenLanguage): string {
  if (language !== 'en' || !/s$/iu.test(word)) return word;
  if (
    /(?:shoes|trousers|pants|jeans|headphones|earbuds|earphones|glasses|socks|gloves|earrings|boots|sneakers|trainers|leggings|shorts|scissors|shelves|knives|drawers|curtains|slippers|pyjamas|pajamas|candles|stickers)$/iu.test(
      word,
    )
  )
    return word;
  return /(?:ches|shes|xes|sses)$/iu.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}
