import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

const poured =
  /\b(?:candles?|wax melts?|balm|cream|jam|honey|tea|coffee|soap|salve|scrub|spread|preserve)$/iu;

const pouredGerman = /(?:kerzen?|balsam|creme|marmelade|honig|tee|kaffee|seife|peeling|aufstrich)$/iu;
const inGerman = /(?:^|\s)(?:im|in (?:einem|einer))\s(?:\p{Ll}+e[nrm]\s)?(?:\p{Lu}\p{L}+ aus\s)?$/u;

/** What a candle, a balm or a jam is poured into. */
export function isVessel({ value, quote }: Fact, { type, language }: Draft): boolean {
  // "In einem Glas aus Recyclingglas geliefert".
  if (language.written === 'de')
    return (
      pouredGerman.test(type) &&
      /(?:glas|keramik|dose|porzellan|beton)$/iu.test(value) &&
      inGerman.test(quote.slice(0, Math.max(0, quote.indexOf(value))))
    );
  // "Dish soap bar in a bamboo tray": on what it lies.
  if (
    poured.test(type) &&
    /\bin (?:an? |its |their )(?:\p{L}+ )?$/iu.test(quote.slice(0, Math.max(0, quote.indexOf(value)))) &&
    /^ (?:tray|dish|box|case|tin|pot|bowl|sleeve|bag|pouch|cup|jar)\b/iu.test(
      quote.slice(quote.indexOf(value) + value.length),
    )
  )
    return true;
  if (
    !poured.test(type) ||
    !/^(?:amber |clear |recycled |frosted )?(?:glass|tin|ceramic|amber|aluminium|aluminum)$/iu.test(value)
  )
    return false;
  return /\bin (?:an? |the )?(?:\p{L}+ )?$/iu.test(quote.slice(0, Math.max(0, quote.indexOf(value))));
}
