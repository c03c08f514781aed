import type { AnalysedPage, Improvement, PageDigest } from '#rules/page/analysis.ts';
import type { LinkAnswer, PageSource } from '#rules/page/page-source.ts';
import type { SocialPage } from '#rules/social-meta/page/social-page.ts';
import type { UnreadPage } from './page-source.ts';

/**
 * A page on its way to a thread. Its bytes are seen by both sides: a text would be copied twice on the way, and once
 * more for each time that it is asked again.
 */
export interface SentPage {
  around: Omit<PageSource, 'html' | 'encoding'>;
  bytes: Uint8Array<SharedArrayBuffer>;
  /** The bytes are UTF-8 that was a text before; else they are as the site sent them. */
  wasText: boolean;
}

/** What a reading thread is asked. A page that was read stays there until it is analysed or dropped, if it is small. */
export type ReadingQuestion =
  | { ask: 'read'; page: number; sent: SentPage }
  /** Its social tags; the page is not kept. */
  | { ask: 'social'; page: number; sent: SentPage }
  /** `sent` where the page was not kept. */
  | {
      ask: 'analyse';
      page: number;
      sent: SentPage | null;
      links: readonly LinkAnswer[] | null;
      improvement: Improvement;
    }
  | { ask: 'drop'; page: number };

export type ReadingAnswer =
  | { page: number; digest: PageDigest; kept: boolean }
  | { page: number; social: SocialPage }
  | { page: number; analysis: AnalysedPage }
  /** It has more pieces than are read. */
  | { page: number; tooMany: number }
  | { page: number; error: string };

/** What a thread says first, when its code is loaded. */
export interface ReadingReady {
  ready: true;
}

export function sendPage(source: PageSource | UnreadPage): SentPage {
  if ('body' in source) {
    const { body, ...around } = source;
    return { around, bytes: shared(body), wasText: false };
  }
  const { html, encoding: _encoding, ...around } = source;
  return { around, bytes: shared(Buffer.from(html)), wasText: true };
}

function shared(bytes: Uint8Array): Uint8Array<SharedArrayBuffer> {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.byteLength));
  copy.set(bytes);
  return copy;
}
