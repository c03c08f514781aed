import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { api, type ApiKey } from '#contract/api.ts';
import type { Database } from '#server/database/database.ts';
import { addSiteCrawl } from '#server/database/site-crawls.ts';
import { AppError } from '#server/errors.ts';
import type { Speed } from '#server/outside/speed/port.ts';
import { readTools } from '#server/tools/index.ts';
import { openTestApp } from '#tests/setup/app.ts';
import { createLogger } from '#server/logger.ts';
import { openOutsideWeb } from '#tests/setup/outside-web.ts';
import { readEnvironment } from '#server/env.ts';
import type { AttackRequest, PathId, Who } from './attack-request.ts';
import { canary } from './oracle.ts';
import { buyWithTestCard, victimBodies } from './people.ts';
import { Sender, type Sent } from './send.ts';

/** The product on a port of this machine, with people in it, one of whom is only there to be robbed. */
export interface Stage {
  /** Signs in whom the request is from. True when that wrote something. */
  prepare(request: AttackRequest): Promise<boolean>;
  send(key: ApiKey, request: AttackRequest): Promise<Sent>;
  /** Fingerprint of everything that people have saved; changes with every row that does. */
  savedRows(): Promise<string>;
  /** Fingerprint of all that belongs to the victim. */
  victimRows(): Promise<string>;
  close(): Promise<void>;
}

/** People of each kind: enough that the burst limits of one of them do not end the run. */
const people = { subscriber: 24, payer: 3, lapsed: 4, stranger: 8 } as const satisfies Record<Who, number>;

/** Tables of what people save. Left out: sessions, letters, counts of guesses and what the card double keeps. */
const tables = [
  ['users', 'id'],
  ...[
    'business_profiles',
    'seo_content',
    'usage_history',
    'google_ads_campaigns',
    'keyword_research',
    'success_stories',
    'user_reviews',
    'content_history',
    'content_templates',
    'core_web_vitals_analysis',
    'social_meta_optimization',
    'webpage_analysis',
    'user_settings',
    'site_crawls',
  ].map((table) => [table, 'user_id']),
] as [table: string, owner: string][];

/** Kinds of rows, by the beginning of the calls that name one. */
type Kind = string;
const kindOf = (key: ApiKey): Kind | null => {
  const path = key.split(' ')[1] ?? '';
  return path.includes(':id') ? path.slice(0, path.indexOf(':id')) : null;
};
/** Where a row's id comes from when a call makes one. */
interface MadeRow {
  id?: number | string;
  campaign?: { id: number };
}
const madeBy: Partial<Record<ApiKey, Kind>> = {
  'GET /api/sessions': '/api/sessions/',
  'GET /api/business-profiles': '/api/business-profiles/',
  'POST /api/reviews': '/api/reviews/',
  'POST /api/success-stories': '/api/success-stories/',
  'POST /api/content-history': '/api/content-history/',
  'POST /api/content-templates': '/api/content-templates/',
  'POST /api/analyze-webpage': '/api/webpage-analyses/',
  'POST /api/keyword-research/generate': '/api/keyword-research/',
  'POST /api/social-meta/optimize': '/api/social-meta/',
  'POST /api/site-crawls': '/api/site-crawls/',
  'POST /api/core-web-vitals/import': '/api/core-web-vitals/',
  'POST /api/google-ads/generate': '/api/google-ads/campaigns/',
};

/** No page is measured: what a browser does with an address has its own tests. */
const noBrowser: Speed = {
  measure: async () => Promise.reject(new AppError('page_name_unknown')),
  close: async () => undefined,
};

