import { splitSentences } from '#rules/ledger/clauses.ts';
import { withoutOpenEnd } from '#rules/fit/open-ends.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { stemsOf, wordsOf } from '#rules/text/words.ts';
import { plainPiece, upperFirst } from './ad-text.ts';
import { claimHits } from '#rules/ledger/claim-index.ts';
import { clickOrContact, namedOf } from '#rules/ads/editorial.ts';
import type { FactPhrase, PhraseContext } from './fact-phrases.ts';
import { giving } from '#rules/offers/deeds.ts';
import { partsOfName } from '#rules/offers/parted-name.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { namedIn } from './named-in.ts';
import { namesNoService, linesWithServices } from './services-of-page.ts';
import { isRefused } from './refused-phrases.ts';
import { isRefusal, isTerm, isTold } from './terms.ts';

/** One thing that the business does or sells: the theme of an ad group. */
export interface Service {
  /** As the advertiser names it, tidied: "boiler repair". */
  name: string;
  /** Path of the form field. */
  source: string;
  /** The advertiser's words around it. */
  quote: string;
  /** It was handed over or typed as a keyword. */
  isKeyword: boolean;
  /** The advertiser names it as a service, too: "AC not cooling" is searched, and nothing that anybody offers. */
  isOffered: boolean;
}

/** "We sell", "our services are", "including": what follows names the services. */
const leads: Record<WrittenLanguage, RegExp> = {
  en: new RegExp(
    `^(?:(?:we|i|our (?:team|company|firm|shop|clinic))\\s+(?:also\\s+)?(?:${giving.en}|serve|cover|deal with|are)|our (?:main |primary |core )?(?:services|products|range|menu|courses) (?:include|are|is|covers?)|services?|products?|specialising in|specializing in|including|such as|also|plus|and|as well as)\\b[:\\s]*`,
    'iu',
  ),
  de: new RegExp(
    `^(?:wir\\s+(?:${giving.de})(?:\\s+(?:ihnen|auch))*|unsere\\s+(?:leistungen|angebote|produkte|kurse)(?:\\s+(?:sind|umfassen))?|leistungen|angebot|außerdem|sowie|und|auch)\\b[:\\s]*`,
    'iu',
  ),
  es: new RegExp(
    `^(?:(?:nosotros\\s+)?(?:${giving.es}|brindamos|prestamos|tenemos|nos dedicamos a|nos encargamos de|nos especializamos en|somos especialistas en)|nuestros\\s+(?:servicios|productos)(?:\\s+(?:son|incluyen))?|servicios|también|además|y|e)(?![\\p{L}])[:\\s]*`,
    'iu',
  ),
  fr: new RegExp(
    `^(?:nous\\s+(?:${giving.fr})(?:\\s+aussi)?|nos\\s+(?:services|produits|prestations)(?:\\s+(?:sont|comprennent))?|services|prestations|également|aussi|ainsi que|et)(?![\\p{L}])\\s*:?\\s*`,
    'iu',
  ),
  other: /^$/u,
};
const article =
  /^(?:the|your|our(?: (?:(?:world[- ])?famous|legendary|popular|signature))?|votre|vos|notre|nos|ihre?[nmrs]?|unsere?[nmrs]?|sus?(?= \p{Ll})|nuestr[oa]s?|a(?! levels?(?!\p{L}))|an|all (?:kinds|types|sorts) of|various|der|die|das|ein|eine|einen|el|la|los|las|un|una|le|les|des|du|une|toutes? sortes? de)\s+(?=\p{L})/iu;
