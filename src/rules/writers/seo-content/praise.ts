import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { deniesCure, isTopic } from '#rules/ledger/ailments.ts';
import { cutClaim } from '#rules/ledger/claim-cut.ts';
import { fillerHits } from '#rules/ledger/filler.ts';
import { guarded, openingsOf } from '#rules/text/guards.ts';
import { namesOthers } from '#rules/ledger/other-things.ts';
import {
  isAnywhere,
  isBestDone,
  isEmptied,
  isGradeRare,
  isOwnerOrUse,
  isPerfectPart,
} from './no-boast-english.ts';
import { plainlySaid } from './plain-verbs.ts';
import { unrivalled, withoutRank } from './ranked-stuff.ts';
import { isFoundSound, isPlainWorld } from './no-boast-spanish.ts';
import { matches } from '#rules/text/pattern-finds.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Kinds that no platform wants in a listing, even when the seller says them (writing guide §7). */
const refused = new Set(['superlative', 'social', 'medical', 'price']);
/** Praise that says what a thing is for, and the plain word for it: without it the purpose would hang in the air. */
const suited: Partial<Record<WrittenLanguage, { said: RegExp; plain: (said: string) => string }>> = {
  en: {
    said: /\bthe best possible (?=\p{L})|\b(?:an (?=ideal|excellent))?(?:perfect|ideal|great|excellent) (?=(?:(?:size|length|height|weight|width) )?for\b)|\bthe (?:perfect|ideal) (?=(?:\p{Ll}+ )?(?:gift|present|choice|companion|addition|plant|size|tool|toy|bag|shoe|piece) (?:for|to)\b)/giu,
    plain: (said) => (/^(?:an|the) /iu.test(said) ? 'a good ' : /^\p{Lu}/u.test(said) ? 'Good ' : 'good '),
  },
  es: {
    said: /(?<!\p{L})perfect[oa]s?(?= para\s)/giu,
    plain: (said) => `${/^\p{Lu}/u.test(said) ? 'I' : 'i'}deal${said.endsWith('s') ? 'es' : ''}`,
  },
};
/** What a cut may leave hanging: then nothing of the clause is kept. */
const hangs =
  /(?:^|\s)(?:in|of|for|the|an?|with|and|or|to|on|at|by|from|is|are|its?|our|helps? (?:you|us|them)|der|die|das|ein\p{L}*|mit|für|und|in|el|la|los|las|un|una|con|de|y|para|le|les|une|avec|pour|et|du|des|est|sont|es|son|está|están|ist|sind|très|muy|sehr|plus|más|à|zu|von|que|qui|liegt(?: (?:total|voll|ganz|absolut))?)[.\s]*$/iu;

interface Hit {
  start: number;
  end: number;
  kind: string;
}

/** "Remise en main propre" hands it over, "exclusive use" of a venue, "premium 3.99 a month", "premium plan", "saving goals": names of a plan and of a function, no praise. */
const plainAfter = longPattern('iu')`
  ^(?:exclusive\s(?=(?:use|hire|access)\b)|remise\s(?=(?:en|à|des?)\s(?!\d))|cheap(?:er)?\s(?=(?:vs\.?|versus|or|and)\s)|free trial\b
    |best\s(?=(?:times?|scores?|practices?|before|by)\b)|premium[\s-](?=[\d$£€]|(?:plan|version|tier|subscription|membership|upgrade|account|features?|abo|abonnement
        |mitgliedschaft|zugang|konto|funktion(?:en)?|tarif)s?\b|(?:for|from|at|is|costs?)\s[\d$£€])|savings?\s(?=(?:goal|account|plan|pot|jar|tracker
        |target|group|challenge|bank|book|club|rate|box)s?\b))
`;

/** "La versión Premium", "l’abonnement Premium": which plan it is, where the noun stands before it. */
function namesPlan(text: string, start: number, end: number): boolean {
  return (
    /^premium$/iu.test(text.slice(start, end)) &&
    /(?:versi[oó]n|plan|suscripción|cuenta|abonnement|formule|offre|compte)\s$/iu.test(text.slice(0, start))
  );
}

