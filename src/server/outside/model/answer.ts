import { z } from 'zod';
import { squeezed } from '#server/squeezed-input.ts';
import { ModelError } from './port.ts';

/** Openings that are tried in a text around an answer; each costs one pass over it. */
const mostOpenings = 40;

/**
 * The model's answer, parsed by its schema. What stands around the object is left away: words before and behind it,
 * a draft, a list of one, an object whose only key holds the answer.
 * @throws ModelError `bad_answer` whose message says what is wrong, in words that the model can act on.
 */
export function parseAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  const values = objectsIn(text);
  if (values.length === 0) {
    const problem = text.trim() === '' ? 'it was empty.' : 'it is no valid JSON object.';
    throw new ModelError('bad_answer', problem, { rawText: text });
  }
  let first: z.ZodError | undefined;
  for (const value of values) {
    // A model may be made to answer with anything: its texts go through the same rules as those of forms.
    const parsed = schema.safeParse(squeezed(value));
    if (parsed.success) return parsed.data;
    first ??= parsed.error;
  }
  const issues = (first?.issues ?? [])
    .slice(0, 8)
    .map((issue) => `${issue.path.map(String).join('.') || 'the object'}: ${issue.message}`);
  throw new ModelError('bad_answer', `it has the wrong shape. ${issues.join('; ')}.`, {
    rawText: text,
    cause: first,
  });
}

/** Every object that a text may hold as its answer, the likeliest first. */
function objectsIn(text: string): object[] {
  const whole = read(text);
  if (whole !== undefined) return [whole, ...within(whole)];
  const found: { value: object; length: number }[] = [];
  let opening = text.indexOf('{');
  for (let tries = 0; opening !== -1 && tries < mostOpenings; tries += 1) {
    const end = endOf(text, opening);
    const value = end === -1 ? undefined : read(text.slice(opening, end));
    if (value !== undefined) found.push({ value, length: end - opening });
    opening = text.indexOf('{', value === undefined ? opening + 1 : end);
  }
  const longestFirst = found.toSorted((a, b) => b.length - a.length).map(({ value }) => value);
  return longestFirst.flatMap((value) => [value, ...within(value)]);
}

function read(text: string): object | undefined {
  // A comma before a closing bracket is the one slip of writers that leaves no doubt of what is meant.
  for (const candidate of [text, text.replace(/,(?=\s*[}\]])/g, '')]) {
    try {
      const value: unknown = JSON.parse(candidate);
      return typeof value === 'object' && value !== null ? value : undefined;
    } catch {
      // The next candidate, or none.
    }
  }
  return undefined;
}

/** What a list or an object of one entry holds. */
function within(value: object): object[] {
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value);
  const [only] = entries;
  return entries.length === 1 && typeof only === 'object' && only !== null ? [only] : [];
}

/** Place behind the bracket that closes the one at `start`; -1 when none does. Brackets inside texts do not count. */
function endOf(text: string, start: number): number {
  let depth = 0;
  let inText = false;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{') depth += 1;
    else if (sign === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}
