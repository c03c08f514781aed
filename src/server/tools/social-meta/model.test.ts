import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SocialMetaRecord } from '#contract/social-meta.ts';
import { unbackedClaims } from '#rules/ledger/claims.ts';
import { ledgerOfRecord } from '#rules/social-meta/judge.ts';
import { networkRules } from '#rules/social-meta/networks/index.ts';
import type { DoubleReply } from '#tests/setup/model-double.ts';
import { modelDoubles } from '#tests/setup/model-run.ts';
import { openSocialTest, socialForm } from '#tests/setup/social-site.ts';

describe('Cards by a model', () => {
  let opened: Awaited<ReturnType<typeof openSocialTest>>;
  beforeAll(async () => {
    opened = await openSocialTest();
  });
  afterAll(() => opened.close());
  const { connect, requests } = modelDoubles(() => opened.test);

  async function withModel(reply: (index: number) => DoubleReply): Promise<SocialMetaRecord> {
    const cookie = await connect((_request, index) => reply(index));
    const answer = await opened.test.app.inject({
      method: 'POST',
      url: '/api/social-meta/optimize',
      headers: { cookie },
      payload: { ...socialForm, url: `${opened.base}/good` },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    return SocialMetaRecord.parse(answer.json());
  }

  const card = (title: string, description: string) => ({ title, description });
  const good = card(
    'Hand-thrown stoneware mugs from Bristol',
    'Each mug holds 350 ml and is safe for the dishwasher. Sent within 3 days.',
  );
  const cards = (one: object) => ({
    text: JSON.stringify({
      facebook: one,
      twitter: one,
      linkedin: one,
      pinterest: one,
      whatsapp: one,
      general: { ...one, keywords: ['stoneware mug', 'best mug in the world'] },
    }),
  });

  it('takes a model’s cards that the brief bears out', async () => {
    const record = await withModel(() => cards(good));
    expect(record).toMatchObject({ writer: 'model', notices: [], optimizedMeta: { facebook: good } });
    expect(record.optimizedMeta.general.keywords).not.toContain('best mug in the world');
  });

  it.each<[string, DoubleReply, string]>([
    [
      'invents',
      cards(
        card(
          'Award-winning mugs, 50 % off',
          'The best mugs of the UK with a lifetime guarantee, from 9 pounds, certified organic. Order now!!!',
        ),
      ),
      'rules',
    ],
    ['writes without end', cards(card('mug '.repeat(3_000), 'mug '.repeat(3_000))), 'rules'],
    [
      'answers in another language',
      cards(
        card(
          'Handgedrehte Tassen aus Steinzeug aus Bristol',
          'Jede Tasse fasst 350 ml und darf in die Spülmaschine. Wir schicken sie innerhalb von drei Tagen zu Ihnen nach Hause.',
        ),
      ),
      'rules',
    ],
    [
      'speaks of something else',
      cards(card('Dermatologist tested', 'Waterproof titanium, lifetime warranty')),
      'rules',
    ],
    ['writes signs for words', cards(card('💥💥💥', '\u202E\u200B')), 'rules'],
    ['is empty', cards(card('', ' ')), 'rules'],
    [
      'writes markup',
      cards(card('<script>alert(1)</script> mugs', '"><img src=x onerror=alert(1)> https://evil.example')),
      'rules',
    ],
    ['answers nonsense', { text: 'I cannot help with that.' }, 'rules'],
    ['fails', { status: 500, body: 'down' }, 'rules'],
  ])('stays inside the lengths and the facts when the model %s', async (_, reply, writer) => {
    const record = await withModel(() => reply);
    expect(record.writer).toBe(writer);
    if (writer === 'rules') expect(record.notices[0]).toMatch(/^Written by rules, because/);
    const ledger = ledgerOfRecord(record);
    for (const [network, rule] of Object.entries(networkRules)) {
      const { title, description } = record.optimizedMeta[network as keyof typeof networkRules]!;
      expect(title).not.toBe('');
      expect(description).not.toBe('');
      expect(Array.from(title).length).toBeLessThanOrEqual(rule.title.limit.max);
      expect(Array.from(description).length).toBeLessThanOrEqual(rule.description.limit.max);
      expect([...unbackedClaims(title, ledger), ...unbackedClaims(description, ledger)]).toEqual([]);
      expect(title + description).not.toMatch(/[<>]|https?:/);
    }
  });

  it('counts one card as one where the rules wrote it', async () => {
    const all = JSON.parse(cards(good).text) as Record<string, object>;
    const record = await withModel(() => ({
      text: JSON.stringify({ ...all, twitter: card('Dermatologist tested', good.description) }),
    }));
    expect(record.notices[0]).toMatch(/^1 of 6 cards was written by rules, because /);
  });

  it('asks once more for the faulty cards only', async () => {
    const long = card('Mugs from Bristol '.repeat(9), good.description);
    const all = JSON.parse(cards(good).text) as Record<string, object>;
    const record = await withModel((index) =>
      index === 0
        ? { text: JSON.stringify({ ...all, twitter: long }) }
        : { text: JSON.stringify({ twitter: good }) },
    );
    expect(requests()).toHaveLength(2);
    expect(requests()[1]!.prompt).toContain('twitter.title has 161 characters; 70 at most');
    expect(requests()[1]!.prompt).not.toContain('- facebook: title');
    expect(record).toMatchObject({ writer: 'model', notices: [], optimizedMeta: { twitter: good } });
  });
});
