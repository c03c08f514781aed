import { expect } from 'vitest';
import { Settings } from '#contract/settings.ts';
import { findUserByEmail } from '#server/database/users.ts';
import type { TestApp } from '#tests/setup/app.ts';

/** The settings calls of one signed-in person. */
export class SettingsClient {
  readonly test: TestApp;
  readonly cookie: string;

  constructor(test: TestApp, cookie: string) {
    this.test = test;
    this.cookie = cookie;
  }

  static async signIn(test: TestApp, email: string): Promise<SettingsClient & { id: string }> {
    const client = new SettingsClient(test, await test.signIn(email));
    const user = await findUserByEmail(test.services.database.db, email);
    if (!user) throw new Error(`No user has ${email}`);
    return Object.assign(client, { id: user.id });
  }

  async read(): Promise<Settings> {
    const answer = await this.test.app.inject({ url: '/api/settings', headers: { cookie: this.cookie } });
    expect(answer.statusCode).toBe(200);
    return Settings.parse(answer.json());
  }

  async put(body: object) {
    return this.test.app.inject({
      method: 'PUT',
      url: '/api/settings',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  }

  async change(part: Partial<Settings>): Promise<Settings> {
    const answer = await this.put({ ...(await this.read()), ...part });
    expect(answer.statusCode, answer.body).toBe(200);
    return Settings.parse(answer.json());
  }

  async generate(products: number): Promise<void> {
    const answer = await this.test.app.inject({
      method: 'POST',
      url: '/api/generate-seo',
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      payload: JSON.stringify({
        platform: 'ebay',
        businessName: 'Kiln & Co.',
        industry: 'Retail',
        ebayStoreName: 'Kiln',
        itemCondition: 'New',
        shippingDetails: 'Ships within two days.',
        products: Array.from({ length: products }, (_, index) => ({
          name: `Stoneware mug ${index + 1}`,
          description: 'A 350 ml stoneware mug with a cream glaze. Dishwasher safe.',
        })),
      }),
    });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  }
}
