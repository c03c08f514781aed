import os from 'node:os';
import type { LookupFunction } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openRawSite, response, type RawSite } from '#tests/setup/hostile-site.ts';
import { openOutsideWeb } from '#tests/setup/outside-web.ts';
import type { Target } from '#server/outside/egress/address-rules.ts';
import type { PageFetch } from './port.ts';

/** Listens on every address of this machine; nothing that a user names may reach it. */
let canary: RawSite;
/** The one site that the guard is told to allow: it sends visitors on to the canary. */
let site: RawSite;
let pages: PageFetch;
/** The same guard, but told to allow the canary: proves that each address would lead there. */
let unguarded: PageFetch;

const ownAddresses = Object.values(os.networkInterfaces())
  .flatMap((found) => found ?? [])
  .map(({ address, family }) => (family === 'IPv6' ? `[${address.replace(/%.*$/, '')}]` : address));

/** Each stands for this machine, for its network or for the metadata service of a cloud. */
const hosts = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '127.255.255.254',
  '0x7f.0.0.1',
  '0x7f000001',
  '0177.0.0.1',
  '017700000001',
  '2130706433',
  '127.0.0.1.',
  '%31%32%37.0.0.1',
  '①②⑦.⓪.⓪.①',
  '127。0。0。1',
  '0',
  '0.0.0.0',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fd00:ec2::254]',
  '169.254.169.254',
  '0xa9fea9fe',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.0.1',
  '100.100.100.200',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'any.localhost',
  'localhost.localdomain',
  'ip6-localhost',
  os.hostname(),
  'db',
  'vault.internal',
  'printer.local',
  'router.home.arpa',
  'kubernetes.default.svc.cluster.local',
  'metadata.google.internal',
  ...ownAddresses,
];

/** Names under public endings, with what the name service says of them; the second list is the second answer. */
const names: Record<string, string[][]> = {
  'to-loopback.com': [['127.0.0.1']],
  'to-loopback-six.com': [['::1']],
  'to-mapped.com': [['::ffff:127.0.0.1']],
  'to-private.com': [['10.0.0.1']],
  'to-metadata.com': [['169.254.169.254']],
  'to-several.com': [['::1', '127.0.0.1', '::ffff:127.0.0.1', '0.0.0.0']],
  'to-itself.com': [[ownAddresses[0]?.replace(/[[\]]/g, '') ?? '127.0.0.1']],
  // 192.0.2.1 is not reached from anywhere: the first answer of a name that turns afterwards.
  'rebinding.com': [['192.0.2.1'], ['127.0.0.1']],
};

function turningLookup(): LookupFunction {
  const asked = new Map<string, number>();
  return (host, options, done) => {
    const turn = asked.get(host) ?? 0;
    asked.set(host, turn + 1);
    const answers = names[host] ?? [['127.0.0.1']];
    const list = answers[Math.min(turn, answers.length - 1)] ?? [];
    const found = list.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    if (options.all) done(null, found);
    else done(null, found[0]?.address ?? '', found[0]?.family);
  };
}

beforeAll(async () => {
  canary = await openRawSite((socket) =>
    socket.end(response(200, { 'content-type': 'text/html' }, '<p>canary')),
  );
  site = await openRawSite((socket, path) => {
    const location = decodeURIComponent(path.slice('/to?'.length));
    socket.end(response(302, { location }));
  });
});

beforeEach(() => {
  const web = (allow: (target: Target) => boolean) =>
    openOutsideWeb({ PUBLIC_URL: 'https://shelfmark.example' }, { allow, lookup: turningLookup() }).pages;
  pages = web(({ host, port }) => host === 'site.test' && port === site.port);
  unguarded = web(({ port }) => port === canary.port || port === site.port);
});

afterAll(() => Promise.all([canary.close(), site.close()]));

const open = (from: PageFetch, url: string) =>
  from.fetchPage(url, {
    purpose: 'page',
    signal: new AbortController().signal,
    limits: { totalMs: 2_000 },
  });

const through = (url: string): string => `http://site.test:${site.port}/to?${encodeURIComponent(url)}`;

describe('The canary is reached', () => {
  it.each(['127.0.0.1', '127.1', '0x7f000001', '2130706433', '①②⑦.⓪.⓪.①', 'to-loopback.com'])(
    'without a guard: %s',
    async (host) => {
      const url = `http://${host}:${canary.port}/`;
      expect((await open(unguarded, url)).status).toBe(200);
      expect((await open(unguarded, through(url))).redirects).toHaveLength(1);
    },
  );
});

describe('The canary is never reached', () => {
  it.each([...hosts, ...Object.keys(names)])('%s', async (host) => {
    const before = canary.connections();
    const urls = [`http://${host}/`, `https://${host}/`, `http://${host}:${canary.port}/`];
    for (const url of urls) {
      for (const address of [url, through(url)]) {
        // Twice, for a name that turns.
        for (const turn of [1, 2]) {
          const code = await open(pages, address).then(
            () => `fetched in turn ${turn}`,
            (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
          );
          expect([
            'page_address_not_public',
            'page_port',
            'page_address_invalid',
            'page_redirects',
          ]).toContain(code);
        }
      }
    }
    const link = await pages.checkLink(`http://${host}/`, new AbortController().signal);
    expect(link).toMatchObject({ kind: 'failed' });
    expect(canary.connections()).toBe(before);
  });

  it('by a name that turns between the check and the connection: there is one look-up for both', async () => {
    const lookedUp: string[] = [];
    const turning = turningLookup();
    const { pages: watched } = openOutsideWeb(
      { PUBLIC_URL: 'https://shelfmark.example' },
      {
        lookup: (host, options, done) => {
          lookedUp.push(host);
          turning(host, options, done);
        },
      },
    );
    for (const turn of [1, 2, 3]) {
      await expect(open(watched, 'http://rebinding.com/')).rejects.toMatchObject({
        code: 'page_address_not_public',
      });
      expect(lookedUp).toHaveLength(turn);
    }
  });

  it('and nobody learns from the answer whether a name of the inner network exists', async () => {
    const lookedUp: string[] = [];
    const { pages: watched } = openOutsideWeb(
      { PUBLIC_URL: 'https://shelfmark.example' },
      {
        lookup: (host, _options, done) => {
          lookedUp.push(host);
          done(null, []);
        },
      },
    );
    for (const host of ['db', 'vault.internal', 'printer.local']) {
      await expect(open(watched, `http://${host}/`)).rejects.toMatchObject({
        code: 'page_address_not_public',
      });
    }
    expect(lookedUp).toEqual([]);
  });
});
