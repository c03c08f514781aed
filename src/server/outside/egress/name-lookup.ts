import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { EgressError } from './problems.ts';

/**
 * Looks names up without the operating system's resolver: that one occupies a thread of the pool for as long as a
 * hostile name server keeps silent, and adds search domains of the inner network to a name.
 * A question takes 6 s at most.
 */
export function nameLookup(): LookupFunction {
  return (host, options, done) => {
    void addressesOf(host).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) done(null, addresses);
        else if (first) done(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => done(error, []),
    );
  };
}

async function addressesOf(host: string): Promise<{ address: string; family: number }[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const guard = setTimeout(() => resolver.cancel(), 6_000);
  try {
    const answers = await Promise.allSettled([resolver.resolve6(host), resolver.resolve4(host)]);
    const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    if (found.length > 0) return found.map((address) => ({ address, family: isIP(address) }));
    const failures = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [codeOf(answer.reason)] : [],
    );
    // "No such name" from one family is an answer; a name service that fails gives none.
    const isUnknown = failures.some((code) => code === 'ENOTFOUND' || code === 'ENODATA');
    throw new EgressError(
      isUnknown ? 'page_name_unknown' : 'page_name_unanswered',
      `${host}: ${failures.join(', ')}`,
    );
  } finally {
    clearTimeout(guard);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
