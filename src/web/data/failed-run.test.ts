import { describe, expect, it } from 'vitest';
import { ApiError } from './client.ts';
import { remedyOf } from './failed-run.ts';

const answer = (status: number, code: string) =>
  new ApiError(status, JSON.stringify({ code, message: 'A sentence.' }), '');

describe('what can be done about a run that failed', () => {
  it.each([
    ['a connection that broke', new TypeError('Failed to fetch'), 'again'],
    ['a session that ended', answer(401, 'not_signed_in'), 'sign-in'],
    ['a website that is down', answer(502, 'page_refused'), 'again'],
    ['a website that does not exist', answer(422, 'page_name_unknown'), 'change'],
    ['an address of the inner network', answer(422, 'page_address_not_public'), 'change'],
    ['many runs in a short time', answer(429, 'too_many_requests'), 'again'],
    ['all runs of the day', answer(429, 'daily_limit'), 'change'],
    ['a restart', answer(503, 'restarting'), 'again'],
    ['a proxy without its server', new ApiError(502, '<html>', 'Bad Gateway'), 'again'],
    ['a proxy that takes less', new ApiError(413, '<html>', 'Too large'), 'change'],
    ['a code of a later version', answer(500, 'constructor'), 'again'],
  ])('%s', (_name, error, remedy) => {
    expect(remedyOf(error)).toBe(remedy);
  });
});
