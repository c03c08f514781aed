import { describe, expect, it } from 'vitest';
import type { CheckResult } from '#contract/report.ts';
import type { FieldValue } from '#contract/seo-content.ts';
import { entriesOf } from '#rules/facts/field-text.ts';
import type { Listing } from '#rules/listing/listing.ts';
import { platforms } from '#rules/platforms/index.ts';
import type { FieldId } from '#rules/platforms/platform.ts';
import { exampleOf, workedExamples } from '#tests/setup/worked-examples.ts';
import type { WorkedExample } from '#rules/scorecards/worked-example.ts';
import { scoreListing } from './score.ts';

const examples = [...workedExamples.values()];

function scoreOf(example: WorkedExample, listing: Listing) {
  const { ledger, productName } = example;
  return scoreListing({ platform: platforms[example.platform], listing, ledger, productName });
}

function failing(checks: readonly CheckResult[]): string[] {
  return checks.filter((check) => check.score !== null && check.score < 1).map((check) => check.id);
}

function textOf(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Spoilings that make any listing bad, by what they replace, with the check that has to say why. */
function everySpoiling(
  example: WorkedExample,
): ReadonlyArray<[name: string, change: Listing, reason: string]> {
  const title: FieldId = platforms[example.platform].titleField;
  const text = textOf(example.good[title]);
  const body = textOf(example.good.improvedBodyText);
  const type = example.ledger.productType;
  const lists = (['tags', 'keywords', 'searchTerms'] as const).filter(
    (field) => example.good[field] !== undefined,
  );
  return [
    ['title cut to one word', { [title]: text.split(' ')[0] ?? '' }, 'title-substance'],
    [
      'title tag cut to one word',
      { titleTag: textOf(example.good.titleTag).split(' ')[0] ?? '' },
      'title-substance',
    ],
    ['keyword repeated as the title', { [title]: `${type} `.repeat(6).trim() }, 'keyword-stuffing'],
    ['keyword added to the title', { [title]: `${text} ${type}, ${type}, ${type}` }, 'keyword-stuffing'],
    [
      'keyword pasted behind the text',
      { improvedBodyText: `${body} ${`${type} `.repeat(8)}` },
      'keyword-stuffing',
    ],
    [
      'keyword list behind the text',
      { improvedBodyText: `${body} ${`${type}, `.repeat(5)}` },
      'keyword-stuffing',
    ],
    [
      'keyword crowded into sentences behind the text',
      {
        improvedBodyText: `${body} Our ${type} is the ${type} you want. Buy this ${type}, a ${type} for everyone who needs a ${type}. This ${type} is a great ${type}.`,
      },
      'keyword-stuffing',
    ],
    ...lists.map((field): [string, Listing, string] => [
      `${field} all the same`,
      { [field]: [type, type, type, type, type] },
      'keyword-stuffing',
    ]),
    ['promotion in the title', { [title]: `${text} FREE SHIPPING best seller!!!` }, 'forbidden-content'],
    [
      'promotion in the text',
      { improvedBodyText: `FREE SHIPPING best seller!!! ${body}` },
      'forbidden-content',
    ],
    ['one quiet phrase in the text', { improvedBodyText: `${body} Buy now.` }, 'forbidden-content'],
    ['invented certificate', { improvedBodyText: `${body} FDA approved.` }, 'invented-claims'],
    ['invented award', { improvedBodyText: `${body} An award-winning design.` }, 'invented-claims'],
    ...(platforms[example.platform].forbidden.some(({ id }) => id === 'all-capitals')
      ? [
          ['title in capitals', { [title]: text.toUpperCase() }, 'forbidden-content'] satisfies [
            string,
            Listing,
            string,
          ],
        ]
      : []),
    ['dummy text', { improvedBodyText: 'Lorem ipsum dolor sit amet. '.repeat(5) }, 'forbidden-content'],
    ['a gap left in the text', { improvedBodyText: `${body} By [your brand].` }, 'forbidden-content'],
    ['invented badge', { improvedBodyText: `${body} It is an Editor's Choice.` }, 'invented-claims'],
    ['invented figure', { improvedBodyText: `${body} It lasts 37 years.` }, 'invented-claims'],
    ['required text empty', { improvedBodyText: '' }, 'required-fields'],
  ];
}

describe.each(examples)('the worked example of $platform', (example) => {
  const good = scoreOf(example, example.good);

  it('scores 85 or more, with no gate failed', () => {
    expect(good.score).toBeGreaterThanOrEqual(85);
    expect(
      good.checks.filter((check) => check.points === 0 && check.score !== null && check.score < 1),
    ).toEqual([]);
  });

  it.each(everySpoiling(example))('loses at least 15 points by: %s', (_name, change, reason) => {
    const bad = scoreOf(example, { ...example.good, ...change });
    expect(good.score - bad.score).toBeGreaterThanOrEqual(15);
    expect(failing(bad.checks)).toContain(reason);
  });

  it('loses them by its own search phrases pasted behind the text', () => {
    const phrases = (['tags', 'keywords', 'searchTerms'] as const).flatMap((field) =>
      entriesOf(example.good[field]),
    );
    if (phrases.length < 3) return;
    const pasted = `${textOf(example.good.improvedBodyText)}\n${[...phrases, ...phrases].join(', ')}`;
    const bad = scoreOf(example, { ...example.good, improvedBodyText: pasted });
    expect(good.score - bad.score).toBeGreaterThanOrEqual(15);
    expect(failing(bad.checks)).toContain('keyword-stuffing');
  });

  it.each(everySpoiling(example))('a mid-scored listing loses them too by: %s', (_name, change) => {
    // Half of a listing: lists and secondary fields thinned out, as a hurried seller leaves them.
    const middling: Listing = {
      ...example.good,
      ...(example.good.tags !== undefined && { tags: ['personalised mug', 'bike chain', 'shirt'] }),
      ...(example.good.bulletPoints !== undefined && {
        bulletPoints: ['Silicone seal', 'Steel', 'Not for microwaves'],
      }),
      ...(example.good.keyFeatures !== undefined && { keyFeatures: ['USB-C', 'White', 'LED'] }),
      ...(example.good.subtitle !== undefined && { subtitle: '' }),
      ...(example.good.hashtags !== undefined && { hashtags: [] }),
      ...(example.good.sellingPoints !== undefined && { sellingPoints: [] }),
      metaDescription: 'What it is and a little more.',
    };
    const before = scoreOf(example, middling);
    expect(before.score).toBeGreaterThanOrEqual(25);
    expect(before.score - scoreOf(example, { ...middling, ...change }).score).toBeGreaterThanOrEqual(15);
  });

  it.each(example.spoiled)('names the reasons of “$name” and scores it lower', ({ change, reasons }) => {
    const bad = scoreOf(example, { ...example.good, ...change });
    expect(bad.score).toBeLessThan(good.score);
    for (const reason of reasons) expect(failing(bad.checks)).toContain(reason);
  });

  it('gives each failing check a found, a wish, a fix and a gain that adds up', () => {
    for (const { change } of example.spoiled) {
      const bad = scoreOf(example, { ...example.good, ...change });
      for (const check of bad.checks) {
        expect(check.found).not.toBe('');
        expect(check.gain).toBeGreaterThanOrEqual(0);
        if (check.score === null || check.score >= 0.995) continue;
        expect(check.expected).not.toBe('');
        expect(check.fix).toMatch(/[.”]$/);
      }
    }
  });

  it('gives all points to the checks that apply', () => {
    const points = good.checks.reduce((sum, check) => sum + check.points, 0);
    expect(points).toBeGreaterThan(99);
    expect(points).toBeLessThan(101);
  });

  it('gives the same score twice', () => {
    expect(scoreOf(example, example.good)).toEqual(good);
  });
});

describe('gates', () => {
  const example = exampleOf('etsy');

  it('bound the total: a breach 59, an empty required field 49, a claim 79', () => {
    const title = textOf(example.good.productTitle);
    expect(
      scoreOf(example, { ...example.good, productTitle: `${title} best seller` }).score,
    ).toBeLessThanOrEqual(59);
    expect(scoreOf(example, { ...example.good, productTitle: '' }).score).toBeLessThanOrEqual(49);
    expect(
      scoreOf(example, {
        ...example.good,
        improvedBodyText: `${textOf(example.good.improvedBodyText)} FDA approved.`,
      }).score,
    ).toBeLessThanOrEqual(79);
  });

  it('name a field over its limit with both figures', () => {
    const bad = scoreOf(example, {
      ...example.good,
      tags: ['a stoneware mug for coffee lovers', 'stoneware mug'],
    });
    const gate = bad.checks.find((check) => check.id === 'field-limits');
    expect(bad.score).toBeLessThanOrEqual(59);
    expect(gate).toMatchObject({ score: 0, field: 'tags', expected: 'At most 20 characters' });
    expect(gate?.found).toContain('33 characters');
  });

  it('take more points for each further claim', () => {
    const body = textOf(example.good.improvedBodyText);
    const one = scoreOf(example, { ...example.good, improvedBodyText: `${body} FDA approved.` });
    const two = scoreOf(example, { ...example.good, improvedBodyText: `${body} FDA approved. Waterproof.` });
    expect(one.score - two.score).toBeGreaterThanOrEqual(6);
  });

  it('say what taking the fault away brings', () => {
    const bad = scoreOf(example, { ...example.good, productTitle: 'Mug' });
    const gate = bad.checks.find((check) => check.id === 'title-substance');
    expect(gate?.found).toContain('“Mug”');
    expect(gate?.gain).toBeGreaterThanOrEqual(15);
  });
});

describe('an empty listing', () => {
  it.each(Object.values(platforms))('of $name scores weak and says why', (platform) => {
    const { ledger } = exampleOf('walmart');
    const { score, checks } = scoreListing({ platform, listing: {}, ledger, productName: 'mug' });
    expect(score).toBeLessThan(30);
    expect(failing(checks)).toContain('required-fields');
  });
});

it.each([
  [['FDA approved.'], /^Take out “[^”]+”, or add it to your description if it is true\.$/u],
  [
    ['FDA approved.', 'It lasts 37 years.'],
    /^Take out “[^”]+” and “[^”]+”, or add them to your description if they are true\.$/u,
  ],
])('says of one claim or of several what to do: %j', (claims, advice) => {
  const example = exampleOf('etsy');
  const improvedBodyText = `${textOf(example.good.improvedBodyText)} ${claims.join(' ')}`;
  const { checks } = scoreOf(example, { ...example.good, improvedBodyText });
  expect(checks.find(({ id }) => id === 'invented-claims')?.fix).toMatch(advice);
});
