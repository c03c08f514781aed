import { expect, it } from 'vitest';
import { readSqlmap } from '#bench/attack/sqlmap-answer.ts';

/** How it ends whether it tried anything or not. */
const end = `[17:54:45] [ERROR] all tested parameters do not appear to be injectable. Try to increase values for '--level'/'--risk' options
[*] ending @ 17:54:45 /2026-11-29/
`;
const held = `[17:54:00] [WARNING] (custom) POST parameter 'JSON paymentIntentId' does not seem to be injectable
[17:54:00] [WARNING] GET parameter 'limit' does not seem to be injectable
`;

it('counts the parameters that held', () => {
  expect(readSqlmap(held + end)).toEqual({ held: 2, refused: 0, injectable: null, empty: null });
});

it.each([
  ['what was left out', `[17:54:45] [INFO] ignoring GET parameter 'token'\n${end}`, 'not tried'],
  ['what tried nothing', end, 'nothing that is understood'],
  [
    'what a limit held off',
    `${held}[WARNING] HTTP error codes detected during run:\n404 (Not Found) - 9 times, 429 (Too Many Requests) - 16 times\n${end}`,
    '16 requests were refused',
  ],
])('does not count %s as held', (_, output, reason) => {
  expect(readSqlmap(output).empty).toContain(reason);
});

it('finds what let something through', () => {
  const output = `${held}sqlmap identified the following injection point(s) with a total of 46 HTTP(s) requests:
---
Parameter: id (GET)
    Type: boolean-based blind
---
`;
  expect(readSqlmap(output).injectable).toMatch(/^Parameter: id \(GET\)/);
});
