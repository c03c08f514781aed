import type Stripe from 'stripe';
import { AppError } from '#server/errors.ts';
import { failureOf } from '#server/outside/payments/failure.ts';
import type { TestCardInput, TestPaymentFact, TestPayments } from '#server/outside/payments/port.ts';
import { answerBank, intentOfSecret } from './charging.ts';
import type { Deliveries } from './deliveries.ts';
import type { PaymentIntentObject } from './objects/payment.ts';
import { Refusal, type FaultBody } from './refusal.ts';
import type { Transport } from './transport.ts';

/** Milliseconds between two looks for renewals that have become due. */
const lookEvery = 60_000;

/** The buyer's browser, the banks and the calendar, for test mode. */
export class EmbeddedTestPayments implements TestPayments {
  readonly #stripe: Stripe;
  readonly #transport: Transport;
  readonly #deliveries: Deliveries;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor(stripe: Stripe, transport: Transport, deliveries: Deliveries) {
    this.#stripe = stripe;
    this.#transport = transport;
    this.#deliveries = deliveries;
  }

  async confirmTestCard(clientSecret: string, card: TestCardInput): Promise<TestPaymentFact> {
    const { id } = await this.#intent(clientSecret);
    const stripe = this.#stripe;
    try {
      const method = await stripe.paymentMethods.create({
        type: 'card',
        card: {
          number: card.number,
          exp_month: card.expiryMonth,
          exp_year: card.expiryYear,
          cvc: card.cvc,
        },
        ...(card.email && { billing_details: { email: card.email } }),
      });
      await stripe.paymentIntents.confirm(id, { payment_method: method.id });
    } catch (error) {
      if (!(error instanceof stripe.errors.StripeError)) throw error;
      // No answer is no refusal by the bank.
      if (error instanceof stripe.errors.StripeConnectionError) throw failureOf(error, stripe);
      const { code, decline_code: declineCode, message } = error;
      // A payment that went through in another tab is what the buyer wanted.
      const fact = factOf(await this.#intent(clientSecret));
      if (fact.status === 'succeeded') return fact;
      return { ...fact, error: { code: shownCode(code, declineCode), message } };
    }
    return factOf(await this.#intent(clientSecret));
  }

  async authenticateTest(clientSecret: string, pass: boolean): Promise<TestPaymentFact> {
    return this.#transport
      .run(async (store) => {
        const intent = await intentOfSecret(store, clientSecret);
        // A second click finds the answer given.
        if (intent.status !== 'requires_action') return factOf(intent);
        return factOf((await answerBank(store, intent, pass)).intent);
      })
      .catch(notFound);
  }

  deliverTo(handler: (rawBody: Buffer, signature: string) => Promise<void>): void {
    this.#deliveries.deliverTo(handler);
    const look = () => {
      this.#looking = this.#transport.advance().catch(() => undefined);
    };
    look();
    clearInterval(this.#timer);
    this.#timer = setInterval(look, lookEvery);
    this.#timer.unref();
  }

  async advance(): Promise<void> {
    await this.#transport.advance();
    await this.settled();
  }

  async settled(): Promise<void> {
    await this.#looking;
    await this.#deliveries.settled();
  }

  async replay(eventId: string): Promise<void> {
    await this.#deliveries.replay(eventId);
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await this.#deliveries.close();
  }

  async #intent(clientSecret: string): Promise<PaymentIntentObject> {
    return this.#transport.run((store) => intentOfSecret(store, clientSecret)).catch(notFound);
  }
}

function notFound(error: unknown): never {
  if (error instanceof Refusal && error.status === 404) throw new AppError('not_found', { cause: error });
  throw error;
}

function factOf(intent: PaymentIntentObject): TestPaymentFact {
  const { status, last_payment_error: fault } = intent;
  return {
    paymentIntentId: intent.id,
    status: status === 'requires_confirmation' ? 'requires_payment_method' : status,
    error: fault === null ? null : { code: shownCodeOf(fault), message: fault.message },
  };
}

const shownCodeOf = (fault: FaultBody): string => shownCode(fault.code, fault.decline_code);

/** The bank's own reason where it gives one, such as `insufficient_funds`. */
function shownCode(code: string | undefined, declineCode: string | undefined): string {
  if (code === 'card_declined' && declineCode !== undefined && declineCode !== 'generic_decline')
    return declineCode;
  return code ?? 'payment_failed';
}
