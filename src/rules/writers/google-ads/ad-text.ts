import { shouted } from '#rules/ads/editorial.ts';
import { tidyLine } from '#rules/fit/tidy.ts';
import { titleCase } from '#rules/writers/seo-content/case.ts';
import { isProperWord } from '#rules/writers/seo-content/english-words.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

const emoji = /(?![#*\d©®™])[\p{Extended_Pictographic}\u{1F1E6}-\u{1F1FF}]\p{Emoji_Modifier}?/gu;
/** What joins pictures to one, and marks them as pictures. */
const joiners = /\u200D|\uFE0F|\u20E3/gu;

/**
 * A piece of the advertiser's text as ads may carry it: no emoji, bullets, shouting or repeated marks. `lower` is how
 * words that were shouted are written.
 */
export function plainPiece(text: string, ownNames: readonly string[]): string {
  let result = text
    .replace(/(?:https?:|www\.)\S+|[^\s@]{1,64}@[^\s@.]{1,63}\.\S+/giu, ' ')
    .replace(emoji, ' ')
    .replace(joiners, '')
    .replace(/[®™©*_~^`´¨]/gu, '')
    .replace(/[“”„«»"]/gu, '')
    .replace(/[[\]{}<>\\]/gu, ' ')
    .replace(/\s*[|•·▪►◄→←⇒★☆✓✔✗✘✦●○◆◇¶=]+\s*/gu, ', ')
    .replace(/\.{2,}|…/gu, '.')
    .replace(/([!?.,;:&%/+-])(?:\s?\1)+/gu, '$1')
    .replace(/[!！¡]+/gu, '.')
    .replace(/[?？]\./gu, '?')
    .replace(/\s[@#]\s?/gu, ' ');
  const isLoud = isAllCapitals(result);
  // Where all is shouted, the words of the own name are no names: "SOLAR REPAIR" by "SUNSTATE SOLAR".
  result = calm(result, isLoud ? [] : ownNames);
  if (isLoud)
    result = calm(
      result.replace(smallWord, (word) => word.toLowerCase()),
      [],
    );
  else {
    const own = new Set(ownNames.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u)));
    result = result.replace(smallWord, (word) =>
      word.length < 3 || own.has(word) ? word : word.toLowerCase(),
    );
  }
  return tidyLine(result.replace(/\s+/gu, ' '))
    .replace(/(?<!\d)[.。]+$/u, '')
    .trim();
}

/** A maker or a country that is no everyday word keeps its first letter: "Casio". */
function inSmall(word: string): string {
  const small = word.toLowerCase();
  return names.has(small) ? `${word.charAt(0)}${small.slice(1)}` : small;
}

const names = new Set(
  'casio seiko citizen rolex omega tissot bosch siemens miele samsung toyota honda nissan volkswagen audi mercedes renault peugeot citroën seat skoda hyundai kia volvo mazda fiat nike adidas makita dewalt hilti stihl husqvarna karcher kärcher vaillant viessmann europe england scotland wales ireland london daikin mitsubishi panasonic philips velux invisalign shimano yamaha kawasaki suzuki'.split(
    ' ',
  ),
);

/** The words that are shouted in small letters; a word that is spelled letter by letter is put together. */
function calm(text: string, ownNames: readonly string[]): string {
  const words = new Set(shouted(text, { ownNames }));
  if (words.size === 0) return text;
  let result = text;
  for (const word of words)
    if (/[-.\s]/u.test(word)) result = result.replaceAll(word, word.replace(/[-.\s]/gu, '').toLowerCase());
  return result.replace(/(?<![\p{L}\p{N}])\p{Lu}+(?![\p{L}\p{N}])/gu, (word) =>
    words.has(word) ? inSmall(word) : word,
  );
}

/** Too short to be known for shouting: "WE COME TO YOU", "NO FIX NO FEE", "OPEN 24/7 IN UK". */
const smallWord = longPattern('gu')`
  (?<![\p{L}\p{N}])(?:A|AN|THE|WE|YOU|YOUR|OUR|MY|TO|IN|ON|AT|OF|OR|BY|UP|OFF|AND|FOR|WITH|NO|NOT|OVER|FROM
    |EACH|YEAR|YEARS|HOUR|HOURS|HOME|HOMES|WEEK|ALL|ANY|IS|ARE|COME|OPEN|FEE|FIX|PAY|DAY|DAYS|GET|WIR|SIE
    |UND|FÜR|MIT|OHNE|BEI|ZU|IHR|IHRE|DER|DIE|DAS|IM|AM|VON|IST|Y|EL|LA|LOS|LAS|DE|DEL|EN|UN|UNA|POR|AL|CON|SIN|SU|PARA|DU|AU|AUX|SUR|UNE|SOUS|DÈS|PLUS|CADA|MÁS|BIS|SEIT|NUR|VOM|AUF|ÜBER|UNTER|JUST|ONLY|LE|LES|DES|ET|AVEC|SANS
    |POUR|VOS|NOS)(?![\p{L}\p{N}])
`;

function isAllCapitals(text: string): boolean {
  return /\p{Lu}{2}.*\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text) && text.includes(' ');
}

/** As a headline is written: Title Case in English, a capital first elsewhere; other languages as they are. */
export function headlineCase(text: string, language: WrittenLanguage): string {
  if (language !== 'en') return upperFirst(text);
  const written = text.split(' ');
  return titleCase(text)
    .split(' ')
    .map((word, index) => {
      const plain = written[index] ?? word;
      if (halfOfDay.test(plain) && /\d$/u.test(written[index - 1] ?? '')) return plain;
      // "CPA led team": the lamp is written small only before what shines.
      return word === 'LED' && plain === 'led' && !lamps.test(written[index + 1] ?? '') ? 'Led' : word;
    })
    .join(' ')
    .replace(/(?<=\d-)\p{Ll}(?=\p{Ll}{2})/gu, (letter) => letter.toUpperCase());
}

const halfOfDay = /^[ap]\.?m\b/iu;
const lamps =
  /^(?:lights?|lighting|lamps?|bulbs?|strips?|panels?|screens?|displays?|downlights?|headlights?|signs?|spots?|fixtures?|tubes?)\b/iu;

export function upperFirst(text: string): string {
  return text.replace(/^\p{Ll}(?!\p{Ll}*\p{Lu})/u, (letter) => letter.toUpperCase());
}

/**
 * A phrase inside a sentence: its first letter small, unless it is a name, an abbreviation or German. `names` are
 * words that keep their capital.
 */
export function innerCase(text: string, language: WrittenLanguage): string {
  if (language === 'de' || language === 'other' || openingName(text, language) !== null) return text;
  // "Teeth Whitening" of who writes all with capitals: "teeth Whitening" is neither.
  if (
    language === 'en' &&
    /^\p{Lu}\p{Ll}+(?: (?:of|for|and|&|to|in|with)| \p{Lu}[\p{L}-]*)* \p{Lu}\p{Ll}+$/u.test(text)
  )
    return text;
  return text
    .split(' ')
    .map((word, index) => (index === 0 && isPlainCapital(word) ? lowerFirst(word) : word))
    .join(' ');
}

/** "Making Tax Digital" of "Making Tax Digital filing": English writes names with capitals inside what else is small. */
export function openingName(text: string, language: WrittenLanguage): string | null {
  if (language !== 'en') return null;
  const [name, second] =
    /^\p{Lu}\p{Ll}+ (\p{Lu}\p{Ll}{2,})(?: \p{Lu}[\p{L}\p{N}]*)*(?= \p{Ll})/u.exec(text) ?? [];
  return name === undefined || second === undefined || isProperWord(second) ? null : name;
}

function isPlainCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}+(?:[-’']\p{Ll}+)*$/u.test(word) && !isProperWord(word);
}

function lowerFirst(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1);
}
