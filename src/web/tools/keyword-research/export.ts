import Papa from 'papaparse';
import {
  researchCategories,
  type ResearchCategoryId,
  type ResearchKeyword,
  type ResearchRecord,
} from '#contract/keyword-research.ts';
import type { DownloadFile } from '#web/lib/download.ts';
import { categoryNames, intentNames, levelNames, longSource } from './words.ts';
import { formulaStart } from '#rules/spreadsheet/formula-start.ts';

const columnsOf = (keyword: ResearchKeyword, list: ResearchCategoryId, topic: string) => {
  const { figures } = keyword;
  return {
    Keyword: keyword.keyword,
    List: categoryNames[list],
    Priority: levelNames[keyword.priority],
    'Searches a month': keyword.searchVolume,
    'Where the searches come from': longSource(keyword.volumeSource),
    Difficulty: levelNames[keyword.difficulty],
    'Where the difficulty comes from': longSource(keyword.difficultySource),
    Intent: intentNames[keyword.intent],
    Topic: topic,
    Strategy: keyword.strategy,
    'Why this priority': keyword.priorityReason,
    'May stand in your texts': keyword.adTextAllowed ? 'yes' : 'no',
    'Competition among advertisers': figures.competition ? levelNames[figures.competition] : '',
    'Top of page bid, low': figures.bidLow ?? '',
    'Top of page bid, high': figures.bidHigh ?? '',
    Currency: figures.currency ?? '',
    Clicks: figures.clicks ?? '',
    Impressions: figures.impressions ?? '',
    'Average position': figures.position ?? '',
    'Search frequency rank': figures.rank ?? '',
    'Competing offers': figures.offers ?? '',
    'Where these figures come from': keyword.figuresSource ? longSource(keyword.figuresSource) : '',
  };
};

/** Letters and digits of any language, joined by hyphens, for a file's name. */
const fileWords = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);

/**
 * The keywords of a research as a spreadsheet, list by list.
 * @param only keywords to take; all when absent
 */
export function keywordsFile(
  record: Pick<ResearchRecord, 'businessName' | 'createdAt' | 'researchData' | 'clusters'>,
  only?: ReadonlySet<string>,
): DownloadFile {
  const topics = new Map(record.clusters.map(({ id, topic }) => [id, topic]));
  const rows = researchCategories.flatMap((list) =>
    record.researchData[list].keywords
      .filter(({ keyword }) => only === undefined || only.has(keyword))
      .map((keyword) => columnsOf(keyword, list, topics.get(keyword.cluster ?? '') ?? '')),
  );
  return {
    name: `keywords-${fileWords(record.businessName) || 'research'}-${record.createdAt.slice(0, 10)}.csv`,
    type: 'text/csv;charset=utf-8',
    // escapeFormulae: an imported keyword such as "=HYPERLINK(…)" must stay text in a spreadsheet.
    content: `\uFEFF${Papa.unparse(rows, { escapeFormulae: formulaStart })}`,
  };
}
