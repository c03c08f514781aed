import type { Brief } from '#rules/listing/listing.ts';
import { type Candidate, built } from './candidate.ts';
import type { Slots } from './slots.ts';

type Language = 'de' | 'es' | 'fr';

/** Several of one thing sold together, at the opening of a name. */
const opensWithSet: Readonly<Record<Language, RegExp>> = {
  de: /^(?:(?:\d{1,2}er|\d{1,2}[- ]?teilige[rs]?)[- ])?(Set)\s(?:(?:mit|aus|von)\s)?/iu,
  es: /^(juego|set|lote|pack)\s(?:de\s)/iu,
  fr: /^(lot|jeu|set|coffret|service)\s(?:de\s|d[’'])/iu,
};
const one = /^(?:un|une|una|uno|ein|eine|1)\s/iu;

/**
 * "Juego de tazas" of a "Juego de seis tazas de gres", "lot d'assiettes", "Teetassen Set": a set is searched as one, without
 * its count. Empty where the name opens with none, or the thing is one.
 */
export function setsAbroad({ product }: Brief, slots: Slots, language: Language): Candidate[] {
  const head = slots.heads[0];
  const set = opensWithSet[language].exec(product.name)?.[1]?.toLowerCase();
  if (head === undefined || set === undefined) return [];
  const behind = product.name.replace(opensWithSet[language], '');
  const thing = head.text.split(' ')[0]!;
  const isMany = language === 'de' ? /(?:e|en|er|n|s)$/u.test(thing) : /[sx]$/iu.test(thing);
  if (!isMany || one.test(behind) || !behind.toLowerCase().includes(thing.toLowerCase())) return [];
  const joint = language === 'es' ? 'de ' : /^[aeiouyhéèêâîô]/iu.test(thing) ? "d'" : 'de ';
  const phrase = language === 'de' ? `${thing} Set` : `${set} ${joint}${thing.toLowerCase()}`;
  return [{ ...built(phrase, 'head', head.source), sure: true, least: 0.7 }];
}
