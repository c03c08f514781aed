import { longPattern } from '#rules/text/long-pattern.ts';
import { claimHits } from './claim-index.ts';
import { withEnglishCapitals } from './english-capitals.ts';
import { withMakers } from './maker-in-name.ts';
import { withStateTowns } from './state-towns.ts';

const named = /\b(?:march|may)(?= \d{4})\b/gu;
const codes = longPattern('gu')`
  \b(?:[a-z]{1,2}\d{1,2}[a-z]?|uk|usa|ai|usb|led|tv|mot|diy|xl|xxl|suvs?|rvs?|atvs?|utvs?|bmx|mtb|pvc|bpa|hdmi
    |dvds?|cds?|spf|nfc|gps|ssd|hdd|sata|nvme|ddr\d|hepa|tpu|tpe|p?eva|mdf|oled|lcd|uv|pdf|svg|lner|lms|oeko-tex|gots|fsc
    |rohs|ukca|ce|haccp|tdci|tdi|hdi|cdti|dci|crdi|gti|ecu|egr|dpf|oem|obd2?|sae
    |[a-z]{1,4}\d{4,12}[a-z\d]{0,6}|\d{1,2}[a-z]{1,2}\d{4,10}[a-z\d]{0,6}|\d{7,14}[a-z]{1,2}|gwr|bbq|hvac
    |rgb|ac\/dc|ac|12v|24v|exp|dst|hus|jef|pes|vip|vp3|eps|jpe?g|otf|stl)\b
`;

