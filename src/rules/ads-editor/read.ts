import type { MatchType } from '#contract/google-ads.ts';
import {
  emptyAdGroup,
  emptyCampaign,
  type EditorAdGroup,
  type EditorCampaign,
  type EditorTexts,
} from './campaign.ts';
import { centsOf, plainCell } from './cell.ts';
import { columnNameOf, textColumns } from './columns.ts';

/** Cells of one file, its head in the first row. */
export interface ReadFile {
  name: string;
  cells: readonly (readonly string[])[];
}

export interface ReadCampaigns {
  campaigns: EditorCampaign[];
  /** Sentences on what could not be taken over, or that Editor would take differently. */
  notes: string[];
}

type Row = (column: string) => string;

interface Reading {
  campaigns: Map<string, EditorCampaign>;
  /** How often each kind of trouble was met, by its sentence; `#` stands for the number. */
  trouble: Map<string, number>;
}

const negativeMisplaced =
  '# negative keywords stand under “Match type”. Editor reads those as keywords to bid on; it needs “Criterion type”.';
const unread = '# rows of other kinds were left out: images, audiences, schedules and the like.';
const nameless = '# rows without a campaign were left out.';

function tell(reading: Reading, sentence: string): void {
  reading.trouble.set(sentence, (reading.trouble.get(sentence) ?? 0) + 1);
}

function groupOf(campaign: EditorCampaign, name: string): EditorAdGroup {
  const known = campaign.adGroups.find((group) => group.name === name);
  if (known) return known;
  const group = emptyAdGroup(name);
  campaign.adGroups.push(group);
  return group;
}

/** The texts of numbered columns, without gaps. */
const collected = (row: Row, name: string, most: number): string[] =>
  Array.from({ length: most }, (_, index) => row(`${name} ${index + 1}`)).filter((text) => text !== '');

const textsOf = (row: Row, descriptions: number): EditorTexts => ({
  headlines: collected(row, 'Headline', textColumns.headlines),
  descriptions: collected(row, 'Description', descriptions),
  path1: row('Path 1'),
  path2: row('Path 2'),
  finalUrl: row('Final URL'),
  status: row('Status'),
});

/** A keyword without the marks of its match type: `[exact]`, `"phrase"`. */
function unmarked(text: string): { text: string; marked: MatchType | null } {
  const exact = /^\[(.+)\]$/u.exec(text)?.[1];
  if (exact !== undefined) return { text: exact.trim(), marked: 'exact' };
  const phrase = /^["“](.+)["”]$/u.exec(text)?.[1];
  if (phrase !== undefined) return { text: phrase.trim(), marked: 'phrase' };
  return { text, marked: null };
}

function readKeyword(campaign: EditorCampaign, row: Row, reading: Reading): void {
  const criterion = row('Criterion type');
  const kind = (criterion || row('Match type')).toLowerCase();
  const { text, marked } = unmarked(row('Keyword'));
  const match = (/\b(broad|phrase|exact)\b/u.exec(kind)?.[1] as MatchType | undefined) ?? marked ?? 'broad';
  const keyword = { text, match };
  const groupName = row('Ad group');
  if (!kind.includes('negative')) {
    if (groupName === '') tell(reading, '# keywords without an ad group were left out.');
    else groupOf(campaign, groupName).keywords.push(keyword);
    return;
  }
  if (criterion === '') tell(reading, negativeMisplaced);
  if (groupName === '' || kind.includes('campaign')) campaign.negatives.push(keyword);
  else groupOf(campaign, groupName).negatives.push(keyword);
}

function readCampaignRow(campaign: EditorCampaign, row: Row): void {
  campaign.type = row('Campaign type') || campaign.type;
  campaign.networks = row('Networks') || campaign.networks;
  campaign.dailyBudget = centsOf(row('Campaign daily budget')) ?? campaign.dailyBudget;
  campaign.languages = row('Languages') || row('Language') || campaign.languages;
  campaign.bidStrategy = row('Bid strategy type') || campaign.bidStrategy;
  campaign.status = row('Campaign status') || campaign.status;
}

