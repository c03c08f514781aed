import type { SpanishPhrase } from '#rules/ledger/spanish-phrases.ts';
import { saidInLedger } from '#rules/ledger/spanish-said.ts';
import type { NamedValue } from '#contract/seo-content.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord, packaging } from './title-words.ts';

/** Characters and words of the longest phrase. */
const longest = 40;
const mostWords = 8;

const read = new WeakMap<Draft, readonly SpanishPhrase[]>();

/** What whole Spanish sentences say of the thing, in phrases that a title takes: "El fondo es de cuero" → "fondo de cuero". */
export function spanishPredicates(draft: Draft): readonly SpanishPhrase[] {
  if (draft.language.written !== 'es' || draft.platform.subject !== 'product') return [];
  const known = read.get(draft);
  if (known !== undefined) return known;
  const phrases = saidInLedger(draft.ledger, draft.name).filter(
    ({ text }) =>
      text.length <= longest &&
      countPieces(text) <= mostWords &&
      !hasPraise(text, 'es') &&
      !noTitleWord.test(text) &&
      !packaging.test(text),
  );
  read.set(draft, phrases);
  return phrases;
}

const byRow: Readonly<Record<string, FactKind>> = {
  Peso: 'weight',
  Capacidad: 'capacity',
  Volumen: 'capacity',
  Potencia: 'power',
  Modelo: 'model',
};

/** A bare figure by its unit: "500 ml". */
const byUnit: readonly (readonly [RegExp, FactKind])[] = [
  [/^\d[\d.,]* ?(?:ml|cl|l|L|litros?)$/u, 'capacity'],
  [/^\d[\d.,]* ?(?:g|kg|gramos?|kilos?)$/u, 'weight'],
  [/^\d[\d.,]* ?k?W$/u, 'power'],
];

const counts = /^(?:dos|tres|cuatro|cinco|seis|siete|ocho|diez|doce|\d+) \p{Ll}{4,}s(?= |$)/u;

/** The kind by which a title ranks a phrase. */
export function kindOfSpanish({ text, says, row }: SpanishPhrase): FactKind {
  if (says === 'stuff') return 'material';
  if (says === 'colour') return 'colour';
  if (says !== 'measure') return 'feature';
  const own = byRow[row?.name ?? ''] ?? byUnit.find(([unit]) => unit.test(text))?.[1];
  if (row?.name === 'Talla') return 'size';
  // "Tres plazas", "200 hilos".
  if (own === undefined && counts.test(text)) return 'number';
  return (
    own ??
    (/(?:mm|cm|m|metros|pulgadas)(?= |$)/u.test(text) && !text.startsWith('hasta') ? 'size' : 'feature')
  );
}

const longestValue = 50;

/** The rows by which buyers filter: each measure under its name, what it is made of, whom it is for, and what it has and is. */
export function spanishRows(draft: Draft, table: Readonly<Record<string, string>>): NamedValue[] {
  const phrases = spanishPredicates(draft);
  const rows = phrases.flatMap(({ row }) => (row === undefined ? [] : [row]));
  const first = (says: SpanishPhrase['says']): string =>
    upperFirst(phrases.find((phrase) => phrase.says === says)?.text ?? '');
  const use = phrases
    .find(({ says, text }) => says === 'use' && !/\d/u.test(text))
    ?.text.replace(/^para /u, '');
  let feature = '';
  for (const { text, says } of phrases) {
    if (!['part', 'trait', 'without'].includes(says)) continue;
    const next = feature === '' ? upperFirst(text) : `${feature}, ${text}`;
    if (next.length <= longestValue) feature = next;
  }
  const named = [
    { name: table['material'], value: first('stuff') },
    { name: table['colour'], value: first('colour') },
    { name: table['audience'], value: use === undefined ? '' : upperFirst(use) },
    { name: table['feature'], value: feature },
  ];
  return [
    ...rows,
    ...named.flatMap(({ name, value }) => (name === undefined || value === '' ? [] : [{ name, value }])),
  ];
}
