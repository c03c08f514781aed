import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { judged, skipped, type Attack } from './attack.ts';
import { isInstalled, runProgram } from './program.ts';
import { openTarget } from './target.ts';

/** All that need nobody outside this machine. Left out: nikto, wapp (lists from outside), ssrf, xxe (a server outside). */
const modules =
  'backup,blindsql,cookieflags,crlf,csp,csrf,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

/** Pages and calls from which it starts; an application without forms in its HTML shows a crawler little. */
const starts = [
  '/',
  '/platforms',
  '/oidc/account',
  '/api/auth/login?returnTo=/dashboard&screen_hint=signup',
  '/api/content-history?search=mug&platform=etsy&limit=5&before=900&isFavorite=true',
  '/api/core-web-vitals/trend?url=https%3A%2F%2Fkiln.invalid%2F&strategy=mobile',
  '/api/core-web-vitals/history?limit=5&before=900',
  '/api/google-ads/campaigns?limit=5&before=900',
  '/api/keyword-research/history?limit=5&before=900',
  '/api/social-meta/history?limit=5&before=900',
  '/api/purchase/claim?token=abc',
];

/** Reports that are no hole, by the beginning of their text, with the reason. */
const explained: readonly [about: RegExp, reason: string][] = [
  [/Strict-Transport-Security/, 'sent over https only, as the standard asks'],
  [/Secure flag is not set/, 'this target is plain http on loopback; over https the cookies are Secure'],
  [
    /HttpOnly flag is not set in the cookie : session_hint/,
    'only says that somebody has signed in here before; scripts read it',
  ],
  [/X-XSS-Protection/, 'removed from browsers; the CSP does its work'],
];

const Report = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.array(z.object({ info: z.string(), path: z.string(), level: z.number() })),
  ),
  anomalies: z.record(
    z.string(),
    z.array(z.object({ info: z.string(), path: z.string(), level: z.number() })),
  ),
});

export const attack: Attack = {
  what: 'wapiti with every module that works offline, with the session of a subscriber, on the built product in production mode',
  async run({ runs }) {
    if (!isInstalled('wapiti')) return skipped("wapiti is not installed; Debian's package is wapiti");
    const target = await openTarget();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-wapiti-'));
    try {
      const file = path.join(folder, 'report.json');
      const seconds = runs ?? 300;
      const { code, output } = await runProgram(
        'wapiti',
        [
          '-u',
          `${target.url}/`,
          '--scope',
          'folder',
          '-m',
          modules,
          '-d',
          '3',
          '-v',
          '1',
          ...starts.flatMap((start) => ['-s', target.url + start]),
          // No -x: it breaks wapiti 3.0.4 under Python 3.11. Signing out takes a POST, which no crawler sends.
          '-H',
          `Cookie: ${target.cookie}`,
          '-t',
          '20',
          '--max-scan-time',
          String(seconds),
          '--max-attack-time',
          '60',
          '--no-bugreport',
          '--store-session',
          folder,
          '-f',
          'json',
          '-o',
          file,
        ],
        (seconds + 600) * 1_000,
      );
      if (code !== 0) return judged('wapiti broke down', [output.slice(-1_000)]);
      const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
      const said = [report.vulnerabilities, report.anomalies].flatMap((kind) =>
        Object.entries(kind).flatMap(([name, list]) =>
          list.map(({ info, path: at }) => `${name}: ${info} (${at})`),
        ),
      );
      const open = said.filter((text) => !explained.some(([about]) => about.test(text)));
      if (!target.isRunning()) open.push('The process ended');
      if (/"level":(?:50|60)/.test(target.log()))
        open.push(`The log holds errors: ${target.log().slice(-500)}`);
      const addresses = /(\d+) (?:URLs|requests|resources)/i.exec(output)?.[1];
      const counted = `${modules.split(',').length} modules, ${starts.length} starts${addresses ? `, ${addresses} addresses found` : ''}; ${said.length} reports, ${said.length - open.length} of them explained`;
      return judged(counted, [...new Set(open)]);
    } finally {
      await target.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
