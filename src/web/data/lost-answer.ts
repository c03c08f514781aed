import { ApiError } from './client.ts';

/** Whether the connection ended and not the run, as on a phone that slept: the server may have come to its end. */
export function isLost(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.status >= 502 && error.status <= 504);
}

/** Time for asking after what a lost run came to. Milliseconds: the way was just cut, and somebody waits for a word. */
const patience = 8_000;

/** The same, or a rejection when it does not come soon. */
export async function soon<Value>(asked: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No answer in time')), patience);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
