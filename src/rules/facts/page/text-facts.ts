import type { TextBlock } from '#rules/page/document/text-blocks.ts';

export interface TextFacts {
  /** Text of the page's subject: paragraphs and headings without menus, footers and the like, one a line. */
  main: string;
  /** Blocks of it, in order. */
  mainBlocks: readonly TextBlock[];
  /** Code points of it, line ends not counted. This is the content length that a report shows. */
  contentLength: number;
  /** Code points of all shown text. */
  visibleLength: number;
}

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
  const all = sumOf(blocks);
  const candidates = [
    blocks.filter(({ inMain, around }) => inMain && !around),
    blocks.filter(({ inArticle, around }) => inArticle && !around),
    blocks.filter(({ around }) => !around),
    blocks,
  ];
  const chosen = candidates.find((some) => sumOf(some) >= all * leastShare && some.length > 0) ?? [];
  const mainBlocks = chosen.filter((block) => !isLinkList(block));
  const main = mainBlocks.map(({ text }) => text).join('\n');
  return {
    main,
    mainBlocks,
    contentLength: lengthOf(main) - Math.max(0, mainBlocks.length - 1),
    visibleLength: blocks.reduce((sum, { text }) => sum + lengthOf(text), 0),
  };
}

function isLinkList({ text, linkLength, heading }: TextBlock): boolean {
  return (
    heading === 0 &&
    linkLength > text.length * linkShare &&
    (text.length < shortBlock * 3 || linkLength > text.length * 0.9)
  );
}

function sumOf(blocks: readonly TextBlock[]): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0);
}

/** Code points, found without cutting the text apart. */
function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit <= 0xdbff) length -= 1;
  }
  return length;
}
