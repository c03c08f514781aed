import * as fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { emptyAdGroup, emptyCampaign, type EditorCampaign } from './campaign.ts';
import { centsOf, moneyCell, safeCell } from './cell.ts';
import { columnNameOf, editorFiles } from './columns.ts';
import { readEditorFiles } from './read.ts';
import { editorTables } from './write.ts';

/** Through the text of real files, as a download and an upload take them. */
function throughFiles(campaign: EditorCampaign) {
  const files = editorTables(campaign).map(({ name, columns, rows }) => ({
    name,
    cells: Papa.parse<string[]>(Papa.unparse([[...columns], ...rows])).data,
  }));
  // The order in which a person chooses files says nothing.
  return readEditorFiles(files.toReversed());
}

const word = fc.constantFrom(
  '=2+3',
  '+44 leak',
  '-20% off',
  '@home',
  '＝2',
  'boiler, "hot"',
  "o'neil",
  'Ütz',
  '配管',
);
const text = fc
  .oneof(word, fc.string({ minLength: 1, maxLength: 30, unit: 'grapheme' }))
  .map((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp};]/gu, '').trim())
  .filter((value) => value !== '' && value !== '[]');
const keywordText = text.filter((value) => !/^\[.*\]$|^["“].*["”]$/u.test(value));
const keyword = fc.record({ text: keywordText, match: fc.constantFrom('broad', 'phrase', 'exact') });
const cents = fc.integer({ min: 1, max: 10_000_000 });
const address = fc.constantFrom('', 'https://example.com/a?b=c,d');
const texts = {
  headlines: fc.array(text, { minLength: 3, maxLength: 15 }),
  path1: fc.oneof(text, fc.constant('')),
  path2: fc.oneof(text, fc.constant('')),
  finalUrl: address,
  status: fc.constantFrom('Enabled', 'Paused'),
};
const adGroup = fc.record({
  name: text,
  maxCpc: cents,
  status: fc.constant('Enabled'),
  keywords: fc.array(keyword, { maxLength: 4 }),
  negatives: fc.array(keyword, { maxLength: 2 }),
  ads: fc.array(fc.record({ ...texts, descriptions: fc.array(text, { minLength: 2, maxLength: 4 }) }), {
    maxLength: 2,
  }),
});
const campaign: fc.Arbitrary<EditorCampaign> = fc.record({
  name: text,
  type: fc.constantFrom('Search', 'Performance Max'),
  networks: fc.constantFrom('', 'Google search'),
  dailyBudget: cents,
  languages: fc.constant('en;de'),
  bidStrategy: fc.constant('Maximize clicks'),
  status: fc.constant('Paused'),
  locations: fc.array(text, { maxLength: 2 }),
  adGroups: fc.uniqueArray(adGroup, { maxLength: 3, selector: ({ name }) => name }),
  assetGroups: fc.array(
    fc.record({
      ...texts,
      name: text,
      descriptions: fc.array(text, { maxLength: 5 }),
      longHeadlines: fc.array(text, { maxLength: 5 }),
      businessName: fc.oneof(text, fc.constant('')),
    }),
    { maxLength: 2 },
  ),
  negatives: fc.array(keyword, { maxLength: 4 }),
  sitelinks: fc.array(fc.record({ text, description1: text, description2: text, finalUrl: address }), {
    maxLength: 3,
  }),
  callouts: fc.array(text, { maxLength: 3 }),
  snippets: fc.array(
    fc.record({
      language: fc.constant('English'),
      header: text,
      values: fc.array(text, { minLength: 3, maxLength: 10 }),
    }),
    { maxLength: 2 },
  ),
});

