import type { FetchLimits, FetchPurpose } from './port.ts';

interface PurposeRules {
  limits: FetchLimits;
  accept: string;
  /** Asked of robots.txt: everything but the page that a user named. */
  asksRobots: boolean;
  /** Another media type of a good answer is a failure. */
  htmlOnly: boolean;
  /** Waits for a turn at its host, as links do: nobody has asked for just this page. */
  takesTurns?: boolean;
}

const pageLimits: FetchLimits = {
  totalMs: 20_000,
  idleMs: 8_000,
  encodedBytes: 5_000_000,
  decodedBytes: 5_000_000,
  redirects: 10,
};

const htmlAccept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.5';

export const purposes: Record<FetchPurpose | 'robots', PurposeRules> = {
  page: { limits: pageLimits, accept: htmlAccept, asksRobots: false, htmlOnly: true },
  'linked-page': {
    limits: pageLimits,
    accept: htmlAccept,
    asksRobots: true,
    htmlOnly: true,
    takesTurns: true,
  },
  image: {
    limits: { ...pageLimits, encodedBytes: 10_000_000, decodedBytes: 10_000_000 },
    accept: 'image/*,*/*;q=0.5',
    asksRobots: true,
    htmlOnly: false,
  },
  text: {
    limits: pageLimits,
    accept: 'text/*,application/xml;q=0.9,*/*;q=0.5',
    asksRobots: true,
    htmlOnly: false,
  },
  robots: {
    // RFC 9309 §2.5: at least 500 kibibytes are read; §2.3.1.2: at least five redirects are followed.
    limits: { totalMs: 10_000, idleMs: 5_000, encodedBytes: 512_000, decodedBytes: 512_000, redirects: 5 },
    accept: 'text/plain,*/*;q=0.5',
    asksRobots: false,
    htmlOnly: false,
  },
};
