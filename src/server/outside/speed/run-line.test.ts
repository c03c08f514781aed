import { describe, expect, it } from 'vitest';
import { LineFullError, RunLine } from './run-line.ts';

const never = new AbortController().signal;

describe('the line of runs', () => {
  it('lets some run, tells the others their place and lets nobody else in', async () => {
    const line = new RunLine(2, 2);
    const places: string[] = [];
    const take = (name: string, signal = never) =>
      line.take(signal, (place) => places.push(`${name} ${place}`));
    const [a, b] = await Promise.all([take('a'), take('b')]);
    const [c, d] = [take('c'), take('d')];
    await expect(take('e')).rejects.toEqual(new LineFullError(4));
    expect(places).toEqual(['c 1', 'd 2']);
    a();
    // Twice is once.
    a();
    const leaveC = await c;
    expect(places).toEqual(['c 1', 'd 2', 'd 1']);
    b();
    leaveC();
    (await d)();
    await expect(take('f')).resolves.toBeTypeOf('function');
  });

  it('forgets who leaves while waiting, and moves the others up', async () => {
    const line = new RunLine(1, 3);
    const places: number[] = [];
    const leave = await line.take(never, () => undefined);
    const leaving = new AbortController();
    const impatient = line.take(leaving.signal, () => undefined);
    const patient = line.take(never, (place) => places.push(place));
    leaving.abort(new Error('left'));
    await expect(impatient).rejects.toThrow('left');
    expect(places).toEqual([2, 1]);
    leave();
    (await patient)();
  });

  it('does not take a place for who has left already', async () => {
    const line = new RunLine(1, 0);
    await expect(line.take(AbortSignal.abort(new Error('left')), () => undefined)).rejects.toThrow('left');
    await expect(line.take(never, () => undefined)).resolves.toBeTypeOf('function');
  });
});
