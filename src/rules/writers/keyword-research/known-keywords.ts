import type { ImportedKeyword } from '#contract/keyword-import.ts';
import type { ResearchCategoryId } from '#contract/keyword-research.ts';
import { cleanLine } from '#rules/ledger/clean.ts';
import { instructs } from '#rules/ledger/instructions.ts';
import { stemsOf } from '#rules/text/words.ts';
import type { ResearchBrief } from './brief.ts';
import type { CandidateList, KnownFigures } from './candidates.ts';
import { categoryBySize } from './expand.ts';
import { holds } from './held-words.ts';

/** Keywords taken from all sources together; the rest stays in the clusters of the file. */
const mostTaken = 240;
/** Keywords that share no word with an offer, as related ones. */
const mostRelated = 30;

/** Adds keywords that a source knows, the most searched first, each to the list that it belongs to. */
export function addKnown(
  brief: ResearchBrief,
  sources: readonly KnownFigures[],
  list: CandidateList,
  notices: string[],
): void {
  const offerStems = new Set(brief.offers.flatMap(({ name }) => stemsOf(name)));
  const rows = sources
    .flatMap(({ source, rows: own }) => own.map((row) => ({ row, live: source.kind === 'live' })))
    .filter(({ row }) => isPlain(row.keyword))
    .toSorted((a, b) => strength(b.row) - strength(a.row) || (a.row.keyword < b.row.keyword ? -1 : 1));
  let taken = 0;
  let related = 0;
  for (const { row, live } of rows) {
    const keyword = cleanLine(row.keyword);
    if (keyword === '' || list.has(keyword)) continue;
    const competitor = brief.competitors.find((name) => holds(keyword, name));
    let category: ResearchCategoryId =
      competitor === undefined ? categoryBySize(keyword, brief) : 'competitorKeywords';
    const about = stemsOf(keyword).some((stem) => offerStems.has(stem));
    if (!about && (category === 'primaryKeywords' || category === 'longTailKeywords')) {
      if (related >= mostRelated) continue;
      related += 1;
      category = 'semanticKeywords';
    }
    if (taken >= mostTaken) break;
    taken += 1;
    list.add({
      keyword,
      category,
      origin: live ? 'live' : 'import',
      ...(competitor !== undefined && { competitor }),
    });
  }
  if (rows.length > taken)
    notices.push(
      `${taken.toLocaleString('en-US')} of ${rows.length.toLocaleString('en-US')} keywords from your sources are in the lists, the most searched first; numbers are taken from all of them.`,
    );
}

function strength({ volume, impressions, rank }: ImportedKeyword): number {
  return volume?.high ?? impressions ?? (rank === undefined ? 0 : 1 / rank);
}

/** Foreign text that is no search: addresses, markup, orders to a model. */
export function isPlain(keyword: string): boolean {
  return (
    keyword.length <= 80 &&
    keyword.split(/\s+/u).length <= 12 &&
    /\p{L}/u.test(keyword) &&
    !/[<>{}\\`]|https?:|www\.|@/u.test(keyword) &&
    !instructs(keyword)
  );
}
