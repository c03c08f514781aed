import type { PageCheck } from '#rules/checks/page-check.ts';
import type { Anchor } from '#rules/facts/page/link-facts.ts';

export const linkTextDistinct: PageCheck = {
  id: 'link-text-distinct',
  outsidePatch: true,
  subject: 'Same words, different targets',
  titleGood: 'Links with the same words lead to the same page',
  titleBad: 'Links with the same words lead to different pages',
  why: 'In the list of links that a screen reader shows, they cannot be told apart (WCAG 2.4.9).',
  lacks: ({ anchors }) =>
    anchors.filter(isInText).length < 2 ? 'The text has fewer than two links to pages.' : null,
  judge: ({ anchors }) => {
    const inText = anchors.filter(isInText);
    const groups = [...Map.groupBy(inText, ({ text }) => text.toLowerCase()).values()];
    const unclear = groups.filter((group) => new Set(group.map(({ url }) => url)).size > 1);
    const count = unclear.reduce((sum, group) => sum + group.length, 0);
    return {
      score: Math.max(0, 1 - (count / inText.length) * 2),
      found:
        unclear.length === 0
          ? 'None'
          : unclear
              .slice(0, 5)
              .map((group) => `“${group[0]!.text}” ${group.length} times`)
              .join(', '),
      expected: 'Different words for different pages',
      fix: 'Add what distinguishes the target to the words of each link.',
      elements: unclear.flatMap((group) => group.map(({ element }) => element)),
    };
  },
};

function isInText({ inSubject, kind, text }: Anchor): boolean {
  return inSubject && (kind === 'internal' || kind === 'external') && text.length > 2;
}
