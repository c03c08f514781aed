import type { Refusal, RefusalReason } from './port.ts';

const longestLog = 200;

/** Keeps the first 200 refusals of a run, each bounded, and counts the rest. */
export function createRefusalLog() {
  const entries: Refusal[] = [];
  let count = 0;
  return {
    entries,
    get count() {
      return count;
    },
    add(refusal: Refusal): void {
      count += 1;
      if (entries.length >= longestLog) return;
      entries.push({
        ...refusal,
        target: refusal.target.slice(0, 500),
        detail: refusal.detail.slice(0, 500),
      });
    },
    /** A plain request stands in the log with its address, a tunnel with host and port. */
    reasonFor(url: string): RefusalReason | null {
      if (!URL.canParse(url)) return null;
      const { href, hostname, port, protocol } = new URL(url);
      const authority = `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`;
      const found = entries.find(({ method, target }) =>
        method === 'CONNECT' ? target === authority : isSame(target, href),
      );
      return found?.reason ?? null;
    },
  };
}

/** A browser's request keeps the notation in which a page wrote the address. */
function isSame(target: string, href: string): boolean {
  return URL.canParse(target) && new URL(target).href.slice(0, 500) === href.slice(0, 500);
}
