import type { JsonMap } from './json.ts';
import { listOf } from './objects/parts.ts';
import type { Page } from './parameters.ts';
import { noSuch } from './refusal.ts';
import type { Store } from './store.ts';

export interface Call {
  store: Store;
  /** Parameters of body or query, not yet looked at. */
  given: JsonMap;
  /** The variable parts of the path. */
  ids: string[];
}

/** What is answered after something was changed. Errors before that are thrown as `Refusal`. */
export interface Answer {
  status: number;
  body: JsonMap;
}

export interface Route {
  method: 'DELETE' | 'GET' | 'POST';
  /** Each group is one id. */
  path: RegExp;
  answer: (call: Call) => Promise<Answer>;
}

/** `/v1/customers/:id` → a route. */
export function route(
  method: Route['method'],
  path: string,
  answer: (call: Call, id: string) => Promise<object>,
): Route {
  return {
    method,
    path: new RegExp(`^${path.replaceAll(/:\w+/g, '([\\w-]+)')}$`),
    answer: async (call) => {
      const body = await answer(call, call.ids[0] ?? '');
      return isAnswer(body) ? body : { status: 200, body: { ...body } };
    },
  };
}

function isAnswer(value: object): value is Answer {
  return 'status' in value && typeof value.status === 'number' && 'body' in value;
}

/** One page of a list that is newest first. */
export function pageOf<Item extends { id: string }>(url: string, items: Item[], page: Page) {
  const limit = page.limit ?? 10;
  const place = (id: string, param: string): number => {
    const index = items.findIndex((item) => item.id === id);
    if (index === -1) throw noSuch('object', id, param);
    return index;
  };
  if (page.ending_before !== undefined) {
    const end = place(page.ending_before, 'ending_before');
    const start = Math.max(0, end - limit);
    return listOf(url, items.slice(start, end), start > 0);
  }
  const start = page.starting_after === undefined ? 0 : place(page.starting_after, 'starting_after') + 1;
  return listOf(url, items.slice(start, start + limit), start + limit < items.length);
}

/** Pairs to set; an empty value takes one away, an empty text takes all away. */
export function mergeMetadata(
  known: Record<string, string>,
  change: '' | Record<string, string> | undefined,
): Record<string, string> {
  if (change === undefined) return known;
  if (change === '') return {};
  return Object.fromEntries(Object.entries({ ...known, ...change }).filter(([, value]) => value !== ''));
}
