import type { HTTPMethods } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { api, type ApiKey } from '#contract/api.ts';
import { createLogger } from '#server/logger.ts';
import { openMail } from '#server/outside/mail/live.ts';
import { ModelError, type TextModel } from '#server/outside/model/port.ts';
import { postLetters } from '#server/operations/post-letters.ts';
import { openTestApp, type TestApp } from '#tests/setup/app.ts';

/** Words that occur nowhere but in what the people of this test send; none may stand in the log. */
const secret = {
  email: 'zelda.quillfeather@zebrapost.example',
  name: 'Quillfeather',
  product: 'Zanzibarine teapot',
  token: 'zt_0123456789abcdefghij',
  query: 'zqueryword',
  page: 'zpageword',
} as const;
const everything = new RegExp(
  [...Object.values(secret), 'zebrapost', 'teapot', '198\\.51\\.100\\.7'].join('|'),
  'i',
);

const lines: string[] = [];
const log = createLogger({ LOG_LEVEL: 'trace' }, { write: (line: string) => void lines.push(line) });
/** Repeats the question in every refusal, as some endpoints do. */
const model: TextModel = {
  name: 'double',
  write: async ({ prompt }) => {
    throw new ModelError('rejected', `400: {"error":{"message":"${prompt}","code":"context_too_long"}}`, {
      rawText: prompt,
      cause: Object.assign(new Error(prompt), { name: 'AI_APICallError' }),
    });
  },
};

let test: TestApp;
let cookie = '';
beforeAll(async () => {
  test = await openTestApp({ log, model });
  cookie = await test.signIn(secret.email);
});
afterAll(() => test.close());

const text = `${secret.product} by ${secret.name}, ${secret.email}`;
const page = `https://kiln.invalid/${secret.page}?q=${secret.query}`;
/** Enough of every call's body to get past its schema or to be refused for it; both are logged. */
const words = {
  businessName: text,
  industry: 'Retail',
  description: `${text}. Stoneware, thrown by hand, 300 ml.`,
  url: page,
  html: `<title>${text}</title><p>${text}`,
  platform: 'etsy',
  contentType: 'draft',
  tags: [text],
  title: text,
  review: `${text}. ${text}`,
  rating: 5,
  message: text,
  email: secret.email,
  password: `wrong ${secret.token}`,
  plan: 'bundle',
  location: 'Portland',
  primaryServices: text,
  monthlyBudget: 500,
  products: [{ name: text, description: text }],
};

async function send(key: ApiKey, headers: Record<string, string>): Promise<number> {
  const [method = '', path = ''] = key.split(' ');
  const { statusCode } = await test.app.inject({
    method: method as HTTPMethods,
    url: `${path.replace(':id', '1')}?search=${secret.query}&email=${encodeURIComponent(secret.email)}`,
    remoteAddress: '198.51.100.7',
    headers: {
      ...headers,
      authorization: `Bearer ${secret.token}`,
      'user-agent': `Browser of ${secret.name}`,
      referer: page,
      'x-request-id': secret.token,
    },
    ...(method !== 'GET' && { payload: words }),
  });
  return statusCode;
}

const leaving = new Set<ApiKey>(['POST /api/auth/logout', 'POST /api/account/deletion']);

it('holds no e-mail, name, product, token, cookie, query or address, whatever call is made', async () => {
  const keys = Object.keys(api) as ApiKey[];
  const ends: number[] = [];
  for (const key of keys.filter((each) => !leaving.has(each))) {
    ends.push(await send(key, {}), await send(key, { cookie: `${cookie}; other=${secret.token}` }));
  }
  for (const key of leaving) ends.push(await send(key, { cookie }));
  expect(ends.filter((status) => status === 200).length).toBeGreaterThan(20);
  expect(lines.length).toBeGreaterThan(ends.length);
  expect(lines.filter((line) => line.includes('The model failed')).length).toBeGreaterThan(0);
  expect(lines.filter((line) => everything.test(line))).toEqual([]);
  const cookies = cookie.split(/[=;]/).filter((part) => part.length > 20);
  expect(cookies.length).toBeGreaterThan(0);
  for (const part of cookies) expect(lines.join('')).not.toContain(decodeURIComponent(part).slice(0, 24));
});

it('holds nothing of a sign-in with a wrong password', async () => {
  lines.length = 0;
  const start = await test.app.inject({ url: '/api/auth/login', headers: { host: 'localhost:3000' } });
  const answers = [start.statusCode];
  for (const url of ['/oidc/interaction/unknown/sign-in', `/oidc/auth?login_hint=${secret.email}`]) {
    const answer = await test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:3000' },
      payload: `email=${secret.email}&password=${secret.token}`,
    });
    answers.push(answer.statusCode);
  }
  expect(answers[0]).toBe(302);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => everything.test(line))).toEqual([]);
});

it('holds nothing of what a mail server, the database or a failing page says', async () => {
  lines.length = 0;
  const { database, env, clock } = test.services;
  const mail: ReturnType<typeof openMail> = {
    mode: 'smtp',
    send: async ({ to }) => {
      throw new Error('The letter was not taken', {
        cause: new Error(`550 5.1.1 <${to}>: Recipient address rejected`),
      });
    },
  };
  await database.query(
    `insert into mail_outbox (key, recipient, subject, plain_text, html) values ('k', $1, $2, $2, $2)`,
    [secret.email, secret.product],
  );
  await postLetters({ database, mail, clock, log });
  log.error({ err: new Error(`Failed query: select 1\nparams: ${secret.email}`) }, 'A request failed');
  log.error({ err: new TypeError(`Invalid URL ${page}`.replace(secret.page, '')) }, 'A request failed');
  log.error({ err: new Error(`refused: Bearer ${secret.token}`) }, 'A request failed');
  expect(env.LOG_LEVEL).toBe('silent');
  expect(lines.some((line) => line.includes('A letter could not be sent'))).toBe(true);
  expect(lines.filter((line) => everything.test(line))).toEqual([]);
});
