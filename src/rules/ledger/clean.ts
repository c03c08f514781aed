import { sieveOf } from '#rules/text/sieve.ts';

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

function stripMarkup(text: string): string {
  return (
    text
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
const isUntidy = / {2}| \n|\n |\n{3}/;

/**
 * The seller's text as plain text: entities decoded, markup taken out and never run, control and bidirectional
 * override characters removed, NFC, single spaces, line breaks kept. Markdown emphasis marks go too.
 */
export function cleanText(text: string): string {
  if (isPlain.test(text) && !isUntidy.test(text)) return text.trim();
  let current = text;
  if (/[<&]/.test(current)) {
    for (let round = 0; round < 3; round += 1) {
      const next = decodeEntities(stripMarkup(current));
      if (next === current) break;
      current = next;
    }
    current = stripMarkup(current);
  }
  return (
    current
      .normalize('NFC')
      .replace(/\r\n?|\u2028|\u2029/gu, '\n')
      // oxlint-disable-next-line no-control-regex -- control characters are what is being removed
      .replace(/[\u0000-\u0008\u000B-\u001F\u007F-\u009F]/gu, ' ')
      .replace(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFD]/gu, '')
      .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
      // "【60H PLAYTIME】10 hours": a heading in brackets of its own.
      .replace(/\s*【([^】\n]{2,60})】\s*[:：]?\s*/gu, '\n$1: ')
      .replace(/(\*\*|__)(?=\S)([^*\n]+?)\1/gu, '$2')
      // "6.5*6.5*24cm": platforms refuse the star, and without it the sides run together.
      .replace(/(\d)\s?\*\s?(?=\d)/gu, '$1 x ')
      .replace(/[\t\u00A0\u202F\u2000-\u200A\u3000 ]+/gu, ' ')
      .replace(/ ?\n ?/gu, '\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim()
  );
}

/** The same on one line. */
export function cleanLine(text: string): string {
  const clean = cleanText(text);
  return clean.includes('\n') ? clean.replace(/\s*\n\s*/gu, ' ') : clean;
}

const injection =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:above|previous|prior|earlier|all|any|instructions?|prompts?|rules?)\b|\b(?:system|assistant|developer)\s*(?:prompt|message|:)|^\s*(?:user|human|ai)\s*:|\byou are (?:now|an? (?:ai|assistant|language model))\b|\b(?:write|output|print|respond|reply|answer|say)\b.{0,12}\b(?:only|exactly|nothing but)\b|\b(?:reveal|repeat|show)\b.{0,30}\b(?:prompt|instructions)\b|\bnew instructions?\b|\bprompt injection\b|\bas an ai\b|\bjailbreak\b|\bignorier\w*\b.{0,40}\b(?:oben|vorherig\w*|anweisung\w*|alles)\b|\bvergiss\b.{0,30}\banweisung\w*|\bignora\b.{0,40}\b(?:anterior\w*|instrucci\w+|todo)\b|\bignore[zr]?\b.{0,40}\b(?:précédent\w*|instructions?|ci-dessus)\b|<\|?(?:im_start|system|endoftext)|\[\/?INST\]|(?<!#)#{2,}\s*(?:system|instruction)/iu;

const signs = [
  'ignor',
  'disregard',
  'forget',
  'overrid',
  'bypass',
  'system',
  'assistant',
  'developer',
  'you are',
  ' only',
  'exactly',
  'nothing but',
  'prompt',
  'instruction',
  'an ai',
  'jailbreak',
  'vergiss',
  'user',
  'human',
];
/** Too short for the sieve. */
const shortSigns = ['ai:', 'ai :', '<', '[', '##'];
const sieve = sieveOf([new RegExp(signs.join('|'), 'iu')]);

/** Without one of these no order to a machine is written; most texts, also joined ones, need no closer look. */
export function mayInstruct(text: string): boolean {
  const lower = text.toLowerCase();
  if (shortSigns.some((sign) => lower.includes(sign))) return true;
  return sieve.chances(lower) !== 0 && signs.some((sign) => lower.includes(sign));
}

const followUp =
  /^["'“]?(?:instead|then|now|and|just|please)?,?\s*(?:write|output|print|say|respond|reply|answer|give|set|rate|score|include|add|insert|return|translate|pretend)\b/iu;

/** Drops an instruction and the orders that follow it in the same line. */
function keepsOnlyFacts(): (sentence: string) => boolean {
  let ordered = false;
  return (sentence) => {
    if (injection.test(sentence) || (ordered && followUp.test(sentence))) {
      ordered = true;
      return false;
    }
    return true;
  };
}

/**
 * Takes out sentences that talk to a writing machine instead of describing the product ("ignore the above …").
 * They are no facts and must never reach a text. Returns the rest.
 */
export function withoutInstructions(text: string): string {
  if (!mayInstruct(text) || !injection.test(text)) return text;
  return text
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=[.!?])\s+/u)
        .filter(keepsOnlyFacts())
        .join(' '),
    )
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
}
