import { withoutTemplateSigns } from './template-signs.ts';
import { withoutMarkdown } from './markdown.ts';
import { inLines, withoutTables } from './copied-tables.ts';

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  deg: '°',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  Uuml: 'Ü',
  Ouml: 'Ö',
  Auml: 'Ä',
  szlig: 'ß',
  ntilde: 'ñ',
  aacute: 'á',
  iacute: 'í',
  oacute: 'ó',
  uacute: 'ú',
  euro: '€',
  pound: '£',
  frac12: '½',
  middot: '·',
  laquo: '«',
  raquo: '»',
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}\d{0,2}));/giu,
    (whole, decimal, hex, name) => {
      if (typeof name === 'string') return entities[name] ?? entities[name.toLowerCase()] ?? whole;
      const point = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
      return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
        ? String.fromCodePoint(point)
        : ' ';
    },
  );
}

const cell = /<t[dh]\b[^>]{0,999}>([\s\S]{0,300}?)<\/t[dh]\s*>/giu;
const englishSides = /\b(?:chest|bust|waist|hips?|length|width|sleeve|shoulder|height|size|fits?)\b/iu;
const unitOfHead = /\s?\((inch(?:es)?|in|cm|mm)\)$/iu;

/** A table of three columns and more as rows with bars; the unit of a head stands behind each of its values. */
function withBars(table: string): string {
  const rows = [...table.matchAll(/<tr\b[^>]{0,999}>([\s\S]{0,3000}?)<\/tr\s*>/giu)].map(({ 1: row = '' }) =>
    [...row.matchAll(cell)].map(({ 1: told = '' }) =>
      told
        .replace(/<[^<>]*>/gu, ' ')
        .replace(/\s+/gu, ' ')
        .trim(),
    ),
  );
  const [heads = [], ...others] = rows;
  // A chart without a word over its sizes is told in English alone.
  if (heads[0] === '' && !englishSides.test(heads.join(' '))) return table;
  if (heads.length < 3 || others.length < 2 || others.some((row) => row.length !== heads.length))
    return table;
  const units = heads.map((head) => unitOfHead.exec(head)?.[1]?.replace(/^inches$/iu, 'in') ?? '');
  const named = heads.map((head, at) => (at === 0 && head === '' ? 'Size' : head.replace(unitOfHead, '')));
  const told = others.map((row) =>
    row.map((value, at) =>
      units[at] !== '' && /\d$|[½¼¾]$/u.test(value) ? `${value} ${units[at]!}` : value,
    ),
  );
  return `\n${[named, ...told].map((row) => row.join(' | ')).join('\n')}\n`;
}

const rowEnd = /<\/tr\s*>/iu;
const cellStart = /<t[dh]\b[^>]{0,999}>/giu;
const fewestColumns = 3;
/** The first head of a chart of sizes stands over their letters and is mostly empty. */
const emptyHead = /^\s*(?:<(?!\/?t[dhr]\b)[^>]{1,200}>|&nbsp;|\s){0,20}<\/t[dh]\s*>/iu;

/** A chart of sizes in several columns, whose figures say nothing without their heads: it has no place in running text. */
function withoutChart(table: string): string {
  const [heads = '', ...rows] = table.split(rowEnd);
  const cells = heads.split(cellStart);
  const isChart =
    cells.length > fewestColumns && rows.length > 1 && emptyHead.test(cells[1] ?? '') && /\d/u.test(rows[0]!);
  return isChart ? '\n' : table;
}

function stripMarkup(given: string): string {
  const text = /<table\b/iu.test(given)
    ? given.replace(/<table\b[^>]{0,999}>[\s\S]{0,8000}?<\/table\s*>/giu, withBars)
    : given;
  return (
    text
      .replace(/<table\b[\s\S]*?<\/table\s*>/giu, withoutChart)
      .replace(/<!--[\s\S]*?-->/gu, ' ')
      .replace(/<(script|style|noscript|template|iframe|svg|object)\b[\s\S]*?(?:<\/\1\s*>|$)/giu, ' ')
      // The first cell of a row is the label of the second.
      .replace(
        /(<tr\b[^>]{0,999}>\s*<t[dh]\b[^>]{0,999}>[^<>]{1,60})<\/t[dh]\s*>\s*<t[dh]\b[^>]{0,999}>/giu,
        '$1: ',
      )
      .replace(/<(?:br|\/?p|\/?div|\/?li|\/?ul|\/?ol|\/?h[1-6]|\/?tr|\/?table)\b[^>]{0,999}>/giu, '\n')
      .replace(/<\/?[a-z!][^<>]*>/giu, ' ')
      .replace(/<(?=[a-z!/])[^<>\n]*$/giu, ' ')
  );
}

/** Plain ASCII without anything that could be markup, an entity or emphasis. */
const isPlain = /^[\x20-\x25\x27-\x29\x2B-\x3B\x3D-\x5E\x60-\x7E\n]*$/;
const isUntidy =
  / {2}| ,[A-Za-z]|,,|\|| \n|\n |\n{3}|[a-z]{2},[A-Za-z]{2}|[a-z)]{3}[.!?][A-Z][a-z]|[?!]\.{2}|(?:^|[ a-z.!?])[:;]-?>?[)(D](?: |\n|$)|[~=] ?~|(?:^|\s)~\D|(?:[-=~] ){2}/;

/**
 * The seller's text as plain text: entities decoded, markup taken out and never run, control and bidirectional
 * override characters removed, NFC, single spaces, line breaks kept. Markdown emphasis marks go too.
 */
