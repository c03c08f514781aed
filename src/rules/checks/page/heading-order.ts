import type { PageCheck } from '#rules/checks/page-check.ts';

export const headingOrder: PageCheck = {
  id: 'heading-order',
  outsidePatch: true,
  subject: 'Order of headings',
  titleGood: 'Heading levels follow one another',
  titleBad: 'Heading levels are skipped',
  why: 'Levels are the table of contents that screen readers and search engines read.',
  lacks: ({ headings }) => (headings.length < 2 ? 'The page has fewer than two headings.' : null),
  judge: ({ headings }) => {
    const skips = headings.filter(({ level }, index) => index > 0 && level > headings[index - 1]!.level + 1);
    const [first] = skips;
    const before = first ? headings[headings.indexOf(first) - 1] : undefined;
    return {
      score: Math.max(0, 1 - (skips.length / headings.length) * 4),
      found: first
        ? `${skips.length} skipped, first H${before!.level} “${before!.text}” → H${first.level} “${first.text}”`
        : `${headings.length} headings in order`,
      expected: 'After an H2 comes an H2 or H3, never an H4',
      fix: 'Choose the level by the outline, and the look by style.',
      elements: skips.map(({ element }) => element),
    };
  },
};
