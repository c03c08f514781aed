import type { ApiKey } from '#contract/api.ts';
import { SubscriptionStart } from '#contract/billing.ts';
import { canary } from './oracle.ts';
import type { Sent } from './send.ts';

const say = `${canary} stoneware mugs, thrown by hand and glazed twice`;
const form = { businessName: canary, industry: 'Retail', description: say };

/** What the victim saves by the product's own calls: one row of each kind, with the canary in every text. */
export const victimBodies: Partial<Record<ApiKey, object>> = {
  'POST /api/reviews': {
    rating: 5,
    title: canary,
    review: say,
    platform: null,
    businessType: null,
    isPublic: false,
  },
  'POST /api/success-stories': {
    businessName: canary,
    industry: canary,
    challenge: say,
    solution: say,
    results: say,
    isPublic: false,
  },
  'POST /api/content-history': {
    businessName: canary,
    platform: 'etsy',
    contentType: 'draft',
    tags: [canary],
  },
  'POST /api/content-templates': {
    name: canary,
    platform: 'etsy',
    industry: canary,
    form: { businessName: say },
  },
  'POST /api/analyze-webpage': { url: 'https://kiln.invalid/', html: `<title>${canary}</title><p>${say}` },
  'POST /api/keyword-research/generate': form,
  'POST /api/social-meta/optimize': { ...form, url: 'https://kiln.invalid/' },
  'POST /api/google-ads/generate': {
    ...form,
    location: 'Portland',
    primaryServices: say,
    monthlyBudget: 500,
  },
};

/** Buys a plan as the checkout does. @throws when a step is not answered with 200 */
export async function buyWithTestCard(post: (path: string, body: object) => Promise<Sent>): Promise<void> {
  const step = async (path: string, body: object) => {
    const sent = await post(path, body);
    if (sent.status !== 200) throw new Error(`Buying: ${path} was answered ${sent.status}: ${sent.body}`);
    return sent.body;
  };
  const begun = await step('/api/create-subscription', { platform: 'etsy' });
  const { clientSecret, paymentIntentId } = SubscriptionStart.parse(JSON.parse(begun));
  const card = {
    number: '4242424242424242',
    expiryMonth: 12,
    expiryYear: new Date().getUTCFullYear() + 3,
    cvc: '123',
  };
  await step('/api/test-payments/confirm', { clientSecret, ...card });
  await step('/api/verify-payment', { paymentIntentId });
}
