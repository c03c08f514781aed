import { describe, expect, it } from 'vitest';
import { cookies, storedKeys } from '#web/marketing/content/cookie-list.ts';
import { sourceFiles } from './source-files.ts';

/** The page itself does not count, nor do the names of metrics, which look like those of cookies. */
const others = /\.test\.|\/marketing\/content\/|\/operations\/metrics\.ts$/;

const texts = (folder: string) =>
  sourceFiles
    .filter(({ path }) => path.startsWith(folder) && !others.test(path))
    .map(({ text }) => text)
    .join('\n');

const server = texts('src/server/');
const web = texts('src/web/');

/** A name of the page as a pattern for what stands in the code: its ids are put together there. */
function pattern(name: string): RegExp {
  const parts = name.replace(/…$/, '').split(/<\w+>/);
  return new RegExp(`['"\`]${parts.map((part) => part.replaceAll('.', '\\.')).join('[\\w-]*')}`);
}

describe('the page about cookies', () => {
  it.each(cookies.map(({ name }) => name))('names %s, which the server sets', (name) => {
    expect(server).toMatch(pattern(name));
  });

  it('names every cookie of the server', () => {
    const set = new Set(server.match(/(?<=['"`])(?:shelfmark_[a-z]\w*|session_hint)(?=['"`])/g));
    const named = cookies.map(({ name }) => name.replace(/…$/, ''));
    expect([...set].toSorted()).toEqual(named.toSorted());
  });

  it.each(storedKeys.map(({ name }) => name))('names %s, which the browser keeps', (name) => {
    expect(web).toMatch(pattern(name));
  });

  it('names every entry of the browser’s storage', () => {
    const kept = new Set(web.match(/(?<=['"`])shelfmark\.[\w-]+(?:\.\w+)*/g));
    const unnamed = [...kept].filter((key) => !storedKeys.some(({ name }) => pattern(name).test(`'${key}.`)));
    expect(unnamed, 'keys without a row in src/web/marketing/content/cookie-list.ts').toEqual([]);
  });
});
