import type { PageFacts } from '#rules/facts/page/page-facts.ts';
import { readProse } from '#rules/facts/page/prose.ts';
import { isThirdPerson, mayBeThirdPerson } from '#rules/ledger/finite-verb.ts';
import type { Language } from '#rules/listing/listing.ts';
import { isFunctionWord } from '#rules/text/function-words.ts';
import { foldWord, stemsOf } from '#rules/text/words.ts';
import { locatedIn, questionsOf, tradeInTown } from './asked-for.ts';
import { brandOf } from './brand-name.ts';
import { isCatchAll, isFurniture } from './every-site.ts';
import { capitalized } from './page-words.ts';
import { distinct } from './distinct-phrases.ts';
import { isPromotional } from './passing-words.ts';
import { readPhrases, type PagePhrase } from './phrases.ts';
import { isOnlyDenied } from './only-denied.ts';
import { isMotto } from './motto.ts';
import { isHome } from './town.ts';
import { isOfAddress, isUnreadable } from './unreadable.ts';

/** Keywords that a report shows at most. */
const mostKeywords = 20;
const mostImproved = 12;
/** A heading is read by itself and in the text. */
const saidByHeading = 2;
/** Below so many phrases a page is found by what its parts are called, said again or not. */
const few = 3;
/** Times from which on a word that nobody chose is what the text is about. */
const again = 4;
/** Below so many phrases a page that repeats little is also found by what it says once. */
const enough = 6;
/** Letters of a word that is put together. */
const compound = 9;

/** What the page is about now: its heaviest phrases, without those that a longer one holds whole. */
export function pageKeywords(facts: PageFacts): string[] {
  if (facts.derive(isUnreadable)) return [];
  return facts
    .derive(distinctPhrases)
    .filter(({ once, text }) => !once && !isOfAddress(text, facts))
    .slice(0, mostKeywords)
    .map(({ text }) => text);
}

/**
 * What the page should be found by: phrases of two or three words that it already speaks of, since single words are
 * searched for by people who want something else. Nothing is added that the page does not say.
 */
export function improvedKeywords(facts: PageFacts): string[] {
  const { language } = facts.derive(readProse);
  if (facts.derive(isUnreadable)) return [];
  // Nobody searches for a motto.
  const heading = facts.headings.find(({ level, text }) => level === 1 && text !== '')?.text ?? '';
  const motto = heading !== '' && isMotto(facts, heading, brandOf(facts)) ? foldWord(heading) : '';
  const own = facts
    .derive(readPhrases)
    .filter(
      ({ text, isOwn }) =>
        isOwn && !isPromotional(text) && !isVague.test(text) && !motto.includes(foldWord(text)),
    );
  const phrases = distinct(language.written === 'en' ? withoutDeeds(own) : own);
  const long = longPhrases(phrases, language);
  const alone = wordsAlone(facts, phrases, long, language);
  const brand = brandOf(facts);
  const name = foldWord(brand).replace(/^the /u, '');
  const isBrand = ({ text }: PagePhrase): boolean =>
    name !== '' && foldWord(text).replace(/^the /u, '') === name;
  // German headings name things, and things have a capital.
  const textOf = ({ text, isHeading }: PagePhrase): string =>
    language.written === 'de' && isHeading ? capitalized(text) : text;
  const all = [
    ...tradeInTown(facts),
    ...long.filter((phrase) => !isBrand(phrase)).map(({ text }) => text),
    ...locatedIn(facts, isHome(facts) ? [...long, ...alone] : long),
    ...questionsOf(facts, phrases),
    // Who types the name has found the page already.
    ...(long.some(isBrand) ? [brand] : []),
    ...alone.map((phrase) => (isBrand(phrase) ? brand : textOf(phrase))),
  ];
  if (all.length < enough && brand.includes(' ')) all.push(brand);
  return eachOnce(all, foldWord(brand))
    .filter((keyword) => !isOfAddress(keyword, facts) && !isOnlyDenied(keyword, facts))
    .slice(0, mostImproved);
}

