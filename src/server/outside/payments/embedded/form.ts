import type { JsonMap } from './json.ts';
import { Refusal } from './refusal.ts';

/**
 * Reads a body or query as Stripe's library writes it: `items[0][price]=x&expand[]=y` → nested maps and lists, all
 * values texts.
 */
export function parseForm(text: string): JsonMap {
  const root: JsonMap = {};
  for (const [name, value] of new URLSearchParams(text)) insert(root, pathOf(name), value);
  return lists(root);
}

function pathOf(name: string): string[] {
  const [, first = '', rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? [];
  const path = [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, part = '']) => part)];
  if (first === '' || path.includes('__proto__'))
    throw new Refusal(400, { type: 'invalid_request_error', message: `Invalid parameter name: ${name}` });
  return path;
}

function insert(root: JsonMap, path: readonly string[], value: string): void {
  let here = root;
  for (const [depth, part] of path.entries()) {
    const key = part === '' ? String(Object.keys(here).length) : part;
    if (depth === path.length - 1) {
      here[key] = value;
      return;
    }
    const next = here[key];
    here = isMap(next) ? next : (here[key] = {});
  }
}

/** Maps whose keys are 0, 1, 2… become lists. */
function lists(map: JsonMap): JsonMap {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, listOrMap(value)]));
}

function listOrMap(value: unknown): unknown {
  if (!isMap(value)) return value;
  const keys = Object.keys(value);
  const inner = lists(value);
  return keys.length > 0 && keys.every((key, index) => key === String(index)) ? Object.values(inner) : inner;
}

export function isMap(value: unknown): value is JsonMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