export function cleanText(given: string): string {
  const text = withoutTemplateSigns(given);
  const clean = tidy(/\]\(|\]\[|^#|^[^\S\n]*\*/mu.test(text) ? withoutMarkdown(text) : text);
  return /[*_~]|[=-] ?[=-]/u.test(clean) ? withoutStrokes(clean) : clean;
}

/** "~ ~ ~ LOOK ~ ~ ~", "_ _ _ *****", "**Please note": a text without the strokes and stars around what is said. */
function withoutStrokes(text: string): string {
  return (
    text
      // "* A file, nothing is sent *": a line between two stars.
      .replace(/^\*{1,3} ?(?=\S)([^*\n]{3,200}?) ?\*{1,3}$/gmu, '$1')
      .replace(/(?<!\S)[*_~=]{2,}(?=\s|$)/gu, '\n')
      .replace(/(?<!\S)[*_~=-](?: [*_~=-])+(?=\s|$)/gu, '\n')
      .replace(/(?<=^|\s)[*~_]{1,3}(?=\p{L})|(?<=[\p{L}.!?)])[*~_]{1,3}(?=\s|$)/gu, '')
      .replace(/(?<=\s)[_~](?=\s)/gu, '')
      .replace(/ ?\n ?/gu, '\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim()
  );
}

function tidy(text: string): string {
  if (isPlain.test(text) && !isUntidy.test(text)) return inLines(text.trim());
  let current = text;
  if (/[<&]/.test(current)) {
    for (let round = 0; round < 3; round += 1) {
      const next = decodeEntities(stripMarkup(current));
      if (next === current) break;
      current = next;
    }
    current = stripMarkup(current);
  }
  // "Teaming up changes e̶v̶e̶r̶y̶t̶h̶i̶n̶g̶ everyone": what is struck out is not said.
  if (/[\u0335\u0336]/u.test(current))
    current = current.replace(/(?:[^\s\u0335\u0336][\u0335\u0336])+ ?/gu, '');
  current = withoutTables(current.normalize('NFC').replace(/\r\n?|\u2028|\u2029/gu, '\n'));
  return (
    current
      // oxlint-disable-next-line no-control-regex -- control characters are what is being removed
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu, ' ')
      .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFD]|\uFE0E/gu, '')
      .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
      // "【PAYMENT】" alone in its line heads what stands below it.
      .replace(/^[^\S\n]*【[^】\n]{2,60}】[^\S\n]*:?[^\S\n]*$|[^\S\n]+【[^】\n]{2,60}】[^\S\n]*$/gmu, '\n')
      // "= = = = PC = = = =", "# # # #": a rule that somebody drew with signs.
      .replace(/(?:([=#*~_+]) ){3,}\1+/gu, '\n')
      // "… as a gift.★ Size: A6": one star parts two thoughts, several are what somebody gave.
      .replace(/(?<![★☆⭐\d])[^\S\n]?[★☆][^\S\n](?=\p{L})/gu, '\n')
      // "【60H PLAYTIME】10 hours": a heading in brackets of its own.
      .replace(/\s*【([^】\n]{2,60})】\s*[:：]?\s*/gu, '\n$1: ')
      .replace(/(\*\*|__)(?=\S)([^*\n]+?)\1/gu, '$2')
      // "43-tlg. Zubehör": the stop of a short word ends no sentence.
      .replace(/(?<=\d\s?-?)tlg\.(?=\s)/gu, 'tlg')
      // "6.5*6.5*24cm": platforms refuse the star, and without it the sides run together.
      .replace(/(\d)\s?\*\s?(?=\d)/gu, '$1 x ')
      // "Hammered finish ,polished inside ,, size N".
      .replace(/ ?,(?: ?,)+| ,(?=\p{L})/gu, ',')
      // "Customer satisfaction.We offer": the space behind a full stop that was left out, and no web address.
      .replace(
        /(?<=\p{Ll}{3}|\p{Ll}\))([.!?])(?=\p{Lu}\p{Ll}{1,20}[\s,])(?!(?:Com|Net|Org|Js|Io|Co|Ai|App|Tv)\b)/gu,
        '$1 ',
      )
      // "4.7~6.8인치": Amazon takes no such stroke, and without it the two are one figure.
      .replace(/(?<=\d)\s?[~〜～]\s?(?=\d)/gu, '-')
      // "Works fine,one battery weak": who writes in a hurry leaves the space out.
      .replace(/(?<=\p{Ll}{2}),(?=\p{L}{2})(?![\u3040-\u30FF\u4E00-\u9FFF])/gu, ', ')
      // "A photo after every walk :) text me": a smile parts two sentences.
      .replace(/(?<=[\p{Ll}\d]) ?[:;]-?>?[)(D](?= \p{L})/gu, '.')
      .replace(/(?<=^|[\s\p{Ll}.!?])[:;]-?>?[)(D](?=\s|$)/gu, '')
      .replace(/(?<=[?!])\.{2,}\s?/gu, ' ')
      .replace(/[\t\u00A0\u202F\u2000-\u200A\u3000 ]+/gu, ' ')
      // "Resistente al agua ✓ Luz ✓ Alarma ✓": marks that stand before or behind each point.
      .replace(/ ?[✓✔☑►➤▪■●◆◇◈◉○◦※‣⁃▸▹▷❖✦✧✩✪✱✻✽✾✿❀❁❂❥❧☙]\uFE0F?/gu, '\n')
      .replace(/ ?\n ?/gu, '\n')
      // "-La peau est hydratée": a stroke at the start of a line marks a point, with its space or without.
      .replace(/(?<=\n)[-–](?=\p{L})/gu, '- ')
      .replace(/\n{3,}/gu, '\n\n')
      .trim()
  );
}

/** The same on one line, as names are written: strokes and stars part what stands in them. */
export function cleanLine(text: string): string {
  const clean = tidy(text);
  return clean.includes('\n') ? clean.replace(/\s*\n\s*/gu, ' ') : clean;
}
