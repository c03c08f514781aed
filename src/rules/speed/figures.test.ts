import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { foundIn } from './found.ts';
import { readForeignReport } from './lighthouse-report.ts';
import { figureWords, plainDescription } from './plain-text.ts';
import { runtimeErrorSentence } from './runtime-error.ts';
import { labMetrics, placeOnScale, scoreRating } from './thresholds.ts';

describe('figures and words', () => {
  it.each([
    [0, 0],
    [1_250, 100 / 6],
    [2_500, 100 / 3],
    [3_250, 50],
    [4_000, 200 / 3],
    [8_000, 100],
    [90_000, 100],
  ])('places %d ms of LCP at %d %% of its scale', (value, percent) => {
    expect(placeOnScale(value, labMetrics.lcp.bounds.mobile)).toBeCloseTo(percent);
  });

  it('rates scores by 90 and 50', () => {
    expect([100, 90, 89, 50, 49, 0].map(scoreRating)).toEqual([
      'good',
      'good',
      'needs-improvement',
      'needs-improvement',
      'poor',
      'poor',
    ]);
  });

  it.each([
    [16, 'ms', '16 ms'],
    [999.6, 'ms', '1.0 s'],
    [2_512, 'ms', '2.5 s'],
    [0.00338, '', '0.003'],
    [0, '', '0'],
  ] as const)('writes %d %s as %s', (value, unit, words) => {
    expect(figureWords(value, unit)).toBe(words);
  });

  it('takes the closing link out of a text and keeps others as words', () => {
    expect(
      plainDescription(
        'See `x` in [the guide](https://a.example). [Learn more about it](https://b.example).',
      ),
    ).toEqual({
      description: 'See x in the guide.',
      link: 'https://b.example',
    });
  });

  it.each<[string, unknown, string[]]>([
    [
      'a table',
      [{ url: 'https://a.example/x' }, { node: { snippet: '<p>' } }, { entity: 'Unattributable' }],
      ['https://a.example/x', '<p>'],
    ],
    ['a list of tables', [{ type: 'table', items: [{ node: { selector: 'body > p' } }] }], ['body > p']],
    ['a checklist', { a: { label: 'Slow', value: false }, b: { label: 'Fine', value: true } }, ['Slow']],
    ['a cycle of depth', JSON.parse('[['.repeat(20) + ']]'.repeat(20)), []],
    ['anything else', 'text', []],
  ])('finds names in %s', (_, items, names) => {
    expect(foundIn(items)).toEqual(names);
  });

  it.each([
    [
      'ERRORED_DOCUMENT_REQUEST',
      'failed (Status code: 404)',
      'The website answered with status 404 instead of the page.',
    ],
    ['SOMETHING_NEW', '', 'Lighthouse could not measure the page (SOMETHING_NEW).'],
  ])('says what %s means', (code, message, sentence) => {
    const report = {
      ...readForeignReport(JSON.parse(readFileSync('src/rules/speed/fixtures/slow-mobile.json', 'utf8'))),
      runtimeError: { code, message },
    };
    expect(runtimeErrorSentence(report)).toBe(sentence);
  });
});
