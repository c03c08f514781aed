import { agreeingColour } from '#rules/keywords/agreeing-colour.ts';
import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

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
