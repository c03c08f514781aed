import * as fc from 'fast-check';
import type { ApiKey } from '#contract/api.ts';
import { requestsTo, type AttackRequest } from './attack-request.ts';
import { faultsOf } from './oracle.ts';
import type { Stage } from './stage.ts';

export interface FuzzedCall {
  key: ApiKey;
  sent: number;
  /** Answers by status. */
  statuses: Record<number, number>;
  /** Longest time to an answer, in milliseconds. */
  slowestMs: number;
  /** The smallest request found that is answered wrongly, in words; null when there was none. */
  fault: string | null;
}

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Sends seeded requests to one call and judges every answer. The same seed sends the same requests.
 * @param runs requests; more are sent while a wrong answer is traced to a smaller request
 */
export async function fuzzCall(
  stage: Stage,
  key: ApiKey,
  { runs, seed }: { runs: number; seed: number },
): Promise<FuzzedCall> {
  const call: FuzzedCall = { key, sent: 0, statuses: {}, slowestMs: 0, fault: null };
  let before = await stage.savedRows();
  /** The last request ended without an answer, so nobody knows what it has saved. */
  let broken = false;
  const property = fc.asyncProperty(requestsTo(key), async (request) => {
    if ((await stage.prepare(request)) || broken) before = await stage.savedRows();
    broken = true;
    const sent = await stage.send(key, request);
    call.sent += 1;
    call.statuses[sent.status] = (call.statuses[sent.status] ?? 0) + 1;
    call.slowestMs = Math.max(call.slowestMs, Math.round(sent.ms));
    const faults = faultsOf(key, request.method, sent);
    if (changing.has(request.method)) {
      const after = await stage.savedRows();
      // A card that was refused leaves its try in the books.
      if (sent.status >= 400 && sent.status !== 402 && after !== before && !sent.body.startsWith('event:'))
        faults.push(`answers ${sent.status} and saved something`);
      before = after;
    }
    broken = false;
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
  const found = await fc.check(property, { numRuns: runs, seed, interruptAfterTimeLimit: 240_000 });
  if (found.failed) {
    const [request] = found.counterexample ?? [];
    const reason = found.errorInstance instanceof Error ? found.errorInstance.message : 'unknown';
    call.fault = `${reason} <- ${request ? inWords(request) : 'nothing was sent'}`;
  }
  return call;
}

function inWords({ who, method, id, query, headers, body, chunked }: AttackRequest): string {
  const sent =
    body === null ? 'no body' : `${body.length} bytes ${JSON.stringify(body.toString().slice(0, 1_500))}`;
  return JSON.stringify({ who, method, id, query: query.slice(0, 300), headers, chunked }) + ` ${sent}`;
}
