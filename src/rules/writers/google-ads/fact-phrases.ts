import { adLimits } from '#rules/ads/limits.ts';
import { linesOf, splitSentences } from '#rules/ledger/clauses.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { countWidth } from '#rules/text/count.ts';
import { keyOfWord, wordsOf } from '#rules/text/words.ts';
import { plainPiece, upperFirst } from './ad-text.ts';
import { splitList } from '#rules/offers/split-list.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { joinBareWords } from './bare-words.ts';
import { isRefused, leadsElsewhere } from './refused-phrases.ts';
import { isRefusalAbroad, isSparedAbroad } from './spared-abroad.ts';
import { isTerm } from './terms.ts';
import { withoutTestimonials } from './testimonials.ts';

export interface PhraseContext {
  language: WrittenLanguage;
  businessName: string;
  competitors: readonly string[];
}

/** Something that the advertiser says of itself and that can stand alone. */
export interface FactPhrase {
  text: string;
  source: string;
  quote: string;
  kind: 'proof' | 'offer' | 'benefit';
}

/** "We are", "we offer": what follows stands alone. */
const emptyLeads: Record<WrittenLanguage, RegExp> = {
  en: /^(?:(?:we|i)(?:['’]re| are|['’]ve got| have| offer| provide| give(?: you)?)|you (?:get|receive|have)|(?:we|our \p{L}+) (?:also )?(?:offer|provide)s?|with|there (?:is|are)|(?:it|this) is)\s+(?:also\s+|both\s+|a\s+|an\s+|the\s+)?/iu,
  de: /^(?:wir\s+(?:sind|haben|bieten)(?:\s+(?:ihnen|auch|ein|eine|einen))*|sie\s+(?:bekommen|erhalten)|mit|es gibt)\s+/iu,
  es: /^(?:(?:nosotros\s+)?(?:somos|tenemos|ofrecemos|contamos con|damos|disponemos de)(?:\s+(?:una?|los|las|el|la))?|usted (?:recibe|tiene)|con|hay)\s+/iu,
  fr: /^(?:(?:nous\s+(?:sommes|avons|offrons|proposons|disposons d[e’'])|vous (?:avez|recevez)|avec|il y a)(?:\s+(?:une?|des|les|le|la|de|du))?)\s+/iu,
  other: /^$/u,
};
const pronounStart: Record<WrittenLanguage, RegExp> = {
  en: /^(?:we|i|you|they|it|he|she|our|your|every|each|all|no|this|that|these|there|what|when|if|because|unlike|most|since|for|as)\b/iu,
  de: /^(?:wir|ich|sie|er|es|unser\w*|ihre?|jede\w*|alle|kein\w*|das|diese\w*|was|wenn|weil|anders|seit|für)\b/iu,
  es: /^(?:nosotros|nuestr\p{L}+|cada|todos?|todas?|ningún|si|cuando|porque|a diferencia|desde|para)(?!\p{L})|^\p{L}+(?:mos)\s/iu,
  fr: /^(?:nous|je|vous|ils?|elles?|nos|notre|chaque|tous|toutes|aucun\p{L}*|si|quand|parce|contrairement|depuis|pour|c['’]est|on)(?!\p{L})/iu,
  other: /^$/u,
};
const secondVerb = longPattern('iu')`
  (?<![\p{L}])(?:and|but)\s+(?:my|our|we|i|have|has|are|is|do|does|will|can|work|offer|provide|sell|make|give|use|keep
    |take|come|answer|speak|never|always|only)\b|(?<![\p{L}])(?:und|aber)\s+(?:haben|sind|arbeiten|bieten
    |machen|kommen|geben|nutzen|sprechen)\b|(?<![\p{L}])(?:y|pero)\s+\p{L}+mos(?!\p{L})
  |(?<![\p{L}])(?:et|mais)\s+(?:nous\s+)?\p{L}+ons(?!\p{L})
`;
const leaningEnglish =
  'which|that|who|where|so|because|but|when|while|whenever|if|unless|including|with|without|within|for|from|in|on|at|to|by|of|up(?! ' +
  '?front)|under|over|even|not|no need|instead|than|as|using|made|based|never|agreed|confirmed|in ' +
  'writing|up ?front(?! (?:pric|quot|rates?|fees?|costs?|estimates?|terms))|beforehand';
const leaningElsewhere =
  'vorher|vorab|schriftlich|die|der|das|damit|weil|wenn|aber|inklusive|mit|ohne|innerhalb|für|von|im|am|ab|bis|auch|nicht|que|donde|para|porque|pero|cuando|incluido|incluso|con|sin|en|de|por|hasta|a|qui|où|pour|parce|mais|quand|avec|sans|dans|dès|à|en|de|par|même|y compris';
/** A piece that begins so leans on the one before; "a named bookkeeper" does in no English row. */
const leaning = {
  english: new RegExp(`^(?:${leaningEnglish})(?![\\p{L}-])`, 'iu'),
  elsewhere: new RegExp(`^(?:${leaningEnglish}|${leaningElsewhere})(?![\\p{L}-])`, 'iu'),
};

/** "All our physiotherapists are HCPC registered": what they are stands alone. Never behind "most" or "some". */
const standing: Partial<Record<WrittenLanguage, RegExp>> = {
  en: longPattern('u')`
    ^(?:all (?:of )?|every )?(?:our |the )?(?![Mm]ost\b|[Ss]ome\b|[Mm]any\b|[Ff]ew\b|[Hh]alf\b
      |[Nn]o(?:t|ne)?\b)[\p{L}][\p{L} '’-]{1,40} (?:is
      |are) ((?:fully |\p{Lu}[\p{Lu}\d]{1,6} |[\p{L}]+-)?(?:registered|certified|qualified|licen[cs]ed
        |insured|accredited|approved|vetted|DBS[- ]checked
        |background[- ]checked)(?: and (?:fully )?(?:insured|certified|licen[cs]ed|bonded|vetted))?)$
  `,
  de: /^(?:alle )?(?:unsere )?[\p{L}][\p{L} -]{1,40} (?:sind|ist) ((?:TÜV-|staatlich |IHK-)?(?:zertifiziert|geprüft|versichert|zugelassen|anerkannt))$/u,
};

const offers =
  /(?:[$€£%]|\b(?:free|offer|discount|off|trial|price|prices|finance|warrant\w+|guarantee\w*|kostenlos\w*|gratis|rabatt|festpreis\w*|preise?|garantie|angebot|gratuit\w*|descuento|oferta|precios?|garantía|offerte?s?|remise|prix|tarifs?|devis)\b)/iu;
const proofs = longPattern('iu')`
  \b(?:since|years?|licen[sc]ed|insured|certified|registered|accredited|award\w*|qualified|member|rated
    |reviews?|family|owned|seit|jahre\w*|zertifiziert\w*|meister\w*|geprüft\w*|mitglied|inhabergeführt
    |familien\w*|desde|años|certificad\w*|colegiad\w*|titulad\w*|familiar|depuis|ans|certifié\w*|agréé\w*
    |diplômé\w*|familial\w*|assuré\w*)\b|\d{4}
`;

/**
 * Facts and whole sentences of a text in which the advertiser says what sets it apart. Rank, praise and others' names are
 * left out; a condition is never parted from what it limits.
 */
export function factPhrases(
  text: string,
  source: string,
  context: PhraseContext,
): { facts: FactPhrase[]; sentences: FactPhrase[] } {
  const facts: FactPhrase[] = [];
  const sentences: FactPhrase[] = [];
  const seen = new Set<string>();
  const add = (list: FactPhrase[], said: string, quote: string): void => {
    if (leadsElsewhere(said)) return;
    const phrase = upperFirst(plainPiece(said, [context.businessName]));
    const key = wordsOf(phrase)
      .map((word) => keyOfWord(word.text).stem)
      .join(' ');
    if (!/\p{L}{2}/u.test(phrase) || isRefused(phrase, context) || seen.has(key === '' ? phrase : key))
      return;
    seen.add(key === '' ? phrase : key);
    list.push({ text: phrase, source, quote: quote.slice(0, 200), kind: kindOf(phrase) });
  };
  for (const line of linesOf(withoutTestimonials(text).replace(registration, ''))) {
    for (const sentence of splitSentences(line)) {
      const bare = sentence.replace(/[.!?。！？]+$/u, '').trim();
      const stripped = bare.replace(emptyLeads[context.language], '');
      // "We are a family business and have …" needs its subject for the second verb.
      const rest = secondVerb.test(stripped) ? bare : stripped;
      const said = standing[context.language]?.exec(bare)?.[1];
      if (said !== undefined) add(facts, said, sentence);
      const isWhole =
        pronounStart[context.language].test(bare) && !isRow(bare, context.language) && !isSpared(bare);
      // "Most repairs back within a week; photo quotes the same day" says two things.
      if (rest === bare && isWhole && !bare.includes(';') && !isTooLong(bare, context.language)) {
        add(sentences, bare, sentence);
        continue;
      }
      // What stood behind a comma may be the condition of what stood before it.
      const pieces = rest
        .split(/\s*;\s*/u)
        .flatMap((part) => joinLeaning(rowsOf(part, context), context.language));
      for (const piece of pieces.flatMap(withNo))
        add(isSentenceLike(piece, context.language) ? sentences : facts, piece, sentence);
    }
  }
  return { facts: facts.slice(0, 24), sentences: sentences.slice(0, 12) };
}

/** "Licensed and insured (USDOT 1234567)": the number reads like one to call, which no ad may carry. */
const registration = /\s?\([^()]{0,40}\d{5,}[^()]{0,20}\)/gu;

/** "Closed on Mondays" and "no under 18s" are told in a sentence beside the hours, never as a reason to come. */
const closing =
  /^(?:(?:we are )?closed|shut|geschlossen|ruhetag|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s? (?:geschlossen|ruhetag|zu)|cerrad[oa]s?|cerramos|fermée?s?|no (?:under|children|kids|dogs|pets|walk-ins|refunds|returns|cards|card payments))(?!\p{L})|\b(?:closed|geschlossen|ruhetag)$/iu;

/** "We don't do motorway lessons", "no body work": what is not done keeps the wrong people away and draws none. */
const refusal =
  /^(?:(?:we|i) )?(?:do not|don['’]t|cannot|can['’]t|won['’]t|will not|not able to)(?: currently| usually)? (?:do|offer|accept|cover|ship|sell|serve|deliver|work (?:on|with|in)|service|repair|take (?!an? |any (?:fee|commission|deposit)))|^(?:wir )?(?:machen|bieten|nehmen|reparieren) (?:kein|nicht)/iu;

/** What a customer is glad to be spared; every other "no" says what is not to be had: "no exotics", "no body work". */
const spared = longPattern('iu')`
  ^no[- ](?:[\p{L}-]+ ){0,3}?(?:fees?|charges?|costs?|prices?|contracts?|deposits?|obligations?|commitments?
    |minimums?|orders?|spend|credit|cards?|payments?|interest|money|call[- ]?outs?|subscriptions?
    |lock[- ]?ins?|tie[- ]?ins?|strings|ads|adverts|bots|cod(?:e|ing)|downloads?|installs?|log[- ]?ins?
    |sign[- ]?ups?|accounts?|set[- ]?ups?|paperwork|waits?|waiting|wait[- ]?lists?|queues?|lines?|delays?
    |hassle|fuss|mess|stress|pressure|sales|upsell\p{L}*|surprises?|jargon|extras?|markups?|surcharges?
    |commissions?|middlem[ae]n|subcontract\p{L}*|franchises?|overheads?|fix|win|chemicals?|bleach
    |preservatives?|additives?|colou?rs|flavou?rs|sugar|gluten|dairy|parabens?|sulph?ates?|plastics?|cages?
    |hormones?|antibiotics|needles?|drilling|surgery|downtime|damage|residues?|odou?rs?|smells?|noise
    |experience|equipment|skills?|appointments?|appts?|bookings?|reservations?|referrals?|prescriptions?
    |small print|too small|too big|drama|judge?ment|limits?|caps?|tax|vat|customs|transaction|joining
    |cancellation|renewal|hidden)(?!\p{L})
`;

/** "No call out fee": a short one is a fact, also as a sentence of its own. */
function isSpared(text: string): boolean {
  return (spared.test(text) || isSparedAbroad(text)) && wordsOf(text).length <= 6 && !/[,;]/u.test(text);
}

/** Whether a fact can stand by itself in a headline, callout or sitelink. */
export function standsAlone({ text }: Pick<FactPhrase, 'text'>): boolean {
  const isRefused =
    refusal.test(text) || (/^no[- ]\p{L}/iu.test(text) && !spared.test(text) && !isSparedAbroad(text));
  return !closing.test(text) && !isRefused && !isRefusalAbroad(text);
}

/** Those that can stand alone first. */
export function tellingFirst(phrases: readonly FactPhrase[]): FactPhrase[] {
  return [...phrases.filter(standsAlone), ...phrases.filter((phrase) => !standsAlone(phrase))];
}

/** "30-day free trial, from £9 a month": the price of a month is no condition of a trial, as "from £30" is of delivery. */
const monthly =
  /^(?:from|ab|desde|à partir de|dès) [$€£]?\s?\d[\d.,]*\s?[$€£]?\s?(?:\/|per|an?|im|pro|al|por|par)\s?(?!order|purchase|basket|cart|bestell|einkauf|pedido|compra|commande|achat)\p{L}{2,}/iu;

/** "Guides bilingues, dès 25 € pour deux": the price of a thing of its own; of "free delivery" it is the condition. */
const ownPrice = /^(?:from|ab|desde|à partir de|dès) (?:[$€£]\s?\d|\d[\d.,]*\s?[$€£])/iu;
const mayDepend =
  /free|gratis|gratuit|kostenlos|offert|deliver|livr|versand|liefer|env[ií]o|entrega|shipping|discount|rabatt|descuento|remise|reduc|\boff\b|[%$€£]|returns?|refund|finan|gift|geschenk|regal|cadeau/iu;

/** "Ab 6:30 Uhr offen", "from 7am": when somebody is there limits nothing that was said before. */
const hours =
  /^(?:from|ab|von|bis|desde las|hasta las|à partir de|dès|jusqu['’]à|until|till) \d{1,2}(?:[:.h]\d{2})?\s?(?:uhr|am|pm|h|heures)(?!\p{L})/iu;

/** "Over 2,300 installs": how many, and no price from which something holds. */
const moreThan = /^over \d[\d.,]{0,9}\+? \p{L}{4}/iu;

/** "In 30 Minuten vor Ort": how soon somebody is there leans on nothing. */
const soonThere =
  /^(?:in|en|within|innerhalb von|sous) \d{1,3} ?(?:minuten?|minutes?|min|minutos?|stunden?|hours?|horas?|h|heures?|tagen?|days?|días?|jours?) (?:vor ort|bei (?:ihnen|dir)|da|there|at your door|on site|sur place|chez vous|en su (?:casa|puerta))(?!\p{L})/iu;

/** "À 10 minutes à pied du château": how far it is leans on nothing. */
const distance =
  /^(?:à|a|in|nur|solo|seulement) \d{1,3} ?(?:minutes?|min|minutos?|minuten|gehminuten|km|m|mètres|metros|metern?)(?!\p{L}).* (?:du|des?|del|vom|von|zu[rm]?|d['’]\p{L}+)(?!\p{L})/iu;

/** "Classes at 5:30 am, noon and 6 pm" is one timetable. */
const oneMoreTime =
  /^(?:noon|midday|midnight|(?:and |und |y |et )?\d{1,2}(?:(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h)(?!\p{L})|[:.]\d{2}(?!\d)|$)|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L}))/iu;
const anyTime =
  /(?<![\p{L}\d])(?:\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|uhr|h)|\d{1,2}[:.]\d{2}|noon|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?!\p{L})/iu;

function joinLeaning(pieces: readonly string[], language: WrittenLanguage): string[] {
  const joined: string[] = [];
  const leans = language === 'en' ? leaning.english : leaning.elsewhere;
  for (const piece of pieces) {
    const before = joined.at(-1) ?? '';
    const stands =
      hours.test(piece) ||
      distance.test(piece) ||
      soonThere.test(piece) ||
      moreThan.test(piece) ||
      (ownPrice.test(piece) && !mayDepend.test(before)) ||
      (monthly.test(piece) && /\d|\b(?:free|kostenlos\w*|gratis|gratuit\w*)\b/iu.test(before));
    const isTime = oneMoreTime.test(piece) && anyTime.test(before);
    if (joined.length > 0 && (isTime || leans.test(piece)) && !stands)
      joined[joined.length - 1] += `, ${piece}`;
    else joined.push(piece);
  }
  return joined;
}

/** Pieces of a list, its single words left together unless they are refused together. */
function rowsOf(part: string, context: PhraseContext): string[] {
  const pieces = splitList(part, context.language, 'facts');
  const rows = joinBareWords(pieces, part, context.language);
  return rows.some((row) => !pieces.includes(row) && isRefused(row, context)) ? pieces : rows;
}

/** "Fixed prices with no call-out charge" are two facts, each true alone. */
function withNo(piece: string): string[] {
  const parts = /^(\p{L}+(?: \p{L}+){0,2}s) with (no [\p{L}-]+(?: [\p{L}-]+){0,2})$/iu.exec(piece);
  return parts === null || /^(?:first|only|all|most|some)\b/iu.test(piece) ? [piece] : [parts[1]!, parts[2]!];
}

/** What is not there and stands alone, without a verb. */
const sparing = /^(?:no [\p{L}-]+(?: [\p{L}-]+)?|keine? \p{Lu}[\p{L}-]+)$/iu;

/** "Llegamos en 20 minutos, hablamos inglés, 15 años de experiencia": a row of facts, of which the first has a verb. */
function isRow(sentence: string, language: WrittenLanguage): boolean {
  const [first = '', second, ...more] = splitList(sentence, language, 'facts');
  if (second === undefined) return false;
  // "No car ride, evening visits until 9 pm"; "no fix, no fee" is one.
  if (sparing.test(first) && !/^(?:no|not|kein)/iu.test(second) && !leaning.elsewhere.test(second))
    return true;
  if (more.length === 0) return false;
  // "We answer within one hour, USDA inspected, 40 dock doors": a row of things of one verb would end in its "and".
  if (!rowEnd.test(sentence.slice(sentence.lastIndexOf(',')))) return true;
  const stands = (piece: string): boolean =>
    pronounStart[language].test(piece) || /^\p{Sc}?\d/u.test(piece) || isTerm(piece);
  return [second, ...more].filter(stands).length > 1;
}

const rowEnd = /\s(?:and|or|&|but|und|oder|aber|sowie|y|o|e|pero|et|ou|mais)\s/iu;

/** A sentence that no description has room for, and that is a row of at least three things: nothing of it would be told. */
function isTooLong(sentence: string, language: WrittenLanguage): boolean {
  return (
    countWidth(sentence) >= adLimits.description.max &&
    joinLeaning(splitList(sentence, language, 'facts'), language).length > 2
  );
}

function isSentenceLike(piece: string, language: WrittenLanguage): boolean {
  return (
    language !== 'other' &&
    pronounStart[language].test(piece) &&
    wordsOf(piece).length > 3 &&
    !isSpared(piece)
  );
}

function kindOf(phrase: string): FactPhrase['kind'] {
  if (offers.test(phrase)) return 'offer';
  return proofs.test(phrase) ? 'proof' : 'benefit';
}
