import { within } from '#web/lib/within.ts';
import { ApiError } from './client.ts';

/** Whether the connection ended and not the run, as on a phone that slept: the server may have come to its end. */
export function isLost(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.status >= 502 && error.status <= 504);
}

/** Time for asking after what a lost run came to. Milliseconds: the way was just cut, and somebody waits for a word. */
const patience = 8_000;

/** What is found out soon enough about a lost run, else a rejection. */
export function soon<Value>(asked: Promise<Value>): Promise<Value> {
  return within(asked, patience);
}
