import { runLighthouse } from '#tests/setup/lighthouse.ts';
import { expect, test } from './journey.ts';

/**
 * What does not depend on the machine's speed, on one page of each kind: a run costs about 7 s. The bench has `/faq` and
 * `/platforms` too, with the speed, on a phone and on a desktop; the accessibility of every page is in
 * public-pages.spec.ts.
 */
const categories = ['accessibility', 'best-practices', 'seo'] as const;

for (const path of ['/', '/platform/amazon', '/checkout']) {
  test(`Lighthouse finds nothing on ${path}`, async ({ baseURL }) => {
    test.slow();
    const { scores, faults } = await runLighthouse(`${baseURL}${path}`, 'mobile', categories);
    expect(faults).toEqual([]);
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
}
