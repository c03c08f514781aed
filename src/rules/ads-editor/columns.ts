/** How many texts of a kind one ad has columns for. */
export const textColumns = {
  headlines: 15,
  descriptions: 4,
  longHeadlines: 5,
  assetDescriptions: 5,
} as const;

const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);

/** Editor's name of each column, as its own exports spell it. */
const headlines = numbered('Headline', textColumns.headlines);
const longHeadlines = numbered('Long headline', textColumns.longHeadlines);

/**
 * Kinds of rows, one file each, in the order in which Editor should read them: what a row belongs to comes first.
 * Column names: Google Ads Editor help 57747 and exports of Editor, read 2026-11-20. Structured snippets need
 * `Snippet values`; under `Values` Editor takes over an empty snippet. Negatives need `Criterion type`; under `Match
 * type` Editor turns them into keywords to bid on.
 */
export const editorFiles = {
  campaigns: {
    name: '1-campaign.csv',
    label: 'Campaign',
    columns: [
      'Campaign',
      'Campaign type',
      'Networks',
      'Campaign daily budget',
      'Languages',
      'Bid strategy type',
      'Campaign status',
    ],
  },
  locations: { name: '2-locations.csv', label: 'Locations', columns: ['Campaign', 'Location'] },
  adGroups: {
    name: '3-ad-groups.csv',
    label: 'Ad groups',
    columns: ['Campaign', 'Ad group', 'Max CPC', 'Ad group status'],
  },
  keywords: {
    name: '4-keywords.csv',
    label: 'Keywords',
    columns: ['Campaign', 'Ad group', 'Keyword', 'Criterion type', 'Status'],
  },
  negatives: {
    name: '5-negative-keywords.csv',
    label: 'Negative keywords',
    columns: ['Campaign', 'Ad group', 'Keyword', 'Criterion type'],
  },
  ads: {
    name: '6-responsive-search-ads.csv',
    label: 'Responsive search ads',
    columns: [
      'Campaign',
      'Ad group',
      'Ad type',
      'Final URL',
      ...headlines,
      ...numbered('Description', textColumns.descriptions),
      'Path 1',
      'Path 2',
      'Status',
    ],
  },
  assetGroups: {
    name: '6-asset-groups.csv',
    label: 'Asset groups',
    columns: [
      'Campaign',
      'Asset group',
      'Final URL',
      ...headlines,
      ...longHeadlines,
      ...numbered('Description', textColumns.assetDescriptions),
      'Business name',
      'Path 1',
      'Path 2',
      'Asset group status',
    ],
  },
  sitelinks: {
    name: '7-sitelinks.csv',
    label: 'Sitelinks',
    columns: ['Campaign', 'Link text', 'Description line 1', 'Description line 2', 'Final URL'],
  },
  callouts: { name: '8-callouts.csv', label: 'Callouts', columns: ['Campaign', 'Callout text'] },
  snippets: {
    name: '9-structured-snippets.csv',
    label: 'Structured snippets',
    columns: ['Campaign', 'Language', 'Header', 'Snippet values'],
  },
} as const satisfies Record<string, { name: string; label: string; columns: readonly string[] }>;

export type EditorRowKind = keyof typeof editorFiles;
export const editorRowKinds = Object.keys(editorFiles) as EditorRowKind[];

/** Google Ads Editor ignores capitals, spaces and underscores in the names of columns. */
const columnKey = (name: string) => name.toLowerCase().replace(/[\s_]+/gu, '');

/** Other names under which Editor and older exports know a column, by `columnKey`. */
const otherNames: Record<string, string> = {
  campaignname: 'Campaign',
  dailybudget: 'Campaign daily budget',
  campaignbudget: 'Campaign daily budget',
  budget: 'Campaign daily budget',
  languagetargeting: 'Languages',
  geotargeting: 'Location',
  bidstrategy: 'Bid strategy type',
  maximumcpcbid: 'Max CPC',
  matchtype: 'Match type',
  sitelinktext: 'Link text',
  structuredsnippetheader: 'Header',
  structuredsnippetvalues: 'Snippet values',
};

const ownNames: Record<string, string> = Object.fromEntries(
  Object.values(editorFiles).flatMap(({ columns }) => columns.map((name) => [columnKey(name), name])),
);

/** Our name of a column of a file; undefined for the many that we do not read. */
export function columnNameOf(header: string): string | undefined {
  const key = columnKey(header);
  return ownNames[key] ?? otherNames[key];
}
