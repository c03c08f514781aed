import { industries } from '#contract/seo-content.ts';
import { businessNounOf } from '#rules/ads/business-noun.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { typedPhrase } from '#rules/keywords/typed.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { programDeeds } from '#rules/offers/program-deeds.ts';
import { tellingStems } from '#rules/facts/novelty.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { foldWord } from '#rules/text/words.ts';
import { isShouting } from '#rules/writers/seo-content/sentence.ts';
import { listedFirst } from '#rules/writers/keyword-research/listed.ts';
import { tradesOf } from '#rules/writers/keyword-research/trades.ts';
import {
  isAllNames,
  isBareDeed,
  namedPlace,
  withoutDetails,
  plainThing,
  thingsOfSubject,
} from './named-things.ts';
import type { Statement } from './parts.ts';
import { firstGroup, fittingName, tellsWhole } from './shorter-names.ts';

/** Keywords of the general entry. */
const most = 12;
const longestThing = 4;
/** Phrases of goods that the listing rules build of one name and its traits. */
const mostFound = 6;
/** A question is typed as it stands: "how to prune a fig tree in late winter". */
const longestQuestion = 9;
/** Code points of a question that is typed. */
const longestLine = 52;
/** Words of a line that names no thing and is typed as it stands: "48 hours in Porto on 60 euros". */
const longestLineWords = 7;

const ands = /,\s(?:(?:and|und|y|e|et)\s)?|\s(?:and|und|y|e|et)\s/u;
/** Beginnings of clauses, counts and parts of sentences, which nobody looks for. */
const noThing =
  /\s(?:is|are|or|ist|sind|oder|es|o|est|ou|è)\s|^(?:help|make|get|run|sell|offer|build|design|clean|repair|learn|need|take|find|give|we|you|one|two|three|four|five|six|zwei|drei|vier|fünf|sechs|dos|tres|cuatro|cinco|deux|trois|quatre|cinq|due|tre|quattro|cinque|sei|\p{L}+(?:é|ée|ées|és|ad[oa]s?|id[oa]s?))\s|^\p{L}{3,}te\s(?:el|la|los|las)\s/iu;

/** Somebody speaks: no name of a thing. */
const speaks =
  /^(?:we|you|i|our|your|wir|sie|ihr|ich|unsere?|nous|vous|je|notre|nos|nosotros|nuestr[oa]s?|how|why|what|wie|warum|comment|pourquoi|cómo|por qué)(?!\p{L})|^\p{L}+(?:amos|emos|imos)\s/iu;
/** "Breads baked overnight", "photographer based": what is done stands behind the thing, and is not typed with it. */
const doneBehind =
  /\s(?:working|looking|based|located|baked|landed|made|using|making|offering|serving|into|your|\p{Ll}{3,}ed)(?:\s|$)|\s(?:i|we|you|it|them|that|which|who)(?:\s|$)|(?:[^s]ly|\snight|\sen el centro|\sagain|\stoo)$/iu;

/**
 * What the page should be found by: the writer's own words, the things that its subject names alone and with their place, the
 * trade that the business has by its name, what is counted up as offered, and phrases of the brief that speak of the thing.
 */