/** "Size l", "sizes s 10-13, m 13-16": letters behind the word or before a figure of theirs. */
const letterSize =
  /(?<=\b(?:sizes?:?|size on (?:the )?tag:?|tag(?:ged)? size:?|manual) )(?:xx?s|s|m|x{0,3}l)\b(?!['’])|(?<=[\d"”a-z],? )(?:xx?s|s|m|x{1,3}l|l)(?= \d{1,3}\s?[-–]\s?\d)/gu;

/** "Size m l xl", "sizes s, m and l": a row of them. */
const letterRow =
  /(?<=\bsizes?:? )(?:xx?s|s|m|x{0,3}l)(?:[ ,/]{1,2}(?:(?:and|or|to|&) )?(?:xx?s|[sml]|x{1,3}l)){1,7}(?![\p{L}\d'’])/gu;

/** Letters without a vowel are read one by one ("DC", "GPM", "NPT"), unless they measure, shorten a word or count. */
const spelledLetters =
  /\b(?!(?:cm|mm|km|kg|mg|ml|cl|dl|ft|lbs?|hrs?|wks?|mths?|yrs?|pcs?|pkts?|pr|prs|qty|nr|st|nd|rd|th|vs|mr|mrs|dr|pls|plz|thx|msg|txt|pg|sq|btw|approx|gr|nm|hz|khz|mhz|ghz|kn|bn|mn|hmm+|shh+|psst|brr+|pt|ltr|xs|xxs|grms)\b)[bcdfghjklmnpqrstvwxz]{2,4}\b/gu;

/** "AE-1", "WH-1000XM4": letters and figures of a model; "pre-1950" and "top-10" count. */
const models =
  /\b(?!(?:pre|mid|post|top|set|box|lot|no|age|ages|aged|in|to|up|size|pack|half|all|non|semi)-)[a-z]{1,4}-\d{1,5}[a-z\d]{0,6}\b/gu;

/** "Harvested in maine": states of the USA by their names. */
const statesBehind =
  /(?<=\b(?:in|from|near|across) )(?:alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming)(?!\p{L})/gu;

const units = /(?<![\p{L}\d.,])\d[\d.,]{0,7}(?:w|kw|v|gb|tb|mb)(?![\p{L}\d])/gu;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Shouted English in small letters; months, days, "I" and short codes such as postcodes keep their capitals. */
export function quietEnglish(text: string): string {
  return withMakers(withStateTowns(withEnglishCapitals(text.toLowerCase())))
    .replace(named, upperFirst)
    .replace(statesBehind, upperFirst)
    .replace(/(?<=\d-)(?:ii|iii|iv|vi)(?![\p{L}\d])/gu, (numeral) => numeral.toUpperCase())
    .replace(codes, (code) => code.toUpperCase().replace(/(?<=[VD])S$/u, 's'))
    .replace(models, (model) => model.toUpperCase())
    .replace(letterRow, (row) =>
      row.replace(/(?<!\p{L})[xsml]{1,4}(?!\p{L})/gu, (size) => size.toUpperCase()),
    )
    .replace(letterSize, (size) => size.toUpperCase())
    .replace(spelledLetters, (letters) => letters.toUpperCase())
    .replace(units, (measure) => measure.toUpperCase().replace('KW', 'kW'))
    .replace(/(?<=\d ?° ?)[cf](?!\p{L})|\bi(?=\s|[’']m\b)/gu, (letter) => letter.toUpperCase());
}

const fewestWords = 5;
/** In capitals these are shouted, and no letters of a name. */
const small = /\b(?:UP|AND|THE|OF|ON|FOR|WITH|NO|NOT|ONLY|IN|TO|ALL|FROM)\b/u;

/**
 * An English text that is shouted from its first word to its last, as sentences; any other is given back as it is. A short
 * clause of it ("FITS E27") would be taken for a code.
 */
export function calmEnglish(text: string): string {
  if (/\p{Ll}{2}/u.test(text) || !/\p{Lu}{3}/u.test(text)) return text;
  if (!small.test(text) && (text.match(/\p{Lu}{3,}/gu) ?? []).length < fewestWords) return text;
  return quietEnglish(text).replace(/(?<=^|[.!?]\s+|\n\s*)\p{Ll}/gu, (letter) => letter.toUpperCase());
}

/** "Director: Maneesh Sharma", "Label: Harvest Records": whoever made it keeps the capitals of a name. */
const ofMakers =
  /^(?:(?:co-?|executive |associate |art |music |original |creative |game )?(?:director|producer|production(?: designer| company)?|author|artist|composer|editor|writer|designer|illustrator|photographer|presenter|narrator|singer|host|guest|publisher|developer|studio|label)s?|starring|cast|screenplay|story|music|lyrics|text|dialogues?|cinematography|choreography|(?:written|directed|produced|edited|filmed|composed|performed|narrated|illustrated) by|dop|vfx|sound|camera|speakers?|instructor|coach|teacher|(?:country of )?origin|made in|brand|make|maker|model|make and model|vehicle|fits|compatible with|team|character|franchise|theme)$/iu;
const labelledValue = /(?<=(?:^|\n)\p{Lu}[\p{L} ]{2,24}: )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){1,3}(?=$|\n)/gu;

/** "Material: Goat Leather" of a copied table: the value in small letters, but for makers and places. */
export function calmValues(text: string): string {
  return text.includes(': ')
    ? text.replace(labelledValue, (value, at: number) => {
        const label = text.slice(text.lastIndexOf('\n', at) + 1, at - 2).trim();
        if (ofMakers.test(label)) return value;
        return withEnglishCapitals(value.toLowerCase()).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
      })
    : text;
}

const sentence = /[^.!?\n]+/gu;
const shouted = /(?<![\p{L}\d])\p{Lu}{3,}(?![\p{L}\d])/gu;
const counted = /^\s*\d{1,3} \p{Lu}{4,}\s*$/u;

/** A text of small letters with the sentences that are shouted in it ("SMOKE FREE HOME. 2 DOGS"); what its name writes so stays. */
export function calmSentences(text: string, name: string): string {
  if (!/\p{Lu}{4}/u.test(text)) return text;
  const own = new Set(name.toUpperCase().split(/[^\p{L}\d]+/u));
  const calm = (part: string): string => {
    const words = part.match(shouted) ?? [];
    const isLoud =
      (words.length > 1 && words.some((word) => word.length > 3)) ||
      (words.length > 0 && (small.test(part) || counted.test(part)));
    return isLoud && !/\p{Ll}{2}/u.test(part) && !words.some((word) => own.has(word))
      ? quietEnglish(part)
      : part;
  };
  return text.replace(sentence, (part) => {
    const told = calm(part);
    // "Basket £15, bouncer £12, ALL FOR £40": one entry of a row is shouted.
    return told === part
      ? part.replace(/(?<=, )[^,]+/gu, calm)
      : told.replace(/^\s*\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}

/** One word in capitals between small letters or at an edge: of two together the second may belong to a name. */
const loneWord = /(?<![\p{L}\d'’-]|\p{Lu}\p{L}{0,20} )\p{Lu}{4,}(?=$|[.,;:!?)]|\s(?!\p{Lu}))/gu;
const stressed =
  /^(?:LARGE|SMALL|HUGE|GIANT|MASSIVE|HEAVY|LONG|SHORT|TALL|WIDE|NEVER|ONLY|BOTH|VERY|WORKING|GENUINE|SOLID)$/u;
const fewestSmall = 2;
const plastics = /^(?:P?EVA|L?[HL]DPE|PETG|PMMA|PVDF|EPDM|UHMW|HMPE|[UC]PVC|PTFE|NBR|GRP)$/u;

/** "PAPER lamp shade": a stuff, a colour or a size that an English text stresses by capitals, as it is written else. */
export function withoutStress(text: string): string {
  if (!/\p{Lu}{4}/u.test(text) || (text.match(/\p{Ll}{2,}/gu) ?? []).length < fewestSmall) return text;
  return text.replace(loneWord, (word, at: number) => {
    if (plastics.test(word)) return word;
    const small = word.toLowerCase();
    const isStuff = claimHits(small, 'en').some(
      ({ start, end, payload: { kind } }) =>
        start === 0 && end === small.length && (kind === 'material' || kind === 'colour'),
    );
    if (!isStuff && !stressed.test(word)) return word;
    return at === 0 || /[.!?]\s$/u.test(text.slice(0, at)) ? upperFirst(small) : small;
  });
}
