import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
type Tell = (report: unknown) => string[];
const script = pathToFileURL(path.join(root, 'scripts/failed-tests.mjs')).href;
const { failedInVitest, failedInPlaywright } = (await import(script)) as {
  failedInVitest: Tell;
  failedInPlaywright: Tell;
};

it('tells the failed tests of a vitest report, and the files that could not be read', () => {
  const failureMessages = [
    'AssertionError: expected \u001B[32m1\u001B[39m to be 2\n    at /house/src/a.test.ts:2:55\n    at file:///house/node_modules/vitest/dist/run.js:1:1',
  ];
  const report = {
    testResults: [
      {
        name: '/house/b.test.ts',
        status: 'failed',
        message: "Cannot find module './c.ts'",
        assertionResults: [],
      },
      {
        name: '/house/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'group fails', status: 'failed', failureMessages },
          { fullName: 'group holds', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  };
  expect(failedInVitest(report)).toEqual([
    "/house/b.test.ts: Cannot find module './c.ts'",
    '/house/src/a.test.ts: group fails: AssertionError: expected 1 to be 2 at /house/src/a.test.ts:2:55',
  ]);
});

it('tells the failed and the flaky tests of a Playwright report, however deep they stand', () => {
  const spec = (title: string, status: string, messages: string[]) => ({
    title,
    file: 'buying.spec.ts',
    line: 7,
    tests: [{ status, results: messages.map((message) => ({ errors: [{ message }] })) }],
  });
  const inner = {
    specs: [spec('buys', 'unexpected', ['Error: no such\nbutton']), spec('sees', 'expected', [])],
  };
  const report = {
    suites: [{ specs: [spec('asks', 'flaky', ['Error: late'])], suites: [inner] }],
  };
  expect(failedInPlaywright(report)).toEqual([
    'buying.spec.ts:7: asks: Error: late',
    'buying.spec.ts:7: buys: Error: no such button',
  ]);
});
