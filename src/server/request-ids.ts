import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4 } from 'node:net';
import type { Environment } from './env.ts';

/** What the usual proxies write; anything else could be meant to forge a line of the log. */
const wellFormed = /^[\w.-]{8,64}$/;

const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/**
 * Names requests: by the `X-Request-Id` of a proxy that TRUST_PROXY names, so that its log and ours can be read
 * together, else by an id of our own. What a browser sends of itself is not taken.
 */
export function requestIds(trusted: Environment['TRUST_PROXY']): (request: IncomingMessage) => string {
  const isTrusted = trustedAddresses(trusted);
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const usable = typeof given === 'string' && wellFormed.test(given) && isTrusted(socket.remoteAddress);
    return usable ? given : randomUUID();
  };
}

function trustedAddresses(trusted: Environment['TRUST_PROXY']): (address: string | undefined) => boolean {
  if (trusted === false) return () => false;
  const list = new BlockList();
  for (const network of trusted.flatMap((name) => named[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    list.addSubnet(address, Number(bits ?? (family === 'ipv4' ? 32 : 128)), family);
  }
  return (address) => {
    // A server that listens on both families sees IPv4 as ::ffff:192.0.2.1.
    const plain = address?.replace(/^::ffff:(?=\d+\.)/i, '');
    return plain !== undefined && list.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
  };
}
