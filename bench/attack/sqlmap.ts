import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { startPostgresServer } from '#tests/setup/postgres-server.ts';
import { judged, skipped, type Attack } from './attack.ts';
import { isInstalled, runProgram } from './program.ts';
import { readSqlmap } from './sqlmap-answer.ts';
import { openTarget, type Target } from './target.ts';

interface Aim {
  path: string;
  /** JSON body; without one the call is a GET. */
  body?: object;
  method?: string;
  /** Without a session: of a visitor the address is counted, and each request comes from another one. */
  visitor?: true;
}

/** Every kind of parameter that a query is made of; `*` marks where to inject when it is no plain parameter. */
const aims: readonly Aim[] = [
  { path: '/api/content-history?search=mug&platform=etsy&limit=5&before=900&isFavorite=true' },
  { path: '/api/core-web-vitals/trend?url=https%3A%2F%2Fkiln.invalid%2F&strategy=mobile' },
  { path: '/api/keyword-research/history?limit=5&before=900' },
  // The first entry, which `scan` saves: whether an answer is there or not is what a boolean test looks at.
  { path: '/api/content-history/1*' },
  { path: '/api/site-crawls/1*' },
  { path: '/api/sessions/abc*', method: 'DELETE' },
  // Marked, since sqlmap leaves out by itself what is called a token.
  { path: '/api/purchase/claim?token=abc*', visitor: true },
  {
    path: '/api/content-history',
    body: { businessName: 'Kiln', platform: 'etsy', contentType: 'draft', tags: ['a'] },
  },
  { path: '/api/verify-payment', body: { paymentIntentId: 'pi_1' } },
  { path: '/api/support-chat', body: { message: 'What does it cost?' }, visitor: true },
];

/** Time of one aim, in milliseconds. */
const limitMs = 180_000;

export const attack: Attack = {
  what: 'sqlmap (boolean, error, union, stacked, time) on queries, path ids and JSON bodies of the API, on both databases',
  async run({ runs }) {
    if (!isInstalled('sqlmap')) return skipped("sqlmap is not installed; Debian's package is sqlmap");
    const some = aims.slice(0, runs ?? aims.length);
    const embedded = await scan(some, undefined);
    const server = await startPostgresServer();
    if ('reason' in server)
      return judged(
        `embedded database: ${embedded.counted}; PostgreSQL: skipped, ${server.reason}`,
        embedded.findings,
      );
    try {
      const { counted, findings } = await scan(some, server.url);
      return judged(`embedded database: ${embedded.counted}; PostgreSQL: ${counted}`, [
        ...embedded.findings,
        ...findings,
      ]);
    } finally {
      await server.stop();
    }
  },
};

async function scan(
  some: readonly Aim[],
  databaseUrl: string | undefined,
): Promise<{ counted: string; findings: string[] }> {
  // Addresses are taken from the proxy's header, so that no limit for one of them answers in the product's place.
  const target = await openTarget({
    TRUST_PROXY: 'loopback',
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-sqlmap-'));
  const findings: string[] = [];
  let clean = 0;
  let cut = 0;
  let parameters = 0;
  let refused = 0;
  try {
    await saveEntry(target);
    for (const aim of some) {
      const { code, output } = await runProgram('sqlmap', wordsFor(aim, target, folder), limitMs);
      const answer = readSqlmap(output);
      parameters += answer.held;
      refused += answer.refused;
      const wrong = answer.injectable ?? (code === null ? null : answer.empty);
      if (wrong !== null) findings.push(`${aim.path}: ${wrong}`);
      else if (code === null) cut += 1;
      else clean += 1;
    }
    if (!target.isRunning()) findings.push('The process ended');
    if (/"level":(?:50|60)/.test(target.log()))
      findings.push(`The log holds errors: ${target.log().slice(-500)}`);
    const verdict = findings.length === 0 ? ', none injectable' : '';
    return {
      counted: `${clean} of ${some.length} calls tried to the end, ${parameters} parameters, ${cut} calls until the time was up, ${refused} requests refused by a limit${verdict}`,
      findings,
    };
  } finally {
    await target.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function saveEntry({ url, cookie }: Target): Promise<void> {
  const saved = await fetch(`${url}/api/content-history`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ businessName: 'Kiln', platform: 'etsy', contentType: 'draft', tags: ['a'] }),
  });
  const { id } = z.object({ id: z.number() }).parse(await saved.json());
  if (id !== 1) throw new Error(`The first entry has the number ${id}`);
}

function wordsFor({ path: at, body, method, visitor }: Aim, target: Target, folder: string): string[] {
  return [
    '--batch',
    '-u',
    target.url + at,
    ...(visitor ? [] : ['--cookie', target.cookie]),
    '--drop-set-cookie',
    '--tamper',
    'xforwardedfor',
    // Below the calls that one person may make in a second.
    '--delay',
    '0.03',
    '--dbms',
    'PostgreSQL',
    '--technique',
    'BEUST',
    '--time-sec',
    '5',
    '--timeout',
    '20',
    '--retries',
    '1',
    '--ignore-code',
    '*',
    '--flush-session',
    '--disable-coloring',
    '--output-dir',
    folder,
    '--skip-waf',
    '-v',
    '1',
    ...(body ? ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'] : []),
    ...(method === undefined ? [] : ['--method', method]),
  ];
}
