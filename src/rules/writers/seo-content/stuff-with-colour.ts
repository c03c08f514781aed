import { claimHits } from '#rules/ledger/claim-index.ts';
import type { Fact } from '#rules/listing/listing.ts';
import type { Draft } from './draft.ts';

/** "Coton blanc" stands in "coton blanc", and not in "polycoton blanc". */
function standsBefore(stuff: string, colour: string, quote: string): boolean {
  return ` ${quote.replaceAll(/[’'(]/gu, ' ')}`.includes(` ${stuff} ${colour}`);
}

/** The material that a colour of the description stands right behind; empty where it stands behind none. */
export function colourOfStuff({ value, quote }: Fact, { ledger }: Draft): string {
  const stuff = ledger.facts.find(
    (other) => other.kind === 'material' && other.quote === quote && standsBefore(other.value, value, quote),
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
      standsBefore(fact.value, other.value, fact.quote),
  );
  return colour === undefined ? fact.value : `${fact.value} ${withShade(colour.value, fact.quote)}`;
}

/** Spanish and French words for a colour that a shade may follow. */
export const endsInColour =
  /(?:^|\s)(?:jaune|bleue?|verte?|grise?|rouge|rose|brune?|beige|azul|verde|gris|rojo|roja|amarill[oa]|rosa|marrón)s?$/iu;
const shadeBehind = /^ \p{Ll}{3,14}(?: \p{Ll}{3,10})?(?=[,.;]|$)/u;

/** "Jaune moutarde", "azul petróleo": behind its colour a shade has a name, without which it is another. */
export function withShade(colour: string, quote: string): string {
  const at = quote.indexOf(colour);
  const shade =
    at !== -1 && endsInColour.test(colour) ? shadeBehind.exec(quote.slice(at + colour.length)) : null;
  return shade === null ? colour : `${colour}${shade[0]}`;
}

const colouredBy =
  /^(?:powder[- ]coated|painted|finished|lacquered|enamell?ed|dyed|anodi[sz]ed|sprayed) in (?:an? )?((?:\p{Ll}+ ){0,2}\p{Ll}+)$/iu;

/** "Forest green" of "powder coated in forest green", which a title tells as its colour; empty for all else. English. */
export function colourOfFinish(text: string): string {
  const shade = colouredBy.exec(text)?.[1] ?? '';
  const hit = shade === '' ? undefined : claimHits(shade, 'en').at(-1);
  return hit?.payload.kind === 'colour' && hit.end === shade.length ? shade : '';
}
