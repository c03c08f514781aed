import { AppError } from '#server/errors.ts';
import type { TextModel } from '#server/outside/model/port.ts';
import { tally } from './tally.ts';

export type OutsideService =
  | 'browser'
  | 'field-data'
  | 'identity'
  | 'keyword-source'
  | 'mail'
  | 'model'
  | 'page-fetch'
  | 'payments';

type Method = (...given: never[]) => Promise<unknown>;
type MethodName<Port> = { [Key in keyof Port]: Port[Key] extends Method ? Key : never }[keyof Port];

/** A port whose named methods are counted by how they end and how long they take; all else is passed on. */
export function counted<Port extends object>(
  service: OutsideService,
  port: Port,
  names: readonly MethodName<Port>[],
): Port {
  const methods = new Set<PropertyKey>(names);
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      // Bound, since private fields are not reached through a proxy.
      const call = (...given: unknown[]): unknown => Reflect.apply(value, target, given);
      return methods.has(name) ? (...given: unknown[]) => timed(service, () => call(...given)) : call;
    },
  });
}

/** The same for the writing model, with its tokens, which are what it costs. */
export function countedModel(model: TextModel): TextModel {
  const measured = counted('model', model, ['write']);
  return {
    name: model.name,
    write: async (request) => {
      const answer = await measured.write(request);
      tally('model_tokens', { direction: 'in' }, answer.inputTokens ?? 0);
      tally('model_tokens', { direction: 'out' }, answer.outputTokens ?? 0);
      return answer;
    },
  };
}

async function timed(service: OutsideService, call: () => unknown): Promise<unknown> {
  const from = performance.now();
  const end = (result: string): void => {
    tally('outside_calls', { service, result });
    tally('outside_call_seconds', { service }, (performance.now() - from) / 1000);
  };
  try {
    const value = await call();
    // Links and robots.txt are reported, not thrown.
    const kind = typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null;
    end(kind === 'failed' || kind === 'unreachable' ? 'failed' : 'ok');
    return value;
  } catch (error) {
    const result = resultOf(error);
    end(result);
    if (result === 'failed') tally('outside_failures', { service, reason: reasonOf(error) });
    throw error;
  }
}

/** `refused`: the other side said no to what was asked, such as a declined card. `left`: our reader has gone. */
function resultOf(error: unknown): 'failed' | 'left' | 'refused' {
  if (error instanceof AppError) return error.status < 500 ? 'refused' : 'failed';
  const left =
    error instanceof Error && (error.name === 'AbortError' || error.message === 'The client has gone.');
  return left ? 'left' : 'failed';
}

/** Out of our own lists: the code of an AppError, or the `reason` that the ports' errors carry. */
function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.code;
  const reason = error instanceof Error && 'reason' in error ? error.reason : null;
  return typeof reason === 'string' && /^[a-z_]{1,40}$/.test(reason) ? reason : 'other';
}
