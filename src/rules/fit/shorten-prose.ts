import { countText } from '#rules/text/count.ts';
import type { Limit } from '#rules/platforms/platform.ts';
import { isShortened } from '#rules/ledger/shortened-words.ts';
import { longPattern } from '#rules/text/long-pattern.ts';
import { shortenLine } from './shorten-line.ts';

/** What a description loses first: plain sentences, then list items; warnings, flaws and chapters last. */
export type ProseKind = 'sentence' | 'item' | 'heading' | 'kept';

/** A piece of a description that stays or goes as a whole. */
export interface ProsePiece {
  text: string;
  kind: ProseKind;
  /** What stands between it and the piece before: a space or line breaks. */
  gap: string;
}

const chapterLine = /^(?:\d{1,2}:)?\d{1,2}:\d{2}\s/u;
/** Warnings and flaws, which must reach the buyer (writing guide §5.11). */
const warning = longPattern('iu')`
  (?<!\p{L})(?:caution|warning|avoid|not (?:suitable|for|safe|included|dishwasher)|do not|keep (?:away|out)
    |allergen|allergens|may contain|contains|choking|flaws?|dents?|scratch(?:es)?|stains?|cracks?
    |chip(?:ped)?|damage[d]?|defects?|achtung|vorsicht|warnung|hinweis|nicht (?:geeignet|für|enthalten)
    |enthält|kratzer|delle|fleck|mangel|defekt|advertencia|precaución|atención|no apto|contiene|rasguños?
    |mancha|defecto|attention|avertissement|ne pas|ne convient pas|contient|rayures?|tache
    |défauts?)(?!\p{L})
`;
const abbreviation =
  /(?:^|[\s(])(?:approx|ca|incl|inkl|max|min|no|nr|st|dr|mr|mrs|vs|etc|bzw|ggf|zzgl|art|ref|p|z|b|d|h|u|a|e\.g|i\.e|\p{Lu})\.$/iu;

/** Sentences of one line, with abbreviations kept whole. */
export function sentencePieces(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const match of line.matchAll(/[.!?…।۔؟]+["'”»)]*(?=\s)|[。！？]+[」』”]?/gu)) {
    const end = match.index + match[0].length;
    const sentence = line.slice(start, end);
    const isWhole = match[0] !== '.';
    const tail = sentence.slice(-12);
    if (!isWhole && (abbreviation.test(tail) || isShortened(tail, line.slice(end, end + 2).trim()))) continue;
    if (sentence.trim() !== '') pieces.push(sentence.trim());
    start = end;
  }
  const rest = line.slice(start).trim();
  if (rest !== '') pieces.push(rest);
  return pieces;
}

/** A description in pieces; joined again by `joinProse` it is the same text. */
function prosePieces(text: string): ProsePiece[] {
  const pieces: ProsePiece[] = [];
  let gap = '';
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      gap += '\n';
      continue;
    }
    if (/^[-•*–]\s|^\d{1,2}[.)]\s/u.test(line) || chapterLine.test(line)) {
      const kept = chapterLine.test(line) || warning.test(line);
      pieces.push({ text: line, kind: kept ? 'kept' : 'item', gap });
    } else if (line.length <= 60 && !/[.!?…。！？:]$/u.test(line) && !line.startsWith('#')) {
      pieces.push({ text: line, kind: warning.test(line) ? 'kept' : 'heading', gap });
    } else {
      for (const [index, sentence] of sentencePieces(line).entries()) {
        const unspaced = /[。！？]$/u.test(pieces.at(-1)?.text ?? '');
        pieces.push({
          text: sentence,
          kind: warning.test(sentence) ? 'kept' : 'sentence',
          gap: index === 0 ? gap : unspaced ? '' : ' ',
        });
      }
    }
    gap = '\n';
  }
  return pieces;
}

function joinProse(pieces: readonly ProsePiece[]): string {
  return pieces.map((piece, index) => (index === 0 ? piece.text : piece.gap + piece.text)).join('');
}

/** Takes a piece out; the next one inherits its paragraph break. */
function without(pieces: ProsePiece[], index: number): void {
  const [gone] = pieces.splice(index, 1);
  const next = pieces[index];
  if (
    gone !== undefined &&
    next !== undefined &&
    gone.gap.length > next.gap.length &&
    gone.gap.startsWith('\n')
  )
    pieces[index] = { ...next, gap: gone.gap };
}

/**
 * Shortens a description to its limit: whole sentences from the end, then list items, then what warns; the first
 * piece stays and is cut as a line when it alone is too long.
 */
export function shortenProse(text: string, limit: Limit, protect: readonly string[]): string {
  const { max, unit } = limit;
  if (countText(text, unit) <= max) return text;
  const pieces = prosePieces(text);
  let total = pieces.reduce((sum, piece, index) => sum + sizeOf(piece, index, unit), 0);
  for (const kinds of [
    ['sentence'],
    ['sentence', 'item', 'heading'],
    ['sentence', 'item', 'heading', 'kept'],
  ]) {
    for (let index = pieces.length - 1; index > 0 && total > max; index -= 1) {
      const piece = pieces[index]!;
      if (!kinds.includes(piece.kind)) continue;
      total -= sizeOf(piece, index, unit);
      without(pieces, index);
    }
  }
  dropLooseHeadings(pieces);
  const result = joinProse(pieces);
  return countText(result, unit) <= max ? result : shortenLine(result.replaceAll('\n', ' '), limit, protect);
}

const sizeOf = (piece: ProsePiece, index: number, unit: Limit['unit']): number =>
  countText(piece.text, unit) + (index === 0 ? 0 : piece.gap.length);

/** A heading whose text is gone says nothing. */
function dropLooseHeadings(pieces: ProsePiece[]): void {
  for (let index = pieces.length - 1; index > 0; index -= 1) {
    const next = pieces[index + 1];
    if (pieces[index]!.kind === 'heading' && (next === undefined || next.gap.length > 1))
      without(pieces, index);
  }
}
