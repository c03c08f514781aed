/** Signs of most kinds, of which a class or an escape of a pattern takes the first that it matches. */
const usual = Array.from('a0 -.A<é,_\n"\'/;€中');

interface Reading {
  source: string;
  at: number;
  flags: string;
  /** Which of several ways is taken: 0 the first, 1 the second, and so on. */
  way: number;
}

/**
 * A short text that a pattern is likely to match: of each choice one way, of each repetition one or two. What looks
 * around, and what stands for an earlier part, is left out. Libraries that draw texts of patterns took minutes for one
 * pattern of Unicode properties.
 */
export function drawnFrom(source: string, flags: string, way: number): string {
  return choice({ source, at: 0, flags: flags.replaceAll(/[^isuv]/g, ''), way });
}

function choice(reading: Reading): string {
  const ways: string[] = [];
  for (;;) {
    ways.push(sequence(reading));
    if (reading.source[reading.at] !== '|') break;
    reading.at += 1;
  }
  return ways[reading.way % ways.length] ?? '';
}

function sequence(reading: Reading): string {
  let text = '';
  while (reading.at < reading.source.length && !'|)'.includes(reading.source[reading.at]!)) {
    const one = atom(reading);
    text += one.repeat(repeats(reading));
  }
  return text;
}

function atom(reading: Reading): string {
  const { source, at } = reading;
  const sign = source[at]!;
  if (sign === '(') return group(reading);
  if (sign === '[') return matched(reading, endOfClass(reading));
  if (sign === '\\') return escape(reading);
  reading.at += 1;
  if (sign === '^' || sign === '$') return '';
  return sign === '.' ? 'a' : sign;
}

function group(reading: Reading): string {
  const [head] = /^\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?/.exec(reading.source.slice(reading.at)) ?? ['('];
  reading.at += head.length;
  const text = choice(reading);
  // The bracket that closes it.
  reading.at += 1;
  return /[=!]$/.test(head) ? '' : text;
}

function escape(reading: Reading): string {
  const { source, at } = reading;
  const [whole] = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<[^>]*>|c[A-Z]|\d+|.)/is.exec(
    source.slice(at),
  ) ?? ['\\'];
  if (/^\\(?:[bB]|[1-9]|k<)/.test(whole)) {
    reading.at += whole.length;
    return '';
  }
  return matched(reading, at + whole.length);
}

/** The sign that a class or an escape up to a place stands for. */
function matched(reading: Reading, end: number): string {
  const { source, at, flags, way } = reading;
  const written = source.slice(at, end);
  reading.at = end;
  const isOne = new RegExp(`^(?:${written})$`, flags);
  const literal = Array.from(written.replaceAll(/\\[pPuxc]\{?[\w=]*\}?|\\[dDwWsS]/g, '')).filter(
    (sign) => !'[]^\\'.includes(sign),
  );
  const fitting = [...literal, ...usual].filter((sign) => isOne.test(sign));
  return fitting[way % Math.max(1, fitting.length)] ?? '';
}

/** Place behind a class, in which classes may stand with the flag `v`. */
function endOfClass({ source, at: from, flags }: Reading): number {
  let depth = 0;
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[' && (depth === 0 || flags.includes('v'))) depth += 1;
    else if (source[at] === ']') {
      depth -= 1;
      if (depth <= 0) return at + 1;
    }
  }
  return source.length;
}

function repeats(reading: Reading): number {
  const [written = ''] = /^(?:[*+?]|\{\d+(?:,\d*)?\})\??/.exec(reading.source.slice(reading.at)) ?? [];
  reading.at += written.length;
  if (written === '') return 1;
  if (written.startsWith('{')) return Math.min(4, Math.max(1, Number.parseInt(written.slice(1), 10)));
  return written.startsWith('?') ? 1 : 2;
}
