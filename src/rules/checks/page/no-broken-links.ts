import { isBroken } from '#rules/page/page-source.ts';
import type { PageCheck } from '#rules/checks/page-check.ts';

export const noBrokenLinks: PageCheck = {
  id: 'no-broken-links',
  outsidePatch: true,
  subject: 'Broken links',
  titleGood: 'No link is broken',
  titleBad: 'Some links are broken',
  why: 'A broken link ends the visit, and crawlers spend their time on pages that are gone.',
  needs: ({ source }) => (source.links === null ? 'The links were not asked.' : null),
  lacks: ({ source }) =>
    source.links?.some(({ status }) => status !== null) ? null : 'None of the links could be asked.',
  judge: ({ source, anchors }) => {
    const asked = (source.links ?? []).filter(({ status, reason }) => status !== null || reason !== null);
    const broken = asked.filter(({ status }) => status !== null && isBroken(status));
    const urls = new Set(broken.map(({ url }) => url));
    return {
      score: Math.max(0, 1 - broken.length * 0.25),
      found:
        broken.length === 0
          ? `${asked.length} links asked, none broken`
          : `${broken.length} of ${asked.length} asked: ${broken
              .slice(0, 5)
              .map(({ url, status }) => `${url} (${status})`)
              .join(', ')}`,
      expected: 'Every link answers with success',
      fix: 'Correct the address, link what took its place, or remove the link.',
      elements: anchors.flatMap(({ url, element }) =>
        url !== null && urls.has(url.replace(/#.*$/s, '')) ? element : [],
      ),
    };
  },
};
