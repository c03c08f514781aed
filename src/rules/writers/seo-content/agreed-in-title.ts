import { agreeingColour, agreeingParticiple } from '#rules/keywords/agreeing-colour.ts';
import type { Fact, FactKind } from '#rules/listing/listing.ts';
import { isColourList } from '#rules/ledger/unit-lists.ts';
import type { Draft } from './draft.ts';

/** Whether entries are colours to choose from: those that the lists know, or "vert d'eau, rose poudré", each told as one. */
export function isRowOfShades(
  entries: readonly string[],
  shades: readonly Fact[],
  { language }: Draft,
): boolean {
  return (
    isColourList([...entries], language.written) ||
    (entries.length > 1 && entries.every((entry) => shades.some(({ value }) => value === entry)))
  );
}

/** "Rétroviseur droit, testé" of a text that says it of a "pièce": a lone participle agrees with the thing; empty where that tells nothing. */
export function doneInTitle(value: string, kind: FactKind, { language: { written }, type }: Draft): string {
  return (written === 'es' || written === 'fr') && (kind === 'condition' || kind === 'feature')
    ? (agreeingParticiple(type.split(' ')[0] ?? '', value, written) ?? '')
    : value;
}

/** "Bicicleta sin pedales, roja" of a text that says "color rojo": a lone colour in a title agrees with its thing. */
export function agreedInTitle(value: string, { quote }: Fact, { language, type, platform }: Draft): string {
  const { written } = language;
  // Used things are told word for word: their colour is the row of a form.
  if (platform.goods === 'resold' || (written !== 'es' && written !== 'fr')) return value;
  // "Rojo y negro", "azul noche" stay as they are told.
  if (
    !/^\p{L}+$/u.test(value) ||
    !/(?:^|(?:^|\s)(?:color|couleur|coloris)(?: ?:)? )\p{L}+[.\s]*$/iu.test(quote)
  )
    return value;
  const agreed = agreeingColour(type.split(' ')[0] ?? '', value, written) ?? value;
  return /^\p{Lu}/u.test(value) ? `${agreed.charAt(0).toUpperCase()}${agreed.slice(1)}` : agreed;
}
