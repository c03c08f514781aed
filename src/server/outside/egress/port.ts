import type { Socket } from 'node:net';
import type { Target } from './address-rules.ts';
import type { PageProblem } from './problems.ts';

/** A connection that passed the guard. */
export interface GuardedSocket {
  socket: Socket;
  /** Milliseconds; null where it did not happen, such as a look-up of a literal address. */
  lookupMs: number | null;
  connectMs: number | null;
}

export interface ConnectOptions {
  /** Whether TLS or another protocol of its own is spoken on it: then an exit proxy only passes the bytes on. */
  tunnel: boolean;
  signal: AbortSignal;
}

/**
 * The only way to addresses that users name. Private, reserved and own addresses are refused at the very connection,
 * after the look-up, for each address that a name stands for.
 */
export interface EgressGuard {
  /** @throws EgressError */
  checkUrl(url: URL): Target;
  /** @throws EgressError */
  checkAuthority(authority: string): Target;
  /**
   * Opens a connection to a checked target. 10 s at most.
   * @throws EgressError, or the error of the socket; `problemOf` names either
   */
  connect(target: Target, options: ConnectOptions): Promise<GuardedSocket>;
  /** Path and additional headers of a plain HTTP request: an exit proxy wants the whole address and its password. */
  requestLine(url: URL): { path: string; headers: Record<string, string> };
  /** Starts a proxy for one run of a browser. Close it when the run ends. */
  openBrowserProxy(bounds?: Partial<ProxyBounds>): Promise<BrowserProxy>;
}

/** What one run of a browser may use. */
export interface ProxyBounds {
  /** Both directions together. */
  bytes: number;
  /** Requests and tunnels. */
  requests: number;
  /** Open at the same time. */
  connections: number;
  /** From the start of the proxy to its end, in milliseconds. */
  lifetimeMs: number;
  /** Without a byte in either direction, in milliseconds. */
  idleMs: number;
}

export type RefusalReason = PageProblem | 'over_bytes' | 'over_requests' | 'over_connections' | 'over_time';

export interface Refusal {
  reason: RefusalReason;
  method: string;
  /** The address of a plain request, or `host:port` of a tunnel; at most 500 characters. For the log. */
  target: string;
  /** Addresses may stand in it. For the log only. */
  detail: string;
}

export interface BrowserProxy {
  /** On 127.0.0.1. */
  readonly port: number;
  /** Flags that send all of Chromium's traffic through this proxy. */
  readonly flags: string[];
  /** The first 200 refusals and failures. */
  readonly refusals: readonly Refusal[];
  readonly refusalCount: number;
  readonly bytes: number;
  /** Why an address did not load, where the proxy was the reason: the browser itself shows an error page only. */
  reasonFor(url: string): RefusalReason | null;
  /** Ends every connection at once. */
  close(): Promise<void>;
}
