import type { PageCheck } from '#rules/checks/page-check.ts';
import { attributeOf, type PageElement } from '#rules/page/document/tree.ts';

function isInsecure(element: PageElement, attribute: string): boolean {
  return /^\s*http:\/\//i.test(attributeOf(element, attribute) ?? '');
}

export const noMixedContent: PageCheck = {
  id: 'no-mixed-content',
  outsidePatch: true,
  subject: 'Files over http',
  titleGood: 'All files of the page come over https',
  titleBad: 'Some files of the page come over http',
  why: 'Browsers block scripts, styles and frames over http on a secure page, and warn of pictures.',
  lacks: ({ source }) => (source.finalUrl.startsWith('https:') ? null : 'The page itself is not on https.'),
  judge: ({ parts, head }) => {
    const faulty = [
      ...[...parts.scripts, ...parts.frames, ...parts.images.map(({ element }) => element)].filter(
        (element) => isInsecure(element, 'src'),
      ),
      ...head.links
        .filter(({ rel }) =>
          rel.some((token) => token === 'stylesheet' || token === 'icon' || token === 'preload'),
        )
        .filter(({ element }) => isInsecure(element, 'href'))
        .map(({ element }) => element),
      ...(parts.others.get('form') ?? []).filter((element) => isInsecure(element, 'action')),
    ];
    return {
      score: faulty.length === 0 ? 1 : 0,
      found: faulty.length === 0 ? 'None over http' : `${faulty.length} over http`,
      expected: 'https:// for each script, style, frame, picture and form',
      fix: 'Write https:// into the addresses.',
      elements: faulty,
    };
  },
};
