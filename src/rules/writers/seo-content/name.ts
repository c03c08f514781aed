import { hashtagsBehind } from '#rules/keywords/film-format.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { withoutSpares } from '#rules/ledger/name-terms.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { removePraise } from './praise.ts';

const acronyms = longPattern('u')`
  ^(?:LED|USB|USB-C|HDMI|TV|PC|DVD|CD|LP|SLR|DSLR|RGB|UV|UK|US|USA|EU|XL|XXL|XS|XXS|XXXL|AC|DC|DIY|GPS|RAM
    |SSD|HD|UHD|4K|8K|PVC|ABS|TPU|EVA|BPA|MDF|NICEIC|PS4|PS5|AA|AAA|GOTS|FSC|OLED|HEPA|VHS|NFC|SIM|WIFI|DAB
    |FM|AM|PLA|PEVA|TPE|SUV|RV|ATV|UTV|BMX|MTB|SPF|BBQ|HVAC|GPU|CPU|LCD|PDF|SVG|PNG|ABC|A4|A5|A3|II|III|IV
    |VI|VII|VIII|IX|XII|SUP|TDI|TSI|TFSI|CDI|HDI|GTI|GTD|DCI|CRDI|ECU|EGR|DPF|OEM|UHF|VHF|SAS|NOS)$
`;

/** Whether a word is letters that stand for a name: LED, USB. */
export function isAcronym(word: string): boolean {
  return acronyms.test(word);
}

/** A word in capitals that is a common word, not a brand, model or acronym. */
function quietWord(word: string): string {
  if (!/\p{Lu}{2}/u.test(word) || acronyms.test(word) || /\d/.test(word) || word.length <= 2) return word;
  return word === word.toUpperCase() ? word[0]! + word.slice(1).toLowerCase() : word;
}

const saleYear =
  /(?<=(?<!\p{L})(?:best ?sellers?|bestselling|new arrivals?|trending|top rated|hot|neuheit|novedad|nouveauté|new|neu)(?: of| for)?)\s20[2-4]\d(?!\d|\s?(?:model|edition|diary|calendar|planner|version|kalender|calendario|agenda|calendrier))/giu;

const praiseAsModel =
  /^\p{Lu}\p{Ll}{2,} (?:Perfect|Superb|Supreme|Ultimate|Premier|Superior|Excellent|Finest|Unique|Best)(?= \p{Ll}{3})/u;

/** Whether a calm text writes a word in capitals too: "XLOOKUP" of a spreadsheet is its name, and not shouted. */
function isWrittenLoud(word: string, text: string): boolean {
  const bare = word.replace(/^\P{L}+|\P{L}+$/gu, '');
  return text.includes(bare) && /\p{Ll}{3,}\s\p{Ll}{2,}\s\p{Ll}/u.test(text);
}

/**
 * Product name as it can be printed: no emoji, decoration, shouting or praise; its own words in its own order. Capitals of
 * the calm text that tells of it are none that are shouted.
 */
export function cleanName(name: string, language: WrittenLanguage, text = ''): string {
  const plain = name
    .replace(hashtagsBehind, '')
    // "Gnocchi della nonna 🥔 how to make gnocchi": a picture between words parts them; a heart may stand for one.
    .replace(
      /(?<=[\p{L}\p{N})])\s*(?![©®™❤♥♡💜💙💚💛🧡🖤🤍])\p{Extended_Pictographic}[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\u200D\s]*(?=[\p{L}\p{N}])(?![^,.]{0,12}\bapp\b)/giu,
      ', ',
    )
    .replace(/[\p{Extended_Pictographic}\uFE0F\u200D\p{Emoji_Modifier}]/gu, ' ')
    .replace(/\s+[|/]\s+(?=\S)/gu, ', ')
    // "Gears skipping? Check this first", "Lookup finds nothing? 5 mistakes" ask inside their line.
    .replace(
      /[*~^_|<>{}[\]\\]+|[!#]+(?!\d)|\?+(?![\d?"”“»])(?!\s(?:\p{Lu}[\p{L}-]*\s\p{L}|\d+\s\p{L}{3}))|[™®©★☆♥❤•]+/gu,
      ' ',
    )
    .replace(/\s+/gu, ' ')
    // "Bowl 444 turquoise NICE": a cry behind the name.
    .replace(/(?<=\p{Ll}\P{L}{0,20})(?:\s(?:NICE|WOW|LOOK|GREAT|BARGAIN|LOVELY|READ|CHEAP))+\s*$/u, '')
    .trim();
  const words = plain.split(' ');
  const loud = words.filter(
    (word) =>
      /\p{Lu}{3}/u.test(word) &&
      word === word.toUpperCase() &&
      !acronyms.test(word) &&
      !(text !== '' && isWrittenLoud(word, text)),
  );
  const isShouted =
    loud.length > words.length / 2 ||
    (loud.length > 1 && !/\p{Ll}{2}/u.test(plain)) ||
    loud.filter((word) => word.length > 4).length >= 3;
  const quiet = isShouted
    ? words
        .map(quietWord)
        .join(' ')
        .replace(/(?<=\s)(?:OF|AND|FOR|WITH|IN|THE|TO|BY)(?=\s)/gu, (word) => word.toLowerCase())
    : plain;
  // "BEST SELLER 2026": the year of what is praised goes with it.
  const undated = quiet.replace(saleYear, '');
  // "Hardy Perfect fly reel": a capital between the maker's and small words is of a name.
  const model = language === 'en' ? (praiseAsModel.exec(undated)?.[0] ?? '') : '';
  const cleaned = `${model} ${removePraise(undated.slice(model.length), language)}`
    .trim()
    .replace(/^[\s,;:–—-]+|[\s,;:–—-]+$/gu, '');
  return cleaned === '' ? (quiet === '' ? name.trim() : quiet) : cleaned;
}

