import { songOf } from '#rules/keywords/video-films.ts';
import {
  countedTopic,
  deedIn,
  lifeOf,
  ownFirst,
  placeSeen,
  timeLater,
  titleFront,
  tried,
} from '#rules/keywords/video-parts.ts';
import { withoutFormat } from '#rules/keywords/film-format.ts';
import { dayTopic } from '#rules/keywords/video-days.ts';
import type { WrittenLanguage } from '#rules/listing/listing.ts';

/** Lower case unless the language or the word itself writes capitals (German nouns, LED, iPad). */
export function cased(type: string, language: WrittenLanguage): string {
  if (language === 'de' || language === 'other') return type;
  // "CUSTOM PET PORTRAIT!!! watercolour": among shouted words three letters are no abbreviation.
  if (/^\p{Lu}{2,}(?: \p{Lu}{2,})*$/u.test(type) && /\p{Lu}{5}/u.test(type)) return type.toLowerCase();
  return type
    .split(' ')
    .map((word, at) =>
      // "USB C cable", "vitamin C serum".
      /^\p{Lu}?[^\p{Lu}]*$/u.test(word) && !(at > 0 && /^[B-Z]$/u.test(word))
        ? word.toLowerCase()
        : word.length > 4 && word === word.toUpperCase()
          ? word.toLowerCase()
          : word,
    )
    .join(' ');
}

const germanHowTo =
  /^(?:[Ss]o \p{Ll}+|[Ww]ie) (?:man|du|ihr|ich|wir)\s(?:(?:ein\p{L}*|der|die|das|den|dein\p{L}*|sein\p{L}*)\s)?(\p{Lu}[\p{L}-]+(?:\s(?:und|aus|mit|im|in)\s\p{Lu}[\p{L}-]+)?)(?=\s|$)/u;

/** "Mit dem", "im": what stands before the first noun of a German title and tells how or where. */
export const opensGermanHow =
  /^(?:Mit|Im|In|Auf|Durch|Über|Unter|Ohne|Am|Beim|Zum|Zur) (?:(?:dem|der|den|das|die|einem|einer|einen|eine|meinem|meiner|unserem|unserer) )?(?=\p{Lu})/u;

/** "Trois nuits en bivouac avec …", "dos noches de vivac": what the time was spent with, and not the time, is shown. */
const spentIn =
  /^(?:\d+|deux|trois|quatre|cinq|six|sept|dos|tres|cuatro|cinco|seis|siete|zwei|drei|vier|fünf|sechs|sieben)\s(?:nuits|jours|semaines|noches|días|semanas|Nächte|Tage|Wochen)\s(?:en|de|d[’']|im|beim)\s?(\p{Ll}{4,}|(?<=(?:im|beim) )\p{Lu}\p{L}{3,})(?=\s|$)/iu;

/** What a video is about: the object of "How to make a sourdough starter in 7 days". */
export function topicOf(title: string, language: WrittenLanguage): string {
  // "Wie man Hortensien richtig schneidet": the verb stands last, and the nouns have capitals.
  const shown = language === 'de' ? germanHowTo.exec(title)?.[1] : undefined;
  if (shown !== undefined) return shown;
  const counted = language === 'en' ? countedTopic(title) : null;
  if (counted !== null) return cased(`${counted.subject} ${counted.what}`, language);
  const released = songOf(title);
  if (released !== null) return released.song;
  const bare = withoutFormat(title);
  // "Mit dem Nachtzug nach Zagreb" is about the train.
  const plain = language === 'de' ? bare.replace(opensGermanHow, '') : bare;
  // "3 days in the Dolomites with our van" is about the place, "X100VI one year later" about the thing.
  const stay =
    language === 'en'
      ? /^(?:(?:\d+|[Aa]n?|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Tt]en|[Oo]ur|[Mm]y|[Ff]irst)\s)+(?:[Dd]ay|[Nn]ight|[Ww]eek|[Mm]onth|[Ww]eekend|[Hh]our)s?\s(?:in|on|at|around|through|across)\s(?:the\s)?(\p{Lu}[\p{L}\d’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})/u.exec(
          plain,
        )?.[1]
      : undefined;
  if (stay !== undefined) return stay;
  const day = dayTopic(plain, language);
  if (day !== '') return day;
  const spent = language === 'en' ? undefined : spentIn.exec(plain)?.[1];
  if (spent !== undefined) return cased(spent, language);
  const seen = language === 'es' || language === 'fr' ? placeSeen(plain) : '';
  if (seen !== '') return seen;
  const life = language === 'en' ? lifeOf(plain) : '';
  if (life !== '') return cased(life, language);
  const deed = language === 'en' ? deedIn(plain) : null;
  if (deed !== null) return cased(deed.what, language);
  const opened = (language === 'en' ? titleFront(plain.replace(timeLater, '')) : plain.replace(timeLater, ''))
    .split(/\s?[:|(–—]\s?/u)[0]!
    .replace(ownFirst, '')
    .replace(language === 'en' ? /^$/u : tried, '')
    // "Ich habe 4 Campingkocher verglichen": a German verb stands last.
    .replace(language === 'de' && tried.test(plain) ? /(?:\s\p{Ll}{1,24}){1,4}$/u : /^$/u, '')
    .replace(
      /^(?:how (?:to|i|we)|(?:so )?wie (?:man|du)?|cómo|comment)\s+\p{L}+\s+(?:(?:an?|the|your|my|ein\p{L}*|die|der|das|un[ae]?|el|la|los|las|le|les|des|du)\s+)?/iu,
      '',
    )
    .replace(
      /\s(?:in|with|for|without|after|explained|review|at|on|from|or|vs|like|as|wie|comme|como|mit|ohne|für|nach|después|tras|en|sin|con|para|avec|sans|pour|après|pendant|durante|während|quand|cuando|wenn|de comboio)\s.*$/iu,
      '',
    )
    .replace(/\s(?:explained|review|tutorial|alone|yourself|myself|properly|correctly|easily)$/iu, '')
    .replace(
      /^(?:apprendre|comprendre|réussir|aprender?|aprende|dominar|hacer)\s(?:à\s|a\s)?(?:(?:le|la|les|un[ae]?|el|los|las)\s+|l[’'])?/iu,
      '',
    )
    .replace(/\s(?:pas à pas|paso a paso|step by step|schritt für schritt|desde cero)$/iu, '')
    // "20 min no jumping cardio": how long it takes is no topic.
    .replace(/^\d+[\s-](?:(?:min|minutes?|hours?)\s(?=\p{L}+\s))?(?:best|first|easy)?\s*/iu, '')
    .replace(/^(?:une?|des|les?|la|un[ao]s?|el|l[ao]s)\s(?=\p{L}{4})/iu, '');
  return cased(opened, language);
}
