import { setTimeout as pause } from 'node:timers/promises';
import type { Acknowledged } from './acknowledged.ts';
import { preferences, type People, type Person } from './people.ts';
import { listingForm } from './traffic-form.ts';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

const limitMs = 60_000;
/** Between two calls of one writer. */
const breathMs = 40;

/**
 * The load: writers who save drafts, generate, save listings, read and change settings, and buyers who pay, one after
 * another. What is answered 200 is noted as acknowledged; every other answer is counted by its status.
 */
export class Traffic {
  readonly answers = new Map<string, number>();
  /** Answers that nobody should get here: neither done, nor a limit, a conflict, or 502 to 504 with a sentence. */
  readonly unclear: string[] = [];
  /** The first answers that were neither done nor a limit, in words. */
  readonly refusals: string[] = [];
  /** Buyers whose turn has come. */
  readonly seenBuyers: Person[] = [];
  readonly #acknowledged: Acknowledged;
  readonly #people: People;
  readonly #urlOf: () => string;
  #running: Promise<unknown>[] = [];
  #over = true;
  #number = 0;

  /** @param urlOf where the next call goes */
  constructor(urlOf: () => string, people: People, acknowledged: Acknowledged) {
    this.#urlOf = urlOf;
    this.#people = people;
    this.#acknowledged = acknowledged;
  }

  start(): void {
    this.#over = false;
    this.#running = [
      ...this.#people.writers.map((writer, index) => this.#writeOn(writer, index)),
      this.#buyOn(),
    ];
  }

  /** Lets calls under way finish. */
  async stop(): Promise<void> {
    this.#over = true;
    await Promise.all(this.#running);
  }

  count(kind: string): number {
    return this.answers.get(kind) ?? 0;
  }

  /** Such as `200: 512, 503: 3, broken: 1`. */
  get words(): string {
    return [...this.answers]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([kind, count]) => `${kind}: ${count}`)
      .join(', ');
  }

  /** Answers that were neither 200 nor a limit of the product's own. */
  get failures(): number {
    return [...this.answers]
      .filter(([kind]) => kind !== '200' && kind !== '429')
      .reduce((sum, [, count]) => sum + count, 0);
  }

  /** One call; null when the connection broke. */
  async call(person: Person, method: string, address: string, body?: unknown): Promise<Answer | null> {
    try {
      const response = await fetch(this.#urlOf() + address, {
        method,
        headers: { cookie: person.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(limitMs),
      });
      const text = await response.text();
      this.#note(String(response.status));
      const { status } = response;
      // A refusal that says in words what to do.
      const isTold = [502, 503, 504].includes(status) && text.includes('"message"');
      const isClear = status < 400 || status === 409 || status === 429 || isTold;
      const words = `${method} ${address}: ${status} ${text.slice(0, 200)}`;
      if (!isClear) this.unclear.push(words);
      if (status >= 400 && status !== 429 && this.refusals.length < 3) this.refusals.push(words);
      return { status, body: status === 200 ? JSON.parse(text) : {} };
    } catch (error) {
      const isSlow = error instanceof Error && error.name === 'TimeoutError';
      this.#note(isSlow ? 'silent' : 'broken');
      if (isSlow) this.unclear.push(`${method} ${address}: no answer within a minute`);
      return null;
    }
  }

  #note(kind: string): void {
    this.answers.set(kind, this.count(kind) + 1);
  }

  async #writeOn(writer: Person, index: number): Promise<void> {
    for (let step = index; !this.#over; step += 1) {
      const work = [
        () => this.#draft(writer),
        () => this.#listing(writer),
        () => this.#settings(writer),
        () => this.#read(writer),
      ][step % 4];
      const isWell = await work?.();
      await pause(isWell ? breathMs : 10 * breathMs);
    }
  }

  async #draft(writer: Person): Promise<boolean> {
    const title = `Draft ${(this.#number += 1)}`;
    const entry = { businessName: title, platform: 'etsy', contentType: 'draft', tags: [] };
    const answer = await this.call(writer, 'POST', '/api/content-history', entry);
    if (answer?.status !== 200) return false;
    this.#acknowledged.drafts.set(Number(answer.body['id']), String(answer.body['title']));
    return true;
  }

  async #listing(writer: Person): Promise<boolean> {
    const made = await this.call(writer, 'POST', '/api/generate-seo', listingForm);
    if (made?.status !== 200) return false;
    const [product] = made.body['products'] as { seoContentId: number }[];
    if (!product) return false;
    this.#acknowledged.listings.add(product.seoContentId);
    const saved = await this.call(writer, 'POST', '/api/content-history', {
      businessName: listingForm.businessName,
      platform: 'etsy',
      contentType: 'generated',
      tags: [],
      seoContent: product,
    });
    if (saved?.status !== 200) return false;
    this.#acknowledged.entries.set(Number(saved.body['id']), product.seoContentId);
    return true;
  }

  async #settings(writer: Person): Promise<boolean> {
    const known = this.#acknowledged.settings.get(writer.id) ?? { sent: 0, kept: 0 };
    this.#acknowledged.settings.set(writer.id, known);
    const number = (known.sent += 1);
    const answer = await this.call(writer, 'PUT', '/api/settings', {
      ...preferences,
      firstName: `n${number}`,
      lastName: null,
      email: null,
      profilePicture: null,
      // As it stands: what an operator gave has no renewal to switch off.
      autoRenew: true,
      twoFactorEnabled: false,
    });
    if (answer?.status !== 200) return false;
    known.kept = number;
    this.#acknowledged.settingsKept += 1;
    return true;
  }

  async #read(writer: Person): Promise<boolean> {
    return (await this.call(writer, 'GET', '/api/content-history?limit=10'))?.status === 200;
  }

  /** One buyer after another; an interrupted one tries again, as a person would. */
  async #buyOn(): Promise<void> {
    while (!this.#over) {
      const buyer = this.#people.buyers.shift();
      if (!buyer) return;
      this.seenBuyers.push(buyer);
      while (!this.#over && !(await this.#buy(buyer))) await pause(10 * breathMs);
      // Fewer than the sixty a minute that one address may make.
      await pause(1_200);
    }
  }

  async #buy(buyer: Person): Promise<boolean> {
    const begun = await this.call(buyer, 'POST', '/api/create-subscription', { platform: 'etsy' });
    if (begun?.status !== 200) return false;
    const { alreadySubscribed, clientSecret, paymentIntentId } = begun.body;
    if (alreadySubscribed === true) {
      this.#acknowledged.buyers.add(buyer.id);
      return true;
    }
    const card = { number: '4242424242424242', expiryMonth: 12, expiryYear: 2060, cvc: '123' };
    const paid = await this.call(buyer, 'POST', '/api/test-payments/confirm', { clientSecret, ...card });
    if (paid?.status !== 200) return false;
    const checked = await this.call(buyer, 'POST', '/api/verify-payment', { paymentIntentId });
    if (checked?.status !== 200) return false;
    this.#acknowledged.buyers.add(buyer.id);
    return true;
  }
}
