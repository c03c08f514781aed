import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { appTopics } from '#rules/keywords/related-words-apps.ts';
import { countsOnly } from './app-sentence.ts';

/** "500 Kreuzworträtsel", "plus de 200 recettes": how many, before what an app holds. */
const howMany =
  /^(?:(?:über|mehr als|rund|bis zu|más de|hasta|unas|unos|plus de|environ|jusqu[’']à) )?\d[\d.,\u00A0\u202F]*\s(?=\p{L}{4})/iu;

/** A text without the number of what it opens with, where that is what the app holds: "3 Tage voraus" says nothing of it. */
export function withoutCount(text: string, language: WrittenLanguage): string {
  if (language === 'en' || language === 'other') return text;
  const rest = text.replace(howMany, '');
  return rest === text || countsOnly.test(rest) ? text : rest;
}

/** "Erstes Lesen", "Geführte Meditationen", "Tägliche Andacht": with its adjective; an order ("Finde Freunde") has no such end. */
const described =
  /^(?:\p{Lu}\p{Ll}{2,}(?:(?<!mm|nd)er|es|liche|ische|same|bare|freie|ierte)|Ge\p{Ll}{3,}[et]e) \p{Lu}\p{Ll}{3,}$/u;
const saysLittle =
  /^(?:Kostenlose|Neue|Einfache|Schnelle|Unser|Dein|Dieser|Dieses|Jeder|Jedes|Immer|Besser|Wieder)/u;

/** Whether the first words of a German text name a thing with its adjective. */
export const isDescribedThing = (front: string): boolean => described.test(front) && !saysLittle.test(front);

/** Whether a German word is a noun, as far as it shows: "Skat" and "Gedicht" end as verbs do, and are known. */
export function isGermanThing(word: string): boolean {
  return /^\p{Lu}\p{Ll}{3,}$/u.test(word) && (!word.endsWith('t') || appTopics(word, 'de').length > 0);
}

/** "Belege fotografieren, …", "Strom, Gas und Wasser ablesen und …": what is done, in the form that a German list of functions has. */
const germanDeed =
  /^(\p{Lu}[\p{L}-]{3,})((?:, \p{Lu}[\p{L}-]{2,})*(?:,? und \p{Lu}[\p{L}-]{2,})?) (?!haben|sind|werden|wollen|können|müssen|lieben|brauchen|suchen|mögen|bekommen)(\p{Ll}{3,}(?:en|ern|eln))(?=[,.:]| (?:und|oder|mit|ohne|per|im|in|am) )/u;

/** "Belege fotografieren", "Belege": what a German text opens by telling to do and to what; the fullest first. */
export function germanDeedFirst(description: string): string[] {
  const [, first = '', others = '', verb = ''] = germanDeed.exec(description) ?? [];
  if (first === '') return [];
  const short = [`${first} ${verb}`, ...(first.length > 4 ? [first] : [])];
  return others === '' ? short : [`${first}${others} ${verb}`, ...short];
}

/** "Covoiturage entre parents", "Partición de gastos": the noun of a deed that a text opens with, before between whom and of what. */
const deedNoun =
  /^(\p{Lu}\p{Ll}{3,}(?:age|ción|isme))(?=\s(?:entre|pour|para|de|du|des|à|au|aux|en|et|y)\s|\s(?:d[’'])|[.,:])/u;
const anyDeed =
  /^(?:Partage|Apprentissage|Message|Langage|Image|Page|Voyage|Aplicación|Información|Solución|Colección|Organización|Gestión|Atención|Versión)$/u;

/** "Covoiturage"; empty where a French or Spanish text opens otherwise. */
export function deedNounFirst(description: string): string {
  const noun = deedNoun.exec(description)?.[1] ?? '';
  return anyDeed.test(noun) ? '' : noun;
}

const heading =
  /^(?:seguimiento|control|gestión|registro|organización|cálculo|consulta|horarios?|suivi|gestion|contrôle|calcul|organisation|partage)\s(?:del?|du|des|d[’'])\s?(?:la\s|los\s|las\s|les\s)?(\p{L}{4,})/iu;

/** "Embarazo" of a "seguimiento del embarazo": of what something is kept, where the whole has no room; else empty. */
export const keptOf = (type: string): string => heading.exec(type)?.[1] ?? '';

/** What is measured, told or kept of anything, and says nothing without of what: "Belastung für 8 Pollenarten". */
const vague =
  /^(?:Belastung|Stand|Lage|Werte?|Menge|Zahl|Daten|Infos?|Informationen|Status|Verlauf|Entwicklung|Höhe|Dauer|Kosten|Zeiten|Preise?|Termine) (?:für|von|der|des|durch|an|aus|über|aller?) ((?:(?:\d[\d.]*|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf) )?\p{Lu}[\p{L}-]{4,})/u;

/** "8 Pollenarten" of "zeigt die Belastung für 8 Pollenarten"; empty where a German app shows something that says what it is. */
export const ofVague = (told: string): string => vague.exec(told)?.[1] ?? '';

const vagueAbroad =
  /^(?:fotos?|imágenes|datos|lista|listado|estado|nivel|historial|información|resumen|fechas?|photos?|images|données|liste|état|niveau|historique|informations?|résumé|dates?)$/iu;
const ofThese = /^ (?:de|del|du|des) (?:(?:los|las|la|el|les|tus|vos|votre|tu) )?(\p{L}{4,})(?!\p{L})/u;

/** "Tiques" of "guarda las fotos de los tiques": of what a Spanish or French app keeps something that says nothing alone. */
export function ofVagueAbroad(told: string, thing: string): string {
  return vagueAbroad.test(thing)
    ? (ofThese.exec(told.slice(told.indexOf(thing) + thing.length))?.[1] ?? '')
    : '';
}
