import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { request as secureRequest } from 'node:https';
import os from 'node:os';
import path from 'node:path';
import { connect } from 'node:tls';
import { z } from 'zod';
import { prepareNginx, publishedListen, temporaryFolders } from '#bench/production/nginx.ts';
import { definePart, openGuardian, type Part } from '#bench/production/part.ts';
import { freePort } from '#tests/setup/product-process.ts';
import { judged, skipped, type Attack } from './attack.ts';
import { isInstalled, runProgram } from './program.ts';
import { openTarget } from './target.ts';

/** The name of the published configuration. */
const name = 'shop.example';
const limitMs = 900_000;

/** Reports that are no hole of the published configuration, by their id, with the reason. */
const explained: readonly [id: RegExp, reason: string][] = [
  [
    /^cipher_order$/,
    'browsers choose: every suite that is offered is forward secret and authenticated (Mozilla, intermediate)',
  ],
  [
    /^cert_(?:chain_of_trust|trust|ocspURL|crlDistributionPoints|caIssuers|mustStapleExtension|revocation|extlifeSpan|serialNumberLen)/,
    'the certificate is made for the run and signed by itself',
  ],
  [/^(?:certificate_transparency|OCSP_stapling|DNS_CAArecord)$/, 'nobody has issued the certificate'],
  [/^secure_renego$/, 'its own handshake fails with OpenSSL 3; this attack asks openssl itself'],
  [
    /^BREACH$/,
    'pages hold nothing personal, and what calls answer comes to no other site: cookies are SameSite=Lax',
  ],
];

/** What has to be said, by the ids of testssl: protocols that are refused or offered. */
const mustBeOk = ['SSLv2', 'SSLv3', 'TLS1', 'TLS1_1', 'TLS1_2', 'TLS1_3', 'heartbleed', 'CRIME_TLS'];

const Report = z.array(z.object({ id: z.string(), severity: z.string(), finding: z.string() }));
/** From here on a report has to be explained. */
const bad = new Set(['LOW', 'MEDIUM', 'HIGH', 'CRITICAL', 'WARN']);

