import { topicOf } from '#rules/ledger/video-type.ts';
import { typeHits } from '#rules/ledger/type-hits.ts';
import type { Brief, WrittenLanguage } from '#rules/listing/listing.ts';
import { piecesOf } from '#rules/text/spaces.ts';
import { isSmallWord } from './plain-words.ts';
import { singularPhrase } from './singular-phrase.ts';
import type { Slot } from './slot.ts';
import { unique } from './slot.ts';
import { songOf } from './video-films.ts';
import { isTitled } from './loose-in-film.ts';
import { doneTo } from './numbered-names.ts';
import {
  countedTopic,
  lifeOf,
  ownFirst,
  onlyTime,
  placeSeen,
  timeLater,
  titleFront,
  tried as triedAbroad,
} from './video-parts.ts';
import { withoutFormat } from './film-format.ts';

/** Tables of figures are no furniture: "Excel pivot tables", "tide tables". */
export const sheetTables =
  /\b(?:pivot|data|times|league|periodic|truth|tide|rate|lookup|conversion|multiplication)\s?tables?\b/iu;
const verbs =
  /^(?:how to|how i|why i|why|what|when to|like a pro|guide to|learn|make|making|replace|replacing|fix|unblock|dry|clean|build|bake|cook|grow|so|wie man|wie du|wie|comment|cómo|como|semer|aprender|aprende)\s+/iu;

/** "I tried living on 1 dollar a day": who did it is no topic. */
const tried =
  /^(?:i|we)\s(?:tried|tested|spent|lived|built|bought|made|survived)\s(?:\p{L}+ing\s(?:(?:on|in|with|for)\s)?)?(?:an?\s|the\s)?/iu;
/** "Unboxing the new EP-1320": what is unpacked. */
const unpacked =
  /^(?:unboxing|unpacking|reviewing|testing|trying out)\s(?:(?:the|my|our|an?)\s)?(?:(?:brand )?new\s)?(?=\p{L})/iu;
/** "600 dollar gaming PC" is a gaming PC. */
const amountFirst =
  /^\d[\d.,]*[\s-](?:dollars?|euros?|pounds?|minutes?|hours?|days?|weeks?)\s(?=\p{L}{3,})(?!a\s)/iu;

