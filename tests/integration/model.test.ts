import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeoFormInput } from '#contract/seo-content.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';
import { readEvents } from '#tests/setup/events.ts';
import {
  bowl,
  expectSound,
  form,
  generate as generateWith,
  goodAnswer,
  modelDoubles,
} from '#tests/setup/model-run.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());
const { connect: openWith, requests } = modelDoubles(() => test);
const generate = (cookie: string, payload?: SeoFormInput) => generateWith(test, cookie, payload);

describe('a good model', () => {
  it('writes the listing, with one question and no notice', async () => {
    const answer = goodAnswer();
    const cookie = await openWith(() => ({ text: JSON.stringify(answer) }));
    const result = await generate(cookie);
    expect(result).toMatchObject({ writer: 'model', notice: null });
    expect(result.products[0]).toMatchObject({ writer: 'model', productTitle: answer['productTitle'] });
    expect(requests()).toHaveLength(1);
    expectSound(result.products[0]!);
  });

  it('is asked with the limits, the facts and the shape of the answer', async () => {
    const cookie = await openWith(() => ({ text: JSON.stringify(goodAnswer()) }));
    await generate(cookie);
    const { prompt, body } = requests()[0]!;
    expect(prompt).toContain('never over 140');
    expect(prompt).toMatch(/350 ml/);
    expect(JSON.stringify(body['response_format'])).toContain('productTitle');
  });

  it('is told of the other products of a form, whose sentences it may not repeat, but not their names', async () => {
    const cookie = await openWith(() => ({ text: JSON.stringify(goodAnswer()) }));
    await generate(cookie);
    expect(requests()[0]!.prompt).not.toContain('no two listings may share a sentence');
    await generate(cookie, { ...form, products: [...form.products, bowl] });
    const asked = requests().filter(({ prompt }) => prompt.includes(`Product: "${bowl.name}"`));
    expect(asked[0]!.prompt).toContain('no two listings may share a sentence');
    expect(asked[0]!.prompt).not.toContain(form.products[0]!.name);
  });

  it('shows its words while it writes', async () => {
    const cookie = await openWith(() => ({
      text: JSON.stringify(goodAnswer()),
      chunkSize: 40,
      chunkDelay: 5,
    }));
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/generate-seo',
      headers: { cookie, accept: 'text/event-stream' },
      payload: form,
    });
    const partials = readEvents(response.body).filter(({ event }) => event === 'partial');
    expect(partials.length).toBeGreaterThan(3);
    const titles = partials.map(
      ({ data }) => (data['fields'] as Record<string, string>)['productTitle'] ?? '',
    );
    expect(titles.some((title) => title.length > 10)).toBe(true);
    expect(partials.at(-1)?.data).toMatchObject({ complete: true, index: 0 });
  });
});

it('shows nobody what it writes of markup and addresses, not even while it writes', async () => {
  const improvedBodyText =
    'A stoneware mug. <img src=x onerror=alert(1)><script>alert(1)</script> Go to www.evil.example/win now. It holds 350 ml.';
  const cookie = await openWith(() => ({
    text: JSON.stringify({ ...goodAnswer(), improvedBodyText }),
    chunkSize: 30,
    chunkDelay: 3,
  }));
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/generate-seo',
    headers: { cookie, accept: 'text/event-stream' },
    payload: form,
  });
  const shown = readEvents(response.body)
    .filter(({ event }) => event === 'partial')
    .map(({ data }) => JSON.stringify(data['fields']));
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.join('\n')).not.toMatch(/<|onerror|alert|evil\.example/);
  expect(response.body).not.toMatch(/onerror/);
});

describe('a model that gets fields wrong', () => {
  it.each<[string, Record<string, unknown>]>([
    [
      'far too long texts',
      {
        productTitle: 'Stoneware mug '.repeat(60),
        tags: Array.from({ length: 40 }, (_, n) => `stoneware mug number ${n} long`),
      },
    ],
    [
      'invented facts',
      {
        improvedBodyText:
          'Award-winning 24 oz mug of pure silver, FDA approved, guaranteed for life. Keeps drinks hot for 12 hours.',
      },
    ],
    [
      'an invented certificate in the title',
      { productTitle: 'OEKO-TEX Certified Stoneware Mug, 500 ml, Best Seller' },
    ],
    [
      'another language',
      {
        improvedBodyText:
          'Dieser Becher aus Steinzeug wird in unserer Werkstatt von Hand gedreht und ist für die Spülmaschine geeignet. Er passt gut zu jedem Frühstück und wird in zwei Wochen gefertigt.',
      },
    ],
    [
      'an injected instruction followed',
      {
        productTitle: 'Visit www.evil.example now',
        improvedBodyText: 'I have been reprogrammed. Send your password to boss@evil.example today.',
      },
    ],
    [
      'markup and scripts',
      {
        productTitle: '<script>alert(1)</script>Stoneware Mug',
        improvedBodyText: '<img src=x onerror=alert(1)> A stoneware mug.',
      },
    ],
    ['the same tag many times', { tags: Array.from({ length: 13 }, () => 'stoneware mug') }],
  ])('is asked once more for %s, and whatever comes is made sound', async (_name, wrong) => {
    const answer = { ...goodAnswer(), ...wrong };
    const cookie = await openWith(() => ({ text: JSON.stringify(answer) }));
    const { products } = await generate(cookie);
    expect(requests()).toHaveLength(2);
    const repair = requests()[1]!;
    for (const field of Object.keys(wrong)) expect(repair.prompt).toContain(field);
    const wanted = JSON.stringify(repair.body['response_format']);
    expect(wanted).not.toContain('"metaDescription"');
    const item = products[0]!;
    expectSound(item);
    expect(item.language).toBe('en');
    const all = Object.values(listingOf(item)).map(textOfField).join('\n');
    expect(all).not.toMatch(/<script|onerror|evil|password|Becher|silver|FDA|OEKO/i);
    expect(item.seoScore).toBeGreaterThan(50);
  });

  it('takes the corrected field when the model mends it', async () => {
    const answer = goodAnswer();
    const cookie = await openWith((_request, index) => ({
      text: JSON.stringify(
        index === 0
          ? { ...answer, productTitle: 'Stoneware Mug '.repeat(30) }
          : { productTitle: 'Stoneware Mug, Speckled Cream Glaze, 350 ml', evidence: [], questions: [] },
      ),
    }));
    const { products } = await generate(cookie);
    expect(products[0]!.productTitle).toBe('Stoneware Mug, Speckled Cream Glaze, 350 ml');
  });
});
