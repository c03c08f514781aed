import { describe, expect, it } from 'vitest';
import { readKeywordFile, readKeywordText } from './read-file.ts';
import { countOf, decimalOf, levelOf, rangeOf, shareOf } from './number-text.ts';

const utf16 = (text: string): Uint8Array => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return new Uint8Array(bytes);
};
const lines = (...rows: string[]): string => rows.join('\r\n');

describe('figures of keyword files', () => {
  it.each([
    ['1,900', 1_900],
    ['1.900', 1_900],
    ['1 900', 1_900],
    ['12 100', 12_100],
    ["1'900", 1_900],
    ['1K', 1_000],
    ['10 Tsd.', 10_000],
    ['1 mil', 1_000],
    ['1,5 Mio.', 1_500_000],
    ['390.0', 390],
    ['–', null],
    ['N/A', null],
  ])('reads %j as a count', (cell, count) => expect(countOf(cell)).toBe(count));

  it.each([
    ['0,45', 0.45],
    ['$1,234.50', 1_234.5],
    ['1.234,50 €', 1_234.5],
    ['12.3', 12.3],
    ['', null],
  ])('reads %j as a decimal', (cell, value) => expect(decimalOf(cell)).toBe(value));

  it.each([
    ['1K – 10K', { low: 1_000, high: 10_000 }],
    ['1,000-10,000', { low: 1_000, high: 10_000 }],
    ['100 bis 1.000', { low: 100, high: 1_000 }],
    ['1 Tsd. – 10 Tsd.', { low: 1_000, high: 10_000 }],
    ['590', { low: 590, high: 590 }],
    ['-', null],
  ])('reads %j as a range', (cell, range) => expect(rangeOf(cell)).toEqual(range));

  it('reads percentages and levels in the interface languages', () => {
    expect([shareOf('4.2%'), shareOf('4,2 %'), shareOf('0.042')]).toEqual([0.042, 0.042, 0.042]);
    expect(['Gering', 'Media', 'Élevée', '0.3'].map(levelOf)).toEqual(['low', 'medium', 'high', null]);
  });
});

