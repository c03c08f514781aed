/** Signs of a query beyond ASCII, which pages in old encodings send in theirs. */
// oxlint-disable-next-line no-control-regex -- all of ASCII
const beyondAscii = /[^\0-\x7f]/;

/** Encodings in which a query is sent as UTF-8 whatever the page's own (URL standard, "output encoding"). */
const asUtf8 = /^(?:utf-?8|utf-?16(?:le|be)?|replacement)$/i;

/** Bytes of each character of an encoding, as they stand in a query. */
const tables = new Map<string, Map<string, string>>();

/**
 * An address of a page made absolute as browsers do; null when it is none. `encoding` is that of the page: a query
 * beyond ASCII is written in it (URL standard §4.3), with a character reference for what it does not have.
 */
export function resolveAddress(href: string, base: string, encoding: string | null): string | null {
  return URL.parse(inEncoding(href, encoding), base)?.href ?? null;
}

/** The same address with its query as an old encoding sends it. */
export function inEncoding(href: string, encoding: string | null): string {
  if (encoding === null || asUtf8.test(encoding) || !beyondAscii.test(href)) return href;
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
  if (!beyondAscii.test(query)) return href;
  const table = tableOf(encoding);
  const written = Array.from(query, (sign) =>
    beyondAscii.test(sign) ? (table.get(sign) ?? `%26%23${sign.codePointAt(0)}%3B`) : sign,
  ).join('');
  return path + written + fragment;
}

/** One byte beyond ASCII, and pairs of such a byte and another: all that these encodings use for common signs. */
function tableOf(encoding: string): Map<string, string> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, string>();
  const sequences: number[][] = [];
  for (let first = 0x80; first <= 0xff; first += 1) sequences.push([first]);
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) sequences.push([first, second]);
  // Line ends belong to no sequence, so that each line is one of them.
  const lines = new TextDecoder(encoding)
    .decode(Uint8Array.from(sequences.flatMap((sequence) => [...sequence, 0x0a])))
    .split('\n');
  for (const [index, sign] of lines.entries()) {
    const sequence = sequences[index];
    if (sequence && Array.from(sign).length === 1 && sign !== '\uFFFD' && !table.has(sign))
      table.set(sign, sequence.map(inQuery).join(''));
  }
  tables.set(encoding, table);
  return table;
}

function inQuery(byte: number): string {
  const sign = String.fromCharCode(byte);
  return byte > 0x7e || /[\s"#<>']/.test(sign) ? `%${byte.toString(16).toUpperCase()}` : sign;
}
