import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { brandOf } from './brand-name.ts';
import { isCatchAll, isFurniture } from './every-site.ts';
import { jobTownInData, thingInData } from './named-by-data.ts';
import { capitalized } from './page-words.ts';
import type { PagePhrase } from './phrases.ts';
import { selfDescription } from './self-description.ts';
import { isSlogan } from './slogan.ts';
import { namedSubject, subjectOf } from './subject.ts';
import { isHome, townOf } from './town.ts';

/** Words of a heading that names what is offered. */
const longestTrade = 6;
/** Services that are asked for with their town. */
const mostLocated = 3;

/** What the parts of a local business's page are called, with its town: "roof repairs Shrewsbury". */
export function locatedIn(facts: PageFacts, phrases: readonly PagePhrase[]): string[] {
  const town = townOf(facts);
  if (town === '') return jobOf(facts);
  // An article tells of its subject, wherever it was written.
  const subject = subjectOf(facts);
  const isArticle = /[:?]/u.test(subject) || subject.split(/\s+/u).length > longestTrade;
  if (isArticle && !isHome(facts) && !isSlogan(subject)) return [];
  const brand = foldWord(brandOf(facts));
  const isGerman = facts.derive(readProse).language.written === 'de';
  // "Verhuislift huren in Rotterdam" holds "verhuislift huren" with its town.
  const placed = phrases.map(({ text }) => foldWord(text)).filter((text) => text.includes(foldWord(town)));
  return phrases
    .filter(
      ({ text, words, isHeading, once }) =>
        isHeading &&
        words < 4 &&
        !once &&
        !/\d/u.test(text) &&
        !holdsFolded(text, foldWord(town)) &&
        (brand === '' || !holdsFolded(text, brand)) &&
        !placed.some((other) => other.startsWith(foldWord(text))),
    )
    .slice(0, mostLocated)
    .map(({ text, words }) => `${words === 1 && isGerman ? capitalized(text) : text} ${town}`);
}

function holdsFolded(text: string, folded: string): boolean {
  return foldWord(text).includes(folded);
}

