import { connect, isIP, type LookupFunction, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { checkedAuthority, checkedTarget, type Allowance, type Target } from './address-rules.ts';
import { createBlockList, isPublicAddress } from './block-list.ts';
import { askForTunnel, connectExit, exitProxyOf, type ExitProxy } from './exit-proxy.ts';
import { openFilteringProxy } from './filtering-proxy.ts';
import { nameLookup } from './name-lookup.ts';
import type { ConnectOptions, EgressGuard, GuardedSocket } from './port.ts';
import { EgressError } from './problems.ts';

export interface EgressOptions {
  /** `HTTP_PROXY`. */
  exit?: string | undefined;
  /** For tests only: targets of their own that the guard lets through. */
  allow?: Allowance;
  /** For tests only: what names stand for. */
  lookup?: LookupFunction;
}

/** Longest time to a connection, in milliseconds, look-up and exit included. */
const connectLimitMs = 10_000;

/** For each but the last of several addresses of a name, in milliseconds: a distant site needs more than Node's 250. */
const attemptLimitMs = 1_000;

/** Makes the guard. Without options it lets nothing through but the public internet, on ports 80 and 443. */
export function openEgress({
  exit,
  allow = () => false,
  lookup = nameLookup(),
}: EgressOptions = {}): EgressGuard {
  const way: Way = { exit: exit === undefined ? null : exitProxyOf(exit), allow, lookup };
  const guard: EgressGuard = {
    checkUrl: (url) => checkedTarget(url, allow),
    checkAuthority: (authority) => checkedAuthority(authority, allow),
    connect: (target, options) => connectGuarded(way, target, options),
    requestLine: (url) => requestLine(way.exit, url),
    openBrowserProxy: (bounds) => openFilteringProxy(guard, bounds),
  };
  return guard;
}

interface Way {
  exit: ExitProxy | null;
  allow: Allowance;
  lookup: LookupFunction;
}

async function connectGuarded(way: Way, target: Target, options: ConnectOptions): Promise<GuardedSocket> {
  const { exit } = way;
  const signal = AbortSignal.any([options.signal, AbortSignal.timeout(connectLimitMs)]);
  signal.throwIfAborted();
  if (exit === null) return connected(directSocket(way, target), signal, way.allow(target));
  await checkNameForExit(way, target);
  const found = await connected(connectExit(exit), signal, true).catch((error: unknown) => {
    options.signal.throwIfAborted();
    throw new EgressError('page_way_out_failed', `exit: ${String(error)}`, error);
  });
  if (!options.tunnel) return found;
  const stop = (): void => void found.socket.destroy(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    await askForTunnel(found.socket, exit, target);
    return found;
  } catch (error) {
    found.socket.destroy();
    throw error;
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Node checks the list on the very connect: for a literal address, and for each one that the name stands for. */
function directSocket(way: Way, target: Target): Socket {
  const { host, port } = target;
  const allowed = way.allow(target);
  return connect({
    host,
    port,
    lookup: way.lookup,
    autoSelectFamilyAttemptTimeout: attemptLimitMs,
    ...(!allowed && { blockList: createBlockList() }),
  });
}

function connected(socket: Socket, signal: AbortSignal, anyAddress: boolean): Promise<GuardedSocket> {
  const started = performance.now();
  let lookupMs: number | null = null;
  return new Promise((resolve, reject) => {
    const stop = (): void => void socket.destroy(signal.reason);
    const settle = (): void => signal.removeEventListener('abort', stop);
    signal.addEventListener('abort', stop);
    socket.once('lookup', () => (lookupMs = performance.now() - started));
    socket.once('error', (error) => {
      settle();
      reject(error);
    });
    socket.once('connect', () => {
      settle();
      const { remoteAddress } = socket;
      // A second look at what was really reached, should the list ever be passed by.
      if (!anyAddress && (remoteAddress === undefined || !isPublicAddress(remoteAddress))) {
        socket.destroy();
        return reject(new EgressError('page_address_not_public', `reached ${remoteAddress}`));
      }
      socket.setNoDelay(true);
      resolve({ socket, lookupMs, connectMs: performance.now() - started - (lookupMs ?? 0) });
    });
  });
}

/**
 * The exit looks the name up itself and filters what it finds. Where the name can be looked up here as well, an
 * address outside the public internet is refused at once, whatever the exit would say.
 */
async function checkNameForExit(way: Way, target: Target): Promise<void> {
  if (way.allow(target) || isIP(target.host) !== 0) return;
  const addresses = await new Promise<string[]>((resolve) => {
    way.lookup(target.host, { all: true }, (error, found) => {
      if (error) resolve([]);
      else resolve(typeof found === 'string' ? [found] : found.map(({ address }) => address));
    });
  });
  const list = createBlockList();
  const inner = addresses.find((address) => !isPublicAddress(address, list));
  if (inner !== undefined) throw new EgressError('page_address_not_public', `${target.host} is ${inner}`);
}

function requestLine(exit: ExitProxy | null, url: URL): { path: string; headers: Record<string, string> } {
  const path = `${url.pathname}${url.search}`;
  if (exit === null || url.protocol !== 'http:') return { path, headers: {} };
  return {
    path: `${url.origin}${path}`,
    headers: exit.authorization === null ? {} : { 'proxy-authorization': exit.authorization },
  };
}
