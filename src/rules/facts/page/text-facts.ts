import { countCharacters } from '#rules/text/count.ts';
import type { TextBlock } from '#rules/page/document/text-blocks.ts';

export interface TextFacts {
  /** Text of the page's subject: paragraphs and headings without menus, footers and the like, one a line. */
  main: string;
  /** The same without blocks of code; empty where there is nothing else. */
  prose: string;
  /** Blocks of it, in order. */
  mainBlocks: readonly TextBlock[];
  /** Code points of it, line ends not counted. This is the content length that a report shows. */
  contentLength: number;
  /** Code points of all shown text. */
  visibleLength: number;
}

/** Whether a block is code rather than words: nobody searches for "const id". */
export function isCode({ text, codeLength }: TextBlock): boolean {
  return codeLength > text.length / 2;
}

/** Costs nothing where a text has none, which is nearly everywhere. */
const surrogate = /[\ud800-\udbff]/;

/** Below this share of all text a landmark is taken for an empty frame that scripts fill. */
const leastShare = 0.2;
/** A block that is mostly links is a menu, wherever it stands. */
const linkShare = 0.6;
/** Shortest block that speaks for itself when nothing on the page is marked. */
const shortBlock = 40;

/**
 * Finds the subject of a page among its blocks: the main landmark, else articles, else what does not stand in
 * navigation and its like; then leaves away lists of links.
 */
export function readText(blocks: readonly TextBlock[]): TextFacts {
  const chosen = choose(blocks);
  const mainBlocks = chosen.filter((block) => !isLinkList(block));
  let visibleLength = 0;
  let contentLength = 0;
  let at = 0;
  for (const block of blocks) {
    const length = surrogate.test(block.text) ? countCharacters(block.text) : block.text.length;
    visibleLength += length;
    if (mainBlocks[at] !== block) continue;
    contentLength += length;
    at += 1;
  }
  const main = joined(mainBlocks);
  return {
    main,
    prose: mainBlocks.some(isCode) ? joined(mainBlocks.filter((block) => !isCode(block))) : main,
    mainBlocks,
    contentLength,
    visibleLength,
  };
}

function joined(blocks: readonly TextBlock[]): string {
  return blocks.map(({ text }) => text).join('\n');
}

function choose(blocks: readonly TextBlock[]): readonly TextBlock[] {
  let all = 0;
  const lengths = [0, 0, 0];
  for (const { text, inMain, inArticle, region } of blocks) {
    all += text.length;
    if (region.around) continue;
    if (inMain) lengths[0]! += text.length;
    if (inArticle) lengths[1]! += text.length;
    lengths[2]! += text.length;
  }
  const least = Math.max(1, all * leastShare);
  const tests: ((block: TextBlock) => boolean)[] = [
    ({ inMain, region }) => inMain && !region.around,
    ({ inArticle, region }) => inArticle && !region.around,
    ({ region }) => !region.around,
  ];
  const test = tests.find((_, index) => lengths[index]! >= least);
  return test ? blocks.filter(test) : blocks;
}

function isLinkList({ text, linkLength, heading }: TextBlock): boolean {
  return (
    heading === 0 &&
    linkLength > text.length * linkShare &&
    (text.length < shortBlock * 3 || linkLength > text.length * 0.9)
  );
}