/** Whether a phrase begins with a name of several words and goes on in small letters: somebody does something there. */
function isBehindName(phrase: string, name: string): boolean {
  return (
    name.includes(' ') &&
    foldWord(phrase).startsWith(`${name} `) &&
    /^\p{Ll}/u.test(phrase.slice(name.length + 1))
  );
}

/** Each search once, however its words stand and bend, and no piece of the name beside the whole. */
function eachOnce(keywords: readonly string[], name: string): string[] {
  const seen = new Set<string>();
  return keywords.filter((keyword) => {
    const folded = foldWord(keyword);
    const key = stemsOf(keyword).toSorted().join(' ');
    const isPiece = keyword.includes(' ') && folded !== name && name.includes(folded);
    // "Harlow Kitchens designs", "Brisbane's"
    const isHalf = isBehindName(keyword, name) || /^\S+['’]s$/u.test(keyword);
    if (seen.has(key) || isPiece || isHalf) return false;
    seen.add(key);
    return true;
  });
}

/** Phrases of several words, the heaviest first; on a page that repeats little also what it says once. */
function longPhrases(phrases: readonly PagePhrase[], language: Language): PagePhrase[] {
  const isGerman = language.written === 'de';
  // Who types "no hot water" wants none of "hot water".
  const lacked = new Set(phrases.flatMap(({ text }) => (text.startsWith('no ') ? text.slice(3) : [])));
  const named = phrases.filter(
    ({ words, text, isHeading, chosen, once }) =>
      words > 1 &&
      // "Prospector 16" over the page is what it sells.
      (!isMeasure.test(text) || (isHeading && chosen)) &&
      !isCounted.test(text) &&
      !lacked.has(text) &&
      !text.endsWith(' online') &&
      // "Keep bread and half an onion fresh" names no onion.
      !(once && isState.test(text)) &&
      // What names a thing in German ends on a noun: "Bruno sucht" does not.
      !isFurniture(text) &&
      (!isGerman || (beginsAsNoun.test(text) && endsOnNoun.test(text))),
  );
  const heavy = named.filter(({ once }) => !once);
  return heavy.length < enough ? [...heavy, ...saidOnce(named, heavy, language)] : heavy;
}

/** Single words: what the page is named by and comes back to, and on a page that names little else what its parts are called. */
function wordsAlone(
  facts: PageFacts,
  phrases: readonly PagePhrase[],
  long: readonly PagePhrase[],
  language: Language,
): PagePhrase[] {
  const isGerman = language.written === 'de';
  // Where things are named by one long word: "Urlaubsbetreuung", "fietsreparatie".
  const isGermanic = isGerman || /^(?:nl|sv|da|no|nb|fi|hu)$/u.test(language.tag);
  const words = phrases.filter((phrase) => phrase.words === 1);
  const parts =
    long.length < enough
      ? words.filter(
          ({ text, count, chosen, isHeading }) =>
            !chosen &&
            (isHeading
              ? count > saidByHeading || long.length < few || (isGermanic && text.length >= compound)
              : count >= again) &&
            !isQuality.test(text) &&
            text.length > 3,
        )
      : [];
  const single = words.filter(
    ({ text, count, isHeading }) =>
      count > saidByHeading &&
      !isDoing.test(text) &&
      !isQuality.test(text) &&
      (!isGerman || isHeading || /^\p{Lu}/u.test(text)),
  );
  const chosen = single.filter((phrase) => phrase.chosen);
  const short = long.length + chosen.length > 1 ? chosen : single;
  const brand = brandOf(facts);
  const said = new Set([
    ...namedBeside(facts),
    ...(brand.includes(' ') ? foldWord(brand).split(' ') : []),
    // Beside "payroll software" the word "payroll" says nothing more.
    ...(long.length < few ? [] : long.flatMap(({ text }) => foldWord(text).split(' '))),
  ]);
  return [...new Set([...short, ...parts])].filter(
    ({ text }) =>
      !isFurniture(text) && !isCatchAll(text) && !isCounting.test(text) && !said.has(foldWord(text)),
  );
}

/** What prices and offers are counted in, and who counts. */
const isCounting =
  /^(?:persons?|people|guests?|customers?|months?|years?|weeks?|days?|hours?|minutes?|locations?|met(?:re|er)s?|miles?|acres?|inch(?:es)?|feet|foot|lit(?:re|er)s?|personen|kunden|gäste|monate?|wochen?|tage?|personas?|clientes?|mes(?:es)?|semanas?|días?|personnes?|clients?|mois|semaines?|jours?)$/u;

/** Where and what is done by the title and main headings: towns are searched with what is there, and "plant" with garlic. */
function namedBeside({ head, headings }: PageFacts): ReadonlySet<string> {
  const lines = [head.title ?? '', ...headings.filter(({ level }) => level === 1).map(({ text }) => text)];
  return new Set(
    lines.flatMap((line) =>
      [
        ...line
          .slice(0, 200)
          .matchAll(
            /(?:^|\s)(?:in|en|à|a|em|w|to|comment|cómo|zwischen|between|bei|near|nach|vom|und|and) (\p{L}[\p{L}-]{1,40})/giu,
          ),
      ].map((found) => foldWord(found[1]!)),
    ),
  );
}

/**
 * What a page that repeats little says once: what is said of its subject, and only where it names hardly anything else
 * what is not. In the romance languages a verb beside a name cannot be told from an adjective.
 */
function saidOnce(
  named: readonly PagePhrase[],
  heavy: readonly PagePhrase[],
  language: Language,
): PagePhrase[] {
  const topics = new Set(
    heavy.filter(({ chosen, isHeading }) => chosen || isHeading).flatMap(({ text }) => stemsOf(text)),
  );
  const once = named.filter((phrase) => phrase.once && namesThing(phrase.text, language));
  const onTopic = once.filter(({ text }) =>
    stemsOf(text).some((stem) => topics.has(stem) && !isFunctionWord(stem)),
  );
  const isRomance = language.written === 'es' || language.written === 'fr';
  const others =
    isRomance || heavy.length + onTopic.length > 1 ? [] : once.filter((phrase) => !onTopic.includes(phrase));
  const said = onTopic.slice(0, Math.max(0, enough - heavy.length));
  return [...said, ...others.slice(0, Math.max(0, few - heavy.length - said.length))];
}

/** English phrases in which nobody does anything, and no piece of one that holds the verb: "AcmePayroll runs". */
function withoutDeeds(phrases: readonly PagePhrase[]): PagePhrase[] {
  const deeds = phrases.filter(({ text }) => doesSomething(text.split(' ')));
  const inDeed = (text: string): boolean =>
    text.split(' ').some(mayBeThirdPerson) && deeds.some((deed) => deed.text.includes(text));
  return phrases.filter((phrase) => !deeds.includes(phrase) && !inDeed(phrase.text));
}

/**
 * Whether a phrase names something: half a clause does not ("deck looks", "Anspruch verjährt"), nor does what is counted.
 * What names a thing in German ends on a noun; in the romance languages a verb behind a name cannot be told from one.
 */
function namesThing(phrase: string, { written }: Language): boolean {
  // "Baby's pace"
  if (/\d|\p{Ll}['’]s /u.test(phrase)) return false;
  if (written === 'en') return !phrase.split(' ').some(isThirdPerson) && !isHappening.test(phrase);
  // A phrase that a preposition bends is searched by nobody.
  return written === 'de'
    ? /^(?:\p{Ll}|\p{Lu}\p{L}+er\s).*\s\p{Lu}\S*$/u.test(phrase) && !isBent.test(phrase)
    : phrase === phrase.toLowerCase();
}

/** Behind a German preposition: "von eigenen Hühnern", "aus heimischer Lärche". */
const isBent = /^\p{Ll}+(?:e[nm]\s|er\s\p{Lu}\p{Ll}*(?:[^e\s]e|ung|heit|keit|schaft|tät|ion)$)/u;

/** "142 cm", "desk 142": figures that only this page knows. */
const isMeasure = /^\d+\s?\p{Ll}{1,2}$|\s\d{2,}$|^(?:ft|cm|mm|kg|lbs?|oz|inch) /u;
/** Begins with a noun or with a word that is bent: no "installiert Wallboxen". */
const beginsAsNoun = /^(?:\p{Lu}|\P{L}|\p{Ll}+(?:e[rsnm]?|a)\s|\p{L}+[-’'])/u;
const endsOnNoun = /\s[\p{Lu}\d]\S*$/u;
/** "5 ways", "10 Gründe": what a list counts. */
const isState = /\s(?:fresh|warm|dry|cool|clean|safe|ready|early|late|open|soft|crisp)$/u;
const isCounted =
  /^\d+\s\S+$|^\d+\s.*(?:steps|ways|tips|ideas|reasons|schritte|tipps|pasos|consejos|étapes|conseils)$|^(?:sets?|packs?|box(?:es)?|pairs?|bundles?) of \d+$/iu;
/** "Haddock landed", "dough rests" behind "our": said of a thing. */
const isHappening =
  /\s\p{Ll}+(?:ed|(?<=rest|work|meet|start|open|close|stand|grow|live|come|go|last|run)s)$|s (?:pay|go|make|keep|need|help|give|get|take|have|want|cost|come|stay|live|work)$/u;
/** Verbs of headings: "fixed", "failing". */
const isDoing = /^\p{Ll}{2,}(?:ed|ing)$/u;

const isQuality =
  /^(?:new|old|good|small|large|big|local|free|online|full|easy|fast|cost|costs|price|recipe|nuev[oa]s?|neue?[nrs]?|gut(?:e[nrs]?)?)$/u;

/** "Common problems", "problemas frecuentes": of anything. */
const isVague =
  /^(?:common|typical|frequent|main|other|general|useful|important|basic|further|single|kleine|große|häufige|typische|wichtige|weitere|allgemeine|andere)\s|\s(?:frecuentes|comunes|generales|importantes|habituales|fréquente?s|courante?s|générale?s|importante?s|frequenti|generali)$/iu;

/** "Keeps warm", "AcmePayroll runs payroll", "files taxes": somebody does it. */
function doesSomething(words: readonly string[]): boolean {
  if (
    words
      .slice(1)
      .some((word) =>
        /^(?:installs|deploys|provides|includes|supports|requires|offers|allows|sends|creates|manages)$/u.test(
          word,
        ),
      )
  )
    return true;
  if (imperative.test(words[0]!)) return true;
  if (words.some(isThirdPerson) || /^(?:works|helps|keeps|makes|gets)$/u.test(words[0]!)) return true;
  if (words.slice(1, -1).some(mayBeThirdPerson) || /^(?:works|helps|looks|feels)$/u.test(words.at(-1)!))
    return true;
  return (
    words.length === 2 &&
    (mayBeThirdPerson(words[0]!) || isOffice.test(words[0]!)) &&
    /[^s]s$/u.test(words[1]!)
  );
}

/** What programs do: "files taxes", "sends invoices". */
const isOffice =
  /^(?:files|sends|tracks|syncs|imports|exports|pays|bills|books|creates|manages|handles|writes|reads|runs|schedules|posts|installs|deploys|provides|includes|supports|requires|offers|allows)$/u;

/** What a heading tells to do. */
const imperative =
  /^(?:move|buy|delete|add|use|create|choose|avoid|find|improve|prepare|install|update|join|remove|reduce|keep|call|ask|tell|sort|approve|apply|learn|let|shop|browse|meet)$/u;

function distinctPhrases(facts: PageFacts): PagePhrase[] {
  return distinct(facts.derive(readPhrases));
}
