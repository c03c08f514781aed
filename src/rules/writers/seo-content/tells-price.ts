import type { Draft } from './draft.ts';

/** Whether an offer has a price of its own; what something costs on top is none. */
export function tellsPrice({ units }: Draft): boolean {
  return units.some(
    ({ kind, path, text }) =>
      path.startsWith('products.') &&
      (kind === 'price' || costs.test(text)) &&
      /\d/.test(text) &&
      !onTop.test(text) &&
      !ofExtra.test(text),
  );
}
/** "Storage costs £38 a month, and collection is included": a price whatever else the sentence tells. */
const costs =
  /(?<!\p{L})(?:costs?|kostet|kosten|cuestan?|coûtent|coûte)(?!\p{L})(?=.{0,60}(?:[£€$]|(?<!\p{L})(?:euros?|pounds?|dollars?|Euro)(?!\p{L})))/iu;
const onTop =
  /(?<!\p{L})(?:[£€$]\s?\d[\d.,]{0,9}|(?<![\d.,])\d[\d.,]{0,9}\s?(?:[£€$]|euros?|EUR|USD|GBP|CHF)) (?:more|extra|on top|mehr|Aufpreis|más|adicionales|de más|de plus|en plus|supplémentaires?)(?!\p{L})|(?<!\p{L})(?:surcharge|Aufpreis|Zuschlag|suplemento|supplément)(?!\p{L})/iu;

/** "Dogs are welcome for £10 a stay": what comes with an offer, and not the offer. */
const ofExtra =
  /^(?:(?:die|der|das|el|la|los|las|le|les|a|an|the|your) )?(?:dogs?|pets?|hunde?|haustiere?|perros?|mascotas?|chiens?|animaux|breakfasts?|frühstück|desayunos?|petit[- ]déjeuner|bed linen|bettwäsche|parking|parkplatz|extra \p{L}+|cots?|kurtaxe|endreinigung)(?!\p{L})/iu;
