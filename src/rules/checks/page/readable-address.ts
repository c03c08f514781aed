import type { PageCheck } from '#rules/checks/page-check.ts';

/** Longest path in UTF-16 units that still reads in a result; advice, no limit of a search engine. */
const longPath = 115;
/** Parameters beyond this make many addresses for one page. */
const manyParameters = 2;

export const readableAddress: PageCheck = {
  id: 'readable-address',
  outsidePatch: true,
  subject: 'Address of the page',
  titleGood: 'The address is short and readable',
  titleBad: 'The address is hard to read',
  why: 'People read the address in results and links; words in it, split by hyphens, say what the page is.',
  judge: ({ source }) => {
    const url = URL.parse(source.finalUrl);
    const path = url?.pathname ?? '';
    const parameters = (url?.search ?? '').split('&').filter((piece) => piece.length > 1).length;
    const faults = [
      path.length > longPath && `the path is ${path.length} characters long`,
      /[A-Z]/.test(path.replace(/%[0-9A-F]{2}/gi, '')) && 'it has capital letters',
      path.includes('_') && 'words are joined by underscores',
      /%20|\+/.test(path) && 'it has spaces',
      /\/\//.test(path) && 'it has empty steps (//)',
      parameters > manyParameters && `it carries ${parameters} parameters`,
    ].filter((fault) => fault !== false);
    return {
      score: Math.max(0, 1 - faults.length * 0.4),
      found: faults.length === 0 ? decoded(path) : `${decoded(path)}: ${faults.join(', ')}`,
      expected: 'Lower-case words joined by hyphens, at most two parameters',
      fix: 'Choose a short address of words and redirect the old one to it (301).',
    };
  },
};

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
