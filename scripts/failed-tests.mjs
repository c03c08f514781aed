import { stripVTControlCharacters } from 'node:util';

/**
 * What a runner's report says of the tests that failed, a line each. The end of the output repeats it: whoever has only
 * the last lines of a run on another machine must be able to tell which test it was.
 */

/** @param report the JSON report of vitest */
export function failedInVitest(report) {
  return report.testResults.flatMap((file) => {
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    // A file that could not be read has no tests, only a message.
    if (failed.length === 0 && file.status === 'failed') return [`${file.name}: ${firstLines(file.message)}`];
    return failed.map(
      (test) => `${file.name}: ${test.fullName}: ${firstLines(test.failureMessages.join('\n'))}`,
    );
  });
}

/** @param report the JSON report of Playwright. A flaky test counts as failed here. */
export function failedInPlaywright(report) {
  const inSuite = (suite) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests
        .filter((test) => test.status === 'unexpected' || test.status === 'flaky')
        .map((test) => {
          const errors = test.results
            .flatMap((result) => result.errors ?? [])
            .map((error) => error.message ?? '');
          return `${spec.file}:${spec.line}: ${spec.title}: ${firstLines(errors.join('\n'))}`;
        }),
    ),
    ...(suite.suites ?? []).flatMap(inSuite),
  ];
  return report.suites.flatMap(inSuite);
}

/** The first 400 characters of a message on one line, without colours and without the calls inside the runner. */
function firstLines(message) {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const ours = lines.filter((line) => !/^\s*at .*(?:node_modules|node:|<anonymous>)/.test(line));
  return ours.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 400);
}
