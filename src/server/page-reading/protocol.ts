import type { AnalysedPage, Improvement, PageDigest } from '#rules/page/analysis.ts';
import type { LinkAnswer, PageSource } from '#rules/page/page-source.ts';
import type { SocialPage } from '#rules/social-meta/page/social-page.ts';

/** What a reading thread is asked. A page that was read stays there until it is analysed or dropped. */
export type ReadingQuestion =
  | { ask: 'read'; page: number; source: PageSource }
  /** Its social tags; the page is not kept. */
  | { ask: 'social'; page: number; source: PageSource }
  | { ask: 'analyse'; page: number; links: readonly LinkAnswer[] | null; improvement: Improvement }
  | { ask: 'drop'; page: number };

export type ReadingAnswer =
  | { page: number; digest: PageDigest }
  | { page: number; social: SocialPage }
  | { page: number; analysis: AnalysedPage }
  | { page: number; error: string };

/** What a thread says first, when its code is loaded. */
export interface ReadingReady {
  ready: true;
}
