import { longPattern } from '#rules/text/long-pattern.ts';
import type { Fact, FactKind, Ledger } from '#rules/listing/listing.ts';
import { saidByNaming } from './spanish-opening.ts';
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
  const before = read.get(ledger);
  if (before !== undefined) return before;
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
  const named = saidByNaming(sentences, name, ledger.productType);
  const known = new Set(named.map(({ text }) => text));
  const phrases = spanishPhrases(said, sentences, name).filter(({ text }) => !known.has(text));
  const reading = { said, phrases: [...named, ...phrases] };
  read.set(ledger, reading);
  return reading;
}

/**
 * Whether a detail is told of a part alone, of another thing or of another day: "El mango está remachado con tres tornillos",
 * "antes llevaba cuerdas de nailon".
 */
export function isToldOfPart({ kind, value, quote, source }: Fact, ledger: Ledger, name: string): boolean {
  if (ledger.language.written !== 'es' || !source.endsWith('.description')) return false;
  if (tellsElsewhere(quote)) return true;
  if (kind === 'material' && isNoStuffOfIt({ value, quote }, ledger)) return true;
  // "Tiene el bajo cogido 2 cm": how a part is at the moment.
  if (kind === 'feature' && stateOfPart.test(value) && quote.includes(` el ${value}`)) return true;
  const tells = readingOf(ledger, name).said.filter(
    ({ clause }) => clause.includes(value) && quote.toLowerCase().includes(clause.toLowerCase()),
  );
  return tells.length > 0 && tells.every(({ part }) => part !== '' && part !== 'there');
}

/** Characters that a sentence has beside a detail that is all of it. */
const wordsAround = 4;

const stateOfPart = /^\p{Ll}+ \p{Ll}+[ai]d[oa]s?(?= |$)/u;

/** "Se puede pedir en nogal", "chapado en oro disponible por 6 € más": another that one may order. */
const offered = longPattern('iu')`
  (?<!\p{L})(?:se pueden? (?:pedir|elegir|encargar|hacer)|puedes (?:pedir|elegir)|pued[oe]n? hacer\p{Ll}*|también (?:disponibles?|en|l[oa]s? hay|l[oa]s? hago)|disponibles? (?:también )?(?:en|por)|por \d+ ?(?:€|euros) más
    |opcional(?:mente)?|bajo pedido|por encargo|a elegir)(?!\p{L})
`;
const painted = /(?<!\p{L})pintad[oa]s? (?:a mano )?(?:con|de|en) (?:color )?$/iu;
/** "Con su mueble de madera", "con pantalla de lino". */
const ofPartBefore =
  /(?<!\p{L}[oa]s? |a mano )(?<!\p{L})con (?:(?:su|sus|una?|el|la|los|las|dos|tres|cuatro|\d+) )?(?!hilos? |cordón |lana |tela |chapa |tablas? )\p{Ll}+(?: \p{Ll}+)? (?:de|en) $/u;

/** Whether a stuff is that of a part that is named, of the paint or of another version. */
function isNoStuffOfIt({ value, quote }: Pick<Fact, 'value' | 'quote'>, ledger: Ledger): boolean {
  const before = wordsBefore(quote, value);
  return ofPartBefore.test(before) || isOtherStuff({ value, quote }, ledger);
}

const wordsBefore = (quote: string, value: string): string =>
  quote.slice(0, Math.max(0, quote.indexOf(value)));

/** Whether a stuff is a paint's, or that of another version of a thing that has a stuff of its own. */
export function isOtherStuff({ value, quote }: Pick<Fact, 'value' | 'quote'>, { facts }: Ledger): boolean {
  if (painted.test(wordsBefore(quote, value))) return true;
  return (
    offered.test(quote) &&
    facts.some((other) => other.kind === 'material' && other.quote !== quote && !offered.test(other.quote))
  );
}