/** "En perfecto estado", "en parfait état": how a used thing is. */
function isStateOfUse(text: string, start: number, end: number): boolean {
  return (
    /^(?:perfect[oa]s?|parfaite?s?)$/iu.test(text.slice(start, end)) &&
    /(?:^|\s)en\s$/iu.test(text.slice(0, start)) &&
    /^\s(?:estado|condiciones|funcionamiento|état)(?!\p{L})/iu.test(text.slice(end))
  );
}

/** "Needs, wants and savings": what somebody puts aside. "Big savings", "savings of 20%" are cries of a market. */
function isOwnSavings(text: string, start: number, end: number): boolean {
  return (
    /^savings$/iu.test(text.slice(start, end)) &&
    !/\b(?:big|bigger|huge|great|massive|extra|amazing|more|further|exclusive|bulk|instant|real|maximum)\s$/iu.test(
      text.slice(0, start),
    ) &&
    !/^\s(?:of|up to|today|now|off|event|when you buy)\b|^\s?[!%]/iu.test(text.slice(end))
  );
}

/** "Einmalig 3,49 €", "9,99 € einmalig": paid once, and no boast. */
function isPaidOnce(text: string, start: number, end: number): boolean {
  return (
    /^einmalig/iu.test(text.slice(start, end)) &&
    (/^\p{L}*\s(?:\d|€|Zahlung|Kauf|Gebühr|Kosten|zahlen|bezahlen)/u.test(text.slice(end)) ||
      /(?:€|EUR|Euro)\s$/u.test(text.slice(0, start)))
  );
}

const eachIs =
  /(?<!\p{L})(?:each|every|all|no two)(?!\p{L})[^.;,]{0,40}\s(?:is|are)\s(?:truly\s|completely\s)?$/iu;

/** "Four heroes, each of whom has [unique] abilities": other ones than the next. */
const eachHas =
  /(?<!\p{L})(?:each|every)(?!\p{L})[^.;,]{0,40}\s(?:has|have|with)\s(?:an? |its own |their own )?$/iu;

/** "Achat unique", "talla única", "pago único": paid once, one size. "Each mug is unique": none is like another. No boasts. */
function isSingle(text: string, start: number, end: number): boolean {
  if (
    /^(?:unique|one[- ]of[- ]a[- ]kind)$/iu.test(text.slice(start, end)) &&
    eachIs.test(text.slice(0, start))
  )
    return true;
  if (/^unique$/iu.test(text.slice(start, end)) && eachHas.test(text.slice(0, start))) return true;
  return (
    /^[uú]nic?(?:que|a|o)s?$/iu.test(text.slice(start, end)) &&
    /(?:achat|taille|usage|paiement|clé|compra|pago|talla|medida|uso|cuota)\s$/iu.test(text.slice(0, start))
  );
}

/** "Your first lesson is half price": what one of several costs, and no cry. */
const ofOneOnly =
  /(?<!\p{L})(?:first|second|third|trial|taster|introductory|child(?:ren)?|kids|students?|pensioners|seniors|siblings?|under \d+s?)(?!\p{L})[^.;!]{0,40}$/iu;

function isPriceOfOne(text: string, start: number, end: number): boolean {
  return /^half[- ]price$/iu.test(text.slice(start, end)) && ofOneOnly.test(text.slice(0, start));
}

/** "A 10% discount for three rooms or more": what one pays under which condition. */
function isBoundDiscount(text: string, start: number, end: number): boolean {
  return (
    /discount|off$/iu.test(text.slice(start, end)) &&
    /\d\s?%/u.test(text.slice(Math.max(0, start - 6), end)) &&
    /^(?: discount)? (?:for|on|if|when) (?:\d|two|three|four|five|six|groups?|students?|seniors|pensioners|children|siblings|members|block|couples|families|NHS|the second|a second)/iu.test(
      text.slice(end),
    )
  );
}

const faded =
  /\b(?:fad(?:ed|ing)|chip(?:s|ped)?|marks?|scratch(?:es|ed)?|wear|stains?|cracks?|dents?|crazing|rust|damage|scuffs?|hole|tear)\b/iu;

