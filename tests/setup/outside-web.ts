import type { Environment } from '#server/env.ts';
import { openEgress, type EgressOptions } from '#server/outside/egress/live.ts';
import { openPageFetch } from '#server/outside/page-fetch/live.ts';
import type { Services } from '#server/services.ts';

/**
 * The guard and the page fetch of a test. Without options nothing on this machine is reached; `allow` and `lookup`
 * open the way to servers of the test, such as `{ allow: ({ port }) => port === mine, lookup: toLoopback }`.
 */
export function openOutsideWeb(
  env: Pick<Environment, 'PUBLIC_URL'>,
  options: EgressOptions = {},
): Pick<Services, 'egress' | 'pages'> {
  const egress = openEgress(options);
  return { egress, pages: openPageFetch(egress, env.PUBLIC_URL) };
}

/** Every name stands for this machine. */
export const toLoopback: NonNullable<EgressOptions['lookup']> = (_host, options, done) => {
  if (options.all) done(null, [{ address: '127.0.0.1', family: 4 }]);
  else done(null, '127.0.0.1', 4);
};
