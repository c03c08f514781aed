import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startPostgresServer } from '#tests/setup/postgres-server.ts';
import { judged, skipped, type Attack } from './attack.ts';
import { isInstalled, runProgram } from './program.ts';
import { openTarget } from './target.ts';

interface Aim {
  path: string;
  /** JSON body; without one the call is a GET. */
  body?: object;
  method?: string;
}

/** Every kind of parameter that a query is made of; `*` marks where to inject when it is no plain parameter. */
const aims: readonly Aim[] = [
  { path: '/api/content-history?search=mug&platform=etsy&limit=5&before=900&isFavorite=true' },
  { path: '/api/core-web-vitals/trend?url=https%3A%2F%2Fkiln.invalid%2F&strategy=mobile' },
  { path: '/api/keyword-research/history?limit=5&before=900' },
  { path: '/api/content-history/1*' },
  { path: '/api/site-crawls/1*' },
  { path: '/api/sessions/abc*', method: 'DELETE' },
  { path: '/api/purchase/claim?token=abc' },
  {
    path: '/api/content-history',
    body: { businessName: 'Kiln', platform: 'etsy', contentType: 'draft', tags: ['a'] },
  },
  { path: '/api/verify-payment', body: { paymentIntentId: 'pi_1' } },
  { path: '/api/support-chat', body: { message: 'What does it cost?' } },
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
  const target = await openTarget(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-sqlmap-'));
  const findings: string[] = [];
  let clean = 0;
  let cut = 0;
  try {
    for (const { path: at, body, method } of some) {
      const { code, output } = await runProgram(
        'sqlmap',
        [
          '--batch',
          '-u',
          target.url + at,
          '--cookie',
          target.cookie,
          '--drop-set-cookie',
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
        ],
        limitMs,
      );
      if (/Parameter: .*\n\s+Type:|is vulnerable|identified the following injection/.test(output))
        findings.push(
          `${at}: ${output.slice(output.indexOf('Parameter:'), output.indexOf('Parameter:') + 400)}`,
        );
      else if (code === null) cut += 1;
      else if (/do(?:es)? not (?:appear|seem) to be injectable/.test(output)) clean += 1;
      else findings.push(`${at}: sqlmap said nothing that is understood: ${output.slice(-300)}`);
    }
    if (!target.isRunning()) findings.push('The process ended');
    if (/"level":(?:50|60)/.test(target.log()))
      findings.push(`The log holds errors: ${target.log().slice(-500)}`);
    return {
      counted:
        `${clean} of ${some.length} calls tried to the end, ${cut} until the time was up, none injectable`.replace(
          ', none injectable',
          findings.length === 0 ? ', none injectable' : '',
        ),
      findings,
    };
  } finally {
    await target.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