/** "The Submarine": the name of a room, a course or a dish. */
const named = /^The \p{Lu}/u;
const articleBefore = /^(?:l|d)['’](?=\p{L})/iu;
/** What follows these is where, for whom or how, not what. */
const tails = longPattern('u')`
  \s(?:for (?:homes?|homeowners|businesses|families|everyone|you|all)|in (?:and around )?\p{Lu}|across
    |throughout|at (?:fair|low|great)|from \$|from £|from €|from \d|starting at|ab \d|für (?:sie|alle)
    |in \p{Lu}\p{L}+ und|desde \d|a partir de|à partir de|pour (?:tous|vous)|since \d|seit \d
    |desde (?:hace|19|20)|depuis|(?:until|till|bis|hasta las|jusqu['’]à) \d)(?:.*)$
`;
const priceTail =
  /(?<!\s)\s*(?:[-–—:,(]\s*)?(?:(?:from|starting at|ab|desde|à partir de|dès|only|just)\s*)?(?:[$€£]\s?\d[\d.,]{0,24}|\d[\d.,]{0,24}\s?(?:[$€£]|USD|EUR|GBP))(?:\s?(?:\/|per|pro|por|par|each)\s?\p{L}+)?\)?$/iu;

const most = { services: 40, words: 8 } as const;

/**
 * The services of a form in the advertiser's order, keywords that were handed over first, each once. `extras` are
 * prices that stood beside them, and what was listed among them and is a term of business.
 */
export function servicesOf(
  text: string,
  keywords: readonly string[],
  location: string,
  context: PhraseContext,
): { services: Service[]; extras: FactPhrase[] } {
  const services: Service[] = [];
  const extras: FactPhrase[] = [];
  const terms: FactPhrase[] = [];
  const seen = new Map<string, Service>();
  const placeStems = new Set(stemsOf(location));
  // What is shouted tells no spelling.
  const spelled = /\p{Ll}/u.test(text) ? `${text} ${context.businessName}` : '';
  const add = (raw: string, source: string, quote: string, isKeyword: boolean): void => {
    const name = withCapitals(serviceName(raw, context), spelled);
    const key = [...stemsOf(name)].toSorted().join(' ') || name;
    const known = seen.get(key);
    if (known !== undefined && !isKeyword && !known.isOffered) {
      known.isOffered = true;
      known.name = name;
    }
    if (name === '' || known !== undefined || services.length >= most.services) return;
    if (namedOf(name, context.competitors) !== undefined || clickOrContact(name)) return;
    const service = { name, source, quote: quote.slice(0, 200), isKeyword, isOffered: !isKeyword };
    seen.set(key, service);
    services.push(service);
  };
  for (const [index, keyword] of keywords.entries()) {
    const topic = withoutPlace(keyword, placeStems);
    if (wordsOf(topic).length <= 5) add(withCapitals(topic, text), `targetKeywords.${index}`, keyword, true);
  }
  for (const line of linesWithServices(text, context.language)) {
    for (const sentence of splitSentences(line)) {
      if (namesNoService(sentence)) continue;
      for (const piece of namedIn(sentence, context.language, leads[context.language])) {
        const said = plainPiece(piece, [context.businessName]);
        if (isRefusal(said)) continue;
        if (isTerm(said) || isTold(said)) {
          if (!isRefused(said, context)) terms.push(extraOf(said, sentence, 'benefit'));
          continue;
        }
        const price = priceTail.exec(piece)?.[0];
        if (price !== undefined && services.length < 12) {
          if (wordsOf(said).length <= 7 && !isRefused(said, context))
            extras.push(extraOf(said.replace(bracketedPrice, ' $1'), sentence, 'offer'));
        }
        const offered = (price === undefined ? piece : piece.slice(0, -price.length)).trim();
        // "Manual and automatic driving lessons": two kinds of one service are searched for apart.
        const parts = partsOfName(offered, context.language);
        for (const one of parts.length === 0 ? [offered] : parts)
          add(one, 'primaryServices', sentence, false);
      }
    }
  }
  if (services.length > 0) extras.push(...terms.slice(0, 4));
  else {
    const fallback = plainPiece(text, [context.businessName]).split(' ').slice(0, 4).join(' ');
    if (fallback !== '' && !namesNothing.test(fallback))
      services.push({
        name: fallback,
        source: 'primaryServices',
        quote: text.slice(0, 200),
        isKeyword: false,
        isOffered: true,
      });
  }
  return { services, extras };
}

/** "Wedding cakes (from £350)" */
const bracketedPrice = /\s?\(([^()]{0,20}[$€£][^()]{0,20})\)$/u;

function extraOf(said: string, sentence: string, kind: FactPhrase['kind']): FactPhrase {
  return { text: upperFirst(said), source: 'primaryServices', quote: sentence.slice(0, 200), kind };
}

/** Words that are shouted, and no abbreviations. */
const loud =
  /^(?:NEW|FREE|ALL|AND|THE|BEST|TOP|NOW|ANY|FULL|BIG|HOT|OLD|FOR|OUR|YOUR|WE|TO|IN|ON|OF|OR|BY|NO|NOT|OPEN|UND|MIT|FÜR|DIE|DER|DAS|NEU|ALLE|CON|LOS|LAS|PARA|LES|DES|POUR|TOUT)$/u;

/** "AC repair" of the keyword "ac repair", "CPAP supplies" of "cpap supplies", where the form writes it large elsewhere. */
function withCapitals(name: string, text: string): string {
  const large = new Map(
    (text.match(/(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu) ?? [])
      .filter((word) => !loud.test(word))
      .map((word) => [word.toLowerCase(), word]),
  );
  return large.size === 0
    ? name
    : name.replace(/(?<!\p{L})\p{L}{2,5}(?!\p{L})/gu, (word) => large.get(word.toLowerCase()) ?? word);
}

/** "Roof repair nashville" and "roof repair near me" are about roof repair. */
function withoutPlace(keyword: string, placeStems: ReadonlySet<string>): string {
  return keyword
    .replace(/\s(?:near me|in der nähe|cerca de mí|près de moi)$/iu, '')
    .split(/\s+/u)
    .filter((word) => !stemsOf(word).some((stem) => placeStems.has(stem)))
    .join(' ')
    .replace(/\s(?:in|en|à)$/iu, '');
}

/** "We offer the repair of boilers in Leeds" is "repair of boilers"; empty when nothing is left or it is no name. */
function serviceName(raw: string, { language, businessName }: PhraseContext): string {
  let name = plainPiece(raw.replace(/[([{（][^)\]}）]*[)\]}）]?/gu, ' '), [businessName]);
  for (let round = 0; round < 3; round += 1) {
    const bare = name.replace(leads[language], '');
    const shorter = (named.test(bare) ? bare : bare.replace(article, '')).replace(articleBefore, '').trim();
    if (shorter === name) break;
    name = shorter;
  }
  name = name.replace(tails, '').replace(priceTail, '').trim();
  name = withoutRank(name, language)
    .replace(/\s(?:etc|usw|u\.?v\.?m|y más|et plus|and more|and so on)\.?$/iu, '')
    .replace(/^(?:everything|anything|all things) (?=\p{L}{4})/iu, '');
  name = name.replace(lasting, '');
  if (!/\splus$/iu.test(raw.trim())) name = withoutOpenEnd(name);
  name = name.replace(/[\s,;:.-]+$/u, '');
  // "Around Norwich" behind a comma is where, and no service.
  if (
    !/\p{L}{2}/u.test(name) ||
    /^(?:around|near|across|throughout|rund um|cerca de|autour de) \p{Lu}/u.test(name)
  )
    return '';
  const words = name.split(/\s+/u);
  if (words.length > most.words) {
    const cut = name
      .split(/\s(?:for|with|which|that|so|to|für|mit|die|damit|para|con|que|pour|avec|qui)\s/iu)[0]!
      .trim();
    name = cut.split(/\s+/u).length <= most.words ? cut : '';
  }
  return namesNothing.test(name) ? '' : name;
}

