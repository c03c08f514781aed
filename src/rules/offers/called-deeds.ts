import { singularPhrase } from '#rules/keywords/singular-phrase.ts';
import { namesDeed } from './deed-names.ts';
import type { SpokenLanguage } from './deeds.ts';
import { germanDeedNouns } from './german-deeds.ts';
import { isRomanceDeed } from './romance-deeds.ts';

/** What is built for each customer anew: "website development", while a kitchen is looked for by its own name. */
const digital = /(?:websites?|apps?|software|online (?:stores?|shops?)|platforms?|plugins?|dashboards?)$/iu;

/** What is written for each customer anew: nobody looks for a resume, all for who writes it. */
const written =
  /(?:^|\s)(?:resum[eé]s?|cvs?|cover letters?|linkedin profiles?|speech(?:es)?|blog posts?|business plans?|grant proposals?|eulog(?:y|ies))$/iu;

/** What German photographers are looked for by, as the first half of a noun. */
const photographedIn: Readonly<Record<string, string>> = {
  Hochzeiten: 'Hochzeits',
  Familien: 'Familien',
  Neugeborene: 'Neugeborenen',
  Babys: 'Baby',
  Kinder: 'Kinder',
  Paare: 'Paar',
  Porträts: 'Porträt',
  Tiere: 'Tier',
  Hunde: 'Hunde',
  Pferde: 'Pferde',
  Produkte: 'Produkt',
  Immobilien: 'Immobilien',
  Events: 'Event',
  Veranstaltungen: 'Veranstaltungs',
};

/** A deed and its thing as people look for it. */
export function nameOf(deed: string, thing: string, language: SpokenLanguage): string {
  // "Wir reinigen Abflüsse, Kanalreinigung": the second is a deed by itself.
  const photographed = language === 'de' && deed === 'fotografieren' ? photographedIn[thing] : undefined;
  if (photographed !== undefined) return `${photographed}fotografie`;
  if (deed !== '') return saysDeed(thing, language) ? thing : called(deed, thing, language);
  if (language === 'en' && written.test(thing)) return called('writing', thing, language);
  return language === 'en' && digital.test(thing) ? called('development', thing, language) : thing;
}

function saysDeed(thing: string, language: SpokenLanguage): boolean {
  if (language === 'de')
    return /(?:reinigung|sanierung|reparatur|montage|wartung|pflege|service|dienst|arbeiten|prüfung|beratung|behandlung)(?:en)?$/u.test(
      thing,
    );
  if (language === 'en') return thing.includes(' ') && namesDeed(thing, 'en');
  return isRomanceDeed(thing.split(' ')[0]!) && /\s(?:de|du|des)\s|\sd['’]/u.test(thing);
}

/** A German deed and its thing in one noun; elsewhere as people type it. */
export function headingOf(deed: string, thing: string, language: SpokenLanguage): string {
  const noun = language === 'de' ? germanDeedNouns[deed] : undefined;
  // "Rohre-Sanierung" is no word; "Heizungs-Wartung" and "Waschmaschinen-Reparatur" are.
  if (saysDeed(thing, language)) return thing;
  if (noun !== undefined && /^\p{Lu}[\p{L}-]+[^e]$/u.test(thing))
    return `${thing.replace(/ungen$/u, 'ungs')}-${noun}`;
  return nameOf(deed, thing, language);
}

/** The deed with what it is done to. */
function called(deed: string, thing: string, language: SpokenLanguage): string {
  // "QuickBooks setup", but "iPhone repair".
  if (language === 'en')
    return `${/\p{Ll}{2}\p{Lu}/u.test(lastWord(thing)) ? thing : singularPhrase(thing)} ${deed}`;
  if (language === 'de') return `${thing} ${deed}`;
  return language === 'fr' &&
    /^(?:[aeiouéèêâîô]|h(?!aies?|ottes?|angars?|aches?|arpes?|auts?|ublots?|alls?))/iu.test(thing)
    ? `${deed.slice(0, -1)}'${thing}`
    : `${deed} ${thing}`;
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);
