import { longPattern } from '#rules/text/long-pattern.ts';

/** How many, from when on, while what goes on and at which time of the year: what a name is searched without. */
const extent = longPattern('iu')`
  \s(?:for|from|aged?) (?:ages? |aged )?\d{1,2}(?:\s?(?:weeks?|months?|years?|yrs?))?\s?(?:to|-
    |–)\s?\d{1,2}(?:\s?(?:months?|years?|yrs?)(?: olds?)?)?$|\s(?:sur commande|sur demande|to order
    |on request|auf (?:bestellung|anfrage)|por encargo|bajo pedido)$
  |\s(?:while|when|during|before|after|während|mientras|pendant) .+$
  |\s(?:in|im|en) (?:the )?(?:spring|summer|autumn|fall|winter|frühling|sommer|herbst|primavera|verano|otoño
    |invierno|été|automne|hiver)$|\s(?:(?:for|für|para|pour) )?(?:up to|from|bis(?: zu)?|ab|hasta|desde
    |jusqu['’]à|dès) \p{Sc}?\d.*$|\s(?:on|every|am|jeden|los|todos los|le|tous les
    |chaque) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:montag|dienstag|mittwoch|donnerstag|freitag
      |samstag|sonntag)s?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?
    |(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?)(?!\p{L}).*$
`;
/** How many a thing is for at most: what stands before it is searched alone, also in one word, "catering". */
export const atMost = /\s(?:for|für|para|pour) (?:up to|bis(?: zu)?|hasta|jusqu['’]à) \d.*$/iu;
/** How it is made, which is typed and can be spared in a short name. */
export const manner = /\s(?:a medida|sur mesure|nach maß|a domicilio|à domicile|a mano|made to measure)$/iu;
/** "Intro to lead climbing class" */
export const firstSteps = /^(?:intro(?:duction)?s? to|beginners?['’]?s? guide to) (?=\p{L}+ )/iu;

/** "Ausbildung 200" of "Ausbildung 200 h" says nothing, nor does "rehabilitación post" of "… post operatoria". */
export const unfinished =
  /^(?:\d[\d.,]*|post|pre|pré|pos|anti|semi|sub|mini|multi|auto|sans|sin|ohne|nach|laut|gemäß)$/iu;

/** "Catering" of "catering for up to 80 guests", "tastings" of "tastings on Thursdays", "birthday parties" of "birthday parties 12+". */
export function withoutExtent(name: string): string {
  return withoutAge(name.replace(extent, ''));
}

/** "Self assessment" of "self assessment tax returns", "200 hour" of "200 hour yoga teacher training": they go together. */
export const firstOfPair =
  /^(?:\d[\d.,]*|self|hot|cold|high|low|deep|full|half|same|next|long|short|wood|gluten|dairy|sugar|double|triple|single|two|three|four|first|second|third|real|open|left|right|end)[ -]\p{L}+ (?=\S+ \S)/iu;

/** "Birthday parties" of "birthday parties 12+". */
export function withoutAge(name: string): string {
  return name.replace(/(?<=\p{L})(?<!\sages?|\sover|\sfrom)\s\d{1,2}\+$/u, '');
}
