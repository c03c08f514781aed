import { afterEach, expect } from 'vitest';
import type { SeoFormInput, SeoResult, SeoResultItem } from '#contract/seo-content.ts';
import { claimsIn } from '#rules/facts/claims-in.ts';
import { textOfField } from '#rules/facts/field-text.ts';
import { violations } from '#rules/fit/fit.ts';
import { seoFormSchema } from '#rules/form/seo-form.ts';
import { briefsOf } from '#rules/ledger/brief.ts';
import { listingOf } from '#rules/listing/result-item.ts';
import { fieldRules, platforms } from '#rules/platforms/index.ts';
import { openModel } from '#server/outside/model/live.ts';
import { finishItem, listingByRules, prepare } from '#rules/writers/seo-content/prepared.ts';
import type { TestApp } from './app.ts';
import { openModelDouble, type DoubleReply, type DoubleRequest, type ModelDouble } from './model-double.ts';

export const mug = {
  name: 'Speckled Stoneware Mug',
  category: 'Home & Living',
  description:
    'A 350 ml stoneware mug with a speckled cream glaze, thrown on the wheel in Bristol. 9 cm tall, 8 cm wide. Dishwasher and microwave safe. A name of up to 8 letters can be stamped by hand. Made to order in 2 weeks.',
};
export const bowl = {
  name: 'Ash Grey Bowl',
  category: 'Home & Living',
  description:
    'A stoneware bowl with an ash grey glaze, 22 cm wide and 7 cm deep. Thrown on the wheel. Dishwasher safe.',
};
/** An Etsy form with one product. */
export const form: SeoFormInput = {
  platform: 'etsy',
  businessName: 'Kiln & Co.',
  industry: 'Retail',
  etsyShopName: 'KilnAndCo',
  description: 'Stoneware for the table.',
  products: [mug],
};
/** Short enough that a test of silence does not last, long enough for a machine that does other work. */
const limits = { total: 8_000, firstChunk: 1_200, chunk: 1_000, partialEvery: 20 };

/**
 * Doubles of a model for the tests of a file: each is connected to the product in place of the one before, and ends with
 * its test.
 *
 * @param test the product, asked for when a test needs it
 */
export function modelDoubles(test: () => TestApp) {
  let double: ModelDouble | undefined;
  afterEach(async () => {
    await double?.close();
    double = undefined;
    test().services.model = null;
  });
  return {
    /** What the double was asked. */
    requests: () => double?.requests ?? [],
    /** Gives the cookie of a new subscriber. */
    connect: async (answer: (request: DoubleRequest, index: number) => DoubleReply): Promise<string> => {
      await double?.close();
      double = await openModelDouble(answer);
      test().services.model = openModel({ AI_BASE_URL: double.url, AI_MODEL: 'double' }, limits);
      return test().signIn();
    },
  };
}

/** Posts a form and takes the whole answer. */
export async function generate(
  test: TestApp,
  cookie: string,
  payload: SeoFormInput = form,
): Promise<SeoResult> {
  const response = await test.app.inject({
    method: 'POST',
    url: '/api/generate-seo',
    headers: { cookie },
    payload,
  });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

/** A listing that passes every check, as a good model would send it. */
export function goodAnswer(payload: SeoFormInput = form, index = 0): Record<string, unknown> {
  const prepared = prepare(briefsOf(seoFormSchema.parse(payload))[index]!);
  return {
    ...listingOf(finishItem(prepared, listingByRules(prepared), 'rules')),
    evidence: [],
    questions: [],
  };
}

/** What must be true of anything that leaves the server, whoever wrote it. */
export function expectSound(item: SeoResultItem, payload: SeoFormInput = form) {
  const platform = platforms[item.platform];
  const listing = listingOf(item);
  const { ledger } = prepare(briefsOf(seoFormSchema.parse(payload))[0]!);
  expect(violations(listing, platform, [ledger.brand])).toEqual([]);
  for (const rule of fieldRules(platform)) {
    const text = textOfField(listing[rule.id]);
    expect(claimsIn(listing, [rule.id], ledger, item.productName), `${rule.id}: ${text}`).toEqual([]);
    if (rule.required) expect(text.trim(), rule.id).not.toBe('');
  }
}
