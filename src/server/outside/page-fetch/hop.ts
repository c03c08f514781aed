import type { IncomingHttpHeaders } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Readable } from 'node:stream';
import { Agent, type Dispatcher } from 'undici';
import type { EgressGuard } from '#server/outside/egress/port.ts';
import { EgressError } from '#server/outside/egress/problems.ts';
import { guardedConnector, type ConnectTimings } from './connector.ts';

/** Longest headers of one answer, in bytes. Policies of large sites take 20,000. */
const longestHeaders = 65_536;

/** What one connection to a site needs to know. */
export interface Way {
  guard: EgressGuard;
  /** Opened for one call and destroyed after it, so that no two users share a connection. */
  agent: Agent;
  userAgent: string;
  timings: ConnectTimings;
  signal: AbortSignal;
}

export interface Hop {
  status: number;
  headers: Record<string, string[]>;
  body: Readable;
  /** From the request to the end of the headers, connection included, in milliseconds. */
  ttfbMs: number;
}

export function openWay(guard: EgressGuard, userAgent: string, signal: AbortSignal): Way {
  const timings: ConnectTimings = { dns: null, connect: null, tls: null };
  const connect = guardedConnector(guard, signal, (found) => Object.assign(timings, found));
  const agent = new Agent({
    connect,
    allowH2: false,
    connections: 1,
    pipelining: 1,
    maxHeaderSize: longestHeaders,
  });
  return { guard, agent, userAgent, timings, signal };
}

/**
 * One request without redirects. The body must be read or destroyed.
 * @throws whatever the guard, the socket or the client throws; `problemOf` names it
 */
export async function requestHop(
  way: Way,
  url: URL,
  options: { method: 'GET' | 'HEAD'; accept: string; idleMs: number },
): Promise<Hop> {
  // Here and not at the connection only: a kept connection is not opened again.
  way.guard.checkUrl(url);
  const line = way.guard.requestLine(url);
  const started = performance.now();
  const answer = await way.agent.request({
    origin: url.origin,
    path: line.path,
    method: options.method,
    headers: {
      host: url.host,
      'user-agent': way.userAgent,
      accept: options.accept,
      'accept-language': 'en;q=0.9,*;q=0.5',
      'accept-encoding': 'gzip, deflate, br, zstd',
      ...line.headers,
    },
    headersTimeout: options.idleMs,
    bodyTimeout: options.idleMs,
    signal: way.signal,
  });
  if (answer.statusCode === 407 && line.path.startsWith('http:')) {
    answer.body.on('error', () => undefined).destroy();
    throw new EgressError('page_way_out_failed', 'exit wants another password');
  }
  return {
    status: answer.statusCode,
    headers: multiValued(answer.headers),
    body: quiet(answer.body),
    ttfbMs: performance.now() - started,
  };
}

/** A body that nobody reads any more may still fail. */
function quiet(body: Dispatcher.ResponseData['body']): Readable {
  return body.on('error', () => undefined);
}

function multiValued(headers: IncomingHttpHeaders): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), Array.isArray(value) ? value : [value]]],
    ),
  );
}
