import { industries } from '#contract/seo-content.ts';
import { countOfSet } from '#rules/ledger/counted-sets.ts';
import { businessNounOf } from '#rules/ads/business-noun.ts';
import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { saidOffers } from '#rules/offers/offer-sentence.ts';
import { opensWithOrder } from '#rules/ledger/shape.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { programDeeds } from '#rules/offers/program-deeds.ts';
import { tellingStems } from '#rules/facts/novelty.ts';
import type { SocialMetaForm } from '#contract/social-meta.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import type { SocialBrief } from '#rules/social-meta/social-brief.ts';
import { foldWord, stemOf, stemsOf } from '#rules/text/words.ts';
import { tradesOf } from '#rules/writers/keyword-research/trades.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { isBareDeed, namedPlace, typedThing, thingsOfSubject, withoutDetails } from './named-things.ts';
import type { Statement } from './parts.ts';
import { firstGroup, fittingName, tellsWhole } from './shorter-names.ts';

/** Words of a thing. */
const longestThing = 4;
/** A question is typed as it stands: "how to prune a fig tree in late winter". */
const longestQuestion = 9;
/** Code points of a question that is typed. */
const longestLine = 52;
/** Words of a line that names no thing and is typed as it stands: "48 hours in Porto on 60 euros". */
const longestLineWords = 7;

const ands = /,\s(?:(?:and|und|y|e|et)\s)?|\s(?:and|und|y|e|et)\s/u;
/** Somebody speaks: no name of a thing. */
export const speaks =
  /^(?:we|you|i|our|your|wir|sie|ihr|ich|unsere?|nous|vous|je|notre|nos|nosotros|nuestr[oa]s?|how|why|what|wie|warum|comment|pourquoi|cómo|por qué)(?!\p{L})|^\p{L}+(?:amos|emos|imos)\s/iu;

