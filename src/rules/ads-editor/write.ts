import type { MatchType } from '#contract/google-ads.ts';
import type { EditorCampaign, EditorTexts } from './campaign.ts';
import { moneyCell, safeCell } from './cell.ts';
import { editorFiles, editorRowKinds, textColumns, type EditorRowKind } from './columns.ts';

/** One file: its head and its rows, as cells that no spreadsheet runs. */
export interface EditorTable {
  kind: EditorRowKind;
  /** File name with its ending. */
  name: string;
  label: string;
  columns: readonly string[];
  rows: string[][];
}

/** Editor's words for a match type. */
const matchWords: Record<MatchType, string> = { broad: 'Broad', phrase: 'Phrase', exact: 'Exact' };

type Row = Record<string, string>;

/** `Headline 1` and on; what goes beyond the columns has no place in the file. */
const spread = (name: string, texts: readonly string[], most: number): Row =>
  Object.fromEntries(texts.slice(0, most).map((text, index) => [`${name} ${index + 1}`, text]));

const sharedTexts = (texts: EditorTexts): Row => ({
  'Final URL': texts.finalUrl,
  ...spread('Headline', texts.headlines, textColumns.headlines),
  'Path 1': texts.path1,
  'Path 2': texts.path2,
});

function rowsOf(campaign: EditorCampaign): Record<EditorRowKind, Row[]> {
  const { adGroups } = campaign;
  return {
    campaigns: [
      {
        'Campaign type': campaign.type,
        Networks: campaign.networks,
        'Campaign daily budget': moneyCell(campaign.dailyBudget),
        Languages: campaign.languages,
        'Bid strategy type': campaign.bidStrategy,
        'Campaign status': campaign.status,
      },
    ],
    locations: campaign.locations.map((place) => ({ Location: place })),
    adGroups: adGroups.map((group) => ({
      'Ad group': group.name,
      'Max CPC': moneyCell(group.maxCpc),
      'Ad group status': group.status,
    })),
    keywords: adGroups.flatMap((group) =>
      group.keywords.map(({ text, match }) => ({
        'Ad group': group.name,
        Keyword: text,
        'Criterion type': matchWords[match],
        Status: 'Enabled',
      })),
    ),
    negatives: [
      ...campaign.negatives.map(({ text, match }) => ({
        Keyword: text,
        'Criterion type': `Campaign Negative ${matchWords[match]}`,
      })),
      ...adGroups.flatMap((group) =>
        group.negatives.map(({ text, match }) => ({
          'Ad group': group.name,
          Keyword: text,
          'Criterion type': `Negative ${matchWords[match]}`,
        })),
      ),
    ],
    ads: adGroups.flatMap((group) =>
      group.ads.map((ad) => ({
        'Ad group': group.name,
        'Ad type': 'Responsive search ad',
        ...sharedTexts(ad),
        ...spread('Description', ad.descriptions, textColumns.descriptions),
        Status: ad.status,
      })),
    ),
    assetGroups: campaign.assetGroups.map((group) => ({
      'Asset group': group.name,
      ...sharedTexts(group),
      ...spread('Long headline', group.longHeadlines, textColumns.longHeadlines),
      ...spread('Description', group.descriptions, textColumns.assetDescriptions),
      'Business name': group.businessName,
      'Asset group status': group.status,
    })),
    sitelinks: campaign.sitelinks.map((link) => ({
      'Link text': link.text,
      'Description line 1': link.description1,
      'Description line 2': link.description2,
      'Final URL': link.finalUrl,
    })),
    callouts: campaign.callouts.map((text) => ({ 'Callout text': text })),
    snippets: campaign.snippets.map(({ language, header, values }) => ({
      Language: language,
      Header: header,
      // Semicolons part the values, so that a value cannot hold one.
      'Snippet values': values.map((value) => value.replaceAll(';', ',')).join(';'),
    })),
  };
}

/** The files of a campaign for Google Ads Editor, one for each kind of rows; kinds without rows have none. */
export function editorTables(campaign: EditorCampaign): EditorTable[] {
  const rows = rowsOf(campaign);
  return editorRowKinds
    .filter((kind) => rows[kind].length > 0)
    .map((kind) => {
      const { name, label, columns } = editorFiles[kind];
      return {
        kind,
        name,
        label,
        columns,
        rows: rows[kind].map((row) =>
          columns.map((column) => safeCell(column === 'Campaign' ? campaign.name : (row[column] ?? ''))),
        ),
      };
    });
}