export const attack: Attack = {
  what: 'testssl against nginx with the published configuration of deploy/ and a certificate made for the run; plain http and unknown names beside it',
  async run() {
    const command = ['testssl', 'testssl.sh'].find(isInstalled);
    if (command === undefined) return skipped("testssl is not installed; Debian's package is testssl.sh");
    if (!isInstalled('openssl')) return skipped('openssl is not installed');
    const folder = mkdtempSync(path.join(os.tmpdir(), 'shelfmark-tls-'));
    // nginx runs as somebody else.
    chmodSync(folder, 0o711);
    const guardian = openGuardian();
    const target = await openTarget({ PUBLIC_URL: `https://${name}`, TRUST_PROXY: 'loopback' });
    let nginx: Part | null = null;
    try {
      const [plain, secure] = [await freePort(), await freePort()];
      const prepared = prepareNginx(folder, [target.port]);
      const { home, user } = prepared;
      await makeCertificate(home, user.uid);
      writeFileSync(
        path.join(home, 'nginx-listen.conf'),
        temporaryFolders(home) + listenOn(home, plain, secure),
      );
      nginx = definePart(
        {
          name: 'nginx',
          command: prepared.command,
          args: [
            '-p',
            home,
            '-e',
            'stderr',
            '-c',
            `${home}/nginx.conf`,
            '-g',
            `daemon off; pid ${home}/nginx.pid;`,
          ],
          environment: { PATH: process.env['PATH'] },
          user,
          stopSignal: 'SIGQUIT',
          isReady: async () => (await redirectOf(plain)) !== '',
        },
        folder,
        guardian,
      );
      await nginx.start();
      const findings: string[] = [];
      const location = await redirectOf(plain);
      if (location !== `https://${name}/history?x=1`) findings.push(`Plain http leads to ${location}`);
      if (await shakesHands(secure, 'elsewhere.example'))
        findings.push('A name that is not served gets a certificate');
      if (!(await shakesHands(secure, name))) findings.push('The served name gets no connection');
      if (!(await renegotiatesSafely(secure))) findings.push('Secure renegotiation is not supported');
      const hsts = await hstsOf(secure);
      if (!/^max-age=(?:[3-9]\d{7}|\d{9,})/.test(hsts))
        findings.push(`Strict-Transport-Security is “${hsts}”`);
      const file = path.join(folder, 'report.json');
      const { code, output } = await runProgram(
        command,
        [
          '--quiet',
          '--color',
          '0',
          '--warnings',
          'off',
          '--nodns',
          'none',
          '--ip',
          '127.0.0.1',
          '--openssl-timeout',
          '20',
          '--jsonfile',
          file,
          `https://${name}:${secure}`,
        ],
        limitMs,
      );
      if (code === null) return judged('testssl came to no end', [output.slice(-500)]);
      const report = Report.parse(JSON.parse(readFileSync(file, 'utf8')));
      const said = report.filter(({ severity }) => bad.has(severity));
      const open = said.filter(({ id }) => !explained.some(([about]) => about.test(id)));
      findings.push(...open.map(({ id, severity, finding }) => `${severity} ${id}: ${finding}`));
      for (const id of mustBeOk) {
        const severity = report.find((entry) => entry.id === id)?.severity ?? 'not reported';
        if (severity !== 'OK' && severity !== 'INFO') findings.push(`${id} is ${severity}`);
      }
      const protocols = ['TLS1', 'TLS1_1', 'TLS1_2', 'TLS1_3'].map(
        (id) => `${id.replace('_', '.')} ${report.find((entry) => entry.id === id)?.finding ?? '?'}`,
      );
      return judged(
        `${report.length} answers of testssl: ${protocols.join(', ')}; HSTS ${hsts}; ${said.length} reports, ${said.length - open.length} of them explained (${said
          .filter((entry) => !open.includes(entry))
          .map(({ id }) => id)
          .join(', ')})`,
        findings,
      );
    } finally {
      await nginx?.stop();
      await target.stop();
      await guardian.release();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

/** The published file with other ports and another certificate; what it says of TLS is left as it is. */
function listenOn(home: string, plain: number, secure: number): string {
  const published = publishedListen();
  const changed = published
    .replaceAll(
      /listen (\[::\]:)?80\b/g,
      (_all, v6?: string) => `listen ${v6 ? '[::1]' : '127.0.0.1'}:${plain}`,
    )
    .replaceAll(
      /listen (\[::\]:)?443\b/g,
      (_all, v6?: string) => `listen ${v6 ? '[::1]' : '127.0.0.1'}:${secure}`,
    )
    .replace(/ssl_certificate [^;]+;/, `ssl_certificate ${home}/certificate.pem;`)
    .replace(/ssl_certificate_key [^;]+;/, `ssl_certificate_key ${home}/key.pem;`);
  if (/ (?:80|443)\b.*;|letsencrypt/.test(changed.replaceAll(/^ *#.*$/gm, '')))
    throw new Error(
      'deploy/nginx-listen.conf has other lines for ports and certificate than this attack knows',
    );
  return changed;
}

/** Like those that certbot asks for: an elliptic curve, 90 days, one name. */
async function makeCertificate(home: string, owner: number | undefined): Promise<void> {
  const files = [path.join(home, 'key.pem'), path.join(home, 'certificate.pem')] as const;
  const { code, output } = await runProgram(
    'openssl',
    [
      ...'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90'.split(' '),
      '-keyout',
      files[0],
      '-out',
      files[1],
      '-subj',
      `/CN=${name}`,
      '-addext',
      `subjectAltName=DNS:${name}`,
      '-addext',
      'extendedKeyUsage=serverAuth',
    ],
    30_000,
  );
  if (code !== 0) throw new Error(`openssl made no certificate: ${output.slice(-300)}`);
  if (owner !== undefined) for (const file of files) chownSync(file, owner, owner);
}

/** RFC 5746, which TLS 1.3 has no need of. */
async function renegotiatesSafely(port: number): Promise<boolean> {
  const { output } = await runProgram(
    'openssl',
    ['s_client', '-connect', `127.0.0.1:${port}`, '-servername', name, '-tls1_2'],
    30_000,
  );
  return output.includes('Secure Renegotiation IS supported');
}

/** Where plain http sends its visitors. */
function redirectOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: '/history?x=1', headers: { host: name } }, (answer) => {
      answer.resume();
      resolve(answer.headers.location ?? `status ${answer.statusCode}`);
    })
      .on('error', reject)
      .end();
  });
}

/** Asked for by itself: testssl leaves it out when its own request for a page fails on a busy machine. */
function hstsOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    secureRequest(
      // Who signed the certificate does not matter here.
      { host: '127.0.0.1', port, servername: name, headers: { host: name }, rejectUnauthorized: false },
      (answer) => {
        answer.resume();
        resolve(answer.headers['strict-transport-security'] ?? 'missing');
      },
    )
      .on('error', reject)
      .end();
  });
}

function shakesHands(port: number, servername: string): Promise<boolean> {
  return new Promise((resolve) => {
    // Who signed it does not matter here.
    const socket = connect({ host: '127.0.0.1', port, servername, rejectUnauthorized: false }, () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
}
