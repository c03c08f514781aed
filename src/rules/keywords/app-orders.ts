import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { longPattern } from '#rules/text/long-pattern.ts';

/** What can be done with every app, as Spanish tells it to do and as a verb: nobody searches by it. */
const spanishDeeds =
  'apunt|anot|registr|export|import|cre|guard|organiz|planific|escane|prepar|compar|descarg|envi|sincroniz|configur|personaliz|gestion|visualiz|calcul|control|consult|busc|marc|mir|program|reserv|llev|prob|us|ajust|elimin|agreg|edit|notific|avis|invit|mid|compart|añad|elij|elig|recib|defin|imprim|encuentr|encontr|med|sig|segu|v|pon|hac';
const spanishDeed = new RegExp(`^(?:${spanishDeeds})(?:a|e|ar|er|ir|en|an)$`, 'u');
const otherSpanish = /^(?:haz|ten|ver|sé|di|sal|ve)$/u;
/** The same in French: the verb as a list of functions names it, and as it is told to do. */
const frenchDeed = longPattern('u')`
  ^(?:(?:not|partag|gér|cré|ajout|enregistr|affich|export|import|consult|trouv|organis|planifi|sauvegard
      |mesur|compar|recherch|tri|class|filtr|personnalis|fix|régl|activ|envoy|imprim|modifi|invit|visualis
      |contrôl|prépar|gard|compt|photographi|signal|configur|synchronis|calcul|programm|sélectionn|regard
      |utilis|marqu|coch|indiqu)(?:er|ez|e)|(?:voi|recevoi|choisi|saisi|défini|obteni|suiv|reli|inscri|savoi
      |ouvri)(?:r|re)|(?:suiv|choisiss|recev|voy|définiss|saisiss)ez)$
`;

const germanDoes =
  /^(?:läuft|zeigt|zählt|erinnert|misst|sagt|funktioniert|synchronisiert|speichert|berechnet|erkennt|findet|warnt)\s(?:\p{Ll}{2,6}\s)*/iu;

/** "Tus", "ses": behind a verb stands what the thing is done to. */
const pointing: Readonly<Record<'es' | 'fr', RegExp>> = {
  es: /^(?:tus?|sus?|los?|las?|el|una?|unos|unas|a|tu|cada|todos?|todas?|qué|cuándo|cuánto|mis?)$/u,
  fr: /^(?:ses|son|sa|les?|la|des|une?|vos|votre|tes|ton|ta|mes|chaque|tou(?:s|tes)|à|en|du)$/u,
};
/** "Lo que bebes", "ce que tu manges": a clause that names nothing. */
const clause = /^(?:lo que|qué|cuándo|cuánto|dónde|quién|ce qu|quand|combien|où|qui)(?!\p{Lu})/iu;
const nounToo = /^(?:consulta|programa|reserva|marca|compra|control|cree|use|vista|note|compte|calcule)$/u;

/**
 * What a function of a Spanish or French app is about, without what is done to it: "Registra tus paseos" → "paseos",
 * "noter ses dépenses" → "dépenses". Verbs that name what an app is for ("apprendre", "dibujar") stay.
 */
export function withoutAppOrder(entry: string, language: WrittenLanguage): string {
  // "Läuft im Hintergrund".
  if (language === 'de') return entry.replace(germanDoes, '');
  if (language !== 'es' && language !== 'fr') return entry;
  const words = entry.trim().split(/\s+/u);
  const first = (words[0] ?? '').toLowerCase();
  const next = (words[1] ?? '').toLowerCase();
  const isDeed =
    language === 'es' ? spanishDeed.test(first) || otherSpanish.test(first) : frenchDeed.test(first);
  if (!isDeed || (nounToo.test(first) && !pointing[language].test(next))) return entry;
  let start = 1;
  while (start < words.length && pointing[language].test(words[start]!.toLowerCase())) start += 1;
  const rest = words.slice(start).join(' ');
  return clause.test(words.slice(1).join(' ')) ? '' : rest;
}

/** "Tricotine compte les rangs": what counts keeps no accounts. French. */
export const counting = /(?<=\p{L} )compte(?= (?:les|le|la|des|vos|tes|jusqu))/giu;

/** "Ohne Konto", "sin anuncios": what an app has not. */
export const hasNot = /^(?:no|without|ohne|keine?[nr]?|sin|sans|pas de|aucune?)\s/iu;
