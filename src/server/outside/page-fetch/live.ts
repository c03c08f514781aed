import type { EgressGuard } from '#server/outside/egress/port.ts';
import { EgressError, pageError, problemOf, type PageProblem } from '#server/outside/egress/problems.ts';
import { AppError } from '#server/errors.ts';
import { fetchAddress, RedirectRefused } from './fetch-address.ts';
import { createHostTurns } from './host-turns.ts';
import { checkLink } from './links.ts';
import type { FetchOptions, FetchedPage, PageFetch } from './port.ts';
import { purposes } from './purposes.ts';
import { createRobotsFiles, productToken } from './robots.ts';

/** @param publicUrl origin under which a site's owner learns who visited */
export function openPageFetch(guard: EgressGuard, publicUrl: string): PageFetch {
  const userAgent = `${productToken}/1.0 (+${publicUrl}/)`;
  const turns = createHostTurns();
  const closing = new AbortController();

  const robots = createRobotsFiles((url) =>
    fetchAddress(url, {
      guard,
      userAgent,
      ...purposes.robots,
      signal: closing.signal,
      mayVisit: async () => undefined,
    }),
  );

  function get(address: string, { purpose, limits, signal }: FetchOptions): Promise<FetchedPage> {
    const rules = purposes[purpose];
    const url = readAddress(address);
    guard.checkUrl(url);
    const open = AbortSignal.any([signal, closing.signal]);
    const work = () =>
      fetchAddress(url, {
        guard,
        userAgent,
        accept: rules.accept,
        htmlOnly: rules.htmlOnly,
        limits: { ...rules.limits, ...limits },
        signal: open,
        mayVisit: async (visited) => {
          guard.checkUrl(visited);
          if (rules.asksRobots) await robots.check(visited, signal);
        },
      });
    return rules.takesTurns ? turns.take(url.host, open, work) : work();
  }

  return {
    async fetchPage(address, options) {
      try {
        return await get(address, options);
      } catch (error) {
        options.signal.throwIfAborted();
        throw errorFor(error);
      }
    },
    checkLink: (address, signal) =>
      checkLink(address, {
        guard,
        userAgent,
        turns,
        signal: AbortSignal.any([signal, closing.signal]),
        mayVisit: (url, limit) => robots.check(url, limit),
      }),
    async robotsOf(address, signal) {
      try {
        const url = readAddress(address);
        guard.checkUrl(url);
        return await robots.of(url, signal);
      } catch (error) {
        signal.throwIfAborted();
        throw errorFor(error);
      }
    },
    close: async () => closing.abort(),
  };
}

function readAddress(address: string): URL {
  if (!URL.canParse(address)) throw new EgressError('page_address_invalid', 'no address');
  return new URL(address);
}

/** Sentences for an address that the user did not type, where the table's own would puzzle. */
const redirectSentences: Partial<Record<PageProblem, string>> = {
  page_address_not_public:
    'The page sends its visitors on to an address that is not on the public internet, which we do not follow.',
  page_port: 'The page sends its visitors on to an unusual port, which we do not follow.',
  page_scheme:
    'The page sends its visitors on to an address that is not http or https, which we do not follow.',
  page_credentials:
    'The page sends its visitors on to an address with a name and password in it, which we do not follow.',
  page_address_long: 'The page sends its visitors on to an address longer than 4,096 characters.',
  page_robots:
    'The page sends its visitors on to an address that its site asks programs not to visit (robots.txt).',
};

/** What is not known to be a fault of the site is ours, and is not hidden behind a sentence about the site. */
function errorFor(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const problem = problemOf(error);
  const message = error instanceof RedirectRefused ? redirectSentences[problem] : undefined;
  return pageError(problem, { cause: error, ...(message !== undefined && { message }) });
}
