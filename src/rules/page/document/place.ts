import type { Place } from '#contract/webpage-analysis.ts';
import { attributeOf, collapseAll, isElement, type PageElement, type PageTree } from './tree.ts';

/** Longest piece of source in a report, in UTF-16 units. */
const snippetLength = 160;
/** Steps of a selector up from the element; more say nothing to a reader. */
const selectorDepth = 5;

/** Ids that can stand in a selector as they are. */
const plainId = /^[A-Za-z][\w-]{0,60}$/;

/** Where an element stands: in the source, as a selector, and as the piece of source that it starts with. */
export function placeOf(tree: PageTree, element: PageElement): Place {
  const { start } = element;
  const isWritten = start >= 0;
  return {
    ...(isWritten ? lineAndColumn(tree, start) : { line: null, column: null }),
    selector: selectorOf(element),
    snippet: isWritten ? snippetAt(tree.source, start) : `<${element.tagName}>`,
  };
}

/** Where the lines of a page begin: a report asks for many places of one page. */
const lineStarts = new WeakMap<PageTree, number[]>();

/** Line and column from 1. Lines end as HTML has it: at LF, CR LF or CR. */
function lineAndColumn(tree: PageTree, offset: number): { line: number; column: number } {
  let starts = lineStarts.get(tree);
  if (starts === undefined) {
    starts = startsOfLines(tree.source);
    lineStarts.set(tree, starts);
  }
  let from = 0;
  let to = starts.length;
  while (to - from > 1) {
    const middle = (from + to) >> 1;
    if (starts[middle]! <= offset) from = middle;
    else to = middle;
  }
  return { line: from + 1, column: offset - starts[from]! + 1 };
}

function startsOfLines(source: string): number[] {
  const starts = [0];
  if (source.includes('\r')) {
    for (const end of source.matchAll(/\r\n?|\n/g)) starts.push(end.index + end[0].length);
    return starts;
  }
  for (let end = source.indexOf('\n'); end >= 0; end = source.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}

/** A CSS selector that leads to the element: up to the next id, or a few steps with their place among siblings. */
function selectorOf(element: PageElement): string {
  const steps: string[] = [];
  let current: PageElement | null = element;
  while (current !== null && steps.length < selectorDepth) {
    const id: string | null = attributeOf(current, 'id');
    if (id !== null && plainId.test(id)) {
      steps.unshift(`#${id}`);
      break;
    }
    steps.unshift(stepOf(current));
    const parent: PageElement['parentNode'] = current.parentNode;
    current = parent !== null && isElement(parent) && parent.tagName !== 'html' ? parent : null;
  }
  return steps.join(' > ');
}

function stepOf(element: PageElement): string {
  const { tagName, parentNode } = element;
  if (parentNode === null || tagName === 'body' || tagName === 'head' || tagName === 'html') return tagName;
  let place = 0;
  let same = 0;
  for (const sibling of parentNode.childNodes) {
    if (!isElement(sibling) || sibling.tagName !== tagName) continue;
    same += 1;
    if (sibling === element) place = same;
    else if (place > 0) break;
  }
  return same > 1 ? `${tagName}:nth-of-type(${place})` : tagName;
}

function snippetAt(source: string, offset: number): string {
  const piece = collapseAll(source.slice(offset, offset + snippetLength + 1));
  return piece.length > snippetLength ? `${piece.slice(0, snippetLength)}…` : piece;
}
