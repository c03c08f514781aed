import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { forgetQuery } from './forget-query.ts';

const queryKey = ['/api/things', 'one', 7];

function kept() {
  const client = new QueryClient();
  const queryFn = vi.fn<() => Promise<string>>(() => Promise.resolve('thing'));
  client.setQueryData(queryKey, 'thing');
  return { client, queryFn, options: { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY } };
}

test('what no screen shows is dropped at once', () => {
  const { client } = kept();
  forgetQuery(client, queryKey);
  expect(client.getQueryData(queryKey)).toBeUndefined();
});

test('what a screen shows stays until the screen leaves it, and is not asked for again meanwhile', () => {
  const { client, queryFn, options } = kept();
  const leaveFirst = new QueryObserver(client, options).subscribe(() => {});
  const leaveSecond = new QueryObserver(client, options).subscribe(() => {});
  forgetQuery(client, queryKey);
  // The screen is drawn once more for the deleted thing.
  new QueryObserver(client, options).subscribe(() => {})();
  leaveFirst();
  expect(client.getQueryData(queryKey)).toBe('thing');
  leaveSecond();
  expect(client.getQueryData(queryKey)).toBeUndefined();
  expect(queryFn).not.toHaveBeenCalled();
});

test('a thing that is brought back is kept again', () => {
  const { client, options } = kept();
  const leave = new QueryObserver(client, options).subscribe(() => {});
  forgetQuery(client, queryKey);
  leave();
  client.setQueryData(queryKey, 'thing again');
  new QueryObserver(client, options).subscribe(() => {})();
  expect(client.getQueryData(queryKey)).toBe('thing again');
});

test('what was never kept is no error', () => {
  forgetQuery(new QueryClient(), queryKey);
});
