import type { Environment } from '#server/env.ts';
import { openEgress, type EgressOptions } from '#server/outside/egress/live.ts';
import { openPageFetch } from '#server/outside/page-fetch/live.ts';
import { openSpeed } from '#server/outside/speed/open.ts';
import { openPageReader } from '#server/page-reading/reader.ts';
import type { Services } from '#server/services.ts';

/**
 * The guard, the page fetch, the page reader and the speed runs of a test; no thread and no browser starts before it
 * is needed. Without options nothing on this machine is reached; `allow` and `lookup` open the way to servers of the test, such as `{ allow: ({ port }) => port === mine, lookup: toLoopback }`.
 */
export function openOutsideWeb(
  env: Pick<Environment, 'PUBLIC_URL'>,
  options: EgressOptions = {},
): Pick<Services, 'egress' | 'pages' | 'reader' | 'speed' | 'fieldData' | 'keywordSource'> {
  const egress = openEgress(options);
  const pages = openPageFetch(egress, env.PUBLIC_URL);
  return {
    egress,
    pages,
    reader: openPageReader(),
    speed: openSpeed({ BROWSER_SANDBOX: 'on' }, egress),
    fieldData: null,
    keywordSource: null,
  };
}

/** Every name stands for this machine. */
export const toLoopback: NonNullable<EgressOptions['lookup']> = (_host, options, done) => {
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};