/** @param options.database the embedded one in memory when absent */
export async function openStage(options: { database?: Database; limitMs?: number } = {}): Promise<Stage> {
  const env = { TRUST_PROXY: 'true', NODE_ENV: 'test' };
  const outside = openOutsideWeb(readEnvironment(env), {
    // No name leads anywhere, at once.
    lookup: (host, _options, done) => done(Object.assign(new Error(host), { code: 'ENOTFOUND' }), '', 4),
  });
  const faults: string[] = [];
  const log = createLogger({ LOG_LEVEL: 'error' }, { write: (line) => void faults.push(line) });
  const test = await openTestApp({
    ...outside,
    speed: noBrowser,
    log,
    env,
    ...(options.database && { database: options.database }),
  });
  // As a running product has them: from the sources the first reading takes longer than an answer may.
  await readTools();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = test.app.server.address() as AddressInfo;
  const sender = new Sender(`http://127.0.0.1:${port}`, options.limitMs ?? 15_000);
  const query: Database['query'] = (text, parameters) => test.services.database.query(text, parameters);

  const post = (cookie: string, path: string, body: object) =>
    sender.send({
      method: 'POST',
      path,
      headers: { cookie, 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(body)),
      chunked: false,
    });

  const cookies = new Map<string, string>();
  const paying = new Set<string>();
  const signIn = async (name: string, who: Who): Promise<string> => {
    const email = `${name}@example.com`;
    const cookie = await test.signIn(email, { active: who === 'subscriber' || paying.has(name) });
    if (who === 'payer' && !paying.has(name)) await buyWithTestCard((path, body) => post(cookie, path, body));
    if (who === 'payer') paying.add(name);
    cookies.set(name, cookie);
    return cookie;
  };
  /** Newest row of each person and kind. */
  const rows = new Map<string, string>();
  const remember = (key: ApiKey, name: string, { status, body }: Sent) => {
    const kind = madeBy[key];
    // An event stream is no JSON; its row is simply not remembered.
    if (kind === undefined || status !== 200 || !/^[{[]/.test(body)) return;
    const answer = JSON.parse(body) as MadeRow | MadeRow[];
    const row = Array.isArray(answer) ? answer.at(-1) : answer;
    const id = row?.id ?? row?.campaign?.id;
    if (id !== undefined) rows.set(`${name} ${kind}`, String(id));
  };
  const pathOf = (key: ApiKey, id: PathId, name: string): string => {
    const kind = kindOf(key);
    const path = key.split(' ')[1] ?? '';
    if (kind === null) return path;
    if (id.of === 'nobody') return path.replace(':id', () => id.text);
    return path.replace(':id', () => rows.get(`${id.of === 'victim' ? 'victim' : name} ${kind}`) ?? '1');
  };

  async function fingerprint(owner: string | null): Promise<string> {
    // Events of the card double arrive beside the answers.
    await test.services.payments.test?.settled();
    // Where a row stands and which transaction wrote it: changes with every write, and reads no long value.
    const parts = tables.map(
      ([table, column]) =>
        `select '${table}', count(*)::text, coalesce(string_agg(${owner === null ? 't.xmin::text || t.ctid::text' : 'md5(t::text)'}, ',' order by t.ctid), '') from ${table} t` +
        (owner === null ? '' : ` where t.${column} = (select id from users where email = '${owner}')`),
    );
    const found = await query(parts.join(' union all '), []);
    return createHash('sha256').update(JSON.stringify(found.rows)).digest('hex');
  }

  const stage: Stage = {
    async prepare({ who, person }) {
      const name = `${who}-${person % people[who]}`;
      if (who === 'stranger' || cookies.has(name)) return false;
      await signIn(name, who);
      return true;
    },
    async send(key, { who, person, method, id, query: search, headers, body, chunked }) {
      const number = person % people[who];
      const name = `${who}-${number}`;
      const cookie = cookies.get(name) ?? '';
      const sent = await sender.send({
        method,
        path: pathOf(key, id, name) + search,
        headers: {
          'x-forwarded-for': `203.0.113.${number}`,
          ...headers,
          ...(cookie && { cookie: headers['cookie'] ? `${headers['cookie']}; ${cookie}` : cookie }),
        },
        body,
        chunked,
      });
      remember(key, name, sent);
      if (sent.status === 401 || /logout|sessions|deletion/.test(key)) cookies.delete(name);
      return sent;
    },
    savedRows: () => fingerprint(null),
    victimRows: () => fingerprint('victim@example.com'),
    async close() {
      sender.close();
      // Idle connections of the sender are gone; what the server still holds open is cut.
      test.app.server.closeAllConnections();
      await test.close();
    },
  };
  await makeVictim();
  return stage;

  /** One row of each kind that other people's calls might reach. */
  async function makeVictim(): Promise<void> {
    const cookie = await signIn('victim', 'subscriber');
    for (const [key, body] of Object.entries(victimBodies) as [ApiKey, object][]) {
      const sent = await post(cookie, key.replace('POST ', ''), body);
      if (sent.status !== 200)
        throw new Error(`The victim's ${key} was answered ${sent.status}: ${sent.body} ${faults.join('')}`);
      remember(key, 'victim', sent);
    }
    const { db } = test.services.database;
    const found = await query("select id from users where email = 'victim@example.com'", []);
    const victim = String(found.rows[0]?.['id']);
    const url = `https://${canary.toLowerCase()}.invalid/`;
    const crawl = await addSiteCrawl(db, victim, { url, pageLimit: 5, createdAt: new Date() });
    rows.set('victim /api/site-crawls/', String(crawl));
    const speed = await query(
      `insert into core_web_vitals_analysis (user_id, url, strategy) values ($1, $2, 'mobile') returning id`,
      [victim, `https://kiln.invalid/${canary}`],
    );
    rows.set('victim /api/core-web-vitals/', String(speed.rows[0]?.['id']));
    const headers = { cookie };
    for (const key of ['GET /api/sessions', 'GET /api/business-profiles'] as const) {
      const path = pathOf(key, { of: 'self' }, 'victim');
      const sent = await sender.send({ method: 'GET', path, headers, body: null, chunked: false });
      remember(key, 'victim', sent);
    }
    const named = (Object.keys(api) as ApiKey[]).map(kindOf).filter((kind) => kind !== null);
    const missing = named.filter((kind) => !rows.has(`victim ${kind}`));
    if (missing.length > 0) throw new Error(`The victim has nothing of ${[...new Set(missing)].join(', ')}`);
  }
}
