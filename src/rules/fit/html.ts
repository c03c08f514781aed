import { escapeText } from '#rules/text/escape-html.ts';
import { countText } from '#rules/text/count.ts';
import type { CountUnit, Limit } from '#rules/platforms/platform.ts';
import { shortenLine } from './shorten-line.ts';
import { sentencePieces } from './shorten-prose.ts';

/** One paragraph or list item, as plain text. */
export interface HtmlBlock {
  kind: 'p' | 'li';
  text: string;
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** Reads paragraphs and list items out of HTML or plain text; every other element gives only its text. */
export function readBlocks(source: string): HtmlBlock[] {
  const blocks: HtmlBlock[] = [];
  let kind: HtmlBlock['kind'] = 'p';
  let text = '';
  const flush = (): void => {
    for (const line of decoded(text).split('\n')) {
      const item = /^\s*[-•*]\s+(.*)$/u.exec(line);
      const content = (item?.[1] ?? line).replace(/\s+/gu, ' ').trim();
      if (content !== '') blocks.push({ kind: item === null ? kind : 'li', text: content });
    }
    text = '';
  };
  let last = 0;
  for (const match of source.matchAll(/<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/giu)) {
    text += source.slice(last, match.index);
    last = match.index + match[0].length;
    const name = match[2]?.toLowerCase();
    if (name === undefined || !blockNames.has(name)) {
      text += name === undefined || inlineNames.has(name) ? '' : ' ';
      continue;
    }
    flush();
    kind = name === 'li' && match[1] === '' ? 'li' : 'p';
  }
  text += source.slice(last);
  flush();
  return blocks;
}

const blockNames = new Set([
  'p',
  'li',
  'ul',
  'ol',
  'div',
  'br',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'table',
  'section',
  'blockquote',
  'hr',
]);
const inlineNames = new Set([
  'b',
  'strong',
  'i',
  'em',
  'u',
  'span',
  'a',
  'small',
  'sub',
  'sup',
  'font',
  'code',
  'mark',
]);

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/gu, (whole, name: string) => entities[name] ?? whole);
}

const writeBlock = ({ kind, text }: HtmlBlock): string => `<${kind}>${escapeText(text)}</${kind}>`;

/** Well-formed HTML of p, ul and li. */
export function writeBlocks(blocks: readonly HtmlBlock[]): string {
  let html = '';
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'li' && blocks[index - 1]?.kind !== 'li') html += '<ul>';
    html += writeBlock(block);
    if (block.kind === 'li' && blocks[index + 1]?.kind !== 'li') html += '</ul>';
  }
  return html;
}

/** Tags around each run of list items. */
const listTags = '<ul></ul>';

const sizeOf = (block: HtmlBlock, unit: CountUnit): number => countText(writeBlock(block), unit);

/** How much shorter the HTML gets when a block goes: its own length, and the list tags that go with it. */
function gainOf(blocks: readonly HtmlBlock[], index: number, unit: CountUnit): number {
  const block = blocks[index]!;
  const before = blocks[index - 1]?.kind === 'li';
  const after = blocks[index + 1]?.kind === 'li';
  const listGoes = block.kind === 'li' ? !before && !after : before && after;
  return sizeOf(block, unit) + (listGoes ? countText(listTags, unit) : 0);
}

/** Blocks that fit the limit as HTML: sentences of paragraphs go from the end, then list items. */
export function shortenBlocks(
  blocks: readonly HtmlBlock[],
  limit: Limit,
  protect: readonly string[],
): readonly HtmlBlock[] {
  const { unit } = limit;
  const over = (list: readonly HtmlBlock[]): number => countText(writeBlocks(list), unit) - limit.max;
  // Kept up to date with each cut: writing the whole text again for each would be quadratic.
  let excess = over(blocks);
  if (excess <= 0) return blocks;
  const kept = [...blocks];
  for (const kind of ['p', 'li'] as const) {
    for (let index = kept.length - 1; index > 0 && excess > 0; index -= 1) {
      const block = kept[index]!;
      if (block.kind !== kind) continue;
      const sentences = sentencePieces(block.text);
      while (sentences.length > 1 && excess > 0) {
        sentences.pop();
        const shorter = { kind, text: sentences.join(' ') };
        excess -= sizeOf(kept[index]!, unit) - sizeOf(shorter, unit);
        kept[index] = shorter;
      }
      if (excess <= 0) continue;
      excess -= gainOf(kept, index, unit);
      kept.splice(index, 1);
    }
  }
  const [first] = kept;
  if (first === undefined || excess <= 0) return kept;
  // Escaping makes one character up to five, so the text is bounded by what stays after the excess, and tried again.
  for (let max = Math.max(0, limit.max - 20); max > 0; max = Math.floor(max * 0.8)) {
    const text = shortenLine(first.text, { ...limit, max }, protect);
    const shortened = [{ kind: first.kind, text }];
    if (over(shortened) <= 0) return text === '' ? [] : shortened;
  }
  return [];
}
