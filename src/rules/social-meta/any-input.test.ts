import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  OptimizedMeta,
  SocialMetaDetails,
  SocialMetaForm,
  socialContentTypes,
} from '#contract/social-meta.ts';
import { socialNetworks } from '#contract/social-page.ts';
import { readPage } from '#rules/facts/page/page-facts.ts';
import { pastedSource } from '#rules/page/page-source.ts';
import { countCharacters } from '#rules/text/count.ts';
import { writeSocial } from '#rules/writers/social-meta/write.ts';
import { changedRecord } from './change.ts';
import { headBlock, headFormats } from './head/index.ts';
import { networkRules } from './networks/index.ts';
import { readingOf } from './page/page-cards.ts';
import { readSocialPage } from './page/social-page.ts';
import { buildRecord } from './record.ts';
import { socialBrief } from './social-brief.ts';

const pieces = [
  'mug',
  'Hand-thrown',
  'für',
  '<b>',
  '{{x}}',
  '"',
  "'",
  '👩‍🏭',
  'مرحبا',
  '陶器のマグ',
  '12 €',
  'from $5',
  '5%',
  '!!!',
  '. ',
  ', ',
  ': ',
  '| ',
  'BEST',
  "you won't believe",
  'https://evil.example',
  'in Leeds',
  'a'.repeat(300),
  '&amp;',
  '‮',
  '\ud83d',
  '1. März',
  '#1',
  'Free shipping',
  'We repair',
  'x@y.example',
  '—',
  '(',
  '…',
  '\u2028',
  '\n',
];
const text = (most: number) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: most }).map((parts) => parts.join(' '));
const names = [
  'og:title',
  'og:image',
  'og:description',
  'twitter:title',
  'og:image:width',
  'OG:Title',
  'description',
];
const tag = fc
  .record({ by: fc.constantFrom('property', 'name'), name: fc.constantFrom(...names), value: text(5) })
  .map(({ by, name, value }) => `<meta ${by}="${name}" content="${value.replaceAll('"', '&quot;')}">`);
const form = fc.record({
  businessName: text(3),
  description: text(12),
  targetAudience: text(4),
  callToAction: text(4),
  contentType: fc.constantFrom(...socialContentTypes),
  logoUrl: fc.constantFrom('', 'https://logo.example/a.png'),
});

it('gives filled cards inside their lengths for any form and any page', () => {
  fc.assert(
    fc.property(form, fc.array(tag, { maxLength: 6 }), text(8), (fields, tags, body) => {
      const parsed = SocialMetaForm.safeParse({ url: 'https://shop.example/', industry: 'Other', ...fields });
      fc.pre(parsed.success);
      const source = pastedSource(
        'https://shop.example/',
        `${tags.join('')}<h1>${body}</h1><p>${body}</p>`,
        0,
      );
      const page = readSocialPage(readPage(source));
      const brief = socialBrief(parsed.data!, page);
      const record = buildRecord(brief, writeSocial(brief), {
        page: readingOf(page, new Map()),
        logo: null,
        pictureId: 'a'.repeat(24),
        publicUrl: 'https://app.example',
        writer: 'rules',
        notices: [],
      });
      SocialMetaDetails.parse(record);
      OptimizedMeta.parse(record.optimizedMeta);
      for (const id of socialNetworks) {
        const { title, description } = record.optimizedMeta[id]!;
        const rule = networkRules[id];
        expect(title.length * description.length).toBeGreaterThan(0);
        expect(countCharacters(title)).toBeLessThanOrEqual(rule.title.limit.max);
        expect(countCharacters(description)).toBeLessThanOrEqual(rule.description.limit.max);
        expect(`${title} ${description}`).not.toMatch(/[<>]|https?:/);
      }
      for (const format of headFormats) expect(headBlock(record, format)).toContain('twitter');
      const changed = changedRecord(
        { ...record, id: 1, createdAt: '' },
        { imageOrigin: 'logo', picture: { design: 'panel' } },
        { pictureId: 'b'.repeat(24), publicUrl: 'https://app.example' },
      );
      expect(changed.picture.id).toBe('b'.repeat(24));
    }),
    { numRuns: 20, seed: 7 },
  );
});
