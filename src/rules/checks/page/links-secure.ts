import type { PageCheck } from '#rules/checks/page-check.ts';

export const linksSecure: PageCheck = {
  id: 'links-secure',
  outsidePatch: true,
  subject: 'Links to http://',
  titleGood: 'Links to the same site use https',
  titleBad: 'Links to the same site use http',
  why: 'They go through a redirect each time, and the first request is not protected.',
  lacks: ({ anchors, source }) =>
    !source.finalUrl.startsWith('https:')
      ? 'The page itself is not on https.'
      : anchors.some(({ kind }) => kind === 'internal')
        ? null
        : 'The page does not link to its own site.',
  judge: ({ anchors }) => {
    const insecure = anchors.filter(({ kind, url }) => kind === 'internal' && url?.startsWith('http:'));
    return {
      score: insecure.length === 0 ? 1 : 0,
      found: insecure.length === 0 ? 'None' : `${insecure.length}, first: ${insecure[0]!.url}`,
      expected: 'https:// in every link to the same site',
      fix: 'Write https:// or an address without the host.',
      elements: insecure.map(({ element }) => element),
    };
  },
};
