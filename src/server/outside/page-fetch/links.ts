import type { EgressGuard } from '#server/outside/egress/port.ts';
import { EgressError, problemOf } from '#server/outside/egress/problems.ts';
import { redirectOf } from './fetch-address.ts';
import { openWay, requestHop, type Way } from './hop.ts';
import type { HostTurns } from './host-turns.ts';
import type { LinkStatus } from './port.ts';

const limitMs = 10_000;
const mostRedirects = 5;
const accept = 'text/html,*/*;q=0.8';

export interface LinkRequest {
  guard: EgressGuard;
  userAgent: string;
  turns: HostTurns;
  signal: AbortSignal;
  mayVisit(url: URL, signal: AbortSignal): Promise<void>;
}

/** @throws the signal's own reason when it was aborted */
export async function checkLink(address: string, request: LinkRequest): Promise<LinkStatus> {
  try {
    if (!URL.canParse(address)) throw new EgressError('page_address_invalid', 'no address');
    const url = new URL(address);
    url.hash = '';
    request.guard.checkUrl(url);
    return await request.turns.take(url.host, request.signal, () => follow(url, request));
  } catch (error) {
    request.signal.throwIfAborted();
    return { kind: 'failed', problem: problemOf(error) };
  }
}

async function follow(first: URL, request: LinkRequest): Promise<LinkStatus> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(limitMs)]);
  const way = openWay(request.guard, request.userAgent, signal);
  try {
    let url = first;
    for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
      request.guard.checkUrl(url);
      await request.mayVisit(url, signal);
      const hop = await headOrGet(way, url);
      const next = redirectOf(hop, url);
      if (next === null) return { kind: 'answered', status: hop.status, finalUrl: url.href, redirects };
      url = next.url;
    }
    throw new EgressError('page_redirects', 'too many');
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw error;
  } finally {
    await way.agent.destroy();
  }
}

/** Many servers answer HEAD with an error of their own; only a GET shows what a reader would get. */
async function headOrGet(way: Way, url: URL) {
  const head = await requestHop(way, url, { method: 'HEAD', accept, idleMs: limitMs });
  head.body.destroy();
  if (head.status < 400 || head.status === 410 || head.status === 429) return head;
  const get = await requestHop(way, url, { method: 'GET', accept, idleMs: limitMs });
  get.body.destroy();
  return get;
}
