import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countList, countText } from '#rules/text/count.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import type { FieldRule, Platform } from '#rules/platforms/platform.ts';
import type { FieldValue } from '#contract/seo-content.ts';
import { forbiddenIn, hitsOf } from './forbidden.ts';
import { fitField, type FitOptions } from './fit.ts';

const options: FitOptions = {
  protect: ['Tarnwell X20', 'stainless steel'],
  names: ['Tarnwell'],
  language: { written: 'en', tag: 'en' },
};

const pieces = [
  'Mug',
  'mug',
  'Tarnwell X20',
  'FREE SHIPPING',
  'best seller',
  '350 ml',
  '8.3 x 6.1 x 2.4 inches',
  'stainless steel',
  ', ',
  ' ',
  ' - ',
  ': ',
  '\n',
  '\n\n',
  '. ',
  '! ',
  '!!',
  '…',
  '(',
  ')',
  '&',
  '%',
  '+',
  '#1',
  '<b>',
  '</b>',
  '<script>x</script>',
  '&amp;',
  '&lt;',
  '👩‍👩‍👧‍👦',
  '🇩🇪',
  '★',
  '™',
  '½',
  '₂',
  'é',
  'e\u0301\u0302\u0303',
  '\uD800',
  '\u202E',
  '\u0000',
  '\u200B',
  'https://shop.example/a',
  'jo@shop.example',
  '+44 20 7946 0958',
  '$19.99',
  '不锈钢饭盒',
  'กล่องข้าว',
  'صندوق الغداء',
  'Donaudampfschifffahrtsgesellschaftskapitän',
  'N/A',
  'B0ABCDEFGH',
  '0:00 Start',
  '0:30 Tools',
  '2:10 Cut',
  'guarantee',
  'and',
  'for',
  'with',
  'HIGH QUALITY',
  '- item',
  '**bold**',
  'l@@k',
  'tiktok',
  'app',
  'free',
  '“',
  '”',
  "'",
  '/',
  '|',
  'x',
];

const nasty = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...pieces), { maxLength: 60 }).map((parts) => parts.join(' ')),
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(...pieces).map((piece) => piece.repeat(400)),
);

const cases = Object.values(platforms).flatMap((platform) =>
  fieldRules(platform).map((rule) => [`${platform.id} ${rule.id}`, platform, rule] as const),
);

function problemsOf(value: FieldValue, rule: FieldRule, platform: Platform): string[] {
  const problems: string[] = [];
  const entries =
    typeof value === 'string'
      ? [value]
      : value.map((entry) => (typeof entry === 'string' ? entry : `${entry.name}: ${entry.value}`));
  const check = (text: string, limit: { max: number; unit: Parameters<typeof countText>[1] }): void => {
    const count = countText(text, limit.unit);
    if (count > limit.max) problems.push(`${count} > ${limit.max}: ${text}`);
  };
  if (rule.kind === 'text' && typeof value === 'string') check(value, rule.limit);
  if (rule.kind === 'list') {
    for (const entry of entries) check(entry, rule.each);
    if (entries.length > rule.count.max) problems.push(`${entries.length} entries`);
    if (rule.total && countList(entries, rule.total.unit, rule.separator) > rule.total.max)
      problems.push('total');
    if (new Set(entries.map((entry) => entry.toLowerCase())).size < entries.length)
      problems.push('duplicate');
  }
  if (rule.kind === 'pairs' && typeof value !== 'string')
    for (const pair of value) {
      if (typeof pair === 'string') continue;
      check(pair.name, rule.name);
      check(pair.value, rule.value);
    }
  for (const entry of entries) {
    if (!entry.isWellFormed()) problems.push('lone surrogate');
    for (const item of forbiddenIn(platform, rule.id))
      if (hitsOf(entry, item, options.names ?? []).length > 0) problems.push(`${item.id}: ${entry}`);
  }
  return problems;
}

describe('any input fits and stays as it is when fitted again', () => {
  test.each(cases)('%s', (_name, platform, rule) => {
    const input: fc.Arbitrary<FieldValue> =
      rule.kind === 'text'
        ? nasty
        : rule.kind === 'list'
          ? fc.array(nasty, { maxLength: 20 })
          : fc.array(fc.record({ name: nasty, value: nasty }), { maxLength: 20 });
    fc.assert(
      fc.property(input, (value) => {
        const fitted = fitField(value, rule, platform, options);
        expect(problemsOf(fitted.value, rule, platform)).toEqual([]);
        expect(fitField(fitted.value, rule, platform, options).value).toEqual(fitted.value);
      }),
      { numRuns: Number(process.env['FIT_RUNS'] ?? 60) },
    );
  });
});