const nameRun =
  /(?<![\p{L}’'-])\p{Lu}[\p{L}\p{N}’'-]+(?:\s(?:\p{Lu}[\p{L}\p{N}’'-]+|\d[\d-]{1,4}(?=\s\p{Lu}))){1,4}/gu;

/** What a video is about: its name up to a colon or scope, and the noun phrase after "how to make a …". */
export function videoHeads(brief: Brief): Slot[] {
  const language = brief.language.written;
  const source =
    brief.fields.videoTitle === undefined ? `products.${brief.product.index}.name` : 'videoTitle';
  const given = brief.fields.videoTitle ?? brief.product.name;
  const title = withoutFormat(given);
  const topic = language === 'en' ? titleFront(title) : (title.split(/[:|(–—]/u)[0]?.trim() ?? '');
  const whole = wholeTopic(given, title, topic, language);
  if (whole !== undefined) return whole.map((text) => ({ text, source }));
  const told = [...topicsOf(topic, brief)].map((text) => ({ text, source }));
  if (language !== 'en') return unique(told);
  const known = thingsOfTitle(title, told.length > 0).map((text) => ({ text, source }));
  return unique([...told, ...known]);
}

/** What a title is about as a whole, where it says so by its form: a song, a life, a place that is seen, a count. */
function wholeTopic(
  given: string,
  title: string,
  topic: string,
  language: WrittenLanguage,
): string[] | undefined {
  // "Salt Road (official lyric video)" is about no salt.
  const released = songOf(given);
  if (released !== null) return [released.song.toLowerCase()];
  if (language === 'es' || language === 'fr') {
    const seen = placeSeen(topic.replace(/^[¿¡]/u, ''));
    return seen === '' ? undefined : [seen.toLowerCase()];
  }
  if (language !== 'en') return undefined;
  const life = lifeOf(title);
  if (life !== '') return [life.toLowerCase()];
  const counted = countedTopic(title);
  if (counted === null) return undefined;
  const about = counted.subject.toLowerCase();
  return [`${about} ${counted.what}`, about];
}

/** The topics that the front of a title names, the first one first. */
function* topicsOf(topic: string, brief: Brief): Generator<string> {
  const language = brief.language.written;
  // "7 errores al podar rosales" is searched by what is done wrong.
  const done = doneWrong.exec(topic)?.[1];
  if (done !== undefined) yield ledgerCase(brief, done);
  // "Gas stove or alcohol stove" is about both.
  for (const side of objectOf(topic, language).split(/\s+(?:or|vs\.?|versus|oder|o|ou)\s+/iu)) {
    const words = wordsOfTopic(side, language);
    const text = ledgerCase(brief, words.join(' '));
    // "What I planted": what somebody did is no topic.
    if (onlyTime.test(text) || /^(?:(?:what )?(?:i|we) )?\p{Ll}+ed$/u.test(text)) continue;
    if (text.length > 2 && words.length <= 4 && !/^\d+$/.test(text)) yield text;
    if (amountFirst.test(text) && words.length > 2) yield text.replace(amountFirst, '');
  }
  // "Tarte aux pommes façon grand-mère": the dish before how it is made.
  const dish = /^\p{L}{3,}\s(?:aux?|à la|de|del|du|al|con)\s\p{L}{3,}(?=\s)/iu.exec(topic)?.[0];
  if (dish !== undefined && (language === 'es' || language === 'fr')) yield dish.toLowerCase();
}

const doneWrong =
  /^(?:\d+\s)?(?:errores|erreurs|fehler|consejos|conseils|trucos|astuces|tipps)\s(?:al|para|à éviter pour|pour|beim|zum)\s(\p{L}.{3,28})$/iu;

/** The front of a title without what asks, who does it and what is done to it. */
function objectOf(topic: string, language: WrittenLanguage): string {
  let object = withoutTrial(topic, language).replace(
    /^(?:comment|cómo|como|wie (?:man|du)|how (?:to|i|we))\s\p{L}+\s(?:an\s|a\s|the\s|your\s|my\s|our\s|une?\s|le\s|la\s|les\s|un[ao]?\s|el\s|los\s|las\s|l[’']|des\s|du\s)?/iu,
    '',
  );
  for (let round = 0; round < 3; round += 1) object = object.replace(verbs, '');
  if (language !== 'en') return object;
  return object
    .replace(unpacked, '')
    .replace(tried, '')
    .replace(/^\p{L}{3,} (?:your|an?|my) (?:(?:very )?first |own |new )?(?=\p{L}{3})/iu, '')
    .replace(/^(?:your|my|the|our)\s/iu, '')
    .replace(
      /\s(?:is|are)\s.*$|\s(?:alone|yourself|myself|properly|correctly|easily|quickly|fast|right)$/iu,
      '',
    );
}

function withoutTrial(topic: string, language: WrittenLanguage): string {
  const dish = /^(?:receta de|recette d(?:e|u|es)|rezept für)\s(.+)$/iu.exec(topic)?.[1];
  if (dish !== undefined) return dish;
  if (language === 'en') return topic;
  // "Wie man Hortensien richtig schneidet": the ledger knows which words are the nouns.
  if (language === 'de' && /^(?:wie|so)\s/iu.test(topic)) return topicOf(topic, 'de');
  const object = topic.replace(triedAbroad, '');
  return language === 'de' && object !== topic ? object.replace(/(?:\s\p{Ll}{1,24}){1,4}$/u, '') : object;
}

const scope =
  /\s+(?:in|with|without|for|from|after|at|on|explained|en|con|sin|para|avec|sans|pour|qui|que|mit|ohne|für|overnight|pendant|durante|nach)(?:\s+|$)/iu;

/** The words of a topic up to where, with what or for whom it is. */
function wordsOfTopic(side: string, language: WrittenLanguage): string[] {
  const run = side
    .replace(timeLater, '')
    .replace(ownFirst, '')
    .replace(/^(?:a|an|the|my|your|eine[nrm]?|die|der|das|un|una|une|le|la|les|los|las|des|du)\s+/iu, '')
    .replace(/^\d+\s+(?:primer[oa]s|mejores|first|best|ersten|premiers|premières)\s+/iu, '')
    .split(scope)[0];
  const words = piecesOf(run ?? '').filter((word) => word !== '');
  while (words.length > 0 && isSmallWord(words.at(-1) ?? '', language)) words.pop();
  return words;
}

/** Words of an English title that are known as things. */
function thingsOfTitle(title: string, isKnown: boolean): string[] {
  // "3 days in the Dolomites with our van": with what it was done is no topic.
  // "Growing potatoes in bags": where it is done is none either, once the topic is known.
  const behind = isKnown
    ? /\swith\s(?:our|my|an?)\s|\s(?:in|on|at|from|without)\s|(?<=ing)\sto\s/iu
    : /\swith\s(?:our|my|an?)\s/iu;
  // "How to fix a dripping tap (kitchen mixer)": what the brackets add is no topic of its own.
  const plain = isKnown ? title.replace(/\s\([^()]*\)/gu, '') : title;
  // "Why my bread was flat": how it was is no flat that is let.
  const asked = /^why\s/iu.test(plain)
    ? plain.split(/\s(?:is|are|was|were|does|did|keeps?|kept|went)\s/iu)[0]!
    : plain;
  // "How to repair a wall": what is done is no thing.
  const named = (asked.split(behind)[0] ?? plain).replace(/^how (?:to|i|we) \p{L}+ /iu, '');
  const things = typeHits(named, 'en')
    // "Half-blind dovetails" are no blinds.
    .filter(({ start, end }) => named[start - 1] !== '-' && named[end] !== '-')
    .map(({ text }) => singularPhrase(text.toLowerCase()));
  // "Elden Ring Nightreign" is no ring, and a "VW Golf Mk7" no golf.
  const runs = (isTitled(title) ? [] : (title.match(nameRun) ?? [])).map((run) => ` ${run.toLowerCase()} `);
  const isSheet = sheetTables.test(title);
  return things.filter(
    (text) =>
      !runs.some((run) => run.includes(` ${text} `)) &&
      !(isSheet && text === 'table') &&
      // "Cam stack repair": what is done to a thing finds all that anybody repairs.
      !doneTo.test(text),
  );
}

function ledgerCase(brief: Brief, text: string): string {
  return brief.language.written === 'de' ? text : text.toLowerCase();
}