describe('Files for Google Ads Editor', () => {
  it('are read back without loss, whatever the texts hold', () => {
    fc.assert(
      fc.property(campaign, (given) => {
        expect(throughFiles(given)).toEqual({ campaigns: [given], notes: [] });
      }),
      { numRuns: 200 },
    );
  });

  it('hold no cell that a spreadsheet runs as a formula', () => {
    fc.assert(
      fc.property(campaign, (given) => {
        const cells = editorTables(given).flatMap(({ rows }) => rows.flat());
        expect(cells.filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/u.test(cell))).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('take a line break or tab inside a text for a space', () => {
    expect(safeCell('=HYPERLINK("x")\r\n\tnext')).toBe(' =HYPERLINK("x") next');
  });

  it('name a campaign’s negatives under Criterion type and snippets under Snippet values', () => {
    const given = { ...emptyCampaign('Leeds'), negatives: [{ text: 'jobs', match: 'phrase' as const }] };
    given.snippets.push({ language: 'English', header: 'Services', values: ['Boilers', 'Leaks', 'Baths'] });
    const tables = editorTables(given);
    expect(tables.map(({ kind }) => kind)).toEqual(['campaigns', 'negatives', 'snippets']);
    expect(tables[1]).toMatchObject({
      columns: ['Campaign', 'Ad group', 'Keyword', 'Criterion type'],
      rows: [['Leeds', '', 'jobs', 'Campaign Negative Phrase']],
    });
    expect(tables[2]!.rows).toEqual([['Leeds', 'English', 'Services', 'Boilers;Leaks;Baths']]);
  });

  it.each([
    ['12.50', 1250],
    ['12,5', 1250],
    ['$1,200.00', 120_000],
    ['1.200', 120_000],
    ['7', 700],
    ['', null],
    ['none', null],
  ])('read %j as %j cents', (cell, expected) => expect(centsOf(cell)).toBe(expected));

  it('write money with two decimals', () => expect(moneyCell(1605)).toBe('16.05'));
});

describe('An export of Google Ads Editor', () => {
  const head = [
    'Campaign',
    'Labels',
    'Campaign Type',
    'Networks',
    'Budget',
    'Languages',
    'Bid Strategy Type',
    'Ad Group',
    'Max CPC',
    'Headline 1',
    'Headline 2',
    'Headline 3',
    'Description 1',
    'Description 2',
    'Final URL',
    'Keyword',
    'Criterion Type',
    'Ad type',
    'Header',
    'Snippet Values',
    'Callout text',
    'Image',
    'Campaign Status',
    'Ad Group Status',
    'Status',
  ];
  const rowOf = (cells: Record<string, string>) => head.map((name) => cells[name] ?? '');
  const Campaign = 'Leeds';
  const group = { Campaign, 'Ad Group': 'Boilers' };

  it('is read from one file with all kinds of rows', () => {
    const { campaigns, notes } = readEditorFiles([
      {
        name: 'export.csv',
        cells: [
          head,
          rowOf({ Campaign, 'Campaign Type': 'Search', Budget: '16.45', 'Campaign Status': 'Enabled' }),
          rowOf({ ...group, 'Max CPC': '2.10', 'Ad Group Status': 'Enabled' }),
          rowOf({ ...group, Keyword: '[boiler service]', 'Criterion Type': 'Exact', Status: 'Enabled' }),
          rowOf({ ...group, Keyword: 'free', 'Criterion Type': 'Negative Broad' }),
          rowOf({
            ...group,
            'Ad type': 'Responsive search ad',
            'Headline 1': 'Plumber in Leeds',
            'Headline 3': 'Gas Safe Registered',
            'Description 1': 'Leaks and boilers.',
            Status: 'Enabled',
          }),
          rowOf({ Campaign, Header: 'Services', 'Snippet Values': 'Boilers\nLeaks\nBaths' }),
          rowOf({ Campaign, Image: 'images/a.jpg' }),
          rowOf({}),
        ],
      },
    ]);
    expect(notes).toEqual([
      '1 rows of other kinds were left out: images, audiences, schedules and the like.',
    ]);
    expect(campaigns).toEqual([
      {
        ...emptyCampaign('Leeds'),
        type: 'Search',
        dailyBudget: 1645,
        status: 'Enabled',
        adGroups: [
          {
            ...emptyAdGroup('Boilers'),
            maxCpc: 210,
            status: 'Enabled',
            keywords: [{ text: 'boiler service', match: 'exact' }],
            negatives: [{ text: 'free', match: 'broad' }],
            ads: [
              {
                headlines: ['Plumber in Leeds', 'Gas Safe Registered'],
                descriptions: ['Leaks and boilers.'],
                path1: '',
                path2: '',
                finalUrl: '',
                status: 'Enabled',
              },
            ],
          },
        ],
        snippets: [{ language: '', header: 'Services', values: ['Boilers', 'Leaks', 'Baths'] }],
      },
    ]);
  });

  it('is refused when its columns are not the English ones', () => {
    const { campaigns, notes } = readEditorFiles([{ name: 'b.csv', cells: [['Kampagne'], ['Leeds']] }]);
    expect(campaigns).toEqual([]);
    expect(notes).toEqual([expect.stringContaining('b.csv has no column “Campaign”')]);
  });

  it('warns of negatives that Editor would take for keywords to bid on', () => {
    const cells = [
      ['Campaign', 'Ad group', 'Keyword', 'Match type'],
      ['Leeds', 'Boilers', 'free', 'Negative Phrase'],
    ];
    const { campaigns, notes } = readEditorFiles([{ name: 'k.csv', cells }]);
    expect(campaigns[0]!.adGroups[0]!.negatives).toEqual([{ text: 'free', match: 'phrase' }]);
    expect(notes).toEqual([expect.stringContaining('1 negative keywords stand under “Match type”')]);
  });
});

it('knows Editor’s columns in any spelling of capitals and spaces', () => {
  expect(columnNameOf('DAILY_BUDGET')).toBe('Campaign daily budget');
  expect(columnNameOf('snippet values')).toBe('Snippet values');
  expect(columnNameOf('Budget#Original')).toBeUndefined();
  for (const { columns } of Object.values(editorFiles))
    for (const column of columns) expect(columnNameOf(column)).toBe(column);
});

describe('Snippet values of a read file', () => {
  const valuesOf = (cell: string) =>
    readEditorFiles([
      {
        name: 'snippets.csv',
        cells: [
          ['Campaign', 'Header', 'Snippet values'],
          ['Pottery', 'Types', cell],
        ],
      },
    ]).campaigns[0]?.snippets[0]?.values;

  it('are trimmed, whether lines or semicolons part them', () => {
    expect(valuesOf('Mugs \r\n  \n Bowls ; Plates;;')).toEqual(['Mugs', 'Bowls', 'Plates']);
  });

  it('take no time that grows with the square of their blanks', () => {
    expect(valuesOf(`Mugs${'\t'.repeat(400_000)}x`)).toHaveLength(1);
  });
});