export function generalKeywords(brief: SocialBrief, statements: readonly Statement[]): string[] {
  const { subject, form, language } = brief;
  const own =
    language.written === 'other'
      ? listedFirst(form.description, 'other', 'page').filter(
          (entry) => entry.split(' ').length <= longestThing && !/\d/u.test(entry),
        )
      : [...namedIn(brief, statements), ...orderedIn(form.description)];
  const cased = [...own, ...foundIn(brief, statements, own)].map((keyword) =>
    language.written === 'de' ? keyword : withNames(keyword, form.description),
  );
  const names = new Set(own.map(foldWord));
  const place = foldWord(namedPlace(brief));
  // "Oliva virgen extra" is a piece of the whole name; English goes from the wider to the narrower.
  const line = foldWord(subject);
  const isPlace = (keyword: string): boolean =>
    place !== '' && foldWord(keyword).endsWith(place) && isAllNames(keyword) && !names.has(foldWord(keyword));
  const isPiece = (keyword: string): boolean =>
    language.written !== 'en' &&
    !names.has(foldWord(keyword)) &&
    // "Comedor de nogal" begins inside "mesa de comedor de nogal".
    ((line.includes(foldWord(keyword)) && !line.startsWith(foldWord(keyword))) ||
      cased.some((other) => other.length > keyword.length && foldWord(other).includes(foldWord(keyword))));
  const seen = new Set<string>();
  return [...brief.keywords, ...cased.filter((keyword) => !isPiece(keyword) && !isPlace(keyword))]
    .filter((keyword) => {
      // "House cleaning in Cork" is searched as "house cleaning Cork".
      const key = tellingStems(keyword).toSorted().join(' ') || foldWord(keyword);
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, most);
}

/** Phrases of the listing rules that the brief holds and that speak of its subject. */
function foundIn(
  { subject, keywords, prepared, form, ledger, language }: SocialBrief,
  statements: readonly Statement[],
  own: readonly string[],
): string[] {
  const said = foldWord(
    [subject, ...statements.map(({ sentence }) => sentence)].join(' ').replace(/\s+/gu, ' '),
  );
  const known = new Set(tellingStems([subject, ...keywords].join(' ')));
  const told = new Set(tellingStems([form.description, ...keywords].join(' ')));
  const isProduct = form.contentType === 'product';
  // English ends on the thing: "former bakery" of a café's page is none of its things.
  const heads = new Set([...own, ...keywords].map((name) => tellingStems(name).at(-1) ?? ''));
  // "Sac fleur" of full-grain leather, "pleine fleur": in Spanish and French words are joined, or stand together in the text.
  const isRomance = language.written === 'es' || language.written === 'fr';
  const isJoined = (phrase: string): boolean =>
    !isRomance ||
    said.includes(foldWord(phrase)) ||
    /\s(?:de|en|à|con|avec|para|pour)\s|\sd['’]/u.test(phrase);
  // What a program does is looked for by other names than its sentences have.
  if (form.contentType === 'app' || (own.length > 0 && form.contentType === 'article')) return [];
  const most = isProduct ? mostFound : prepared.keywords.length;
  return prepared.keywords
    .filter(({ phrase, kind }) => {
      if (!phrase.includes(' ') || /\d/.test(phrase) || phrase.split(' ').length > longestThing) return false;
      // "Confiture du abricots" is no French.
      if (language.written === 'fr' && /\s(?:du|de|le|la)\s[aeiouyéèêâîô]/iu.test(phrase)) return false;
      if (noThing.test(phrase) || speaks.test(phrase) || doneBehind.test(phrase)) return false;
      const stems = tellingStems(phrase);
      if (new Set(stems).size < stems.length || !stems.some((stem) => known.has(stem))) return false;
      if (language.written === 'en' && own.length > 0 && !heads.has(stems.at(-1) ?? '')) return false;
      // Of goods the listing rules know how they are looked for, also by words that stand apart in the text.
      if (isProduct && (kind === 'head' || kind === 'attribute' || kind === 'synonym'))
        return typedPhrase(phrase, ledger) && stems.every((stem) => told.has(stem)) && isJoined(phrase);
      return said.includes(foldWord(phrase));
    })
    .map(({ phrase }) => plainThing(phrase))
    .filter((phrase) => phrase.includes(' '))
    .slice(0, most);
}

/** In lower case, but for what the description writes with a capital inside its sentences. */
function withNames(keyword: string, description: string): string {
  if (isShouting(description)) return keyword.toLowerCase();
  const names = new Map(
    (description.match(/(?<=[\p{Ll}\p{N},]\s)\p{Lu}[\p{L}’'-]*|(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? []).map(
      (name) => [name.toLowerCase(), name],
    ),
  );
  return keyword
    .split(' ')
    .map((word) => names.get(word.toLowerCase()) ?? word.toLowerCase())
    .join(' ');
}

/** What people type who look for what the page has, by its kind. */
function namedIn(brief: SocialBrief, statements: readonly Statement[]): string[] {
  switch (brief.form.contentType) {
    case 'article':
    case 'video':
      return toldIn(brief);
    case 'app':
      return programsIn(brief);
    case 'product':
      return soldIn(brief);
    case 'website': {
      const place = namedPlace(brief);
      const trades = tradesIn(brief);
      const things = [...soldIn(brief), ...listedIn(brief, statements)];
      if (place === '') return [...things, ...trades];
      return [
        ...[...trades, ...things].slice(0, mostPlaced).map((thing) => `${thing} ${place}`),
        ...things,
        ...trades.filter((trade) => trade.includes(' ')),
      ];
    }
  }
}

const mostPlaced = 5;

/** A question as it stands and without its details, else what a film shows, else a short line. */
function toldIn({ subject, form, language }: SocialBrief): string[] {
  const line = subject.split(/[:,]\s/u)[0]!;
  if (/^(?:how|why|what|when|wie|warum|cómo|por qué|comment|pourquoi)\s/iu.test(line))
    return [fittingName(line, longestLine, language), firstGroup(line)]
      .filter((asked) => asked.split(' ').length <= longestQuestion)
      .map((asked) =>
        language.written === 'de' ? asked.charAt(0).toLowerCase() + asked.slice(1) : asked.toLowerCase(),
      );
  // "Je sème des tomates" names nothing, "unblock a kitchen sink with a plunger" is typed without its tool.
  if (tellsWhole(subject, language) || /^(?:so|así)\s/iu.test(subject)) return [];
  if (language.written === 'en' && opensWithOrder(line)) return [firstGroup(line)];
  // "Three days kayaking the Isle of Skye" is typed as it stands.
  const isNamed = form.contentType === 'video' && !/^\d|,/u.test(subject) && plainThing(subject) === subject;
  const things = isNamed ? thingsOfSubject(subject, language.written) : [];
  const isShort = line.split(' ').length <= longestLineWords && !speaks.test(line);
  return things.length > 0 || !isShort ? things : [firstGroup(line)];
}

/** "Receipt scanner" of what scans receipts. */
function programsIn({ subject, form, language }: SocialBrief): string[] {
  const { written } = language;
  const deeds =
    written === 'en' ? programDeeds(form.description.replace(`${form.businessName} `, 'It ')) : [];
  const named = deeds
    // "The week's dinners", "your dog's vaccinations".
    .map((deed) => deed.replace(/^(?:week|day|month|year)['’]s\s/u, '').replace(/['’]s(?=\s)/u, ''))
    // "Builds the list and reuses leftovers": what is no deed to the rules would pass for one more thing.
    .filter((deed) => deed.includes(' ') && !/^\p{L}+[^s]s\s/u.test(deed));
  const isLine = written !== 'en' || opensWithOrder(subject) || tellsWhole(subject, language);
  return named.length > 0 || isLine ? named : thingsOfSubject(subject, written);
}

/** What a sentence says is offered, and the things that the subject names beside it. */
function soldIn({ subject, form, language }: SocialBrief): string[] {
  const offered = (saidOffers(form.description, language.written)?.things ?? [])
    // "Exámenes B1", "C1 de Cambridge": half of a row.
    .filter((thing) => !/\d/u.test(thing))
    .flatMap((thing) => {
      // "Upright and grand piano tuning".
      const parts = partsOfName(thing, language.written);
      return parts.length > 0 ? parts : [thing];
    });
  const known = new Set(tellingStems(offered.join(' ')));
  const named =
    speaks.test(subject) || tellsWhole(subject, language) ? [] : thingsOfSubject(subject, language.written);
  const isKnown = (thing: string): boolean => tellingStems(thing).every((stem) => known.has(stem));
  return [
    ...offered,
    ...named.filter((thing) => !/\d/u.test(thing) && (known.size === 0 || !isKnown(thing))),
  ];
}

/** Alone they say nothing of the trade, a town's name beside them or not. */
const vague =
  /^(?:schools?|academ(?:y|ies)|academia|escuela|école|schule|cabinet|clinics?|clínica|praxis|studios?|estudio|shops?|stores?|tiendas?|boutique|salons?|institut|agenc(?:y|ies|e|ia)|agentur|firms?|compan(?:y|ies)|firma|clubs?|hospitals?|venues?|practices?|builders?|cleaners?|contractors?|tutors?|trainers?|instructors?|talleres|laden|geschäft|büro|betrieb|taller|werkstatt|ateliers?|magasin)$/iu;

/** "Vet", "Hundeschule", "garage": what people call such a business, where its name or its industry says so. */
function tradesIn({ form, subject, language }: SocialBrief): string[] {
  const { written } = language;
  const isChosen = industries.some((choice) => choice === form.industry);
  const words = form.businessName.split(/\s+/u);
  const noun = [words[0]!, words.at(-1)!].find((word) => businessNounOf(word, written) !== null);
  const told = tradesOf(form.businessName, isChosen ? '' : form.industry, form.description, written);
  // People look for the Gärtnerei of the sign, and not for the Gartenbau of a field.
  const all = [...(noun === undefined || vague.test(noun) ? [] : [noun]), ...told];
  const isNamed = (trade: string): boolean => foldWord(subject).includes(foldWord(trade));
  return all
    .filter((trade) => !vague.test(trade) && !isNamed(trade))
    .slice(0, 1)
    .map((trade) =>
      written === 'en' ? singularPhrase(trade.toLowerCase()) : written === 'de' ? trade : trade.toLowerCase(),
    );
}

/** The entries of a sentence that is nothing but a list, or of one behind a colon: "Implantate, Zahnersatz und Zahnreinigung". */
function listedIn({ audience, subject }: SocialBrief, statements: readonly Statement[]): string[] {
  const served = new Set(tellingStems(audience));
  return (
    statements
      // "Adults, athletes and newborns" are those who are served.
      .filter(
        ({ own, kind, sentence }) =>
          own && kind !== 'audience' && !tellingStems(sentence).some((stem) => served.has(stem)),
      )
      .flatMap(({ sentence, fragment }) => {
        const behindColon = /^[^:]{8,60}:\s(.+)$/u.exec(sentence)?.[1];
        // The row of the subject is read with its own details.
        const row = behindColon ?? (foldWord(sentence).includes(foldWord(subject)) ? '' : (fragment ?? ''));
        const longest = behindColon === undefined ? longestThing - 1 : longestEntry;
        const entries = row
          .replace(/[.!\s]+$/u, '')
          .split(ands)
          .map((entry) => (behindColon === undefined ? entry : withoutDetails(entry)));
        const isBare =
          entries.length > 2 &&
          !/[\d:(]/u.test(row) &&
          entries.every((entry) => entry.split(' ').length <= longest && !startsSmall.test(entry));
        return isBare
          ? entries.filter((entry) => entry.split(' ').length < longestThing && !isBareDeed(entry, entries))
          : [];
      })
  );
}

/** Words of an entry of a row; longer ones are no keywords, but the row is one. */
const longestEntry = 5;
/** Entries that are no things: "where I slept", "no contracts", "a bar". */
const startsSmall =
  /^(?:an?|the|ein|eine|una?|une?|how|what|where|who|why|when|which|no|without|with|from|for|all|every|each|also|wie|was|wo|warum|ohne|mit|für|keine?|qué|cómo|sin|con|para|sans|avec|pour|comment)\s/iu;

/** "Order celebration cakes three days ahead": what can be ordered is sold. */
const ordered =
  /(?:^|[.!]\s)(?:order|buy|hire|rent|commission)\s(?:your\s)?((?!(?:your|a|an|the|our|own|free|next|first|copy|by|from|in|on)\s)(?:\p{L}+\s){1,2}\p{Ll}{3,})(?=\s(?:\d|one|two|three|four|five|by|for|from|in|at|on|online|ahead|up|to)(?:\s|$)|[.,])/giu;

function orderedIn(description: string): string[] {
  return [...description.slice(0, 2_000).matchAll(ordered)]
    .map((match) => match[1]!.toLowerCase())
    .slice(0, 2);
}
