import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

/** The material that a colour of the description stands right behind; empty where it stands behind none. */
export function colourOfStuff({ value, quote }: Fact, { ledger }: Draft): string {
  const stuff = ledger.facts.find(
    (other) =>
      other.kind === 'material' && other.quote === quote && quote.includes(`${other.value} ${value}`),
  );
  return stuff?.value ?? '';
}

/** "Piel negra": the material with the colour that the seller writes behind it. Spanish and French. */
export function withItsColour(fact: Fact, draft: Draft): string {
  const { written } = draft.language;
  if (fact.kind !== 'material' || (written !== 'es' && written !== 'fr')) return fact.value;
  const colour = draft.ledger.facts.find(
    (other) =>
      other.kind === 'colour' &&
      other.quote === fact.quote &&
      fact.quote.includes(`${fact.value} ${other.value}`),
  );
  return colour === undefined ? fact.value : `${fact.value} ${colour.value}`;
}
