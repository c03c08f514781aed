import { expect, signInActive, test } from './journey.ts';
import { describeMug } from './mug.ts';

declare global {
  interface Window {
    letTheResultCome?: () => void;
  }
}

test('who stands in a card that is written stays there when the run ends', async ({ page }) => {
  // The whole result is held up until the page is told to let it come: a run of two mugs takes no time to look at.
  await page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const answer = await send(input, init);
      const { body, headers, status } = answer;
      if (!body || !headers.get('content-type')?.startsWith('text/event-stream')) return answer;
      const mayCome = new Promise<void>((resolve) => {
        window.letTheResultCome = resolve;
      });
      const held = new TransformStream<string, string>({
        async transform(text, controller) {
          const before = text.search(/^event: ?result$/m);
          if (before === -1) return controller.enqueue(text);
          controller.enqueue(text.slice(0, before));
          await mayCome;
          controller.enqueue(text.slice(before));
        },
      });
      const slow = body.pipeThrough(new TextDecoderStream()).pipeThrough(held);
      return new Response(slow.pipeThrough(new TextEncoderStream()), { headers, status });
    };
  });
  await signInActive(page, '/seo-generator');
  await page.getByRole('radio', { name: 'Etsy' }).check({ force: true });
  await describeMug(page);
  await page.getByRole('button', { name: 'Generate SEO Content' }).click();
  const card = page.getByRole('article', { name: '1. Speckled stoneware mug' });
  const copy = card.getByRole('button', { name: 'Copy Title', exact: true });
  await copy.focus();
  await expect(page.getByText('Generating SEO content...')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Edit Title', exact: true })).toHaveCount(0);
  await page.evaluate(() => window.letTheResultCome?.());
  await expect(card.getByRole('button', { name: 'Edit Title', exact: true })).toBeVisible();
  await expect(copy).toBeFocused();
});
