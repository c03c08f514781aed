import { ApiError } from './client.ts';

/** Whether the connection ended and not the run, as on a phone that slept: the server may have come to its end. */
export function isLost(error: unknown): boolean {
  return !(error instanceof ApiError) || (error.status >= 502 && error.status <= 504);
}
