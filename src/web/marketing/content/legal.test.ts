import { expect, test } from 'vitest';
import { catalogueKeys } from '#contract/platforms.ts';
import { defaultPreferences, retentionDays } from '#contract/settings.ts';
import { publicPages } from '#web/pages.tsx';
import { faqEntries } from './faq-entries.ts';
import { cookies } from './legal-cookies.ts';
import type { LegalBlock, LegalDocument } from './legal-document.ts';
import { privacy } from './legal-privacy.ts';
import { refunds } from './legal-refunds.ts';
import { terms } from './legal-terms.ts';

const documents: readonly LegalDocument[] = [terms, privacy, cookies, refunds];

function textsOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  return 'list' in block ? [...block.list] : [];
}
const allTexts = documents.flatMap(({ sections }) =>
  sections.flatMap(({ blocks }) => blocks.flatMap(textsOf)),
);

test('each document is a page, and its day is the one that the page list gives to search engines', () => {
  for (const { path, changed } of documents) {
    const page = publicPages.find(({ paths }) => paths[0] === path);
    expect(page?.changed).toBe(changed);
    expect(changed).toMatch(/^\d{4}-\d\d-\d\d$/);
  }
});

test('every link inside leads to a page, and to a part of it that exists', () => {
  const parts = new Map<string, readonly string[]>([
    ...documents.map(({ path, sections }) => [path, sections.map(({ id }) => id)] as const),
    ['/faq', faqEntries.map(({ id }) => id)],
    ['/platforms', ['bundle', ...catalogueKeys]],
  ]);
  const inTexts = allTexts.flatMap((text) =>
    [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to ?? ''),
  );
  const inAnswers = faqEntries.flatMap(({ link }) => (link ? [link.to] : []));
  for (const to of [...inTexts, ...inAnswers]) {
    const [path = '', part] = to.split('#');
    expect([...parts.keys()], to).toContain(path);
    if (part !== undefined) expect(parts.get(path), to).toContain(part);
  }
});

test('retention is told as the settings have it', () => {
  const days = retentionDays.filter((count) => count !== null);
  const told = allTexts.find((text) => text.startsWith('Your history stays'));
  expect(told).toContain(`${days.slice(0, -1).join(', ')} or ${days.at(-1)} days`);
  expect(told).toContain(`${defaultPreferences.contentRetentionDays} days hold`);
});

test('no price is typed into a legal text', () => {
  expect(allTexts.filter((text) => /\$\s?\d/.test(text))).toEqual([]);
});
