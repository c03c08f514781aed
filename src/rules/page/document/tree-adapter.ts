import { defaultTreeAdapter, type DefaultTreeAdapterMap, type TreeAdapter } from 'parse5';

type ParentNode = DefaultTreeAdapterMap['parentNode'];
type ChildNode = DefaultTreeAdapterMap['childNode'];

/** Children of all that have none. Whoever gets the first child gets a list of its own. */
const noChildren: ChildNode[] = [];

/**
 * Parse5's own tree with smaller lists: most elements have no child or one, and a list that was pushed to has room for
 * seventeen.
 */
export const leanAdapter: TreeAdapter<DefaultTreeAdapterMap> = {
  ...defaultTreeAdapter,
  appendChild,
  insertText(parent: ParentNode, text: string): void {
    const { childNodes } = parent;
    const last = childNodes[childNodes.length - 1];
    if (last !== undefined && last.nodeName === '#text' && 'value' in last) last.value += text;
    else appendChild(parent, { nodeName: '#text', value: text, parentNode: null });
  },
};

function appendChild(parent: ParentNode, child: ChildNode): void {
  if (parent.childNodes.length === 0) parent.childNodes = [child];
  else parent.childNodes.push(child);
  child.parentNode = parent;
}

/** The list that a new element starts with. */
export function emptyChildren(): ChildNode[] {
  return noChildren;
}
