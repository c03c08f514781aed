import { afterEach, expect, it, vi } from 'vitest';
import { soon } from './lost-answer.ts';

afterEach(() => vi.useRealTimers());

it('asks for no more than eight seconds after what a lost run came to', async () => {
  vi.useFakeTimers();
  const never = soon(new Promise<string>(() => undefined));
  const told = expect(never).rejects.toThrow('No answer in time');
  await vi.advanceTimersByTimeAsync(8_000);
  await told;
  await expect(soon(Promise.resolve('kept'))).resolves.toBe('kept');
});
