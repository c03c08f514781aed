import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { judged, type Attack } from './attack.ts';
import { openTarget, type Target } from './target.ts';

/** Requests that no client of HTTP writes. `{cookie}` becomes the subscriber's. */
const requests: Record<string, string> = {
  'no HTTP': 'SSH-2.0-OpenSSH_9\r\n\r\n',
  'HTTP 0.9': 'GET /\r\n\r\n',
  'HTTP 2 preface': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'no host': 'GET /api/auth/user HTTP/1.1\r\n\r\n',
  'two hosts': 'GET /api/auth/user HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'two lengths':
    'POST /api/support-chat HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcde',
  'length and chunks':
    'POST /api/support-chat HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nhost: a\r\n\r\n',
  'folded chunk header':
    'POST /api/support-chat HTTP/1.1\r\nhost: a\r\ntransfer-encoding:\r\n chunked\r\n\r\n0\r\n\r\n',
  'unknown coding':
    'POST /api/support-chat HTTP/1.1\r\nhost: a\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n',
  'wrong chunk size':
    'POST /api/support-chat HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n',
  'chunk of 2^64':
    'POST /api/support-chat HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n10000000000000000\r\n{}',
  // No fault of HTTP: only its silence tells that nothing comes.
  'chunk of 2^64 - 1, of which 2 bytes come':
    'POST /api/support-chat HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n{}',
  'chunk of 2^64 - 1, of which 3 MB come': `POST /api/support-chat HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n${'a'.repeat(3_000_000)}`,
  'half a head': 'GET /healthz HTTP/1.1\r\nhost:',
  'negative length': 'POST /api/support-chat HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'huge length': `POST /api/support-chat HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: ${'9'.repeat(15)}\r\n\r\n{}`,
  'bare line feeds': 'GET /healthz HTTP/1.1\nhost: a\n\n',
  'zero in the path': 'GET /api/\0 HTTP/1.1\r\nhost: a\r\n\r\n',
  'zero in a header': 'GET /healthz HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n',
  'header without a colon': 'GET /healthz HTTP/1.1\r\nhost: a\r\nnonsense\r\n\r\n',
  'header of 100 kB': `GET /healthz HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
  '5,000 headers': `GET /healthz HTTP/1.1\r\nhost: a\r\n${'x: a\r\n'.repeat(5_000)}\r\n`,
  'path of 50 kB': `GET /${'a'.repeat(50_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'path out of the root': 'GET /../../../../etc/passwd HTTP/1.1\r\nhost: a\r\n\r\n',
  'encoded path out of the root': 'GET /assets/..%2f..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nhost: a\r\n\r\n',
  'backslash path': 'GET /assets/..\\..\\package.json HTTP/1.1\r\nhost: a\r\n\r\n',
  'whole address of another': 'GET http://evil.example/api/auth/login HTTP/1.1\r\nhost: evil.example\r\n\r\n',
  tunnel: 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nhost: a\r\n\r\n',
  asterisk: 'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n',
  'unknown method': 'FROBNICATE / HTTP/1.1\r\nhost: a\r\n\r\n',
  trace: 'TRACE /api/auth/user HTTP/1.1\r\nhost: a\r\ncookie: {cookie}\r\n\r\n',
  upgrade: 'GET /api/auth/user HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n',
  'header injected by the path':
    'GET /api/auth/login?returnTo=/%0d%0aset-cookie:%20a=b HTTP/1.1\r\nhost: a\r\n\r\n',
};

/** Milliseconds for an answer or the end of the connection: what is malformed is answered when it is read. */
const limitMs = 5_000;
/** For what only breaks off: the product's own longest waits are 15 s for a body and 20 s for a head, looked at every 5 s. */
const silentMs = 30_000;
const silent = new Set(['chunk of 2^64 - 1, of which 2 bytes come', 'half a head']);

export const attack: Attack = {
  what: 'Malformed HTTP, smuggled requests, paths out of the root and other hosts, written to the socket byte by byte',
  async run() {
    const target = await openTarget();
    try {
      const findings: string[] = [];
      const kinds = new Map<string, number>();
      let slowest = 0;
      // Its first seconds belong to the loading of word lists.
      await pause(3_000);
      for (const [name, text] of Object.entries(requests)) {
        const began = performance.now();
        const answer = await say(
          target,
          text.replace('{cookie}', target.cookie),
          silent.has(name) ? silentMs : limitMs,
        );
        if (!silent.has(name)) slowest = Math.max(slowest, performance.now() - began);
        const status: string =
          answer === null ? 'no answer' : (/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'closed');
        kinds.set(status, (kinds.get(status) ?? 0) + 1);
        const fault = faultOf(name, status, answer ?? '');
        if (fault !== null) findings.push(`${name}: ${fault}`);
      }
      if (!target.isRunning()) findings.push('The process ended');
      const counted = [...kinds].map(([status, count]) => `${count} × ${status}`).join(', ');
      return judged(
        `${Object.keys(requests).length} requests: ${counted}; the slowest answer to a malformed one in ${Math.round(slowest)} ms`,
        findings,
      );
    } finally {
      await target.stop();
    }
  },
};

function faultOf(name: string, status: string, answer: string): string | null {
  if (status === 'no answer') return 'neither an answer nor an end in time';
  if (status.startsWith('5') && status !== '501' && status !== '505')
    return `answered ${answer.slice(0, 200)}`;
  if (/root:.*:0:0:|"name": "shelfmark"/.test(answer)) return 'showed a file of the server';
  if (/^(?:location|set-cookie):.*evil\.example/im.test(answer)) return 'repeated the host of somebody else';
  if (/^set-cookie: a=b/im.test(answer)) return 'took a header from the path';
  if (name === 'length and chunks' && answer.includes('"status":"ok"'))
    return 'answered the smuggled request';
  if (name === 'trace' && status === '200') return 'repeated the request with its cookie';
  if (/node_modules|\.ts:\d|\.js:\d/.test(answer)) return 'told of its inside';
  return null;
}

/** What came back until the connection ended or went quiet; null when it neither answered nor ended. */
async function say({ port }: Target, text: string, waitMs: number): Promise<string | null> {
  const socket = net.connect(port, '127.0.0.1').on('error', () => undefined);
  const heard = { text: '', ended: false };
  socket
    .on('data', (chunk) => (heard.text += chunk.toString('latin1')))
    .on('close', () => (heard.ended = true));
  socket.write(Buffer.from(text, 'latin1'));
  const until = Date.now() + waitMs;
  while (!heard.ended && Date.now() < until && heard.text === '') await pause(20);
  // What was smuggled would be answered right after; refusals linger for half a second.
  for (const end = Date.now() + 700; !heard.ended && Date.now() < end;) await pause(20);
  socket.destroy();
  return heard.text === '' && !heard.ended ? null : heard.text;
}
