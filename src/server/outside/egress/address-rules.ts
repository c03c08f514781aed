import { isIP } from 'node:net';
import { parse } from 'tldts';
import { isPublicAddress } from './block-list.ts';
import { EgressError } from './problems.ts';

/** Where a connection goes. `host` is a name, or an address without brackets, as the URL standard writes it. */
export interface Target {
  host: string;
  port: number;
}

/** Lets a test reach a server of its own on this machine. The product has no setting that gives one. */
export type Allowance = (target: Target) => boolean;

/** Longest address that is asked for, in characters. Browsers and servers stop at 2,000 to 8,000. */
const longestAddress = 4_096;

const ports: Record<string, number> = { 'http:': 80, 'https:': 443 };

/**
 * Checks an address by what can be seen before a name is looked up; `connect` checks what the name stands for.
 * @throws EgressError for another scheme, another port than 80 and 443, a name and password in the address, more
 *   than 4,096 characters, an address outside the public internet in any notation, or a name that no public
 *   registry gives out.
 */
export function checkedTarget(url: URL, allow: Allowance): Target {
  const usual = ports[url.protocol];
  if (usual === undefined) throw new EgressError('page_scheme', `scheme ${url.protocol}`);
  if (url.username !== '' || url.password !== '') throw new EgressError('page_credentials', 'credentials');
  if (url.href.length > longestAddress)
    throw new EgressError('page_address_long', `${url.href.length} characters`);
  const target = { host: bare(url.hostname), port: url.port === '' ? usual : Number(url.port) };
  checkTarget(target, allow);
  return target;
}

/**
 * The same for the `host:port` of a CONNECT request. The host is read as in an address, so that every notation of
 * an IP address becomes the usual one.
 */
export function checkedAuthority(authority: string, allow: Allowance): Target {
  const port = /^[^/?#@\\\s]+:(\d{1,5})$/.exec(authority)?.[1];
  if (port === undefined || !URL.canParse(`http://${authority}/`)) {
    throw new EgressError('page_address_invalid', `authority ${authority.slice(0, 200)}`);
  }
  const target = { host: bare(new URL(`http://${authority}/`).hostname), port: Number(port) };
  checkTarget(target, allow);
  return target;
}

function checkTarget(target: Target, allow: Allowance): void {
  if (allow(target)) return;
  if (!Object.values(ports).includes(target.port)) throw new EgressError('page_port', `port ${target.port}`);
  const isPublic = isIP(target.host) === 0 ? isPublicName(target.host) : isPublicAddress(target.host);
  if (!isPublic) throw new EgressError('page_address_not_public', `host ${target.host}`);
}

/**
 * Whether a registry gives out names under this ending. A name of an inner network is refused before it is looked
 * up, so that nobody learns from the answer whether it exists.
 */
function isPublicName(host: string): boolean {
  const { isIcann, publicSuffix, hostname } = parse(host.replace(/\.$/, ''), { allowPrivateDomains: false });
  if (hostname === null || publicSuffix === null || isIcann !== true) return false;
  return hostname !== publicSuffix && !/(?:^|\.)home\.arpa$|\.onion$/.test(hostname);
}

function bare(hostname: string): string {
  return hostname.replace(/^\[|\]$/g, '');
}
