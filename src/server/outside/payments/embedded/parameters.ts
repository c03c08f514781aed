import { z } from 'zod';
import type { JsonMap } from './json.ts';
import {
  emptyParameter,
  missingParameter,
  unknownParameter,
  wrongParameter,
  type Refusal,
} from './refusal.ts';

/** Kinds of values, as texts of a form. Each message is what Stripe says, without the value. */
export const text = z.string({ error: 'Invalid string' }).min(1, 'empty').max(5_000);
/** A text that may be unset by an empty one. */
export const unsettableText = z.string({ error: 'Invalid string' }).max(5_000);
export const whole = z
  .string()
  .regex(/^-?\d+$/, 'Invalid integer')
  .transform(Number);
export const flag = z
  .enum(['true', 'false'], { error: 'Invalid boolean' })
  .transform((value) => value === 'true');
export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

/** At most 50 pairs; an empty value takes a pair away, an empty text for the whole takes all away. */
export const metadata = z.union([z.literal(''), z.record(z.string().max(40), z.string().max(500))]);
export const expand = z.array(text).max(20).optional();

/** Parameters of every list. */
export const page = {
  limit: whole
    .refine((value) => value >= 1 && value <= 100, 'This value must be between 1 and 100')
    .optional(),
  starting_after: text.optional(),
  ending_before: text.optional(),
  expand,
};
export type Page = z.output<z.ZodObject<typeof page>>;

/**
 * Reads the parameters of a request.
 * @throws Refusal in Stripe's words for the first unknown, missing or wrong one
 */
export function readParameters<Shape extends z.ZodRawShape>(
  shape: Shape,
  given: JsonMap,
): z.output<z.ZodObject<Shape, z.core.$strict>> {
  const parsed = z.strictObject(shape).safeParse(given);
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error.issues, given);
}

function refusalOf(issues: z.core.$ZodIssue[], given: JsonMap): Refusal {
  // Stripe looks for unknown parameters first.
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys')
      return unknownParameter(nameOf([...issue.path, issue.keys[0] ?? '']));
  }
  const [issue] = issues;
  const path = issue?.path ?? [];
  const name = nameOf(path);
  const value = valueAt(given, path);
  if (value === undefined) return missingParameter(name);
  if (value === '') return emptyParameter(name);
  const shown = typeof value === 'string' ? value : JSON.stringify(value);
  const message = issue?.message ?? '';
  if (message === 'Invalid integer')
    return wrongParameter(`Invalid integer: ${shown}`, name, 'parameter_invalid_integer');
  if (message === 'Invalid boolean') return wrongParameter(`Invalid boolean: ${shown}`, name);
  return wrongParameter(`Invalid ${name}: ${message || 'wrong value'}`, name);
}

/** `['items', 0, 'price']` → `items[0][price]`. */
function nameOf(path: readonly PropertyKey[]): string {
  const [first = '', ...rest] = path.map(String);
  return first + rest.map((part) => `[${part}]`).join('');
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  let here: unknown = given;
  for (const part of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = Reflect.get(here, part);
  }
  return here;
}
