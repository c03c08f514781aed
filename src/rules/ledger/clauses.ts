import { isFreeBehind, isSizeRow } from './size-row.ts';
import { boundsJoined } from './denial-rows.ts';
import { piecesJoined } from './list-ends.ts';
import { joinEnumerations } from './joined-lists.ts';
import { breakWall } from './word-wall.ts';
import { isOneBreath, joinsListed } from './one-breath.ts';
import { goesOnWith } from './sentence-ends.ts';
import { thaiClauses } from './thai-clauses.ts';
import { hasWordSign } from '#rules/text/letters.ts';
import { remembering } from '#rules/text/remembering.ts';

const bullet = /^\s*(?:[-–—•*·▪►✓✔☑➤→>~]+|\p{Extended_Pictographic}\uFE0F?|\(?\d{1,2}[.)])\s+/u;

/** One line that begins with a letter and has no space at its end: nothing to cut and nothing to take off. */
const isPlainLine = /^\p{L}(?:[^\n]*\S)?$/u;

/** Lines of a text without their bullet signs. */
export function linesOf(text: string): string[] {
  if (isPlainLine.test(text)) return [text];
  return text
    .split('\n')
    .map((line) => line.replace(bullet, '').trim())
    .filter((line) => line !== '');
}

/** Sellers part thoughts with emoji; ©, ® and ™ belong to their word. */
const emojiBreak =
  /\s*(?![©®™])[\u{1F1E6}-\u{1F1FF}\p{Extended_Pictographic}][\uFE0F\u200D\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}]*\s*/u;

