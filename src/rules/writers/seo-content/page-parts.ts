import type { PagePart, SheetRow } from '#rules/listing/listing.ts';
import { placeOf } from '#rules/ledger/place-in-text.ts';
import { opensAmount, saysItsPart } from '#rules/ledger/page-sheet.ts';
import { countWords } from '#rules/text/count.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { Draft } from './draft.ts';
import { upperFirst } from './english-words.ts';
import { pageHeadings } from './page-headings.ts';
import { priced } from './page-intro.ts';

const order: readonly PagePart[] = ['service', 'fact', 'price', 'hours', 'place', 'terms', 'contact'];
const fewestListed = 3;

function lineOf({ label, value }: SheetRow, draft: Draft): string {
  if (opensAmount.test(label)) return upperFirst(`${label} ${value}`);
  return saysItsPart.test(label) ? upperFirst(value) : `${upperFirst(label)}${draft.lexicon.colon}${value}`;
}

/** Entries of a row of things, each of which stands in a line of its own. */
function entriesOf(value: string): string[] {
  const entries = value.split(/,\s+(?![^()]*\))/u);
  return entries.length >= fewestListed ? entries.map((entry) => `- ${upperFirst(entry)}`) : [];
}

/** One part below its heading; of a part with one row its label is the heading. */
function partOf(part: PagePart, rows: readonly SheetRow[], draft: Draft): string {
  const { written } = draft.language;
  if (written === 'other' || rows.length === 0) return '';
  const [first] = rows;
  const isAlone = rows.length === 1 && !opensAmount.test(first!.label);
  const heading =
    isAlone && !saysItsPart.test(first!.label) ? upperFirst(first!.label) : pageHeadings[written][part];
  if (!isAlone) return [heading, ...rows.map((row) => lineOf(row, draft))].join('\n');
  const listed = part === 'service' || part === 'fact' ? entriesOf(first!.value) : [];
  return [heading, ...(listed.length > 0 ? listed : [upperFirst(first!.value)])].join('\n');
}

/**
 * The rows of a firm's sheet as the parts of its page, each below a heading. What the introduction tells of the offer itself is not
 * told again; a list of prices without the main one would be none.
 */
export function sheetParts(draft: Draft, intro: readonly string[]): string[] {
  const { sheet = [] } = draft.brief.product;
  const place = placeOf(draft.brief)?.text ?? '';
  const said = intro.filter((sentence) => rowOf(sentence, draft)?.part === 'fact');
  const told = new Set(said.map((sentence) => rowOf(sentence, draft)));
  return order
    .map((part) => {
      const rows = sheet.filter((row) => row.part === part && !told.has(row) && row.value !== place);
      return partOf(part, rows, draft);
    })
    .filter((part) => part !== '');
}

/** Share of a sentence's words that a row says: "driver included" adds its verb, "16, 24 and 33 seats" its joint. */
const mostlySaid = 0.6;

/** The row that a sentence tells. */
function rowOf(sentence: string, draft: Draft): SheetRow | undefined {
  const { sheet = [] } = draft.brief.product;
  const stems = stemsOf(sentence).filter((stem) => stem.length > 1 || /\d/u.test(stem));
  return sheet.find(({ label, value }) => {
    const own = new Set(stemsOf(`${label} ${value}`));
    return stems.filter((stem) => own.has(stem)).length >= stems.length * mostlySaid;
  });
}

/** Sentences that no row of the sheet tells. */
export function besideSheet(sentences: readonly string[], draft: Draft): string[] {
  return sentences.filter((sentence) => rowOf(sentence, draft) === undefined);
}

const introWords = 40;
const longestIntro = 60;
/** Words from which an introduction leaves to the parts below what they tell under their own headings. */
const enoughIntro = 26;
/** What an introduction says of a sheet, behind who and where: the rest has parts of its own. */
const introOrder: readonly PagePart[] = ['service', 'price', 'fact', 'hours', 'terms'];

/** Introduction of a page whose text is a sheet: who, what and where, what is offered, what it costs, then more up to about 40 words. */
export function sheetIntro(sentences: readonly string[], draft: Draft): string[] {
  const [who = '', ...rest] = sentences;
  const told = rest.map((sentence) => ({ sentence, part: rowOf(sentence, draft)?.part }));
  const first = introOrder.flatMap((part) => {
    const own = told.filter((entry) => entry.part === part);
    return (own.find(({ sentence }) => part === 'price' && priced.test(sentence)) ?? own[0]) || [];
  });
  // "Hours: Thu to Sun" and "Parking: free" are looked for below.
  const later = new Set(
    told.flatMap(({ sentence, part }) => (part === 'hours' || part === 'terms' ? [sentence] : [])),
  );
  const kept = new Set([who]);
  let words = countWords(who);
  for (const { sentence } of [
    ...first.slice(0, 2),
    ...told.filter(({ part }) => part === undefined),
    ...told.filter(({ part }) => part === 'fact'),
    ...first,
    ...told.filter(({ part }) => part === 'terms'),
  ]) {
    if (words >= introWords) break;
    if (words >= enoughIntro && later.has(sentence)) continue;
    const count = countWords(sentence);
    if (kept.has(sentence) || words + count > longestIntro) continue;
    kept.add(sentence);
    words += count;
  }
  return sentences.filter((sentence) => kept.has(sentence));
}
