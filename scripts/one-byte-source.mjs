import { readFileSync } from 'node:fs';
import { Visitor, parseSync } from 'oxc-parser';

/** What makes the engine keep the whole text of a file in two bytes a character. */
const wide = /[\u0080-\uFFFF]/;
const everyWide = /[\u0080-\uFFFF]/g;

/**
 * The bundler writes signs beyond ASCII as escapes, but not inside patterns and raw templates, and one such sign doubles
 * what a bundle of three megabytes holds of the memory for as long as the server runs. This writes them as escapes there too.
 */
export const oneByteSourcePlugin = {
  name: 'one-byte-source',
  setup(build) {
    build.onLoad({ filter: /[\\/]src[\\/].*\.[jt]s$/ }, ({ path }) => {
      if (path.includes('node_modules') && !/[\\/]eld[\\/]/.test(path)) return undefined;
      const text = readFileSync(path, 'utf8');
      if (!wide.test(text)) return undefined;
      return { contents: withEscapedPatterns(path, text), loader: path.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
};

/**
 * The source with each sign beyond ASCII that stands in a regular expression, or in a template that becomes one, as
 * `\uXXXX`, and in another raw template as a value of its own. Lines stay where they are.
 * @throws Error that names the pattern in which a stroke stands before such a sign, which would no longer escape it
 */
export function withEscapedPatterns(file, text) {
  const found = [];
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) found.push({ ...node, as: inPattern });
    },
    TaggedTemplateExpression({ tag, quasi }) {
      const as = isNamed(tag.callee, 'longPattern') ? inPattern : isRaw(tag) ? inTemplate : null;
      if (as !== null) found.push(...quasi.quasis.map((part) => ({ ...part, as })));
    },
  }).visit(parseSync(file, text).program);
  let written = '';
  let at = 0;
  for (const { start, end, as } of found.toSorted((a, b) => a.start - b.start)) {
    const part = text.slice(start, end);
    if (/(?<!\\)(?:\\\\)*\\[\u0080-\uFFFF]/.test(part))
      throw new Error(`${file}: a stroke before a sign beyond ASCII in ${part}`);
    written += text.slice(at, start) + part.replace(everyWide, as);
    at = end;
  }
  return written + text.slice(at);
}

function isNamed(node, name) {
  return node?.type === 'Identifier' && node.name === name;
}

function isRaw(tag) {
  return tag.type === 'MemberExpression' && isNamed(tag.object, 'String') && isNamed(tag.property, 'raw');
}

/** One sign, or half of one: two halves behind each other are one sign to a pattern too. */
function inPattern(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function inTemplate(unit) {
  return `\${'${inPattern(unit)}'}`;
}
