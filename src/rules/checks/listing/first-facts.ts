import type { Check } from '#rules/checks/check.ts';
import { factRows, type FactRow } from '#rules/facts/fact-rows.ts';
import { quoteFacts } from '#rules/facts/facts-named.ts';
import type { ListingContext } from '#rules/checks/listing-context.ts';
import type { FactKind } from '#rules/listing/listing.ts';
import { isAnswered } from '#rules/ledger/answered-facts.ts';
import { pageWish } from '#rules/ledger/page-questions.ts';
import type { FieldId } from '#rules/platforms/platform.ts';

interface Params {
  /** Fields of which one has to name each fact. */
  fields: readonly FieldId[];
}

/** Rows that a buyer of this kind of thing looks for first (writing guide §2.0, `first4`). */
const rows = 4;
/** Share of points for a row that the seller told nothing about: the text cannot name it, and it still is missing. */
const untold = 0.5;

function firstRows(context: ListingContext, params: Params): FactRow[] {
  const { facts, productName, platform } = context;
  const found = factRows(
    facts,
    { productName, subject: platform.subject },
    context.together(params.fields),
    rows,
  );
  if (platform.subject === 'product') return found;
  const prose = facts.ledger.sentences.map(({ text }) => text).join(' ');
  // "For nurses and carers" says for whom, whatever kind it was read as.
  return found.map((row) =>
    row.told.length === 0 && isAnswered(row.kinds[0]!, prose) ? { ...row, named: true } : row,
  );
}

/** What a missing row asks for, of what is no thing in a parcel. */
const wishOf: Partial<Record<FactKind, string>> = {
  function: 'what it does',
  service: 'what is done',
  use: 'what it is for',
  audience: 'who it is for',
  place: 'where it is',
  contents: 'what is included',
  price: 'what it costs',
  duration: 'how long it takes',
  compatibility: 'what it runs on',
  chapter: 'its chapters or its length',
  condition: 'what people find there',
};

/** "Tell us its material, size" of goods; "Tell us where it is and what it costs" of a service, a film or an app. */
function asking(asked: readonly FactRow[], { platform, ledger }: ListingContext): string {
  const kinds = asked.map((row) => row.kinds[0]!);
  const isPage = platform.subject === 'page';
  const wishes = kinds.map((kind) => (isPage ? pageWish(kind, ledger) : undefined) ?? wishOf[kind]);
  if (platform.subject === 'product' || wishes.includes(undefined)) return `tell us its ${kinds.join(', ')}`;
  return `tell us ${wishes.join(', ').replace(/, (?=[^,]*$)/u, ' and ')}`;
}

export const firstFacts: Check<Params> = {
  id: 'first-facts',
  titleGood: 'The facts that decide are named',
  titleBad: 'A fact that decides is missing',
  why: 'For each kind of thing there are four facts without which nobody buys.',
  applies: (context) => context.facts.facts.length > 0,
  judge: (context, params) => {
    const found = firstRows(context, params);
    const score =
      found.reduce((sum, row) => sum + (row.named ? 1 : row.told.length === 0 ? untold : 0), 0) /
      found.length;
    const missing = found.filter((row) => !row.named && row.told.length > 0);
    const asked = found.filter((row) => !row.named && row.told.length === 0);
    const named = found.filter((row) => row.named).length;
    const wishes = [
      ...(missing.length > 0
        ? [`name ${quoteFacts(missing.map((row) => row.told.slice(0, 1)).flat())}`]
        : []),
      ...(asked.length > 0 ? [asking(asked, context)] : []),
    ];
    const sentence = wishes.join('; ');
    return {
      score,
      found: `${named} of ${found.length}${missing.length > 0 ? `; missing: ${quoteFacts(missing.flatMap((row) => row.told.slice(0, 1)))}` : ''}${
        asked.length > 0 ? `; not told: ${asked.map((row) => row.kinds[0]).join(', ')}` : ''
      }`,
      expected: `All ${found.length}: ${found.map((row) => row.kinds[0]).join(', ')}`,
      fix: sentence === '' ? '' : `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`,
      field: null,
    };
  },
};
