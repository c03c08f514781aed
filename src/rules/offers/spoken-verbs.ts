import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { deedNames } from './deed-names.ts';
import { giving, type SpokenLanguage } from './deeds.ts';
import { spokenByUs } from './spoken-otherwise.ts';

/** Sentences that give without a "we": what is there for whoever comes. */
const there: Readonly<Record<SpokenLanguage, { opening: RegExp; verb: string }>> = {
  en: {
    opening: /^(?:here )?(?:you(?:['’]ll| will| can) (?:find|get)|on offer:?|we also have)\s/iu,
    verb: 'we offer ',
  },
  de: {
    opening:
      /^(?:(?:bei uns|hier|im laden|im angebot) )?(?:gibt['’]?s|gibt es|bekommst du|bekommen sie|bekommt ihr|kriegst du|kriegt ihr|findest du|finden sie|findet ihr|erhalten sie)\s(?:auch |bei uns )?/iu,
    verb: 'wir bieten ',
  },
  es: {
    opening:
      /^(?:(?:aquí|en nuestra (?:tienda|web)) )?(?:encontrarás?|encontraréis|encontrarán|podrás? encontrar|disponemos de|contamos con)\s/iu,
    verb: 'ofrecemos ',
  },
  fr: {
    opening:
      /^(?:(?:chez nous|ici),? )?vous (?:y )?(?:trouvez|trouverez)\s|^venez (?:déguster|goûter|acheter)\s/iu,
    verb: 'nous proposons ',
  },
};

/** "Bei uns gibt es Maultaschen" as a sentence of somebody who offers them; null where nothing is given so. */
export function verbThatGives(sentence: string, language: SpokenLanguage): string | null {
  const { opening, verb } = there[language];
  if (opening.test(sentence)) return verb + sentence.replace(opening, '');
  const behind = behindName.exec(sentence);
  if (behind !== null) return sentence.slice(behind[1]!.length).replace(/^,\s/u, '');
  const [, turned = '', speaker = ''] = inverted.exec(sentence) ?? [];
  if (language === 'de' && turned !== '') return `${speaker} ${turned} ${sentence.replace(inverted, '')}`;
  const [, things = '', does = '', by = ''] = language === 'de' ? (behindThings.exec(sentence) ?? []) : [];
  // "Auf- und Abbau" is one.
  if (!things.includes('- ') && (deedNames.de.has(does) || givingVerb.test(does)))
    return `${by} ${does} ${things}`;
  const [, row = '', who = '', deed = ''] = rowBefore.exec(sentence) ?? [];
  return deedNames[language].has(deed.toLowerCase())
    ? `${who} ${deed} ${row}`
    : spokenByUs(sentence, language);
}

/** "Vigneron indépendant, nous produisons": who it is stands before what is done. */
const behindName = /^([^,]{3,60}),\s(?:(?:nous|wir|we|ich|i|je)\s|j['’])/iu;

/** "Außerdem vermitteln wir Wohnungen" */
const inverted =
  /^(?:außerdem|zudem|dazu|auch|daneben|ebenso|natürlich|gern(?:e)?|im (?:winter|sommer|herbst|frühjahr)|seit \d{4}|auf wunsch|auf anfrage|als \p{L}{3,30})\s(\p{Ll}{3,}n|\p{Ll}{3,}e)\s(wir|ich)\s/iu;

/** "Grabpflege und Dauergrabpflege übernehmen wir auch": the things stand before the verb. */
const behindThings =
  /^(\p{Lu}[^.:;!?]{3,80}?)\s(\p{Ll}{3,20}n)\s(wir|ich)(?:\s(?:auch|gerne?|ebenfalls|selbst|auf \p{L}+|nach \p{L}+|noch am .{3,20})|\s(?:für|an|bis|ab|im|am|in|auf|mit|zu)\s.*)?$/u;
const givingVerb = new RegExp(`^(?:${giving.de})$`, 'u');

/** "Hemden, Teppiche, Gardinen: wir reinigen schonend", "shoes, bags, belts: I mend them all". */
const rowBefore = /^([^:]{5,160})(?::| –| -)\s(wir|ich|we|i|nous|je|on)\s(\p{L}+)/iu;

/** Spanish nouns that end like "we". */
const noVerb = /^(?:ramos|tramos|remos|racimos|gramos|extremos|préstamos|reclamos|bálsamos|mimos)$/iu;

/** Whether a part of a row begins with a verb that no list has: "escayolamos techos", "ziselieren Ringe". */
export function isUnknownVerb(part: string, language: WrittenLanguage): boolean {
  const [first = '', second = '', third] = part.split(' ');
  // "Draw planting plans" behind "we design gardens"; "clean rooms" are things.
  if (language === 'en') return third !== undefined && isOrderOf(first, second);
  if (language === 'es') return /^\p{Ll}{2,}(?:amos|emos|imos)$/u.test(first) && !noVerb.test(first);
  // "Poissons frais" are none: behind a verb stands an article.
  if (language === 'fr')
    return (
      /^\p{Ll}{2,}ons$/u.test(first) &&
      /^(?:les?|la|des?|du|vos|votre|tous|toutes|l['’].*|d['’].*)$/iu.test(second)
    );
  // "Frischen Fisch" is an adjective, which stands before one thing.
  return (
    language === 'de' &&
    /^\p{Ll}{3,}(?:en|eln|ern)$/u.test(first) &&
    (/^\p{Lu}\p{L}+(?:n|s)$/u.test(second) || /^(?:den|die|das|eine|Ihre?n?|alle)$/u.test(second))
  );
}

/** A verb with its object. */
function isOrderOf(first: string, second: string): boolean {
  return clearVerbs.has(first) && !/^(?:and|or|of|for|to)$/iu.test(second);
}

/** English verbs of what firms do that no list of deeds has and that name no thing before another noun. */
const clearVerbs: ReadonlySet<string> = new Set(
  'draw bring teach choose supervise oversee advise explain give keep hold get find gather collect fetch send weigh read write answer listen learn know understand believe welcome serve carry lift'.split(
    ' ',
  ),
);

const apart = /^(?:ab|an|auf|aus|ein|um|vor|nach|weg|zurück|frei|durch|instand|neu)$/u;

/** "Bauen Fenster und Türen ein" builds them in: the verb as it is typed, and the row without its end. */
export function partedVerb(rest: string): { verb: string; whole: string; rest: string } | null {
  const [clause = ''] = rest.split(/[.,:;(–—]/u);
  const words = clause.trim().split(' ');
  const [verb = ''] = words;
  const end = words.at(-1)!;
  if (words.length < 3 || !apart.test(end) || !/^\p{Ll}{2,}[ne]$/u.test(verb)) return null;
  const kept = words.slice(0, -1).join(' ');
  return {
    verb,
    whole: `${end}${verb.replace(/e$/u, 'en')}`,
    rest: kept + rest.slice(rest.indexOf(clause) + clause.length),
  };
}