/** "All but the largest bowl": which of the seller's own, compared with nobody's. */
function isOneOfSeveral(text: string, start: number, end: number): boolean {
  return (
    /^(?:largest|biggest|smallest|tallest|widest|longest|shortest|oldest|newest)$/iu.test(
      text.slice(start, end),
    ) &&
    // "Some fading to largest" ends there, "7 arches, largest 28 cm" says by a measure which one.
    ((/\b(?:to|on|in|of|from|for) (?:the )?$/iu.test(text.slice(0, start)) &&
      /^\s*(?:[.,;]|$)/u.test(text.slice(end)) &&
      faded.test(text)) ||
      ((/^\s(?:about |only |is )?\d/u.test(text.slice(end)) || /\bthe\s$/iu.test(text.slice(0, start))) &&
        /^\s(?:(?:about |only |is )?\d|(?!range|selection|choice|collection|store|shop|supplier|retailer|brand|company|and|in|on|of|ever)\p{Ll}{3,})/u.test(
          text.slice(end),
        )))
  );
}

/** "Cello Suite No 1": which work of a row it is. */
const workBefore =
  /\b(?:suite|symphony|concerto|sonata|quartet|trio|partita|prelude|fugue|nocturne|etude|étude|waltz|ballade|rhapsody|mass|opus|op\.? ?\d+|part|chapter|lesson|volume|issue|study|exercise|invention|gymnopédie|gnossienne|arabesque)[\s,]+$/iu;