/** What answers "what do you do" without a word that anybody would type. */
const namesNothing =
  /^(?:more|etc|and more|others?|(?:other|all|all our|many|various|different|our) services|(?:almost |nearly )?(?:everything|anything)(?: you (?:need|want))?|all (?:kinds|types|sorts)|services?|lots|loads|you name it|mehr|usw|alles(?: mögliche)?|alle leistungen|leistungen|más|otros|todo(?: tipo)?|de todo|todos los servicios|servicios|plus|autres|tout|de tout|tous services)$/iu;

/** "Hot stone massage 90 min": how long it takes is told with its price, and typed by nobody. */
const lasting =
  /(?<=\p{L}{3})\s(?:[-–(]\s?)?\d{1,3}(?:\s?[-–]\s?\d{1,3})?\s?(?:mins?|minutes?|minuten|minutos|hrs?|hours|stunden|horas|heures|days?|weeks?|nights?|tage|wochen|semanas|semaines)\.?\)?$/iu;

/** "Exclusive use" of a venue is a way to hire it, no rank. */
const exclusiveUse = /^\s(?:use|hire|access|weekends?)\b/iu;

/** Classes of goods: "toilets" are not what who hires out luxury toilets is looked for. */
const classOfGoods =
  /^\s(?:toilets?|loos?|portaloos?|vinyl|cars?|coach(?:es)?|minibus(?:es)?|limo\p{L}*|yachts?|villas?|apartments?|homes?|lodges?|chalets?|cabins?|tents?|picnics?|hampers?|travel|holidays?|watch(?:es)?|bags?|handbags?|goods|real estate|properties|condos?)(?!\p{L})/iu;

/** "Best pizza" is pizza: rank is nothing that an ad may say, and nobody's theme. */
function withoutRank(name: string, language: WrittenLanguage): string {
  const hits = claimHits(name, language).filter(
    ({ payload, start, end }) =>
      payload.kind === 'superlative' &&
      !exclusiveUse.test(name.slice(end)) &&
      !(/^luxury$/iu.test(name.slice(start, end)) && classOfGoods.test(name.slice(end))),
  );
  let rest = name;
  for (const { start, end } of hits.toReversed()) rest = `${rest.slice(0, start)} ${rest.slice(end)}`;
  return rest.replace(/\s+/gu, ' ').trim();
}
