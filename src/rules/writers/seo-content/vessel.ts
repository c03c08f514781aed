import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

const poured =
  /\b(?:candles?|wax melts?|balm|cream|jam|honey|tea|coffee|soap|salve|scrub|spread|preserve)$/iu;

/** What a candle, a balm or a jam is poured into. */
export function isVessel({ value, quote }: Fact, { type }: Draft): boolean {
  if (
    !poured.test(type) ||
    !/^(?:amber |clear |recycled |frosted )?(?:glass|tin|ceramic|amber|aluminium|aluminum)$/iu.test(value)
  )
    return false;
  return /\bin (?:an? |the )?(?:\p{L}+ )?$/iu.test(quote.slice(0, Math.max(0, quote.indexOf(value))));
}
