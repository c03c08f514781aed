/** One statement of a style sheet: `@layer a,b;` has no body, `@media … { … }` and `.a { … }` have one. */
interface Block {
  prelude: string;
  body: string | null;
}

/** Its rules stand inside; what else begins with `@` is taken whole. */
const groups = /^@(?:layer|media|supports|container|starting-style)\b/;
/** Kept where something that is kept names it. */
const named = /^@(?:keyframes|property)\s+([\w-]+)/;
/** Fallbacks of browsers without `@property`: it names every property, and so keeps none. */
const fallbacks = /^@layer properties\b/;
const className = /\.((?:\\.|[\w-]|[^\0-\u007f])+)/gu;

/**
 * The part of a style sheet that a page can need: rules whose classes all stand in its text, rules without
 * classes, and the animations and properties that these name. The layers keep the order of the whole sheet,
 * which may therefore be added to the page later.
 * @param sheet minified, as the bundler writes it
 * @param text HTML of the page and the code that it starts with
 */
export function usedStyles(sheet: string, text: string): string {
  // In code a class may stand inside a string with other quotes.
  const plain = text
    .replaceAll('\\', '')
    .replaceAll('&amp;', '&')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'");
  const known = new Map<string, boolean>();
  const has = (name: string): boolean => {
    const found = known.get(name) ?? plain.includes(name);
    known.set(name, found);
    return found;
  };
  const blocks = blocksOf(sheet);
  const layers = new Set(
    blocks.flatMap(({ prelude }) => (/^@layer\s+(.+)$/.exec(prelude)?.[1] ?? '').split(',')).filter(Boolean),
  );
  const kept = blocks.filter(({ prelude }) => !fallbacks.test(prelude)).map((block) => usedOf(block, has));
  const naming = kept.filter((css) => !named.test(css)).join('') + plain;
  const needed = (css: string) => {
    const name = named.exec(css)?.[1];
    return name === undefined || naming.includes(name);
  };
  const before = blocks.filter(({ prelude }) => fallbacks.test(prelude)).map(cssOf);
  return `@layer ${[...layers].join()};${[...before, ...kept.filter(needed)].join('')}`;
}

/** The sheet without its faces: every page has them, and a face that is named twice is fetched and drawn twice. */
export function withoutFaces(sheet: string): string {
  return blocksOf(sheet)
    .filter(({ prelude }) => !prelude.startsWith('@font-face'))
    .map(cssOf)
    .join('');
}

function usedOf(block: Block, has: (name: string) => boolean): string {
  const { prelude, body } = block;
  if (body === null) return cssOf(block);
  if (groups.test(prelude)) {
    const inside = blocksOf(body)
      .map((inner) => usedOf(inner, has))
      .join('');
    return inside === '' ? '' : `${prelude}{${inside}}`;
  }
  if (prelude.startsWith('@')) return cssOf(block);
  return selectorsOf(prelude).some((selector) => namesOf(selector).every(has)) ? cssOf(block) : '';
}

function namesOf(selector: string): string[] {
  return [...selector.matchAll(className)].map(([, name = '']) => name.replaceAll('\\', ''));
}

function cssOf({ prelude, body }: Block): string {
  return body === null ? `${prelude};` : `${prelude}{${body}}`;
}

/** Statements of one level. Braces and semicolons inside strings, brackets and comments end nothing. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = -1;
  let depth = 0;
  for (const { index, 0: sign } of css.matchAll(
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*[^]*?\*\/|\\.|\([^()"']*\)|[{};]/g,
  )) {
    if (sign.startsWith('/*') && depth === 0) start = index + sign.length;
    else if (sign === '{') {
      if (depth === 0) open = index;
      depth += 1;
    } else if (sign === '}') {
      depth -= 1;
      if (depth !== 0) continue;
      blocks.push({ prelude: css.slice(start, open).trim(), body: css.slice(open + 1, index) });
      start = index + 1;
    } else if (sign === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, index).trim(), body: null });
      start = index + 1;
    }
  }
  if (depth !== 0) throw new Error('A style sheet has braces that do not match.');
  return blocks;
}

/** `a,b:is(c,d)` as `a` and `b:is(c,d)`. */
function selectorsOf(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: sign } of prelude.matchAll(/\\.|"[^"]*"|[()[\],]/g)) {
    if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === ',' && depth === 0) {
      selectors.push(prelude.slice(start, index));
      start = index + 1;
    }
  }
  return [...selectors, prelude.slice(start)];
}
