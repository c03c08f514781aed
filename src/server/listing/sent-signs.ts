/** Marks on a letter, by the name that an entity gives them: "&eacute;" is an "e" with the second. */
const marksOfEntities: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030A',
  caron: '\u030C',
};
/** The signs of four written languages; those that could begin or end a tag are left as they are. */
const namedSigns: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  shy: '',
  quot: '"',
  apos: "'",
  szlig: 'ß',
  aelig: 'æ',
  oelig: 'œ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  deg: '°',
  times: '×',
  plusmn: '±',
  micro: 'µ',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  iexcl: '¡',
  iquest: '¿',
};
const entity = /&(?:amp;){0,3}(?:#(\d{2,6})|#x([\da-f]{2,5})|([a-z]{2,6}\d{0,2}));/giu;
const markedLetter = /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/iu;
const lastSign = 0x10_ff_ff;
/** "<", "&" and ">" in figures. */
const signsOfMarkup: ReadonlySet<number> = new Set([0x26, 0x3c, 0x3e]);

function namedSign(name: string): string | undefined {
  const [, letter, mark] = markedLetter.exec(name) ?? [];
  if (letter !== undefined && mark !== undefined)
    return `${letter}${marksOfEntities[mark.toLowerCase()] ?? ''}`.normalize('NFC');
  return namedSigns[name.toLowerCase()];
}

/** A text with the signs that its entities name, however often it was quoted; those of markup stay quoted, once. */
function withoutEntities(text: string): string {
  if (!text.includes('&')) return text;
  const plain = text.replace(
    /&(?:amp;){1,3}(?!(?:amp;)*(?:lt|gt|#0{0,4}6[02]|#x0{0,4}3[ce]);?)(?![a-z]{2,8}\d{0,2};|#)/giu,
    '&',
  );
  return plain.replace(entity, (said, decimal: string, hexadecimal: string, name: string) => {
    if (name !== undefined) return namedSign(name) ?? said.replace(/^&(?:amp;)+(?=[a-z#])/iu, '&');
    const point = decimal === undefined ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    const isText = point >= 0x20 && point <= lastSign && (point < 0x7f || point > 0x9f);
    if (signsOfMarkup.has(point) || !isText) return said;
    return String.fromCodePoint(point).toWellFormed();
  });
}

/** "\n", "\"" and "\u00e9" as they stand in a program: an object was quoted once more than it is read. */
function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text
    .replace(/\\u([\da-f]{4})/giu, (said, digits: string) => {
      const point = Number.parseInt(digits, 16);
      const isText = point >= 0x20 && (point < 0x7f || point > 0x9f) && !signsOfMarkup.has(point);
      return isText ? String.fromCharCode(point) : said;
    })
    .replace(/\\r?\\n|\\[nr]/gu, '\n')
    .replace(/\\t/gu, ' ')
    .replace(/\\(?=["'/])/gu, '')
    .toWellFormed();
}

/** What the bytes 0x80 to 0x9F are in the character set that text is most often misread in; zero stands for none. */
const windowsSigns = '€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ';
const misread = /[ÃÂâÅ][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/u;
const strict = new TextDecoder('utf-8', { fatal: true });

function byteOf(sign: string): number | null {
  const point = sign.codePointAt(0) ?? 0;
  if (point <= 0xff) return point;
  const place = windowsSigns.indexOf(sign);
  return place === -1 ? null : 0x80 + place;
}

/** "cafÃ©" is "café", misread one byte at a time; a text of which a single byte fits nowhere is left as it is. */
function readAgain(text: string): string {
  if (!misread.test(text)) return text;
  const bytes = Array.from(text, byteOf);
  if (!bytes.every((byte) => byte !== null)) return text;
  try {
    return strict.decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** A text in the signs that were meant, where it came in those of a page, of a program or of another character set. */
export const asSigns = (text: string): string => withoutEntities(withoutEscapes(readAgain(text)));

const shortestUnit = 8;
const longestJoint = 4;

/** A text that a model has written over and over, once: its beginning comes again, and so does all that follows on it. */
export function toldOnceOver(text: string): string {
  const head = text.slice(0, shortestUnit);
  const next = head.length < shortestUnit ? -1 : text.indexOf(head, shortestUnit);
  if (next === -1) return text;
  const unit = text.slice(0, next).replace(/[\s,;|·–-]{1,6}$/u, '');
  if (next - unit.length > longestJoint || unit.length < shortestUnit) return text;
  const period = text.slice(0, next);
  for (let at = next; at < text.length; at += period.length) {
    const piece = text.slice(at, at + period.length);
    if (!period.startsWith(piece)) return text;
  }
  // "Bo and Bo and Bo" may be a name; half of it once more is none.
  return text.length - next >= unit.length ? unit : text;
}

const joinedSentences = /(?<=\p{Ll}{3}[.!?])(?=\p{Lu}\p{Ll}{0,20}[ ,’'])/gu;
const leastJoined = 2;

/** Sentences that came without the spaces between them; a single place like that may be a name ("Fernlog.App"). */
export function withSpaces(text: string): string {
  if ((text.match(joinedSentences) ?? []).length < leastJoined) return text;
  return text.replace(joinedSentences, ' ');
}
