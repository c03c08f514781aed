import { expect, it } from 'vitest';
import { createLogger } from './logger.ts';

it.each([
  ['an error', new Error('It broke.'), 'It broke.'],
  [
    'a copy of an error, as the job queue reports it',
    { message: 'It broke.', stack: 'Error: It broke.', queue: 'mail' },
    'It broke.',
  ],
  ['a text', 'It broke.', 'It broke.'],
])('says what happened, told by %s', (_name, err, message) => {
  const lines: string[] = [];
  createLogger({ LOG_LEVEL: 'info' }, { write: (line: string) => void lines.push(line) }).error(
    { err },
    'Failed',
  );
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'Failed', err: { message } });
});
