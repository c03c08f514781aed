import type { WrittenLanguage } from '#rules/listing/listing.ts';
import { claimHits } from './claim-index.ts';

/** "Feu de bois", "poêle à bois", "broca para madera": what burns, and what a tool works on. */
const burnsOrWorks =
  /(?:(?<!\p{L})(?:feux?|poêles?|fours?|cuisinières?|cheminées?|chauffages?|barbecues?|braseros?|cuisson|vis|colles?|scies?|hornos?|estufas?|cocinas?|barbacoas?|chimeneas?)\s(?:de|au?|à|en)|(?<!\p{L})(?:pour|para|für)(?:\s(?:le|la|el|les|los|das))?)\s$/iu;

/** "Cambiamos la lona", "nous ponçons le bois", "wir schleifen Holz": what a firm works on. */
const workedOn =
  /(?<!\p{L})(?:(?:cambi|sustitu|repar|limpi|pint|lij|barniz|retir|restaur)\p{Ll}{0,3}(?:amos|imos) (?:la |el |los |las )?|(?:chang|remplaç|répar|nettoy|peign|ponç|verniss|retir|restaur|décap)e?ons (?:la |le |les |l[’'])?|wir (?:schleifen|streichen|lackieren|reinigen|reparieren|ersetzen|tauschen|restaurieren) (?:auch )?|(?:sostituiamo|ripariamo|puliamo|levighiamo|verniciamo|restauriamo) (?:il |la |i |le |gli |l[’'])?)$/iu;

export function isBurnedOrWorked(stuff: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(stuff.toLowerCase());
  const before = sentence.slice(Math.max(0, at - 24), Math.max(0, at));
  return at > 0 && (burnsOrWorks.test(before) || workedOn.test(before));
}

/** "Passt auf Leinen bis 25 mm": what it goes on or into is a thing, whatever stuff is called so. */
const fitted =
  /(?<!\p{L})(?:(?:passt|passen|passend|geeignet) (?:auf|für|zu|an|in|unter)|(?:encajan?|caben?) en|(?:apt|adecuad|válid)[oa]s? para|(?:s[’']adaptent?|conviennent|convient) (?:à|aux?))\s(?:\p{Ll}+\s)?$/iu;

/** "Haken halten Schlüssel, Leinen und Taschen": what a thing holds is none of its stuffs. German. */
const held =
  /(?<!\p{L})(?:hält|halten|trägt|tragen|fasst|fassen|bietet Platz für|Platz für|für)\s(?:\p{Lu}\p{L}+,\s){0,3}(?:\p{Lu}\p{L}+\s(?:und|oder)\s)?$/u;
const heldReach = 72;

export function isFittedOn(stuff: string, sentence: string): boolean {
  const at = sentence.indexOf(stuff);
  return (
    at > 0 &&
    (fitted.test(sentence.slice(Math.max(0, at - 32), at)) ||
      held.test(sentence.slice(Math.max(0, at - heldReach), at)))
  );
}

/** "Dans mon atelier à Liège": behind "à" a capital inside a sentence is that of a town, and no cork. French. */
export function isTownOf(stuff: string, sentence: string): boolean {
  const at = /^\p{Lu}\p{Ll}+$/u.test(stuff) ? sentence.indexOf(stuff) : -1;
  return at > 2 && /\p{Ll}\sà\s$/u.test(sentence.slice(Math.max(0, at - 4), at));
}

/** "Weicher Bund ohne Gummi": every stuff of the clause is one that it has not. */
export function isOnlyDenied(text: string, language: WrittenLanguage): boolean {
  // "Frei von PVC und Latexschaum".
  if (/^(?:frei von|libres? de|exempte?s? de)\s/iu.test(text)) return true;
  if (!/(?<!\p{L})(?:ohne|sin|sans)\s/iu.test(text)) return false;
  const stuffs = claimHits(text, language).filter(({ payload }) => payload.kind === 'material');
  return (
    stuffs.length > 0 &&
    stuffs.every(({ start }) => /(?<!\p{L})(?:ohne|sin|sans)\s(?:\p{L}+\s)?$/iu.test(text.slice(0, start)))
  );
}

/** "Teinture au choix: naturel, noyer", "Beize: Nussbaum, Eiche": how a wood is stained, and no wood. */
const stain =
  /^(?:(?:teintures?|teintes?|patines?|lasures?|vernis|beiz(?:e|en|ton|töne|farbe)|lasur(?:en)?|farbtöne?|holztöne?|tintes?|tonos?|barniz(?:es)?|mordenzatura|tint[ae]|tinta|kleur(?:en)?)(?: (?:au choix|zur (?:aus)?wahl|a elegir|a scelta|naar keuze))?|(?:finitions?|acabados?|oberfläche|finitura|acabamento) (?:au choix|zur (?:aus)?wahl|a elegir|a scelta|à escolha))\s?:/iu;

export const isStain = (clause: string): boolean => clause.includes(':') && stain.test(clause);

/** "Sacoche cuir d’origine", "Tasche aus Leder" of a camera: what a device is carried in. */
const carried =
  /^(?:(?:une?|eine?|mit|avec|con|una?|met een)\s)?(?:sacoches?|étuis?|housses?|(?:leder|trage|bereitschafts|kamera)?(?:tasche|hülle|etui)|köcher|koffer|funda|estuche|maletín|bolsa|custodia|borsa|capa|tas|hoes)(?!\p{L})/iu;

export const isCarriedIn = (clause: string): boolean => carried.test(clause);