describe('files of keyword tools', () => {
  it('reads the Keyword Planner: UTF-16, tabs, two lines above the header, months', () => {
    const file = readKeywordFile(
      utf16(
        lines(
          'Keyword Stats 2026-11-01 at 10_20_30',
          'October 1, 2025 - September 30, 2026',
          'Keyword\tCurrency\tAvg. monthly searches\tThree month change\tCompetition\tCompetition (indexed value)\tTop of page bid (low range)\tTop of page bid (high range)\tSearches: Oct 2025\tSearches: Nov 2025',
          'coffee mug\tUSD\t33100\t0%\tHigh\t100\t0.26\t1.21\t27100\t40500',
          'stoneware mug\tUSD\t1900\t-18%\tLow\t12\t\t\t1600\t2400',
        ),
      ),
      'Keyword Stats.csv',
    );
    expect(file).toMatchObject({
      tool: 'keyword-planner',
      encoding: 'utf-16le',
      delimiter: '\t',
      problem: null,
    });
    expect(file.rows).toEqual([
      {
        keyword: 'coffee mug',
        volume: { low: 33_100, high: 33_100 },
        monthly: [
          { year: 2025, month: 10, searches: 27_100 },
          { year: 2025, month: 11, searches: 40_500 },
        ],
        competition: 'high',
        competitionIndex: 100,
        bidLow: 0.26,
        bidHigh: 1.21,
        currency: 'USD',
      },
      expect.objectContaining({ keyword: 'stoneware mug', competition: 'low', competitionIndex: 12 }),
    ]);
    expect(file.rows[1]).not.toHaveProperty('bidLow');
  });

  it('turns the round figures of accounts without ad spend back into ranges', () => {
    const rows = Array.from(
      { length: 8 },
      (_, index) => `tasse ${index}\t${index % 2 === 0 ? 50 : 5_000}\tMittel`,
    );
    const file = readKeywordText(
      lines('Keyword\tDurchschnittl. Suchanfragen pro Monat\tWettbewerb', ...rows),
      'de.csv',
    );
    expect(file.tool).toBe('keyword-planner');
    expect(file.rows.map(({ volume }) => volume).slice(0, 2)).toEqual([
      { low: 10, high: 100 },
      { low: 1_000, high: 10_000 },
    ]);
    expect(file.notices.join(' ')).toContain('read as its range');
  });

  it.each([
    ['Top queries,Clicks,Impressions,CTR,Position', 'mug,12,"1,900",0.63%,8.4'],
    ['Häufigste Suchanfragen;Klicks;Impressionen;CTR;Position', 'mug;12;1.900;0,63 %;8,4'],
    ['Requêtes les plus fréquentes,Clics,Impressions,CTR,Position', 'mug,12,1900,"0,63 %","8,4"'],
    ['Consultas principales,Clics,Impresiones,CTR,Posición', 'mug,12,1900,0.63%,8.4'],
  ])('reads Search Console: %s', (header, row) => {
    const file = readKeywordText(lines(header, row), 'Queries.csv');
    expect(file.tool).toBe('search-console');
    expect(file.rows).toEqual([
      { keyword: 'mug', clicks: 12, impressions: 1_900, ctr: 0.0063, position: 8.4 },
    ]);
  });

  it.each([
    [
      'helium10',
      'Keyword Phrase,Cerebro IQ Score,Search Volume,Competing Products',
      'mug,812,"12,400",">4,000"',
      { volume: { low: 12_400, high: 12_400 }, offers: 4_000 },
    ],
    [
      'semrush',
      'Keyword,Intent,Volume,Trend,Keyword Difficulty,CPC (USD),Competitive Density,SERP Features,Number of Results',
      'mug,C,880,"1,1",34,0.8,0.97,"",123',
      { difficulty: 34, competitionIndex: 97, bidHigh: 0.8, currency: 'USD' },
    ],
    [
      'ahrefs',
      '#,Keyword,Country,Difficulty,Volume,CPC,Clicks,Parent Keyword',
      '1,mug,us,12,880,0.8,500,mugs',
      { difficulty: 12, bidHigh: 0.8 },
    ],
    [
      'ubersuggest',
      'No,Keywords,Volume,CPC,Paid Difficulty,Search Difficulty',
      '1,mug,880,0.8,60,42',
      { difficulty: 42, competitionIndex: 60 },
    ],
    [
      'erank',
      'Keyword,Average Searches,Average Clicks,Average CTR,Competition',
      'mug,1200,300,25%,"45,000"',
      { offers: 45_000, volume: { low: 1_200, high: 1_200 } },
    ],
    [
      'amazon-brand-analytics',
      'Search Frequency Rank,Search Term,Top Clicked Brand #1',
      '1204,mug,Acme',
      { rank: 1_204 },
    ],
    [
      'jungle-scout',
      'Keyword,30-Day Search Volume (Exact Match),Ease to Rank,PPC Bid (Exact)',
      'mug,900,70,$0.55',
      { volume: { low: 900, high: 900 }, bidHigh: 0.55 },
    ],
    ['marmalead', 'Search Term,Searches,Engagement,Competition', 'mug,900,8%,1200', { offers: 1_200 }],
  ])('reads %s', (tool, header, row, figures) => {
    const file = readKeywordText(lines(header, row), 'export.csv');
    expect(file.tool).toBe(tool);
    expect(file.rows).toEqual([expect.objectContaining({ keyword: 'mug', ...figures })]);
    // Their clicks are guesses at a whole search page, not those of the user's site.
    expect(file.rows[0]).not.toHaveProperty('clicks');
  });

  it('reads Windows-1252 with semicolons, and quotes with delimiters and line ends inside', () => {
    const bytes = new Uint8Array(
      Buffer.from('Suchbegriff;Suchvolumen\r\n"Töpfe; groß";1.200\r\n"Tee\ntasse";90', 'latin1'),
    );
    const file = readKeywordFile(bytes, 'liste.csv');
    expect(file.encoding).toBe('windows-1252');
    expect(file.rows.map(({ keyword }) => keyword)).toEqual(['Töpfe; groß', 'Tee tasse']);
  });

  it('asks for the column when none is known, and reads by the one that was chosen', () => {
    const text = lines('Begriff A|Zahl', 'mug|90', 'cup|80');
    const file = readKeywordText(text, 'other.csv');
    expect(file.problem).toContain('Choose the column');
    expect(file.headers).toEqual(['Begriff A', 'Zahl']);
    expect(readKeywordText(text, 'other.csv', { keyword: 0, volume: 1 }).rows).toHaveLength(2);
  });

  it('reads a bare list, each keyword once, and says what it left out', () => {
    const file = readKeywordText('mug\nMug\n[cup]\n', 'list.txt');
    expect(file.rows.map(({ keyword }) => keyword)).toEqual(['mug', 'cup']);
    expect(file.notices.join(' ')).toMatch(/without numbers.*named a keyword again/u);
  });

  it.each([
    ['an empty file', new Uint8Array(), 'empty'],
    ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4]), 'spreadsheet'],
    ['only a header', new Uint8Array(Buffer.from('Keyword,Volume')), 'No keyword'],
  ])('says what is wrong with %s', (_, bytes, words) => {
    expect(readKeywordFile(bytes, 'x.csv').problem).toContain(words);
  });
});