/** What the page offers, as people look for it: things of its subject with their place and alone, its trade, and what a text lists. */
export function offeredKeywords(brief: SocialBrief, statements: readonly Statement[]): string[] {
  return [...namedIn(brief, statements), ...orderedIn(brief.form.description)];
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

/** The field of a business as it was typed and with its place, where it was not chosen from the list. */
export function fieldOf(brief: SocialBrief): string[] {
  const { industry, contentType } = brief.form;
  const place = namedPlace(brief);
  const isTyped =
    !industries.some((choice) => choice === industry) && /^\p{L}+(?:\s\p{L}+){0,2}$/u.test(industry);
  return isTyped && place !== '' && contentType === 'website' ? [`${industry} ${place}`, industry] : [];
}

/** A question as it stands and without its details, else what a film shows, else a short line. */
function toldIn({ subject, form, language }: SocialBrief): string[] {
  const line = subject.split(/[:,]\s/u)[0]!.replace(/\?$/u, '');
  if (/^(?:how|why|what|when|wie|warum|cómo|por qué|comment|pourquoi)\s/iu.test(line))
    return [fittingName(line, longestLine, language), firstGroup(line)]
      .filter((asked) => asked.split(' ').length <= longestQuestion)
      .map((asked) =>
        language.written === 'de' ? asked.charAt(0).toLowerCase() + asked.slice(1) : asked.toLowerCase(),
      );
  // "Your starter smells of nail varnish?" is typed as it stands, without whose.
  const asked = whose.exec(subject.split(/[:,]\s/u)[0]!)?.[1];
  if (asked !== undefined && asked.split(' ').length <= longestQuestion) return [inSmall(asked, language)];
  // "Je sème des tomates" names nothing, "unblock a kitchen sink with a plunger" is typed without its tool.
  if (tellsWhole(subject, language) || /^(?:so|así)\s/iu.test(subject)) return [];
  if (language.written === 'en' && opensWithOrder(line))
    return [firstGroup(line, 2)].filter((order) => order.split(' ').length <= longestLineWords);
  // "Three days kayaking the Isle of Skye" is typed as it stands.
  const isNamed = form.contentType === 'video' && !/^\d|,/u.test(subject) && typedThing(subject) === subject;
  const things = isNamed ? thingsOfSubject(subject, language.written) : [];
  const isShort = line.split(' ').length <= longestLineWords && !speaks.test(line);
  return things.length > 0 || !isShort ? things : [firstGroup(line)];
}

/** What a reader is asked about his own thing. */
const whose =
  /^(?:your|is your|are your|dein\p{L}{0,2}|ihr\p{L}{0,2}|¿?(?:tu|tus|su|sus)|votre|vos|ton|ta|tes)\s(\p{L}.{8,60})\?$/iu;

function inSmall(asked: string, { written }: SocialBrief['language']): string {
  return written === 'de' ? asked : asked.toLowerCase();
}

const clause = /(?:^|\s)(?:it|them|you|your|its|that|which)(?:\s|$)/iu;

/** "Burrow is a reading log", "A writing app". */
const saysWhat = /^(?:an?|the)\s|^(?:\S+\s){1,3}is an?\s/iu;

/** "Know when the water turns": what the reader gains is no deed of a program, nor its name. */
const readerGains = /^(?:know|never|always|stop|feel|be|become|stay)\s/iu;

/** "Receipt scanner" of what scans receipts. */
function programsIn({ subject, form, language }: SocialBrief): string[] {
  const { written } = language;
  const isLine = written !== 'en' || opensWithOrder(subject) || tellsWhole(subject, language);
  // "A reading log for kids: scan a barcode, …" is looked for by what it is.
  const things = isLine ? [] : thingsOfSubject(subject, written);
  if (things.length > 0 && saysWhat.test(form.description)) return things;
  // "LedgerPup files it": a clause with the name of the app is no name of it.
  const isClause = things.some(
    (thing) => clause.test(thing) || foldWord(thing).includes(foldWord(form.businessName)),
  );
  const deeds =
    written === 'en' ? programDeeds(form.description.replace(`${form.businessName} `, 'It ')) : [];
  const named = deeds
    // "The week's dinners", "your dog's vaccinations".
    .map((deed) => deed.replace(/^(?:week|day|month|year)['’]s\s/u, '').replace(/['’]s(?=\s)/u, ''))
    .filter((deed) => !readerGains.test(deed))
    // "Builds the list and reuses leftovers": what is no deed to the rules would pass for one more thing.
    .filter((deed) => deed.includes(' ') && !/^\p{L}+[^s]s\s/u.test(deed));
  return named.length > 0 || isClause ? named : things.filter((thing) => !readerGains.test(thing));
}

/** "Come and walk our goats" names nothing. */
const invites =
  /^(?:come|join|visit|book|call|try|discover|meet|find|get|see|bring|venez|ven|komm\p{L}*)\s/iu;

/** "Give your old sofa a second home": the reader is asked for something, and nothing of it is sold. */
const wishes =
  /^(?:give|donate|treat|help|save|turn|let|stop|say|imagine|drop|send|take|keep|show|gib|schenk\p{L}*|spend\p{L}*|hilf|dona|dale|ayuda|regala|donnez|offrez|aidez|faites)\s(?:(?:your|a|an|the|us|dein\p{L}*|ihr\p{L}*|euer\p{L}*|une?|una?|tu|su|votre|vos)\s)/iu;

/** Whether a line asks its reader for something, and names nothing that is offered. */
export function asksReader(subject: string): boolean {
  return invites.test(subject) || wishes.test(subject);
}

/** What a sentence says is offered, and the things that the subject names beside it. */
function soldIn({ subject: whole, form, language }: SocialBrief): string[] {
  // "The Salt Road: novel about two sisters": the name of a product, and what it is.
  const subject = form.contentType === 'product' ? whole.replace(/^[^:]{3,40}:\s(?=\p{Ll})/u, '') : whole;
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
    speaks.test(subject) || tellsWhole(subject, language) || asksReader(subject)
      ? []
      : thingsOfSubject(subject, language.written);
  const isKnown = (thing: string): boolean => tellingStems(thing).every((stem) => known.has(stem));
  return [
    ...offered,
    ...named
      .filter((thing) => !/\d/u.test(thing) && (known.size === 0 || !isKnown(thing)))
      .map((thing) => thing.replace(countOfSet, '')),
  ];
}

/** Alone they say nothing of the trade, a town's name beside them or not. */
const vague = longPattern('iu')`
  ^(?:schools?|academ(?:y|ies)|academia|escuela|école|schule|cabinet|clinics?|clínica|praxis|studios?
    |estudio|shops?|stores?|tiendas?|boutique|salons?|institut|agenc(?:y|ies|e|ia)|agentur|firms?
    |compan(?:y|ies)|firma|clubs?|hospitals?|venues?|practices?|builders?|cleaners?|contractors?|tutors?
    |trainers?|instructors?|talleres|laden|geschäft|büro|betrieb|taller|werkstatt|ateliers?|magasin)$
`;

/** "Vet", "Hundeschule", "garage": what people call such a business, where its name or its industry says so. */
function tradesIn({ form, subject, language }: SocialBrief): string[] {
  const { written } = language;
  const isChosen = industries.some((choice) => choice === form.industry);
  const words = form.businessName.split(/\s+/u);
  const noun = [words[0]!, words.at(-1)!].find((word) => businessNounOf(word, written) !== null);
  // "Surf school" of Cove Surf School, where the text speaks of surfing too.
  const [before = '', last = ''] = words.slice(-2);
  const isKind =
    words.length > 2 &&
    vague.test(last) &&
    stemsOf(form.description.replaceAll(form.businessName, ' ')).includes(stemOf(before));
  const told = isKind
    ? [`${before} ${last}`]
    : tradesOf(form.businessName, isChosen ? '' : form.industry, form.description, written);
  // People look for the Gärtnerei of the sign, and not for the Gartenbau of a field.
  const all = [...(noun === undefined || vague.test(noun) ? [] : [noun]), ...told, ...doingOf(form, written)];
  const isSaid = speaks.test(subject) || tellsWhole(subject, language);
  const isNamed = (trade: string): boolean => !isSaid && foldWord(subject).includes(foldWord(trade));
  return (
    all
      // "5 tilers" counts who comes.
      .filter((trade) => !vague.test(trade) && !/^\d/u.test(trade) && !isNamed(trade))
      .slice(0, 1)
      .map((trade) =>
        written === 'en'
          ? singularPhrase(trade.toLowerCase())
          : written === 'de'
            ? trade
            : trade.toLowerCase(),
      )
  );
}

/** "Composting" of Greenline Composting, where the text speaks of it, "bookbinding" of what bookbinders say is their field. */
function doingOf(
  { businessName, industry, description }: SocialMetaForm,
  language: WrittenLanguage,
): string[] {
  if (language !== 'en') return [];
  const told = stemsOf(`${businessName} ${description.replaceAll(businessName, ' ')}`);
  const [last = ''] = businessName.toLowerCase().split(/\s+/u).slice(-1);
  const isTold = (doing: string, words: readonly string[]): boolean =>
    /^\p{L}{4,}ing$/u.test(doing) && words.some((word) => word.startsWith(doing.slice(0, -3)));
  const field = industry.toLowerCase();
  return [...(isTold(last, stemsOf(description)) ? [last] : []), ...(isTold(field, told) ? [field] : [])];
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
          .split(/,\s(?:(?:and|und|y|e|et)\s)?/u)
          // "Bath and brush" inside a row is one; its last entry is two.
          .flatMap((entry, index, all) => (index === all.length - 1 ? entry.split(ands) : [entry]))
          .map((entry) => (behindColon === undefined ? entry : withoutDetails(entry)));
        const isBare =
          entries.length > 2 &&
          !/[\d:(]/u.test(row) &&
          entries.every(
            (entry) =>
              entry.split(' ').length <= longest && !startsSmall.test(entry) && !equipment.test(entry),
          );
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
  /^(?:groups? of|an?|the|ein|eine|una?|une?|two|three|four|zwei|drei|vier|dos|tres|deux|trois|quatre|how|what|where|who|why|when|which|no|without|with|from|for|all|every|each|also|wie|was|wo|warum|ohne|mit|für|keine?|qué|cómo|sin|con|para|sans|avec|pour|comment)\s/iu;

/** What a place to stay or to work in has, or what comes with a course. */
const equipment =
  /(?:\s(?:included|lent|provided|supplied|welcome|available)|bedrooms?|showers?|wi-?fi|wlan|parking|fireplace|schlafzimmer|kaminofen|terrasse|garten|piscina|chimenea|jardín|piscine|cheminée|jardin)$/iu;

/** "Order celebration cakes three days ahead": what can be ordered is sold. */
const ordered =
  /(?:^|[.!]\s)(?:order|buy|hire|rent|commission)\s(?:your\s)?((?!(?:your|a|an|the|our|own|free|next|first|copy|by|from|in|on)\s)(?:\p{L}+\s){1,2}\p{Ll}{3,})(?=\s(?:\d|one|two|three|four|five|by|for|from|in|at|on|online|ahead|up|to)(?:\s|$)|[.,])/giu;

function orderedIn(description: string): string[] {
  return [...description.slice(0, 2_000).matchAll(ordered)]
    .map((match) => match[1]!.toLowerCase())
    .slice(0, 2);
}