/** "Postage isn't cheap": what is denied is no boast, and without its word the rest would say nothing. */
const denies = /(?:n[’']t|\bnot)\s(?:(?:the|exactly|very|that|so)\s)?$/iu;

/** "Cheap kneelers are made of foam": what others are is no boast, and without its word it would be said of all. */
function isOfOthers(text: string, start: number, language: WrittenLanguage): boolean {
  return start < 8 && namesOthers(text, language);
}

function firstHit(text: string, language: WrittenLanguage): Hit | null {
  for (const hit of claimHits(text, language)) {
    if (
      refused.has(hit.payload.kind) &&
      !(language === 'en' && hit.payload.kind !== 'medical' && denies.test(text.slice(0, hit.start))) &&
      !plainAfter.test(text.slice(hit.start)) &&
      !namesPlan(text, hit.start, hit.end) &&
      !isOfOthers(text, hit.start, language) &&
      !isStateOfUse(text, hit.start, hit.end) &&
      !isFoundSound(text, hit.start, hit.end) &&
      !isPlainWorld(text, hit.start, hit.end) &&
      !isAnywhere(text, hit.start, hit.end) &&
      !(language === 'en' && isOwnerOrUse(text, hit.start, hit.end)) &&
      !(language === 'en' && isBestDone(text, hit.start, hit.end)) &&
      !isPerfectPart(text, hit.start, hit.end) &&
      !isOwnSavings(text, hit.start, hit.end) &&
      !isGradeRare(text, hit.start, hit.end) &&
      !isOneOfSeveral(text, hit.start, hit.end) &&
      !(workBefore.test(text.slice(0, hit.start)) && /^no/iu.test(text.slice(hit.start, hit.end))) &&
      !(hit.payload.kind === 'medical' && deniesCure(text, hit.start)) &&
      !(hit.payload.kind === 'medical' && isTopic(text, hit.start, hit.end)) &&
      !isPaidOnce(text, hit.start, hit.end) &&
      !isPriceOfOne(text, hit.start, hit.end) &&
      !isBoundDiscount(text, hit.start, hit.end) &&
      !isSingle(text, hit.start, hit.end)
    )
      return { start: hit.start, end: hit.end, kind: hit.payload.kind };
  }
  const filler = fillerHits(text, language)[0];
  if (filler === undefined) return null;
  const start = text.toLowerCase().indexOf(filler.toLowerCase());
  return { start, end: start + filler.length, kind: 'superlative' };
}

/** Market cries: ranks, discounts, calls to action, comparisons with others. */
const noise = guarded(
  longPattern('giu')`
  #\s?1\b|(?:\s(?:with|and|plus|get|enjoy|now))?(?:\sup to)?\s?(?<!\d)\d{1,2}\s?% (?:off|rabatt|de descuento
    |de réduction)(?: today| now)?\b(?:\s(?:(?:your|all|the|any|every) )?\p{Ll}+(?: \p{Ll}+)?(?=[.,;!]|$))?
  |(?<!\b(?:would|could|can|will|to|you|we|i|['’]d|not) )\b(?:download|buy|order|shop|click|grab)(?: it
    | here| yours)? (?:now|today)\b|\b(?:free gifts?|(?:(?<=(?:on|final|stock) )clearance
      |clearance (?:sale|price|items?|stock)|clearance(?= ?!))|free shipping(?! (?:over|on|for|to|from|within|with|in)\b)|hot sale|on sale
    |limited stock)\b!*|(?<!^(?:is|are|was|were)\s.{1,60})\bbetter than\b.*$|\bbest(?: \p{L}+){0,2} ever\b
`,
  {
    sign: /[#%]/,
    openings:
      openingsOf(
        'download,buy,order,shop,click,grab,free,clearance,hot sale,on sale,limited stock,better than,best'.split(
          ',',
        ),
      ) ?? [],
  },
);

/** Whether a text praises instead of describing, or promises an effect on health. */
export function hasPraise(text: string, language: WrittenLanguage): boolean {
  return matches(noise, text) || firstHit(text, language) !== null;
}

const cheap = /\bcheap(?:er)?\b/giu;

/** "Filmed with the cheap machine": a film says of a thing what it costs, and sells none. English. */
export function praisesPriceAlone(text: string, language: WrittenLanguage): boolean {
  return language === 'en' && /cheap/iu.test(text) && !hasPraise(text.replace(cheap, 'plain'), language);
}

const forWhat = /\b(?:for|from|with|against|of)\s$/iu;
const goesOn = /^\s(?!and\b|or\b)\p{L}/iu;

const bestOfOwn = /\bbest \p{L}{3,20}(?: \p{L}{3,20})? (?:I|we)(?:[’']ve| have)\s/iu;
const bestValue = /\b(?:the )?best value\b/giu;

/** A clause or sentence without its praise; empty when nothing else was in it. */
export function removePraise(given: string, language: WrittenLanguage): string {
  // "The best autofocus I have used": without its praise nothing is said.
  if (language === 'en' && bestOfOwn.test(given)) return '';
  const text = language === 'en' ? given.replace(bestValue, 'good value') : given;
  const quiet = plainlySaid(text, language)
    .replace(noise, ' ')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,;:.!]+/u, '');
  const ranked = language === 'en' ? withoutRank(quiet) : quiet;
  const fit = suited[language];
  let current = fit === undefined ? ranked : ranked.replace(fit.said, fit.plain);
  if (language === 'en' && current !== quiet) current = unrivalled(current);
  for (let round = 0; round < 8; round += 1) {
    const hit = firstHit(current, language);
    if (hit === null) return hangs.test(current) || (language === 'en' && isEmptied(current)) ? '' : current;
    // "Good for arthritis hands": without the ailment the rest would say another thing.
    if (
      hit.kind === 'medical' &&
      forWhat.test(current.slice(0, hit.start)) &&
      goesOn.test(current.slice(hit.end))
    )
      return '';
    const isWhole = hit.end - hit.start >= current.trim().length;
    const isLast = /^[\s!.,]*$/u.test(current.slice(hit.end)) && /\s$/u.test(current.slice(0, hit.start));
    // A trailing boast of a name ("… best quality!!!") goes alone.
    if (!isWhole && isLast && !/[.!?]\s*$/u.test(current) && hit.kind !== 'medical') {
      current = current
        .slice(0, hit.start)
        .replace(/\s(?:otherwise|but|still|just|quite|really|in)\s*$/iu, '')
        .trim();
    } else if (isWhole) return '';
    else current = cutClaim(current, hit);
  }
  return '';
}

/** In place of a name while the praise is taken out: a word that no list knows, written as a name is. */
const standIn = 'Zqname';

/**
 * A clause without its praise, in which the names that the seller bears stay whole: "Timeless Finds", "Perfect Pastry".
 * @returns the clause itself where it praises nothing; null where nothing was in it but praise
 */
export function withoutPraise(text: string, language: WrittenLanguage, ledger: Ledger): string | null {
  if (!hasPraise(text, language)) return text;
  const name = ledger.facts.find(
    ({ kind, value }) => kind === 'name' && text.includes(value) && hasPraise(value, language),
  )?.value;
  if (name === undefined) return removePraise(text, language) || null;
  const masked = text.replaceAll(name, standIn);
  if (!hasPraise(masked, language)) return text;
  return removePraise(masked, language).replaceAll(standIn, name) || null;
}
