import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = ['README.md', ...globSync('docs/**/*.md').sort()].map((file) => ({
  file: file.split(path.sep).join('/'),
  text: readFileSync(file, 'utf8'),
}));

/** Made by a command, not kept. */
const written: ReadonlySet<string> = new Set(['bench/results.json']);

/** Code blocks show programs, not promises about this tree. */
const withoutBlocks = (text: string): string => text.replaceAll(/^ *```[\s\S]*?^ *```/gm, '');

/** GitHub's name of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

/** `src/server/tools/<tool>/` and `{page,form}.tsx` as patterns; a path without an ending may be a folder or a beginning. */
function exists(named: string): boolean {
  const clean = named.replace(/[:#].*$/, '').replace(/\/$/, '');
  const pattern = clean.replaceAll(/<[^>]+>|…/g, '*').replaceAll(/\[[^\]]+\]/g, '*');
  return existsSync(clean) || globSync([pattern, `${pattern}.*`]).length > 0;
}

describe.each(documents)('$file', ({ file, text }) => {
  const prose = withoutBlocks(text);

  it('links to files and headings that exist', () => {
    const dead = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target))
      .filter((target) => {
        const [name = '', anchor] = target.split('#');
        const full = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
        if (!existsSync(full)) return true;
        return anchor !== undefined && !anchorsOf(readFileSync(full, 'utf8')).has(anchor);
      });
    expect(dead).toEqual([]);
  });

  it('names only paths of this tree that exist', () => {
    const named = [...prose.matchAll(/`((?:src|tests|docs|scripts|bench|public)\/[^`\s]*)`/g)].map(
      ([, found = '']) => found,
    );
    expect(named.filter((found) => !written.has(found) && !exists(found))).toEqual([]);
  });

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const called = [...text.matchAll(/\bnpm run ([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

it('finds its documents, and every decision and way is numbered or named once', () => {
  expect(documents.length).toBeGreaterThan(30);
  const numbers = globSync('docs/decisions/*.md').map((file) => path.basename(file).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('shows every way of doing in the README', () => {
  const readme = documents[0]!.text;
  const missing = globSync('docs/how-to/*.md')
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !readme.includes(`(${file})`));
  expect(missing).toEqual([]);
});
