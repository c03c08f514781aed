import type { Fact, FactKind } from '#rules/listing/listing.ts';
import type { NamedValue } from '#contract/seo-content.ts';
import { isStuffOfPart } from '#rules/ledger/german-sentences.ts';
import { isToldOfFrenchPart } from '#rules/ledger/french-parts.ts';
import { isToldOfPart } from '#rules/ledger/spanish-said.ts';
import type { Draft } from './draft.ts';
import { besideFrenchName } from './french-name.ts';
import { germanPredicates, germanRows, kindOfGerman } from './german-predicates.ts';
import { workedInOpening } from './worked-in-opening.ts';
import { kindOfSpanish, spanishPredicates, spanishRows } from './spanish-predicates.ts';

/** A short attribute of the product for titles, highlights and lists. */
export interface Phrase {
  text: string;
  kind: FactKind;
}

/** An attribute that was found, with its place among the others. */
export interface RankedPhrase extends Phrase {
  rank: number;
  at: number;
}

interface Said extends Phrase {
  /** Whether it says less than a measure does. */
  isLittle: boolean;
  inRow?: boolean;
  /** Said where the thing is named, and looked for first. */
  isFirst?: boolean;
}

function saidBySentences(draft: Draft): Said[] {
  return [
    ...germanPredicates(draft).map((phrase) => ({
      text: phrase.text,
      kind: kindOfGerman(phrase),
      // "Namensschild": a part without anything besides.
      isLittle: phrase.says === 'part' && !phrase.text.includes(' '),
      inRow: phrase.inRow === true,
    })),
    // Of a set the pieces tell more than what lies beside them.
    ...spanishPredicates(draft)
      .filter(({ says }) => says !== 'along' || !/^(?:set|kit|juego|pack|lote)\s/iu.test(draft.name))
      .map((phrase) => ({
        text: phrase.text,
        kind: kindOfSpanish(phrase),
        isFirst: phrase.names === true,
        isLittle: phrase.says === 'along' || (!/[\p{L}\d] /u.test(phrase.text) && phrase.says === 'part'),
      })),
  ];
}

/** Adds what sentences say, and a French text where it names the thing; a stuff with its adjective stands for the bare one. */
export function addSaid(found: RankedPhrase[], order: readonly FactKind[], draft: Draft): void {
  const said = order.indexOf('feature');
  if (said === -1) return;
  // How big a thing is goes before how it was worked.
  for (const text of workedInOpening(draft))
    found.push({ text, kind: 'method', rank: Math.max(order.indexOf('size') + 0.5, 0), at: -1 });
  for (const text of besideFrenchName(draft)) found.push({ text, kind: 'feature', rank: 0, at: 0 });
  // How big a thing is goes before what a Spanish sentence says of it, as before a French one.
  const behind = draft.language.written === 'es' ? Math.max(said, order.indexOf('size')) : said;
  for (const { text, kind, isLittle, isFirst, inRow = false } of saidBySentences(draft)) {
    if (kind === 'material' && inRow && isToldShorter(text, found, draft)) continue;
    const own = order.indexOf(kind);
    const isSaid = kind === 'feature' || own === -1;
    // "Tres plazas" of a sofa is looked for before what it has.
    const counts =
      kind === 'number' && draft.language.written === 'es'
        ? Math.min(own === -1 ? said : own, said - 0.25)
        : own;
    const behindFeatures = isFirst === true ? said - 0.1 : behind + 0.5;
    const rank = isLittle
      ? order.length
      : isSaid && (kind !== 'number' || (own === -1 && draft.language.written !== 'es'))
        ? behindFeatures
        : counts;
    if (kind === 'material')
      for (let at = found.length - 1; at >= 0; at -= 1)
        if (found[at]!.kind === kind && text.includes(found[at]!.text)) found.splice(at, 1);
    found.push({ text, kind, rank, at: draft.ledger.facts.length });
  }
}

/** Characters up to which a title has room for a stuff with what describes it. */
const narrowTitle = 90;
const longStuff = 24;

/** "Aus Baumwollmusselin" of a "Babydecke Musselin", and a long phrase where a title has little room for what else is told. */
function isToldShorter(text: string, found: readonly RankedPhrase[], draft: Draft): boolean {
  const noun = text.slice(text.lastIndexOf(' ') + 1).toLowerCase();
  const own = draft.name
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3);
  if (own.some((word) => noun.endsWith(word) || noun.startsWith(word))) return true;
  if (found.some((other) => other.kind === 'material' && text === `aus ${other.text}`)) return true;
  const title = draft.platform.fields.productTitle;
  const isNarrow = title?.kind === 'text' && title.limit.max < narrowTitle && text.length > longStuff;
  return isNarrow && found.some((other) => other.kind === 'material' && text.includes(other.text));
}

const ofAnything: ReadonlySet<FactKind> = new Set<FactKind>(['type', 'brand', 'model', 'origin']);

/** "Tres tornillos" of the handle of a pan: the part is told with them. */
export function isOfSaidPart(fact: Fact, { ledger, name, platform }: Draft, isPhrase = false): boolean {
  if (platform.subject !== 'product' || ofAnything.has(fact.kind)) return false;
  return isToldOfPart(fact, ledger, name) || isToldOfFrenchPart(fact, ledger, name, isPhrase);
}

/** Whether a stuff is that of a part by its German, Spanish or French sentence: "Ein Mahlwerk aus Keramik" makes no mill of it. */
export function isStuffOfSaidPart(fact: Fact, draft: Draft): boolean {
  const isGerman = draft.language.written === 'de';
  return (
    isOfSaidPart(fact, draft) ||
    // A notebook is of what its pages are.
    (isGerman && !/Seiten aus/u.test(fact.quote) && isStuffOfPart(fact.quote, fact.value, draft.type))
  );
}

/** The rows by which buyers filter, from German and Spanish sentences. */
export function rowsInSentences(draft: Draft, table: Readonly<Record<string, string>>): NamedValue[] {
  return [...germanRows(draft, table), ...spanishRows(draft, table)];
}
