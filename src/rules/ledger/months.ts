import type { Ledger, WrittenLanguage } from '#rules/listing/listing.ts';
import { matchesOf } from '#rules/text/pattern-finds.ts';
import { isLetterAt, placesIn } from '#rules/text/word-places.ts';
import { foldWord } from '#rules/text/words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** Names of months; those that are other words too only where a word of time stands before them or a figure beside. */
const months: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /(?<!\p{L})(?:January|February|April|June|July|August|September|October|November|December|(?<=(?:in|since|until|by|from|to|of|last|this|next|\d) )(?:March|May)|(?:March|May)(?= (?:19|20)\d\d| \d))(?!\p{L})/gu,
  de: /(?<!\p{L})(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/gu,
  es: /(?<!\p{L})(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:janvier|février|avril|juin|juillet|août|septembre|octobre|novembre|décembre|(?<=(?:en|mois de|depuis|dès|de|fin|\d) )(?:mars|mai))(?!\p{L})/gu,
};

/** Months that a text names and the brief does not: when something was made, bought, checked or will come. */
export function strangeMonths(text: string, ledger: Ledger): { start: number; end: number }[] {
  const { written } = ledger.language;
  if (written === 'other') return [];
  return matchesOf(months[written], text)
    .filter(([month]) => !saysMonth(ledger, month))
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** In whatever form: "Sept 2024", "09/2024" and "autumn" are left to the other finders. */
function saysMonth(ledger: Ledger, month: string): boolean {
  const front = foldWord(month).slice(0, 3);
  // "D'avril" says April.
  return ledger.sentences.some(({ text }) => {
    const said = foldWord(text.replace(/['’]/gu, ' '));
    return placesIn(said, front).some((at) => !isLetterAt(said, at - 1));
  });
}

/** Names of the days. */
const weekdays: Readonly<Record<Exclude<WrittenLanguage, 'other'>, RegExp>> = {
  en: /(?<!\p{L})(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?(?!\p{L})/giu,
  de: /(?<!\p{L})(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)s?(?!\p{L})/gu,
  es: /(?<!\p{L})(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?!\p{L})/giu,
};
/** What is done on a day; "a companion from Monday to Sunday" tells no date. */
const dated = longPattern('iu')`
  (?<!\p{L})(?:open(?:s|ed)?|closed?|closes|ends?|until|till|by|orders?|ordered|deliver\p{L}{0,5}
    |ship\p{L}{0,5}|sent|call|visit|atend\p{L}+|abrimos|estamos|arbeiten|da|ouvr\p{L}+|recev\p{L}+|sale|offer|starts?|geöffnet|offen|endet|bis|versand|versendet|geliefert|verschickt
    |abren?|abierto|cerrado|termina|hasta|envío|enviado|ouvert|fermé|finit|termine|jusqu['’]\p{L}+|expédié
    |livré)(?:\s\p{L}+){0,2}\s$
`;
const openThen = /^s?\s(?:geöffnet|offen|open|abiertos?|ouverts?)(?!\p{L})/iu;
const lookBack = 40;
/** A brief that speaks of days at all may mean each of them: "Tue-Sat", "daily", "7 days", "am Wochenende". */
const speaksOfDays = longPattern('iu')`
  (?<!\p{L})(?:mon|tues?|wed|thu|thurs?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lu|ma|ju|vi|dom|lun|mar|mer|jeu|ven
    |sam|dim)(?:\.|(?=\s?[-–/,]|\s(?:to|bis|a|à|and|und|y|et)\s))|(?<=(?:every|each|any|same|next|week
      |working|business|seven|7)[ -]?)days?(?!\p{L})|days a week|(?:mon|tues|wednes|thurs|fri|satur
    |sun)days?(?!\p{L})|daily|weekend|weekly|\p{L}tag(?:s|e|en)?(?!\p{L})|täglich|wochen|mittwoch|diario
  |días?|semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo|jours?|semaine|dimanches?(?!\p{L})
  |\p{L}dis?(?!\p{L})
`;

/** "Mon-Fri", "de lunes a viernes": the week of a house, up to its Friday. */
const workweek = longPattern('iu')`
  (?<!\p{L})(?:mon(?:day)?s?|tue(?:s|sday)?s?|mo(?:ntags?)?|di(?:enstags?)?|lu(?:nes)?|martes|lun(?:di)?|mar(?:di)?)\.?
    \s?(?:-|–|to|through|thru|until|bis|a|al|au|à|hasta|jusqu[’']au)\s?(?:fri(?:day)?s?|fr(?:eitags?)?|vi(?:ernes)?|ven(?:dredi)?)(?!\p{L})
`;
const freeDay = /^(?:sat|sun|sam|sonn|sáb|dom|dim)/iu;
const otherDays =
  /(?<!\p{L})(?:sat|sun|sa|so|sáb?|sab|dom?|sam|dim)(?:\.|(?=[\s,:-]|$))|(?:satur|sun)day|samstag|sonnabend|sonntag|sábado|domingo|samedi|dimanche|weekend|wochenende|fin de semana|fines de semana|every day|daily|7 days|täglich|todos los días|tous les jours/iu;
const denied =
  /(?<!\p{L})(?:not|no|never|closed?|geschlossen|nicht|nie|cerrad\p{L}+|fermé\p{L}*|pas)(?!\p{L})/iu;

/** Whether all that the brief says of days is a week that ends on Friday. */
const onWorkdays = ({ sentences }: Ledger): boolean =>
  sentences.some(({ text }) => workweek.test(text)) && !sentences.some(({ text }) => otherDays.test(text));

/** Days of the week that a text names as its opening, end or dispatch where the brief speaks of no days. */
export function strangeWeekdays(text: string, ledger: Ledger): { start: number; end: number }[] {
  const { written } = ledger.language;
  if (written === 'other') return [];
  const found = matchesOf(weekdays[written], text).filter(
    ({ 0: day, index }) =>
      dated.test(text.slice(Math.max(0, index - lookBack), index)) ||
      openThen.test(text.slice(index + day.length, index + day.length + lookBack)),
  );
  if (found.length === 0) return [];
  if (ledger.sentences.some((one) => speaksOfDays.test(one.text)))
    return onWorkdays(ledger)
      ? found
          .filter(
            ({ 0: day, index }) =>
              freeDay.test(day) && !denied.test(text.slice(Math.max(0, index - lookBack), index)),
          )
          .map((match) => ({ start: match.index, end: match.index + match[0].length }))
      : [];
  return found.map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