/** "Lagerist Hamburg" of "Lagerist (m/w/d) in Vollzeit". */
function jobOf(facts: PageFacts): string[] {
  const town = jobTownInData(facts);
  const [job = ''] = thingInData(facts).split(/\s*[(,|–—/]|\s(?:in|en|à|-)\s/u);
  return town === '' || job === '' ? [] : [`${job.trim()} ${town}`];
}

/** Whether the page calls one of its parts so, which is a keyword already. */
function isPart({ headings }: PageFacts, line: string): boolean {
  return headings.some(({ text }) => text === line);
}

/** "Fish and chip shop", "bed and breakfast": one thing in two words. */
function isPair(first: string, second: string): boolean {
  return /^(?:fish chip|bed breakfast|arts? crafts?|health safety|bar grill|pick mix|black white|stop search)$/u.test(
    `${first} ${second}`,
  );
}

/** What the first page of a site says that the business is, with its town: "independent bike shop Kendal". */
export function tradeInTown(facts: PageFacts): string[] {
  if (!isHome(facts) && !isCatchAll(facts.derive(namedSubject))) return [];
  const said = selfDescription(facts, brandOf(facts));
  const [, trade = '', inside, besideIt] =
    /^([^,]{4,40}?)\s(?:(?:in|en|à|a|em|from|aus)\s(\p{Lu}[^,]+)|((?:near|bei|près de|cerca de|vicino a)\s\p{Lu}[^,]+))$/u.exec(
      said,
    ) ?? [];
  // "Boise's North End" is in Boise.
  const town = (inside ?? besideIt ?? '').replace(/['’]s\s.*$/u, '');
  // A program has no town: "logiciel CRM".
  if (
    trade === '' &&
    said !== '' &&
    !said.includes(',') &&
    said.split(' ').length <= 4 &&
    !isPart(facts, said)
  )
    return [said.charAt(0).toLowerCase() + said.slice(1)];
  const words = trade.split(' ');
  if (trade === '' || words.length > 4) return [];
  // A German noun has its capital wherever it stands.
  const isNoun = words.length === 1 && facts.derive(readProse).language.written === 'de';
  const small = isNoun ? trade : trade.charAt(0).toLowerCase() + trade.slice(1);
  // Of two trades each is searched by itself.
  const [first = '', second] = small.split(/\s(?:and|&|und|et|y)\s/u);
  const [, adjective, noun] = /^([\p{Ll}-]+) ([\p{Ll}-]+)$/u.exec(second ?? '') ?? [];
  const isEnglish = facts.derive(readProse).language.written === 'en';
  const trades =
    first.includes(' ') && second
      ? [first, second]
      : // "Wedding and portrait photographer" is searched as either.
        isEnglish && adjective && noun && !isPair(first, adjective)
        ? [`${first} ${noun}`, `${adjective} ${noun}`]
        : [small];
  return trades.map((one) => `${one} ${town}`);
}

const asks = longPattern('iu')`
  ^¿?(?:how (?:to|much|many|long|often|do|does)|what (?:is|are)|when (?:to|do|does|is|should)
    |why (?:do|does|is|are)|(?:can|do|should|does) (?:i|you|an?|my)|which|is|are|wie
    |was (?:ist|sind|kostet|tun)|wann|warum|welche[rs]?|kann (?:man|ich)|cómo|qué (?:es|son)|cuándo|cuánto
    |por qué|comment|quand|pourquoi|combien|peut-on|come|quando|perché|quanto|hoe|wat (?:is|kost|kosten)
    |wanneer|jak|kiedy|ile|como)\s
`;
/** What a customer asks the house, and nobody a search engine: "Can I cancel any time?" */
const ofShop = longPattern('iu')`
  ^(?:can|do|is|are) (?:i|you|there)\s(?:.*\s)?(?:cancel|pay|order|returns?|refunds?|book|charge|deliver
    |ship|contracts?|change|upgrade|downgrade|switch|trial|fees?)(?!\p{L})
  |^(?:kann ich|können wir|puedo|puis-je|peut-on)\s(?:.*\s)?(?:kündigen|stornieren|zahlen|bezahlen|bestellen
    |zurückgeben|umbuchen|cancelar|pagar|devolver|annuler|payer|résilier)(?!\p{L})
`;
const mostQuestions = 2;

/** Headings that ask what people type: "how to plant garlic in autumn". They name what the page is about. */
export function questionsOf(facts: PageFacts, phrases: readonly PagePhrase[]): string[] {
  const { headings } = facts;
  const isEnglish = facts.derive(readProse).language.written === 'en';
  const topics = new Set(
    phrases
      .filter(({ chosen }) => chosen)
      .flatMap(({ text }) => stemsOf(text))
      .filter((stem) => stem.length > 3),
  );
  // "Eigenbedarf" begins "Eigenbedarfskündigung".
  const isTopic = (stem: string): boolean =>
    topics.has(stem) || (stem.length > 6 && [...topics].some((topic) => topic.startsWith(stem)));
  return headings
    .filter(
      ({ text, inSubject, level }) =>
        (inSubject || level === 1) &&
        asks.test(text) &&
        text.length <= longestQuestion &&
        text.split(/\s+/u).length > 2 &&
        !isFurniture(text) &&
        !ofShop.test(text) &&
        stemsOf(text).some((stem) => isTopic(stem)),
    )
    .slice(0, mostQuestions)
    .map(({ text }) => {
      const plain = text.trim().replace(/^¿|[\s?]+$/gu, '');
      // A heading in capitals says nothing of names.
      const isTitle = /^(?:\S+\s){0,2}\p{Lu}\S+(?:\s\p{Ll}{1,3})*\s\p{Lu}/u.test(plain.slice(1)) && isEnglish;
      return isTitle ? plain.toLowerCase() : plain.charAt(0).toLowerCase() + plain.slice(1);
    });
}

const longestQuestion = 50;
