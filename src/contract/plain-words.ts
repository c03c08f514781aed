import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;
type Found<Kind extends z.core.$ZodIssueBase> = z.core.$ZodRawIssue<Kind>;

/** Longest list of choices that a sentence names; beyond it the sentence only says that there is a list. */
const mostNamed = 15;

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object with named fields',
  record: 'an object with named fields',
};

/** What is found wrong with a field that is not there at all. */
const asksForValue: ReadonlySet<string | undefined> = new Set([
  'invalid_type',
  'invalid_value',
  'invalid_union',
]);

function wrongKind({ expected }: Found<z.core.$ZodIssueInvalidType>): string {
  return `This has to be ${kinds[expected] ?? 'of another kind'}.`;
}

function notOffered(values: readonly unknown[]): string {
  if (values.length === 1) return `This has to be ${JSON.stringify(values[0])}.`;
  if (values.length > mostNamed) return 'Choose one of the offered values.';
  return `Choose one of these: ${values.map(String).join(', ')}.`;
}

function counted(origin: string, count: number | bigint): string {
  const figure = count.toLocaleString('en-US');
  const one = Number(count) === 1;
  if (origin === 'string') return `${figure} ${one ? 'character' : 'characters'}`;
  if (origin === 'array' || origin === 'set') return `${figure} ${one ? 'entry' : 'entries'}`;
  return figure;
}

function tooSmall({ origin, minimum, inclusive = true }: Found<z.core.$ZodIssueTooSmall>): string {
  if (Number(minimum) === 1 && (origin === 'string' || origin === 'array')) return 'This may not be empty.';
  return inclusive
    ? `This has to be at least ${counted(origin, minimum)}.`
    : `This has to be more than ${counted(origin, minimum)}.`;
}

function tooBig({ origin, maximum, inclusive = true }: Found<z.core.$ZodIssueTooBig>): string {
  return inclusive
    ? `This may be at most ${counted(origin, maximum)}.`
    : `This has to be less than ${counted(origin, maximum)}.`;
}

const formats: Readonly<Record<string, string>> = {
  email: 'Please enter a valid e-mail address.',
  url: 'Please enter a valid URL.',
};

/**
 * What is wrong with an input, as a sentence for the person who gave it. A schema's own words go first; these stand in
 * for zod's, which speak to programmers.
 */
function plainWords(issue: Issue): string {
  if (issue.input === undefined && asksForValue.has(issue.code)) return 'This is required.';
  switch (issue.code) {
    case 'invalid_type':
      return wrongKind(issue);
    case 'invalid_value':
      return notOffered(issue.values);
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return formats[issue.format] ?? 'This is not written in the expected form.';
    case 'not_multiple_of':
      return `This has to be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `Not known here: ${issue.keys.join(', ')}.`;
    default:
      return 'This is not one of the values that are accepted here.';
  }
}

/** For every parse of what people or programs send: `schema.safeParse(input, inPlainWords)`. */
export const inPlainWords = { error: plainWords } as const;
