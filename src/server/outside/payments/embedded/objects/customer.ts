import { newId, randomText } from '#server/outside/payments/embedded/ids.ts';
import { list, none, type Metadata } from './parts.ts';

export interface CustomerInput {
  email: string | null;
  name: string | null;
  description: string | null;
  phone: string | null;
  metadata: Metadata;
}

export function newCustomer(now: number, input: CustomerInput) {
  return {
    id: newId('cus'),
    object: 'customer' as const,
    address: null,
    /** Cents; negative is a credit for the next invoice. */
    balance: 0,
    created: now,
    currency: none<string>(),
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: input.description,
    discount: null,
    email: input.email,
    invoice_prefix: randomText(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: none<string>(),
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: input.metadata,
    name: input.name,
    next_invoice_sequence: 1,
    phone: input.phone,
    preferred_locales: list<string>(),
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}
export type CustomerObject = ReturnType<typeof newCustomer>;

/** The portal's page does not exist in test mode; its address only has the shape of one. */
export function newPortalSession(now: number, customer: string, returnUrl: string | null) {
  return {
    id: newId('bps'),
    object: 'billing_portal.session' as const,
    configuration: newId('bpc'),
    created: now,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `https://billing.stripe.com/p/session/test_${randomText(32)}`,
  };
}
