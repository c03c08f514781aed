import { runLighthouse } from '#tests/setup/lighthouse.ts';
import { expect, test } from './journey.ts';

/** What does not depend on the machine's speed; the bench measures that too, on a phone and on a desktop. */
const categories = ['accessibility', 'best-practices', 'seo'] as const;

for (const path of ['/', '/faq', '/platforms', '/platform/amazon', '/checkout']) {
  test(`Lighthouse finds nothing on ${path}`, async ({ baseURL }) => {
    test.slow();
    const { scores, faults } = await runLighthouse(`${baseURL}${path}`, 'mobile', categories);
    expect(faults).toEqual([]);
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
  });
}
