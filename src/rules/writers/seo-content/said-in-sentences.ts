import {
  isFeminineThing,
  phrasesOf,
  type Said,
  saidOfThing,
  type Told,
} from '#rules/ledger/said-in-sentences.ts';
import { frenchLot } from '#rules/ledger/french-lots.ts';
import { frenchPartPhrases } from '#rules/ledger/french-part-phrases.ts';
import { grammarOf } from '#rules/ledger/sentence-grammars.ts';
import type { Unit } from '#rules/ledger/units.ts';
import { countPieces } from '#rules/text/spaces.ts';
import type { Draft } from './draft.ts';
import { hasPraise } from './praise.ts';
import { noTitleWord, packaging } from './title-words.ts';

const untold: ReadonlySet<Unit['kind']> = new Set(['flaw', 'exclusion', 'shipping', 'price', 'guarantee']);

const read = new WeakMap<Draft, readonly Said[]>();

function sentencesOf({ units }: Draft): Told[] {
  return units
    .filter(({ whole, path }) => whole && path.endsWith('.description'))
    .map(({ text, kind, label }) => ({ text, tells: label === '' && !untold.has(kind) }));
}

function saidIn(draft: Draft): readonly Said[] {
  const known = read.get(draft);
  if (known !== undefined) return known;
  const { type, name, language, platform } = draft;
  const said =
    platform.subject === 'product' ? saidOfThing(sentencesOf(draft), [type, name], language.written) : [];
  read.set(draft, said);
  return said;
}

/** Characters and words of the longest phrase. */
const longest = 40;
const mostWords = 7;

/** "Lot de six": what the first clause of a French text counts. */
function lotsIn({ language, platform, units }: Draft): string[] {
  if (language.written !== 'fr' || platform.subject !== 'product') return [];
  const first = units.find(({ path }) => path.endsWith('.description'));
  const lot = first === undefined || untold.has(first.kind) ? '' : frenchLot(first.text);
  return lot === '' ? [] : [lot];
}

/** What whole sentences say of the thing, in phrases that a title takes. */
export function phrasesInSentences(draft: Draft): string[] {
  const { written } = draft.language;
  const phrases = phrasesOf(saidIn(draft), written, draft.name).map(({ text }) => text);
  const ofParts =
    written === 'fr' && draft.platform.subject === 'product'
      ? frenchPartPhrases(sentencesOf(draft), [draft.type, draft.name])
      : [];
  return [...new Set([...lotsIn(draft), ...phrases, ...ofParts])].filter(
    (phrase) =>
      phrase.length <= longest &&
      countPieces(phrase) <= mostWords &&
      !hasPraise(phrase, written) &&
      !noTitleWord.test(phrase) &&
      !packaging.test(phrase),
  );
}

/** "La" or "le" of the thing by its sentences; null where none tells. */
export function isFeminine(draft: Draft): boolean | null {
  return isFeminineThing(saidIn(draft), draft.language.written);
}

/** Whether a sentence tells a measure of the thing itself: "Elle contient 750 ml", "Le flacon contient 30 ml". */
export function measuresInSentence(unit: Unit, measure: string, draft: Draft): boolean {
  const grammar = grammarOf(draft.language.written);
  if (grammar === undefined || !unit.whole) return false;
  if (grammar.container.test(unit.text.slice(0, unit.text.indexOf(measure)))) return true;
  return saidIn(draft).some(
    ({ clause, text }) =>
      text === unit.text &&
      clause.includes(measure) &&
      grammar.measuring.test(clause.slice(0, clause.indexOf(measure))),
  );
}

/** What the sentences of a used thing say that buyers filter by: its size, how old it is and one thing that it has. */
export function filteredBy(draft: Draft): {
  age: { name: string; value: string };
  size: string;
  storage: string;
  feature: string;
} {
  const grammar = grammarOf(draft.language.written);
  if (grammar === undefined) return { age: { name: '', value: '' }, size: '', storage: '', feature: '' };
  const said = saidIn(draft);
  const phrases = phrasesOf(said, draft.language.written, draft.name);
  const size = phrases.find(({ text, says }) => says === 'figure' && /^taille \S+$/u.test(text))?.text ?? '';
  return {
    age: {
      name: grammar.ageName,
      value: said.map(({ clause }) => grammar.aged.exec(clause)?.[1] ?? '').find((age) => age !== '') ?? '',
    },
    size: size.slice(size.indexOf(' ') + 1),
    storage: phrases.find(({ text }) => /^\d+ ?[GT]o$/u.test(text))?.text ?? '',
    feature:
      phrases.find(({ says, text }) => says === 'part' && !hasPraise(text, draft.language.written))?.text ??
      '',
  };
}
