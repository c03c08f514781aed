import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const script = pathToFileURL(path.join(root, 'scripts/one-byte-source.mjs')).href;
const { withEscapedPatterns } = (await import(script)) as {
  withEscapedPatterns: (file: string, text: string) => string;
};

const beyondAscii = /[\u0080-\uFFFF]/;

test.each([
  ['/[“”–]/u', String.raw`/[\u201C\u201D\u2013]/u`],
  ['/caf[éè]/iu', String.raw`/caf[\u00E9\u00E8]/iu`],
  ['/[😀-😂]/u', String.raw`/[\uD83D\uDE00-\uD83D\uDE02]/u`],
  [String.raw`/\\–/`, String.raw`/\\\u2013/`],
  ["longPattern('u')`a’|\n  b`", "longPattern('u')`a\\u2019|\n  b`"],
  ['String.raw`\\d ?€${sign}£`', "String.raw`\\d ?${'\\u20AC'}${sign}${'\\u00A3'}`"],
  ["const name = 'é'; // à", "const name = 'é'; // à"],
])('%s is bundled as %s', (source, expected) => {
  expect(withEscapedPatterns('a.ts', source)).toBe(expected);
});

test('an escaped pattern says what it said', () => {
  const escaped = (pattern: RegExp) => {
    const source = withEscapedPatterns('a.ts', String(pattern));
    return new RegExp(source.slice(1, source.lastIndexOf('/')), pattern.flags);
  };
  expect('“a” – b'.replace(escaped(/[“”–]/gu), '.')).toBe('.a. . b');
  expect('😀a😁b🙂'.replace(escaped(/[😀-😂]/gu), '.')).toBe('.a.b🙂');
  expect(escaped(/^é$/iu).test('É')).toBe(true);
});

test('a stroke before such a sign is refused, since it would escape no more than the first letter', () => {
  expect(() => withEscapedPatterns('a.ts', '/\\–/')).toThrow('a.ts: a stroke before');
});

// One sign beyond ASCII doubles the memory of its whole bundle.
test('no source that the server bundles keeps a sign beyond ASCII', () => {
  const files = globSync('src/{contract,rules,server}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(1_000);
  const kept = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (!beyondAscii.test(text)) return false;
    const { code } = transformSync(withEscapedPatterns(file, text), {
      loader: 'ts',
      minifyWhitespace: true,
      target: 'node24',
      supported: { 'regexp-unicode-property-escapes': true },
    });
    return beyondAscii.test(code);
  });
  expect(kept).toEqual([]);
});
