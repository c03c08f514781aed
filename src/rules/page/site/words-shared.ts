import type { FoundItem } from './finding.ts';
import type { CrawledPage } from './site.ts';

/** Groups of two or more pages whose words are the same, letter case and white space aside; largest first. */
export function sharedBy(
  pages: readonly CrawledPage[],
  wordsOf: (page: CrawledPage) => string | null,
): FoundItem[] {
  const groups = new Map<string, { words: string; pages: string[] }>();
  for (const page of pages) {
    const words = wordsOf(page)?.replace(/\s+/g, ' ').trim() ?? '';
    if (words === '') continue;
    const key = words.toLowerCase();
    const group = groups.get(key) ?? { words, pages: [] };
    group.pages.push(page.url);
    groups.set(key, group);
  }
  return [...groups.values()]
    .filter((group) => group.pages.length > 1)
    .toSorted((a, b) => b.pages.length - a.pages.length)
    .map((group) => ({
      subject: group.words,
      detail: `${group.pages.length} pages`,
      relation: 'used by' as const,
      pages: group.pages,
    }));
}
