import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sideBySide } from './side-by-side.ts';

describe('working on parts side by side', () => {
  it('keeps the order and the bound', async () => {
    let running = 0;
    let most = 0;
    const results = await sideBySide([30, 5, 20, 1, 10, 2], 3, async (milliseconds, index) => {
      running += 1;
      most = Math.max(most, running);
      await delay(milliseconds);
      running -= 1;
      return `${index}:${milliseconds}`;
    });
    expect(results).toEqual(['0:30', '1:5', '2:20', '3:1', '4:10', '5:2']);
    expect(most).toBe(3);
  });

  it('starts nothing new after a failure', async () => {
    const started: number[] = [];
    const work = sideBySide([1, 2, 3, 4, 5, 6], 2, async (part) => {
      started.push(part);
      await delay(1);
      if (part === 2) throw new Error('part two');
      return part;
    });
    await expect(work).rejects.toThrow('part two');
    await delay(10);
    expect(started.length).toBeLessThan(5);
  });

  it('lets others have their turn between two parts of pure computing', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await sideBySide(
      Array.from({ length: 20 }, () => 4),
      8,
      async (milliseconds) => {
        const end = performance.now() + milliseconds;
        while (performance.now() < end) Math.sqrt(end);
      },
    );
    clearInterval(timer);
    expect(turns).toBeGreaterThan(5);
  });

  it('lets the call of a part leave before the next part computes', async () => {
    const steps: string[] = [];
    await sideBySide([0, 1, 2], 3, async (part) => {
      steps.push(`computes ${part}`);
      await Promise.resolve();
      steps.push(`calls ${part}`);
    });
    expect(steps).toEqual([0, 1, 2].flatMap((part) => [`computes ${part}`, `calls ${part}`]));
  });

  it('gives nothing for no parts', async () => {
    expect(await sideBySide([], 8, async () => 1)).toEqual([]);
  });
});
