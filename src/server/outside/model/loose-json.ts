const breaks: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const bareWord = /[\p{L}_$][\p{L}\p{N}_$]{0,60}/uy;
const colonBehind = /\s{0,20}:/uy;
/** How other languages write what JSON calls by one name. */
const literals = new Map([
  ['None', 'null'],
  ['nil', 'null'],
  ['undefined', 'null'],
  ['NaN', 'null'],
  ['True', 'true'],
  ['False', 'false'],
]);
/** Signs that end a text, by the one that begins it. */
const closers: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '„': '“”' };

/** What may stand behind the last quote of a text, by its place: the only quote of it that such a thing stands behind. */
const behindKey = /\s{0,99}:/uy;
const behindEntry = /\s{0,99}(?:\]\s{0,99}(?:[,}\]]|$)|,\s{0,99}(?:["“„\]]|$)|$)/uy;
const behindValue =
  /\s{0,99}(?:\}\s{0,99}(?:[,}\]]|$)|,?\s{0,99}$|,\s{0,99}(?:\}|["“„][^"“”„]{1,60}["“”]\s{0,20}:))/uy;
/** A comma that was forgotten between two lines of an object. */
const forgottenComma = /[^\S\n]{0,9}\n\s{0,99}(?=["“„][^"“”„\n]{1,60}["“”]\s{0,20}:)/uy;
/** A quote that opens words inside a text, and one that closes them; behind a figure it means inches. */
const opensWords = /(?<=^|[\s({[–—-])"(?=[\p{L}\p{N}])/gu;
const closesWords = /(?<=\S)"(?![\p{L}\p{N}])/gu;

const stands = (pattern: RegExp, text: string, at: number): string | undefined => {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
};

interface Place {
  /** Brackets that are open. */
  open: string;
  isValue: boolean;
}

/**
 * An object as people, Python and JavaScript write it, as JSON: without comments and commas before a closing bracket, with its keys
 * and its texts in double quotes, whichever they stood in, and with the signs escaped that JSON does not allow inside of a text.
 * What is JSON already stays as it is. One pass, whatever comes.
 * @param hasQuotes whether texts hold quotes that nobody escaped: then only a quote ends one behind which the object goes on
 * @throws Error where a text would end inside of quoted words
 */
export function asStrictJson(text: string, hasQuotes = false): string {
  let strict = '';
  /** A comma with the space behind it: what follows tells whether it parts anything. */
  let comma = '';
  const place: Place = { open: '', isValue: false };
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    if (sign === '/' && (text[at + 1] === '/' || text[at + 1] === '*')) {
      at = behindComment(text, at);
      continue;
    }
    if (sign === ',' || /\s/u.test(sign)) {
      // JSON knows four kinds of space.
      const said = sign === ',' || breaks[sign] !== undefined ? sign : ' ';
      if (sign === ',' || comma !== '') comma += said;
      else strict += said;
      if (sign === ',' && place.open.endsWith('{')) place.isValue = false;
      at += 1;
      continue;
    }
    strict += sign === '}' || sign === ']' ? comma.replace(',', '') : comma;
    comma = '';
    const { end, written } = pieceAt(text, at, place, hasQuotes);
    strict += written;
    at = end;
  }
  return strict + comma;
}

/** What begins at a sign that is neither space, comma nor comment, as JSON, and the place behind it. */
function pieceAt(
  text: string,
  at: number,
  place: Place,
  hasQuotes: boolean,
): { end: number; written: string } {
  const sign = text.charAt(at);
  if (closers[sign] !== undefined) {
    const found = quotedAt(text, at, hasQuotes ? place : null);
    const forgotten =
      place.isValue && place.open.endsWith('{') ? stands(forgottenComma, text, found.end) : undefined;
    if (forgotten === undefined) return found;
    place.isValue = false;
    return { end: found.end + forgotten.length, written: `${found.written},\n` };
  }
  const word = stands(bareWord, text, at);
  if (word !== undefined) {
    const isKey = stands(colonBehind, text, at + word.length) !== undefined;
    return { end: at + word.length, written: isKey ? `"${word}"` : (literals.get(word) ?? word) };
  }
  if (sign === '{' || sign === '[') {
    place.open += sign;
    place.isValue = sign === '[';
  } else if (sign === '}' || sign === ']') {
    place.open = place.open.slice(0, -1);
    place.isValue = true;
  } else if (sign === ':') place.isValue = true;
  return { end: at + 1, written: sign };
}

/** The text that begins at a quote, in double quotes, and the place behind it. */
function quotedAt(text: string, start: number, place: Place | null): { end: number; written: string } {
  const opener = text.charAt(start);
  const ends = closers[opener]!;
  const behind =
    place && (place.isValue ? (place.open.endsWith('[') ? behindEntry : behindValue) : behindKey);
  let written = '"';
  let inner = 0;
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '\\') {
      at += 1;
      written += escaped(text, at);
    } else if (ends.includes(sign) && inner === 0) {
      if (behind === null || opener === "'" || stands(behind, text, at + 1) !== undefined) break;
      written += sign === '"' ? '\\"' : sign;
    } else {
      // Curly quotes tell which of them opens and which one closes.
      if (sign === opener && opener !== ends) inner += 1;
      else if (ends.includes(sign)) inner -= 1;
      written += sign === '"' ? '\\"' : (breaks[sign] ?? unseen(sign));
    }
  }
  if (behind !== null && isOpen(written.slice(1).replaceAll('\\"', '"')))
    throw new Error('The text ends inside of quoted words.');
  return { end: at + 1, written: `${written}"` };
}

/** Another entry or object, which no text has inside of it. */
const structure = /"\s{0,20}:\s{0,20}["[{\d]|[}\]]\s{0,20}[{[]/u;

/** Whether a text holds what is none, or more quotes that open words than such as close them. */
const isOpen = (said: string): boolean =>
  structure.test(said) || (said.match(opensWords) ?? []).length > (said.match(closesWords) ?? []).length;

/** A sign behind a backslash: JSON knows eight of them, and no escaped apostrophe. */
function escaped(text: string, at: number): string {
  const sign = text.charAt(at);
  return /["\\/bfnrtu]/u.test(sign) ? `\\${sign}` : (breaks[sign] ?? sign);
}

/** A sign that nobody sees, which JSON does not allow inside of a text. */
const unseen = (sign: string): string =>
  sign < ' ' ? `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}` : sign;

function behindComment(text: string, start: number): number {
  const isLine = text[start + 1] === '/';
  const end = text.indexOf(isLine ? '\n' : '*/', start + 2);
  if (end === -1) return text.length;
  return isLine ? end : end + 2;
}
