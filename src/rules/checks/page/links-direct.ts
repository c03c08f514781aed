import type { PageCheck } from '#rules/checks/page-check.ts';

export const linksDirect: PageCheck = {
  id: 'links-direct',
  outsidePatch: true,
  subject: 'Links through redirects',
  titleGood: 'Links to the same site lead straight to their page',
  titleBad: 'Some links to the same site go through a redirect',
  why: 'Each redirect costs people a round trip; on one’s own site the address can simply be corrected.',
  needs: ({ source }) => (source.links === null ? 'The links were not asked.' : null),
  lacks: ({ source }) =>
    source.links?.some(({ status }) => status !== null) ? null : 'None of the links could be asked.',
  judge: ({ source, anchors }) => {
    const internal = new Set(
      anchors.flatMap(({ kind, url }) =>
        kind === 'internal' && url !== null ? url.replace(/#.*$/s, '') : [],
      ),
    );
    const asked = (source.links ?? []).filter(({ url, status }) => status !== null && internal.has(url));
    const moved = asked.filter(({ redirectedTo }) => redirectedTo !== null);
    const urls = new Set(moved.map(({ url }) => url));
    return {
      score: asked.length === 0 ? 1 : Math.max(0, 1 - moved.length / asked.length),
      found:
        moved.length === 0
          ? 'None goes through a redirect'
          : moved
              .slice(0, 5)
              .map(({ url, redirectedTo }) => `${url} → ${redirectedTo}`)
              .join(', '),
      expected: 'The last address in the link',
      fix: 'Write the address after the redirect into the link.',
      elements: anchors.flatMap(({ url, element }) =>
        url !== null && urls.has(url.replace(/#.*$/s, '')) ? element : [],
      ),
    };
  },
};
