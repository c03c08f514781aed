import { knownPart } from '#rules/ledger/french-nouns.ts';
import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

const namesState =
  /^(?!zustand (?:der|des) )(?:(?:sehr |ist |está |est |in |noch |fast |wie |muy |très |en |como |comme |d[’']|de )*(?:gut|neu|top|gebraucht|unbenutzt|ungetragen|generalüberholt|aufgearbeitet|restauriert|defekt|buen|bon|bel|excelente|perfect|parfait|nuev|neu[fv]|usad|segunda mano|occasion|seconde main|reacondicionad|reconditionné|restaurad|restauré|sin (?:usar|estrenar)|jamais|impecable|impeccable|excellent|gepflegt|zustand|estado|état))/iu;

/** "Funciona perfectamente" is no state that a shop sorts by, and "tête droite argentée" is the colour of a part. */
export function isNoValueAbroad({ kind, value }: Fact, { language, type }: Draft): boolean {
  if (kind === 'condition') return language.written !== 'other' && !namesState.test(value);
  const [first = ''] = value.toLowerCase().split(' ');
  // "Gekauft im März 2022": when it was bought is no feature.
  if (
    kind === 'feature' &&
    language.written === 'de' &&
    /^(?:(?:neu )?gekauft|erworben|angeschafft)\s/iu.test(value)
  )
    return true;
  return (
    kind === 'colour' &&
    language.written === 'fr' &&
    value.includes(' ') &&
    knownPart.test(first) &&
    !type.toLowerCase().startsWith(first)
  );
}

/** "Gebraucht" of "Gebrauchtes Schaltwerk Shimano": the state without the thing. German. */
export function stateAlone(value: string): string {
  return (
    /^((?:Sehr gut erhalten|Gut erhalten|Gebraucht|Neu|Neuwertig|Unbenutzt|Ungetragen|Generalüberholt|Restauriert|Aufgearbeitet|Defekt|Gepflegt))e[rsnm]? \p{Lu}/u.exec(
      value,
    )?.[1] ?? value
  );
}

/** "Color cereza", "Farbe Sand": a shade that no table knows, under its own word. */
export const saysColour = /^(?:color|farbe|couleur|coloris) \p{L}+(?: \p{L}+)?$/iu;
