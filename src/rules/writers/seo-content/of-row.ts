import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

/** "5 years" of a guarantee, "1.2 kg" of "Hopper: 1.2 kg": alone nobody knows of what it is. */
export function isOfRow({ kind, value, quote }: Fact, { ledger }: Draft): boolean {
  if (kind === 'duration')
    return ledger.facts.some((other) => other.kind === 'guarantee' && other.value === value);
  return kind === 'weight' && /^(?!(?:\p{L}+ )?(?:weight|weighs|mass)\b)\p{L}[\p{L} ]{2,20}: /iu.test(quote);
}
