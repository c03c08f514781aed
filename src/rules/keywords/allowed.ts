import { isAnchored, matches } from '#rules/text/pattern-finds.ts';
import type { Ledger } from '#rules/listing/listing.ts';
import type { Forbidden, Platform } from '#rules/platforms/platform.ts';
import { countCharacters } from '#rules/text/count.ts';
import { hasFigure } from '#rules/text/letters.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { phraseStems } from './phrase-stems.ts';
import { sellingWords } from './plain-words.ts';

const neverInPhrases =
  /[\p{Extended_Pictographic}\u{FE0F}\u{20E3}<>{}[\]"“”„«»*_~^|\\=]|https?:|www\.|\S@\S/gu;
const callsOrNumbers = /(?:\+?\d[\d\s().-]{7,}\d)/u;

/** Latin words parted by one space or hyphen: nothing to take out and nothing to tidy. */
const plainPhrase = /^[a-z0-9À-ÖØ-öø-ÿ]+(?:[ -][a-z0-9À-ÖØ-öø-ÿ]+)*$/i;

function concernsPhrases(rule: Forbidden): boolean {
  return rule.fields === undefined || rule.fields.includes('keywords') || rule.fields.includes('tags');
}

/**
 * The platform's rules that hit somewhere in a set of phrases: most sets hit none, and one pass over all of
 * them costs a twentieth of testing each. A rule that is tied to an end of the text is always kept.
 */
export function rulesThatHit(phrases: readonly string[], platform: Platform): readonly Forbidden[] {
  const together = phrases.join('\n').replaceAll('’', "'");
  return platform.forbidden.filter((rule) => {
    if (!concernsPhrases(rule)) return false;
    return isAnchored(rule.pattern) || matches(rule.pattern, together);
  });
}

/** Pairs that stand in every text and are the subject of none. */
const nothingSought = longPattern('iu')`
  ^(?:(?:last|next|this|every|same|whole) (?:year|month|week|time|day|night|season|step|part|village|thing)
    |same \p{L}+|(?:wrong|other|far) (?:side|end|way|thing)|(?:total|final|exact|full|real) (?:costs?|price|budget
      |list|amount|time|numbers?|result)|how (?:far|much|long|many)(?: (?:back|up|down))?|(?:late|early) (?:winter|spring|summer|autumn|morning|evening)|opening hours|(?:map|affiliate|product|pdf) links?|links? below
    |(?:cuánto|cuánta|dónde|cuándo|cómo) \p{L}+|(?:podría|debería|sería|tendría|haría|iría|querría|habría
      |vería|volvería|vendería|pondría|saldría|diría|(?!secret)\p{L}{2,}[ai]ría) \p{L}+|combien \p{L}+
    |\p{L}+(?: \p{L}+){0,2} (?:abajo|ci-dessous|à la fin|al final|unten|am ende|below)
    |(?:highly |very )?(?:professional|quality|friendly|reliable|personal|excellent|efficient|honest|great) (?:services?|work)(?: \p{L}+){0,2}
    |(?:minor|slight|light|small|some|few|normal|surface) (?:\p{L}+ )?(?:rust|wear|scratch(?:es)?|marks?|dents?|stains?|scuffs?|chips?|cracks?|flaws?|fading|damage|holes?)
    |(?:larger|smaller|bigger|taller|two|three|four) (?:\p{L}+ ){1,2}(?:measures?|weighs?)
    |mint condition|first (?:half|part|one|door)|second (?:half|part))$
`;

/** "Savon à froid saponifié à froid": a name and a clause that say a word each. */
const saysTwice = /(?<!\p{L})(\p{L}{5,30})\s\p{L}{1,30}(?:\s\p{L}{1,30}){1,6}\s\1(?!\p{L})/iu;

/** "Seed litre potatoes": a unit that has lost its figure. */
const lostFigure =
  /(?:^|[^\d\s.,-]\s)(?:litres?|liters?|centimet(?:re|er)s?|kilograms?|watts?|volts?)\s\p{L}/iu;

/**
 * A phrase without what the platform refuses in keywords, tidied at its ends; empty when nothing that can
 * be searched is left. A hit inside the seller's own brand stays where the platform allows that.
 */
export function allowedText(
  phrase: string,
  platform: Platform,
  ledger: Ledger,
  rules: readonly Forbidden[] = platform.forbidden,
): string {
  const isPlain = plainPhrase.test(phrase);
  let text = isPlain ? phrase : phrase.replace(neverInPhrases, ' ').replaceAll('’', "'");
  if (
    (hasFigure(text) && callsOrNumbers.test(text)) ||
    (text.includes(' ') && (nothingSought.test(text) || saysTwice.test(text))) ||
    lostFigure.test(text)
  )
    return '';
  for (const rule of rules) {
    if (!concernsPhrases(rule)) continue;
    if (!matches(rule.pattern, text)) continue;
    if (
      rule.allowedInBrand === true &&
      ledger.brand !== '' &&
      text.toLowerCase().includes(ledger.brand.toLowerCase())
    )
      continue;
    const { repair } = rule;
    text = text.replace(rule.pattern, (hit: string) =>
      typeof repair === 'function' ? repair(hit, ledger.language.written) : ' ',
    );
  }
  if (!isPlain || text !== phrase)
    text = text.replace(/\s+/gu, ' ').replace(/^[\s.,;:!?#&+/–-]+|[\s.,;:!?#&+/–-]+$/gu, '');
  if (!/\p{L}/u.test(text) || countCharacters(text) > 80) return '';
  const stems = phraseStems(text);
  return stems.length > 0 && stems.every((stem) => sellingWords.has(stem)) ? '' : text;
}
