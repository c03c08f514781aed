import type { Ledger } from '#rules/listing/listing.ts';
import type { Candidate } from './candidate.ts';
import type { Slot } from './slot.ts';
import type { Slots } from './slots.ts';

export interface Grammar {
  /** "Brotdose aus Edelstahl", "fiambrera de acero", "sac en cuir": uninflected, true of any material. */
  material: (head: string, material: string) => string[];
  audience: (head: string, audience: string) => string[];
  giftFor: (audience: string) => string[];
  giftOn: (occasion: string) => string[];
  use: (head: string, use: string) => string;
}

/** Only forms that need no agreement: nothing is inflected and no adjective is moved (writing guide §4.6). */
export const grammars: Readonly<Record<'de' | 'es' | 'fr', Grammar>> = {
  de: {
    material: (head, material) => [`${head} ${material}`, `${head} aus ${material}`, `${material} ${head}`],
    audience: (head, audience) => [`${head} für ${audience}`],
    giftFor: (audience) => [`Geschenk für ${audience}`],
    giftOn: (occasion) => [`Geschenk ${occasion}`],
    use: (head, use) => `${head} für ${use}`,
  },
  es: {
    material: (head, material) => [`${head} de ${material}`, `${head} ${material}`],
    audience: (head, audience) => [`${head} para ${audience}`],
    giftFor: (audience) => [`regalo para ${audience}`],
    giftOn: (occasion) => [`regalo ${occasion}`],
    use: (head, use) => `${head} para ${use}`,
  },
  fr: {
    material: (head, material) => [`${head} en ${material}`, `${head} ${material}`],
    audience: (head, audience) => [`${head} pour ${audience}`],
    giftFor: (audience) => [`cadeau pour ${audience}`],
    giftOn: (occasion) => [`cadeau ${occasion}`],
    use: (head, use) => `${head} pour ${use}`,
  },
};

/** A German, Spanish or French brief while phrases are built around the names of its thing. */
export interface AbroadParts {
  slots: Slots;
  ledger: Ledger;
  language: 'de' | 'es' | 'fr';
  grammar: Grammar;
  productName: string;
  /** The best known name of the thing. */
  head: Slot;
  /** What the thing is called, as it stands in a phrase; the best known first. */
  names: readonly string[];
  /** Words of each name, by which a fact is known to be of the thing and of no part. */
  headStems: readonly (readonly string[])[];
  /** As a phrase writes it: German keeps its capitals. */
  plain: (text: string) => string;
  add: (phrase: string, kind: Candidate['kind'], slot: Slot) => void;
  /** For phrases that are more than built: sure, or of a rank of their own. */
  push: (candidate: Candidate) => void;
}

/** The sentence that a fact stands in; empty for one of a field. */
export function quoteOf(slot: Slot, ledger: Ledger): string {
  return ledger.facts.find((fact) => fact.source === slot.source && fact.value === slot.text)?.quote ?? '';
}
