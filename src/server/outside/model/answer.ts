import { z } from 'zod';
import { squeezed } from '#server/squeezed-input.ts';
import { ModelError } from './port.ts';

/**
 * The model's answer, parsed by its schema. Words around the object, such as "Here it is:", are left away.
 * @throws ModelError `bad_answer` whose message says what is wrong, in words that the model can act on.
 */
export function parseAnswer<Answer>(text: string, schema: z.ZodType<Answer>): Answer {
  const value = readObject(text);
  if (value === undefined) {
    const problem = text.trim() === '' ? 'it was empty.' : 'it is no valid JSON object.';
    throw new ModelError('bad_answer', problem, { rawText: text });
  }
  // A model may be made to answer with anything: its texts go through the same rules as those of forms.
  const parsed = schema.safeParse(squeezed(value));
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues
    .slice(0, 8)
    .map((issue) => `${issue.path.map(String).join('.') || 'the object'}: ${issue.message}`);
  throw new ModelError('bad_answer', `it has the wrong shape. ${issues.join('; ')}.`, {
    rawText: text,
    cause: parsed.error,
  });
}

function readObject(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  for (const candidate of [text, text.slice(from, to + 1)]) {
    try {
      const value: unknown = JSON.parse(candidate);
      if (typeof value === 'object' && value !== null) return value;
    } catch {
      // The next candidate, or none.
    }
  }
  return undefined;
}