function readRow(row: Row, reading: Reading): void {
  const name = row('Campaign');
  if (name === '') {
    tell(reading, nameless);
    return;
  }
  let campaign = reading.campaigns.get(name);
  if (!campaign) {
    campaign = emptyCampaign(name);
    reading.campaigns.set(name, campaign);
  }
  takeOver(campaign, row, reading);
}

/** Takes one row over by the cells that are filled, which is how Editor itself tells its rows apart. */
function takeOver(campaign: EditorCampaign, row: Row, reading: Reading): void {
  if (row('Callout text') !== '') campaign.callouts.push(row('Callout text'));
  else if (row('Link text') !== '')
    campaign.sitelinks.push({
      text: row('Link text'),
      description1: row('Description line 1'),
      description2: row('Description line 2'),
      finalUrl: row('Final URL'),
    });
  else if (row('Header') !== '' || row('Snippet values') !== '')
    campaign.snippets.push({
      language: row('Language'),
      header: row('Header'),
      values: row('Snippet values')
        .split(';')
        .map((value) => value.trim())
        .filter((value) => value !== ''),
    });
  else if (row('Asset group') !== '')
    campaign.assetGroups.push({
      ...textsOf(row, textColumns.assetDescriptions),
      name: row('Asset group'),
      longHeadlines: collected(row, 'Long headline', textColumns.longHeadlines),
      businessName: row('Business name'),
      status: row('Asset group status'),
    });
  else if (/responsive search/iu.test(row('Ad type')) || (row('Headline 1') !== '' && row('Ad type') === ''))
    groupOf(campaign, row('Ad group')).ads.push(textsOf(row, textColumns.descriptions));
  else if (row('Keyword') !== '') readKeyword(campaign, row, reading);
  else if (row('Location') !== '') campaign.locations.push(row('Location'));
  else if (row('Ad group') !== '' && row('Ad group status') !== '') {
    const group = groupOf(campaign, row('Ad group'));
    group.maxCpc = centsOf(row('Max CPC')) ?? group.maxCpc;
    group.status = row('Ad group status');
  } else if (row('Campaign type') !== '' || row('Campaign daily budget') !== '')
    readCampaignRow(campaign, row);
  else tell(reading, unread);
}

/**
 * Snippet values stand on lines of their own in exports of Editor; everywhere else a cell is one line. Trimmed line by
 * line: a pattern with `\s*` around the line end takes a second for 20,000 tabs.
 */
const cellText = (column: string, cell: string) =>
  plainCell(column === 'Snippet values' ? linesOf(cell).join(';') : cell);

const linesOf = (cell: string) => cell.split(/[\r\n]+/u).map((line) => line.trim());

function readFile({ name, cells }: ReadFile, reading: Reading): string | null {
  const [head, ...rows] = cells;
  const places = new Map<string, number>();
  for (const [index, header] of (head ?? []).entries()) {
    const column = columnNameOf(header);
    if (column !== undefined && !places.has(column)) places.set(column, index);
  }
  if (!places.has('Campaign'))
    return `${name} has no column “Campaign”. Export it from Google Ads Editor in English, or make it here.`;
  for (const cellsOfRow of rows) {
    if (cellsOfRow.every((cell) => cell.trim() === '')) continue;
    readRow((column) => {
      const place = places.get(column);
      return place === undefined ? '' : cellText(column, cellsOfRow[place] ?? '');
    }, reading);
  }
  return null;
}

/**
 * The campaigns of files for Google Ads Editor: our own, one for each kind of rows, in any order; or an export of
 * Editor, which keeps all kinds in one file. Columns are known by their English names.
 */
export function readEditorFiles(files: readonly ReadFile[]): ReadCampaigns {
  const reading: Reading = { campaigns: new Map(), trouble: new Map() };
  // Our files are numbered so that groups come before what stands in them; people choose files in any order.
  const ordered = files.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const refused = ordered.flatMap((file) => readFile(file, reading) ?? []);
  const met = [...reading.trouble].map(([sentence, count]) =>
    sentence.replace('#', count.toLocaleString('en')),
  );
  return { campaigns: [...reading.campaigns.values()], notes: [...refused, ...met] };
}
