import { afterEach, describe, expect, it } from 'vitest';
import { pastedSource } from '#rules/page/page-source.ts';
import { openPageReader, type PageReader } from './reader.ts';

let reader: PageReader | undefined;
afterEach(() => reader?.close());

const never = new AbortController().signal;
const kiln = { owner: 'kiln', signal: never };
const source = (html: string) => pastedSource('https://shop.example/mug', html, 0);
const mug = source(
  '<html lang="en"><title>Stoneware mug</title><h1>Stoneware mug</h1><p>Holds tea.</p></html>',
);
const none = { title: null, description: null, keywords: [] };
/** As much as is read of a page: some hundred milliseconds of work and more than a hundred megabytes. */
const large = source(Array.from({ length: 299_000 }, (_, index) => `<h2>${index}`).join(''));
/** Longer than most pages of shops. */
const longer = source('<p>Mugs'.repeat(40_000));
/** No real page takes as long as that to be read. */
const slow = { workLimitMs: 100 };
const other = { owner: 'other', signal: never };

/** Formatting that stays open, each of it different. */
const nested = (count: number) =>
  Array.from({ length: count }, (_, index) => `<font color=#${index}>`).join('');

describe('Reading pages in threads', () => {
  it('reads, judges and forgets', async () => {
    reader = openPageReader();
    const page = await reader.read(mug, kiln);
    expect(page.digest).toMatchObject({ title: 'Stoneware mug', headings: ['H1 Stoneware mug'] });
    const analysis = await page.analyse(null, none);
    expect(analysis).toMatchObject({ title: 'Stoneware mug', linksAsked: null, source: 'pasted' });
    await expect(page.analyse(null, none)).rejects.toThrow();
  });

  it('reads two at once, each its own', async () => {
    reader = openPageReader();
    const [one, two] = await Promise.all([
      reader.read(mug, kiln),
      reader.read(source('<title>Other'), other),
    ]);
    expect([one.digest.title, two.digest.title]).toEqual(['Stoneware mug', 'Other']);
    one.drop();
    two.drop();
    one.drop();
  });

  it('ends a page that takes too long with its thread; the next page works', async () => {
    reader = openPageReader({ ...slow, threads: 1 });
    await expect(reader.read(large, kiln)).rejects.toMatchObject({ code: 'page_too_complex' });
    await expect(reader.read(mug, kiln)).resolves.toMatchObject({ digest: { title: 'Stoneware mug' } });
  });

  it('reads the pages of others all the same, whose thread ended by no fault of theirs', async () => {
    reader = openPageReader({ ...slow, threads: 1 });
    const held = await reader.read(mug, kiln);
    const answers = await Promise.allSettled([
      reader.read(large, kiln),
      reader.read(mug, other).then(({ digest }) => digest.title),
      reader.readSocial(mug, other).then(({ subject }) => subject),
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
    // Enough for the code of the thread itself, which takes some 50 MB from its sources.
    reader = openPageReader({ memoryMb: 90, threads: 1 });
    await expect(reader.read(large, kiln)).rejects.toMatchObject({ code: 'page_too_complex' });
    await expect(reader.read(mug, kiln)).resolves.toBeTruthy();
  });

  it.each([
    ['elements', '<p>x'.repeat(1_200_000)],
    ['attributes of one element', `<p ${Array.from({ length: 400_000 }, (_, at) => `a${at}`).join(' ')}>`],
    ['comments', '<!---->'.repeat(400_000)],
    ['formatting that is opened again', `<p>${nested(2_000)}</p>${'<p>x</p>'.repeat(100_000)}`],
  ])('refuses too many %s in plain words and keeps its thread', async (_name, html) => {
    reader = openPageReader({ threads: 1, memoryMb: 160 });
    const held = await reader.read(mug, kiln);
    await expect(reader.read(source(html), kiln)).rejects.toMatchObject({
      code: 'page_too_complex',
      message: expect.stringContaining('more than 300,000 elements'),
    });
    await expect(held.analyse(null, none)).resolves.toMatchObject({ title: 'Stoneware mug' });
  });

  it('judges a large page that was not kept while its links were asked', async () => {
    reader = openPageReader({ threads: 1 });
    const page = await reader.read(source('<title>Large</title>' + '<p>x'.repeat(100_000)), kiln);
    await expect(page.analyse(null, none)).resolves.toMatchObject({ title: 'Large' });
  });

  it('lets others read while one person has many large pages waiting', async () => {
    reader = openPageReader();
    // Both threads have loaded their code.
    await Promise.all([reader.readSocial(mug, kiln), reader.readSocial(mug, other)]);
    const order: string[] = [];
    const flood = Array.from({ length: 6 }, () =>
      reader!.readSocial(longer, kiln).finally(() => order.push('kiln')),
    );
    await Promise.race(flood);
    const others = Array.from({ length: 3 }, () =>
      reader!.readSocial(mug, other).finally(() => order.push('other')),
    );
    await Promise.all([...flood, ...others]);
    // One thread is theirs, whatever waits; one large page may come between.
    expect(order.lastIndexOf('other')).toBeLessThanOrEqual(4);
  });

  it('takes turns between persons where there is one thread', async () => {
    reader = openPageReader({ threads: 1 });
    const order: string[] = [];
    const ask = (owner: string) =>
      reader!.readSocial(mug, { owner, signal: never }).finally(() => order.push(owner));
    await Promise.all([...['a', 'a', 'a', 'a'].map(ask), ask('b'), ask('c')]);
    expect(order).toEqual(['a', 'b', 'c', 'a', 'a', 'a']);
  });

  it('bounds how many pages of one person wait, and says so', async () => {
    reader = openPageReader({ threads: 1, waitingOfOne: 2 });
    const asked = await Promise.allSettled([
      ...Array.from({ length: 4 }, () => reader!.readSocial(mug, kiln)),
      reader.readSocial(mug, other),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(asked[3]).toMatchObject({
      reason: {
        code: 'too_many_requests',
        message: '2 of your pages are waiting to be read. Wait until one of them is done.',
        retryAfterSeconds: 5,
      },
    });
  });

  it('takes a page out of the line whose visitor has left', async () => {
    reader = openPageReader({ threads: 1, waitingOfOne: 1 });
    const gone = new AbortController();
    const first = reader.readSocial(large, kiln);
    const second = reader.readSocial(large, { owner: 'kiln', signal: gone.signal });
    const reason = new Error('The visitor left.');
    gone.abort(reason);
    await expect(second).rejects.toBe(reason);
    await expect(Promise.all([first, reader.readSocial(mug, kiln)])).resolves.toHaveLength(2);
  });

  it('gives the reason of an abort, and nothing after it is closed', async () => {
    reader = openPageReader();
    const reason = new Error('The visitor left.');
    await expect(reader.read(mug, { owner: 'kiln', signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    await reader.close();
    await expect(reader.read(mug, kiln)).rejects.toMatchObject({ code: 'busy' });
  });
});
