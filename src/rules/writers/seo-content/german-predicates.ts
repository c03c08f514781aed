import type { GermanPhrase } from '#rules/ledger/german-measures.ts';
import { verbFirst } from '#rules/ledger/german-fragments.ts';
import { measuredInRow } from '#rules/ledger/german-row-measures.ts';
import { germanSets } from '#rules/ledger/german-sets.ts';
import { germanPhrases } from '#rules/ledger/german-phrases.ts';
import {
  hanging,
  namesThing,
  pronoun,
  saidInGerman,
  speaksOfPart,
  subject,
} from '#rules/ledger/german-sentences.ts';
import { untoldKinds } from '#rules/ledger/untold-kinds.ts';
import type { NamedValue } from '#contract/seo-content.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { lowerFirst, upperFirst } from './english-words.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord, packaging } from './title-words.ts';

/** Characters and words of the longest phrase. */
const longest = 38;
const mostWords = 7;

const read = new WeakMap<Draft, readonly GermanPhrase[]>();

/**
 * What whole German sentences say of the thing, in phrases that a title takes: "Sie hat einen auslaufsicheren Deckel und ist für
 * Kinder ab 3 Jahren geeignet" → "auslaufsicherer Deckel", "für Kinder ab 3 Jahren".
 */
export function germanPredicates(draft: Draft): readonly GermanPhrase[] {
  if (draft.language.written !== 'de' || draft.platform.subject !== 'product') return [];
  const known = read.get(draft);
  if (known !== undefined) return known;
  const opening = draft.brief.product.description.trimStart();
  const sentences = draft.units
    .filter(({ whole, path }) => whole && path.endsWith('.description'))
    .map(({ text, kind, label }) => ({
      text,
      tells: label === '' && !untoldKinds.has(kind),
      opens: opening.startsWith(text),
    }));
  const inSets = draft.units
    .filter(
      ({ kind, path, label }) => path.endsWith('.description') && label === '' && !untoldKinds.has(kind),
    )
    .flatMap(({ text }) => germanSets(text));
  const said = germanPhrases(saidInGerman(sentences, draft.type, draft.plural));
  const told = new Set(said.map(({ text }) => text));
  const phrases = [...inSets.filter(({ text }) => !told.has(text)), ...said].filter(
    ({ text, says }) =>
      says !== 'figure' &&
      says !== 'called' &&
      text.length <= longest &&
      countPieces(text) <= mostWords &&
      !hasPraise(text, 'de') &&
      // A noun behind the figure is no verb: "zwei seitliche Netztaschen".
      (says === 'trait' || !noTitleWord.test(`${text}.`)) &&
      !packaging.test(text),
  );
  read.set(draft, phrases);
  return phrases;
}

const measuredBy: readonly (readonly [RegExp, FactKind])[] = [
  [/gewicht$| schwer$/iu, 'weight'],
  [/(?:volumen|vermögen)$/iu, 'capacity'],
  [/leistung$/iu, 'power'],
  [/(?:durchmesser|länge|breite|höhe|tiefe)$|\d x \d/iu, 'size'],
];

/** The kind by which a title ranks a phrase. */
export function kindOfGerman({ text, says }: GermanPhrase): FactKind {
  if (says === 'stuff') return 'material';
  if (says === 'count') return 'number';
  if (says === 'colour') return 'colour';
  return (says === 'measure' && measuredBy.find(([pattern]) => pattern.test(text))?.[1]) || 'feature';
}

const longestValue = 50;

/** The rows by which buyers filter: each measure under its name, whom it is for, and what it has and is as far as one field takes it. */
export function germanRows(draft: Draft, table: Readonly<Record<string, string>>): NamedValue[] {
  const phrases = germanPredicates(draft);
  const rows = phrases.flatMap(({ row }) => (row === undefined ? [] : [row]));
  const stuff = phrases
    .find(({ says }) => says === 'stuff')
    ?.text.split(' ')
    .at(-1);
  const use = phrases
    .find(({ says, text }) => says === 'use' && !/\d/u.test(text))
    ?.text.replace(/^für /u, '');
  let feature = '';
  for (const { text, says, row } of phrases) {
    if (row !== undefined || !['part', 'trait', 'state', 'without'].includes(says)) continue;
    const next = feature === '' ? upperFirst(text) : `${feature}, ${text}`;
    if (next.length <= longestValue) feature = next;
  }
  const named = [
    { name: table['material'], value: stuff },
    { name: table['colour'], value: upperFirst(phrases.find(({ says }) => says === 'colour')?.text ?? '') },
    { name: table['audience'], value: use === undefined ? undefined : upperFirst(use) },
    { name: table['feature'], value: feature },
  ];
  return [
    ...rows,
    ...named.flatMap(({ name, value = '' }) => (name === undefined || value === '' ? [] : [{ name, value }])),
  ];
}

const measuring =
  /(?:^|\sund\s|,\s)(?:ist|sind|misst|messen|fasst|fassen|wiegt|wiegen|hat|haben die Maße|hat die Maße|hat das Format|ist mit|sind mit)\s(?:nur\s|insgesamt\s|etwa\s|rund\s|circa\s|leer\s|lediglich\s|trotzdem nur\s|dabei nur\s)?$/u;
const container =
  /^(?:Der|Die|Das|Jede[rs]?|Eine?) (?:\p{Lu}\p{Ll}*)?(?:[Ff]lasche|[Tt]ube|[Tt]iegel|[Dd]ose|[Gg]las|[Bb]eutel|[Pp]ackung|[Tt]üte|[Ff]läschchen|[Kk]artusche) (?:enthält|fasst|beinhaltet) $/u;

/** Whether a German sentence about the thing tells its measure: "Die Kanne fasst insgesamt 3,5 Liter", "Der Beutel enthält 250 g". */
export function measuresThing(
  sentence: string,
  measure: string,
  { type, units }: Pick<Draft, 'type' | 'units'>,
): boolean {
  const at = sentence.indexOf(measure);
  const before = sentence.slice(0, at);
  const behind = sentence.slice(at + measure.length);
  if (container.test(before)) return /^(?:$|[,.]| und | (?:\p{Ll}+e[nr]? )?\p{Lu}[\p{L}-]+$)/u.test(behind);
  const earlier = units[units.findIndex(({ text }) => text === sentence) - 1]?.text ?? '';
  if (measuredInRow(sentence, measure, earlier, type)) return true;
  const opening = subject.exec(sentence);
  if (verbFirst.test(sentence)) {
    const last = units[units.findIndex(({ text }) => text === sentence) - 1];
    const isOfPart = last !== undefined && speaksOfPart(last.text, type);
    return !isOfPart && measuring.test(lowerFirst(before));
  }
  const front = (opening ?? pronoun.exec(sentence))?.[0] ?? '';
  if (front === '' || (opening !== null && !namesThing(opening[1]!, type))) return false;
  const said = before.slice(front.length);
  return !hanging.test(said) && measuring.test(said);
}

const madeOf =
  /^(?:besteht|bestehen|ist|sind|wird|werden|wurden?)\s(?:[^,;]{1,60}\s)?aus\s(?:\d+ % )?(?:[\p{L}-]+e[rmn]\s)?$/u;

/** Whether the front of a German sentence about the thing says that it is made of what follows: "Die Bänder sind aus …". */
export function madeOfInGerman(front: string, type: string): boolean {
  const opening = subject.exec(front);
  return opening !== null && namesThing(opening[1]!, type) && madeOf.test(front.slice(opening[0].length));
}
