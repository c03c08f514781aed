import { z } from 'zod';
import { squeezed } from '#server/squeezed-input.ts';
import { asStrictJson } from './loose-json.ts';
import { ModelError } from './port.ts';

/** Openings that are tried in a text around an answer; each costs one pass over it. */
const mostOpenings = 40;
/** Objects in objects that an answer may stand in: `{"result": {"listing": …}}`. */
const deepestWrapper = 5;
const mostCandidates = 60;
/** Openings behind which an answer that broke off may have begun: a wrapper or two stand before its own. */
const mostBrokenOpenings = 3;

/**
 * The model's answer, parsed by its schema. What stands around the object is left away: thoughts, words before and
 * behind it, a draft, a list of one, objects that hold it among other things, the quotes of an object sent as a text. Of an
 * answer that broke off its whole parts are read.
 * @param question what the model was asked: objects of it, such as its example, are no answer
 * @throws ModelError `bad_answer` whose message says what is wrong, in words that the model can act on.
 */
export function parseAnswer<Answer>(text: string, schema: z.ZodType<Answer>, question = ''): Answer {
  const values = objectsIn(withoutThoughts(text), question);
  if (values.length === 0) {
    const problem = text.trim() === '' ? 'it was empty.' : 'it is no valid JSON object.';
    throw new ModelError('bad_answer', problem, { rawText: text });
  }
  let first: z.ZodError | undefined;
  for (const value of values.slice(0, mostCandidates)) {
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

const thoughtsEnd = /<\/(?:think|thinking|thought|reasoning)>/giu;

/** What stands behind the last thought; thoughts hold drafts, and a draft may be longer than the answer. */
function withoutThoughts(text: string): string {
  const end = [...text.matchAll(thoughtsEnd)].at(-1);
  if (end === undefined) return text;
  const behind = text.slice(end.index + end[0].length);
  // Thoughts inside a field of the answer, not before it.
  return behind.includes('{') ? behind : text;
}

/** Every object that a text may hold as its answer, the likeliest first. */
function objectsIn(text: string, question: string): object[] {
  const whole = read(text);
  if (whole !== undefined) return [whole, ...within(whole)];
  const found: { value: object; length: number }[] = [];
  let opening = text.indexOf('{');
  for (let tries = 0; opening !== -1 && tries < mostOpenings; tries += 1) {
    const end = endOf(text, opening);
    const written = end === -1 ? '' : text.slice(opening, end);
    const value = written === '' ? undefined : read(written);
    if (value !== undefined && !question.includes(written)) found.push({ value, length: end - opening });
    opening = text.indexOf('{', value === undefined ? opening + 1 : end);
  }
  const longestFirst = found.toSorted((a, b) => b.length - a.length).map(({ value }) => value);
  const joined = ofOneKeyEach(longestFirst);
  if (joined !== undefined) longestFirst.unshift(joined);
  // Quotes inside of texts that nobody escaped hide where an object ends.
  const between = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const outermost = question.includes(between) ? undefined : read(between);
  const broken = outermost ?? wholeParts(text, question);
  return [
    ...longestFirst.flatMap((value) => [value, ...within(value)]),
    ...(broken === undefined ? [] : [broken, ...within(broken)]),
  ];
}

/** An answer of which each field came as an object of its own. */
function ofOneKeyEach(objects: readonly object[]): object | undefined {
  const keys = objects.flatMap((one) => Object.keys(one));
  const isEach = objects.length > 1 && keys.length === objects.length && new Set(keys).size === keys.length;
  return isEach ? Object.assign({}, ...objects) : undefined;
}

/** The parts of an object without an end that came whole, such as of an answer that grew too long for its endpoint. */
function wholeParts(text: string, question: string): object | undefined {
  let opening = text.indexOf('{');
  for (let tries = 0; opening !== -1 && tries < mostBrokenOpenings; tries += 1) {
    const { end, lastComma } = extentOf(text, opening);
    const written = end === -1 && lastComma !== -1 ? text.slice(opening, lastComma) : '';
    const value = written === '' || question.includes(written) ? undefined : read(`${written}}`);
    if (value !== undefined) return value;
    opening = text.indexOf('{', end === -1 ? opening + 1 : end);
  }
  return undefined;
}

function read(text: string): object | undefined {
  for (const mend of [asItIs, asStrictJson, withInnerQuotes, unescaped]) {
    try {
      const value: unknown = JSON.parse(mend(text));
      if (typeof value === 'object' && value !== null) return value;
      return typeof value === 'string' ? quoted(value) : undefined;
    } catch {
      // The next way to read it, or none.
    }
  }
  return undefined;
}

const asItIs = (text: string): string => text;
const withInnerQuotes = (text: string): string => asStrictJson(text, true);
/** An object as it stands inside of a text, without the quotes of that text. */
function unescaped(text: string): string {
  const isEscaped = /^\s*\{(?:\s|\\[nrt])*\\"/u.test(text);
  return isEscaped ? `"${text.trim().replaceAll('\n', '\\n')}"` : text;
}

const fence = /^\s{0,9}```\w{0,10}\s|```\s{0,9}$/gu;

/** An object that was sent as a text, or as the text of one. */
function quoted(given: string, depth = 1): object | undefined {
  const text = given.replaceAll(fence, '');
  if (!/^\s*[{"]/u.test(text)) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'string') return depth < deepestWrapper ? quoted(value, depth + 1) : undefined;
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The objects that an object or a list of one holds, outer ones first. */
function within(value: object, depth = 1): object[] {
  const entries: unknown[] = Array.isArray(value) ? value : Object.values(value);
  if (depth > deepestWrapper || (Array.isArray(value) && entries.length !== 1)) return [];
  const held = entries.slice(0, mostOpenings).flatMap((entry) => {
    const inner = typeof entry === 'string' ? quoted(entry) : entry;
    return typeof inner === 'object' && inner !== null ? [inner] : [];
  });
  return [...held, ...held.flatMap((inner) => within(inner, depth + 1))];
}

/** Place behind the bracket that closes the one at `start`; -1 when none does. Brackets inside texts do not count. */
const endOf = (text: string, start: number): number => extentOf(text, start).end;

/** The same with the place of the last comma between the entries of the object itself. */
function extentOf(text: string, start: number): { end: number; lastComma: number } {
  let depth = 0;
  let inText = false;
  let lastComma = -1;
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at];
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === ',' && depth === 1) lastComma = at;
    else if (sign === '}' || sign === ']') {
      depth -= 1;
      if (depth === 0) return { end: at + 1, lastComma };
    }
  }
  return { end: -1, lastComma };
}
