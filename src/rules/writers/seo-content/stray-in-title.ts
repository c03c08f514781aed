import { degrees } from '#rules/ledger/joined-pieces.ts';
import { namesPart } from '#rules/ledger/part-nouns.ts';
import { upperFirst } from './english-words.ts';
import type { Draft } from './draft.ts';

/** "2 h", "45 minutes": how long, without what lasts so long. */
const timeAlone =
  /^(?:about |around |up to )?\d[\d.,]* ?(?:h|hrs?|hours?|min|mins|minutes?|seconds?|secs?|days?|weeks?|months?)$/iu;
/** "Smoke-free", "pet free home": the home that a used thing comes from. */
const homeOf =
  /^(?:from an? )?(?:smoke|pet)[ -]free(?: (?:and (?:smoke|pet)[ -]free )?(?:home|house|household))?$/iu;

/** "1/4" of "1/4 inch thick": a figure that has lost its unit. */
const fraction = /^\d+\/\d+$/u;

/** "Pat dry", "rinse": a step of how it is used. */
const stepOfUse =
  /^(?:pat|rinse|soak|stir|steep|dab|massage|lather|shake)(?: (?:dry|well|off|in|gently|before use|it|and \p{L}+|\d+ \p{L}+))*$/iu;

/**
 * Whether a phrase says nothing without the sentence or the row that it was taken from: the label of a row ("Output"), a time of
 * nothing, the home of the seller. English goods.
 */
export function isStray(phrase: string, { brief, platform }: Draft): boolean {
  if (platform.subject !== 'product') return false;
  if (homeOf.test(phrase) || degrees.test(phrase) || stepOfUse.test(phrase) || fraction.test(phrase))
    return true;
  const { name, description } = brief.product;
  if (name.toLowerCase().includes(phrase.toLowerCase())) return false;
  return timeAlone.test(phrase) || isLabel(phrase, description);
}

const bareCount = /^(?:\d{1,2}|one|two|three|four|five|six|eight|ten) (?!x )\p{Ll}{3,}$/iu;

/**
 * "Two keys" of "two keys in the top octave stick", "one step" to a door: how many there are of what a sentence about a used thing
 * goes on to speak of.
 */
export function isCountInClause(phrase: string, { brief, platform }: Draft): boolean {
  if (platform.goods !== 'resold' || !bareCount.test(phrase)) return false;
  if (/\s(?:steps?|stairs|flights?)$/u.test(phrase)) return true;
  const description = brief.product.description.toLowerCase();
  const at = description.indexOf(phrase.toLowerCase());
  return at !== -1 && /^ (?:in|on|at|of|near|under) /u.test(description.slice(at + phrase.length));
}

/** "Output" of "Output: 65 W USB-C". "Non-slip: rubber feet" is a heading, which may stand alone. */
function isLabel(phrase: string, description: string): boolean {
  if (!description.includes(':') || /\d/u.test(phrase)) return false;
  const label = `${phrase.toLowerCase()}:`;
  return description
    .toLowerCase()
    .split('\n')
    .some((line) => line.startsWith(label) && /^\s?\d/u.test(line.slice(label.length)));
}

const opensWithMeasure = /^(\d[\d.,]* ?(?:ml|cl|l|g|kg|oz|lb|lbs|cm|mm|m|in|inch|ft|pcs)) (?=\p{L}{3})/iu;

const side =
  /^(?:in )?(?:diameter|length|width|height|depth|across|wide|long|tall|high|deep|thick|each|durchmesser|länge|breite|höhe)(?!\p{L})/iu;

/** "500 ml glass bottle" behind "rapeseed oil, 500 ml" is a "glass bottle". */
export function withoutSaidMeasure(phrase: string, title: string): string {
  const [front = '', measure = ''] = opensWithMeasure.exec(phrase) ?? [];
  const rest = phrase.slice(front.length);
  // "28 cm diameter" says which side it measures.
  return front === '' || side.test(rest) || !saysMeasure(title.toLowerCase(), measure.toLowerCase())
    ? phrase
    : // "Frog 48, 16 inch wheels": without its measure a part that anything has says nothing.
      /^\p{L}+s?$/u.test(rest) && namesPart(rest)
      ? ''
      : upperFirst(rest);
}

function saysMeasure(title: string, measure: string): boolean {
  const at = title.indexOf(measure);
  return (
    at !== -1 && !/[\d.,]/u.test(title[at - 1] ?? '') && !/[\p{L}\d]/u.test(title[at + measure.length] ?? '')
  );
}

/** "Mid-calf Peak & Pine socks" → "Peak & Pine mid-calf socks", where the maker stood first before the name grew. English. */
export function withBrandFirst(described: string, plain: string, { brand, language }: Draft): string {
  if (brand === '' || language.written !== 'en' || !plain.startsWith(`${brand} `)) return described;
  // A name that grows in front loses the capital of its first word.
  const at = described.toLowerCase().indexOf(` ${brand.toLowerCase()} `);
  if (at <= 0 || described.startsWith(brand)) return described;
  const front = described.slice(0, at);
  // "The Torvik", "Pack of 2 Torvik": only plain words before the maker go behind it.
  if (!/^[\p{L}-]+(?: [\p{L}-]+)?$/u.test(front) || /^(?:the|an?|set|pack)(?: |$)/iu.test(front))
    return described;
  return `${brand} ${front.charAt(0).toLowerCase()}${front.slice(1)}${described.slice(at + brand.length + 1)}`;
}
