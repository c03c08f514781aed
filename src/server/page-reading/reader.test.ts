import { afterEach, describe, expect, it } from 'vitest';
import { pastedSource } from '#rules/page/page-source.ts';
import { openPageReader, type PageReader } from './reader.ts';

let reader: PageReader | undefined;
afterEach(() => reader?.close());

const never = new AbortController().signal;
const source = (html: string) => pastedSource('https://shop.example/mug', html, 0);
const mug = source(
  '<html lang="en"><title>Stoneware mug</title><h1>Stoneware mug</h1><p>Holds tea.</p></html>',
);
const none = { title: null, description: null, keywords: [] };
/** Six times the largest page that can be pasted: millions of elements. */
const endless = source('<p>word '.repeat(4_000_000));

describe('Reading pages in threads', () => {
  it('reads, judges and forgets', async () => {
    reader = openPageReader();
    const page = await reader.read(mug, never);
    expect(page.digest).toMatchObject({ title: 'Stoneware mug', headings: ['H1 Stoneware mug'] });
    const analysis = await page.analyse(null, none);
    expect(analysis).toMatchObject({ title: 'Stoneware mug', linksAsked: null, source: 'pasted' });
    await expect(page.analyse(null, none)).rejects.toThrow();
  });

  it('reads two at once, each its own', async () => {
    reader = openPageReader();
    const [one, two] = await Promise.all([
      reader.read(mug, never),
      reader.read(source('<title>Other'), never),
    ]);
    expect([one.digest.title, two.digest.title]).toEqual(['Stoneware mug', 'Other']);
    one.drop();
    two.drop();
    one.drop();
  });

  it('ends a page that takes too long with its thread; the next page works', async () => {
    reader = openPageReader({ timeLimitMs: 2_500, threads: 1 });
    await expect(reader.read(endless, never)).rejects.toMatchObject({ code: 'page_too_complex' });
    await expect(reader.read(mug, never)).resolves.toMatchObject({ digest: { title: 'Stoneware mug' } });
  });

  it('reads the pages of others all the same, whose thread ended by no fault of theirs', async () => {
    reader = openPageReader({ timeLimitMs: 2_500, threads: 1 });
    const held = await reader.read(mug, never);
    const answers = await Promise.allSettled([
      reader.read(endless, never),
      reader.read(mug, never).then(({ digest }) => digest.title),
      reader.readSocial(mug, never).then(({ subject }) => subject),
      held.analyse(null, none).then(({ title }) => title),
    ]);
    expect(answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : answer.reason))).toEqual([
      expect.objectContaining({ code: 'page_too_complex' }),
      'Stoneware mug',
      'Stoneware mug',
      'Stoneware mug',
    ]);
  });

  it('ends a page that takes too much memory', async () => {
    // Enough for the code of the thread itself, which takes some 50 MB from its sources; the page takes several hundred.
    reader = openPageReader({ memoryMb: 144, threads: 1 });
    await expect(reader.read(source('<p>x'.repeat(1_200_000)), never)).rejects.toMatchObject({
      code: 'page_too_complex',
    });
    await expect(reader.read(mug, never)).resolves.toBeTruthy();
  });

  it('gives the reason of an abort, and nothing after it is closed', async () => {
    reader = openPageReader();
    const reason = new Error('The visitor left.');
    await expect(reader.read(mug, AbortSignal.abort(reason))).rejects.toBe(reason);
    await reader.close();
    await expect(reader.read(mug, never)).rejects.toMatchObject({ code: 'busy' });
  });
});