/** Sentences of one line; decimal points, abbreviations and initials end none. */
export const splitSentences: (line: string) => readonly string[] = remembering((line) => {
  const pieces = /[^ -~]/.test(line) ? line.split(emojiBreak) : [line];
  const sentences: string[] = [];
  for (const piece of pieces)
    for (const part of piece.split(/(?<=[.!?…।۔؟]["”]?)['’)]?\s+(?=\S)|(?<=[。！？])/u)) {
      const last = sentences.at(-1);
      if (last !== undefined && goesOnWith(last, part)) sentences[sentences.length - 1] = `${last} ${part}`;
      else sentences.push(part);
    }
  const found: string[] = [];
  for (const sentence of sentences)
    for (const piece of thaiClauses(sentence).flatMap(breakWall)) {
      const trimmed = piece.trim();
      if (hasWordSign(trimmed)) found.push(trimmed);
    }
  return found;
});

/** A sentence without its stop; the mark behind it stays where it closes what was opened ('called "Foundations."', "(too much?)"). */
export function withoutStop(sentence: string): string {
  const end = /[.!?…。！？।۔؟]+["'”’)]?$/u.exec(sentence)?.[0];
  if (end === undefined) return sentence.trim();
  const plain = sentence.slice(0, -end.length).trim();
  const last = end.slice(-1);
  const closes =
    (last === ')' && plain.lastIndexOf('(') > plain.lastIndexOf(')')) ||
    (last === '"' && sentence.split('"').length % 2 === 1) ||
    (last === '”' && sentence.includes('“'));
  return closes ? `${plain}${last}` : plain;
}

/** The longest quote that a fact may carry. */
const longestQuote = 200;

/** Cuts a sentence over 200 characters at its commas, else at spaces, so that quotes together hold all of it. */
export function quotesOf(sentence: string): string[] {
  const quotes: string[] = [];
  let rest = sentence;
  while (rest.length > longestQuote) {
    const window = rest.slice(0, longestQuote);
    const comma = Math.max(window.lastIndexOf(', '), window.lastIndexOf('; '), window.lastIndexOf('、'));
    const space = window.lastIndexOf(' ');
    const at = comma > 60 ? comma + 1 : space > 60 ? space : longestQuote;
    quotes.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  if (rest !== '') quotes.push(rest);
  return quotes;
}

/**
 * Fragments of a sentence without a verb: cut at semicolons and at commas, but an enumeration ("with oat, chamomile
 * and honey") stays whole, and so does anything in brackets.
 */
export function fragmentsOf(text: string): string[] {
  const entries = partingSign.test(text) ? text.split(partingSigns) : [text];
  const fragments: string[] = [];
  for (const entry of entries)
    for (const part of joinEnumerations(piecesJoined(splitCommas(entry)))) {
      const trimmed = part.trim();
      const fragment = '.,;:!'.includes(trimmed.at(-1) ?? '.') ? trimmed.replace(/[.,;:!]+$/u, '') : trimmed;
      if (hasWordSign(fragment)) fragments.push(fragment);
    }
  return boundsJoined(fragments);
}

/**
 * Behind a bracket a new entry begins: "pocket for a bladder (not included), whistle". "Hochdeutsch – Bairisch und zurück" is
 * one way and its other.
 */
const partingSigns =
  /[;；|•]\s*|\s[–—]\s(?![^()]*\))(?!\p{Lu}[\p{L}-]+ (?:und zurück|und umgekehrt|and back|and vice versa|et retour|et inversement|y vuelta|y viceversa)(?!\p{L}))|\s\/\s(?![^()]*\))(?!(?<=\d\S{0,4}(?: \p{L}+)?\s\/\s)\d)|(?<=\((?:not included|not supplied|sold separately)\)),\s/u;
/** One sign of each of them; most clauses have none. */
const partingSign = /[;；|•–—/)]/u;

/** A comma between two figures ("for 2, 4 or 8 hours", "1,200") cuts nothing. */
function isCut(text: string, index: number): boolean {
  // Sellers who write Chinese or Japanese often type the Latin comma, without a space.
  if (/[\u3040-\u30FF\u4E00-\u9FFF]/u.test(`${text[index - 1] ?? ''}${text[index + 1] ?? ''}`)) return true;
  const after = text.slice(index + 1, index + 3);
  if (!/^\s/.test(after)) return false;
  if (isSizeRow(text, index) || isFreeBehind(text, index)) return false;
  if (!/\d/.test(text[index - 1] ?? '') || !/^\s\d/.test(after)) return true;
  // "Bluetooth 5.3, 8 h per charge" are two things: only bare figures in a row are one list.
  return (
    !listedFigure.test(text.slice(index + 1, index + 16)) &&
    !bareFigure.test(text.slice(Math.max(0, index - 10), index))
  );
}

const listedFigure =
  /^\s\d+(?:[.,]\d+)?(?:[-–]\d+)?\s?(?:,|&|(?:or|and|to|und|oder|bis|y|o|a|et|ou|à|en|e|of|i|och|og|lub)\s)/iu;
const bareFigure = /(?:^|,)\s*\d+(?:[.,]\d+)?(?:[-–]\d+)?$/u;

/** Commas of other scripts, which cut wherever they stand; but the one for lists joins Chinese words to one entry. */
const otherCommas = '、，،';
const anyComma = /[,、，،]/u;

function splitCommas(text: string): string[] {
  if (!anyComma.test(text)) return text.trim() === '' ? [] : [text.trim()];
  if (isOneBreath(text)) return [text.trim()];
  const joinsWords = joinsListed(text);
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]!;
    if (character === '(') depth += 1;
    else if (character === ')') depth = Math.max(0, depth - 1);
    else if (
      (character === ',' && depth === 0 && isCut(text, index)) ||
      (otherCommas.includes(character) && !(joinsWords && character === '、'))
    ) {
      parts.push(text.slice(start, index));
      start = index + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Words of the longest entry of a list; "two cartridges blue in the box" says of what it names where it lies. */
const mostOfEntry = 6;
export const isLongEntry = (entry: string): boolean =>
  entry.replace(/\sin the box$/u, '').split(' ').length > mostOfEntry;