const nameCut =
  /\s?(?:,(?!\d)|[(|;:]|\/(?!\d))\s?|\s[–—-]\s|\s(?:with|for|made|from|by|mit|für|aus|con|para|avec|pour)\s/iu;

/** "Organisateur de frigo transparent lot de" of four: what a cut must not leave at the end. */
const danglingEnd =
  /(?:\s(?:lot|pack|set|jeu|juego|box|junto|cerca|frente|près))?\s(?:de|du|des|of|von|mit|with|for|et|y|and|und|aus|à|en|in|a|the|la|le|el)$/iu;

/**
 * The first part of a name with the thing in it: where six words of an English name end before its noun ("Garmin Forerunner
 * 245 Music GPS running watch"), the maker and the noun stand for it.
 */
export function shortWithType(name: string, type: string, brand: string): string {
  const short = shortName(name);
  const head = stemsOf(type).at(-1);
  const front = stemsOf(name.split(nameCut)[0]!);
  if (head === undefined || stemsOf(short).includes(head) || !front.includes(head)) return short;
  return brand !== '' && foldWord(name).startsWith(foldWord(brand)) ? `${brand} ${type}` : type;
}

/** First part of a name, at most six words, for use inside a sentence. */
export function shortName(name: string): string {
  const first = withoutSpares(name)
    .split(nameCut)[0]!
    // "Fishing rod 2.4m carbon": what it is made of may stand behind the measure.
    .replace(
      /\s(?:\d[\d.,]{0,6}\s?[x×]\s?){0,2}\d[\d.,]*\s?(?:g|kg|ml|l|cl|oz|lb|lbs|cm|mm|m|in|inch|ft|w|v|pcs|pack|count|pieces)(?:(?<=\p{L}{3}\s\p{L}{3,}\s\S+)\s\p{Ll}{3,})?$/iu,
      '',
    )
    // "Pale ale 12 x 440ml" without its measure ends before the count.
    .replace(/\s\d{1,3}\s?x$/iu, '')
    .replace(/\s\d+[\s-](?:pack|piece|pieces|count|set)(?:\s(?:set|kit))?$/iu, '')
    .replace(/(?<=\s\p{L}+\s\p{L}+)\s(?:large|small|medium|xl|xxl)$/iu, '')
    .replace(/(?<=\p{L}{3})\s(?:ca|etwa|circa|environ|env|aprox)\.?$/iu, '')
    // "Bath tray extendable": what stands behind the thing describes it.
    .replace(
      /(?<=\p{L}{3}\s\p{L}{3,20}\s\p{L}{3,20})\s(?!\p{L}{0,20}(?:table|cable|collectible))\p{L}{3,20}[ai]ble$/iu,
      '',
    )
    .trim();
  const words = (first === '' ? name : first).split(' ');
  if (words.length <= 6) return words.join(' ');
  // "Nappe imprimée fougère 150 x 250 cm": a figure at the cut would lose its unit.
  const kept = words
    .slice(0, 6)
    .join(' ')
    // "Two room B&B in a weaver's": whose it is has lost what.
    .replace(/(?:\s(?:in|on|at|of|from))?(?:\s(?:an?|the|my|our))?\s\p{L}+['’]s$/u, '')
    .replace(/(?:\s(?:\d[\d.,]{0,8}|[x×])){1,3}$/u, '');
  // "Cambio de bañera por plato [de ducha]": the noun at the cut would lose what it is of.
  const complement = /^(?:de|du|des|del|d[’']\p{L}+)$/iu;
  if (!complement.test(words[6]!) && !complement.test(words[5]!)) return kept.replace(danglingEnd, '');
  return kept
    .replace(danglingEnd, '')
    .replace(/\s(?:por|para|pour|con|avec|en|à|a|al|au|sur|sobre)\s\S+$/u, '');
}

/** "Estática BH" of a "bici estática BH" behind its whole "bicicleta": the word in short goes. */
export function withoutShortened(name: string, type: string): string {
  const first = /^\p{L}{4,} /u.exec(name)?.[0] ?? '';
  const isShort =
    first !== '' && first.length < type.length && foldWord(type).startsWith(foldWord(first).trim());
  return isShort ? name.slice(first.length) : name;
}
