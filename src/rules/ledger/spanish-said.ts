import type { Fact, FactKind, Ledger } from '#rules/listing/listing.ts';
import { saidInSpanish, type SpanishSaid, tellsElsewhere } from './spanish-sentences.ts';
import { untoldKinds } from './untold-kinds.ts';
import { spanishPhrases, type SpanishPhrase } from './spanish-phrases.ts';

/** What a ledger's sentences say, and the clauses that say it. */
interface Reading {
  phrases: readonly SpanishPhrase[];
  said: readonly SpanishSaid[];
}

const read = new WeakMap<Ledger, Reading>();
const nothing: Reading = { phrases: [], said: [] };

const traded: ReadonlySet<FactKind> = new Set<FactKind>(['shipping', 'price', 'guarantee']);

/** What the whole sentences of a Spanish description say of the thing, in few words. */
export function saidInLedger(ledger: Ledger, name: string): readonly SpanishPhrase[] {
  return readingOf(ledger, name).phrases;
}

function readingOf(ledger: Ledger, name: string): Reading {
  if (ledger.language.written !== 'es') return nothing;
  const known = read.get(ledger);
  if (known !== undefined) return known;
  const hidden = ledger.facts.filter(({ kind }) => untoldKinds.has(kind));
  const sentences = ledger.sentences
    .filter(({ path }) => path.startsWith('products.') && path.endsWith('.description'))
    .map(({ text }) => {
      const plain = text.replace(/[.!?\s]+$/u, '');
      // "La tapa es roja y tiene una marca": what is a fault is left out by its clause.
      const isHidden = hidden.some(
        ({ kind, value }) =>
          plain.includes(value) && (traded.has(kind) || value.length > plain.length - wordsAround),
      );
      return { text: plain, tells: !isHidden && !/[¿?]/u.test(text) };
    });
  const said = saidInSpanish(sentences, name);
  const reading = { said, phrases: spanishPhrases(said, sentences, name) };
  read.set(ledger, reading);
  return reading;
}

/**
 * Whether a detail is told of a part alone, of another thing or of another day: "El mango está remachado con tres tornillos",
 * "antes llevaba cuerdas de nailon".
 */
export function isToldOfPart({ value, quote, source }: Fact, ledger: Ledger, name: string): boolean {
  if (ledger.language.written !== 'es' || !source.endsWith('.description')) return false;
  if (tellsElsewhere(quote)) return true;
  const tells = readingOf(ledger, name).said.filter(
    ({ clause }) => clause.includes(value) && quote.toLowerCase().includes(clause.toLowerCase()),
  );
  return tells.length > 0 && tells.every(({ part }) => part !== '' && part !== 'there');
}

/** Characters that a sentence has beside a detail that is all of it. */
const wordsAround = 4;
