import type { PageCheckResult, WebpageAnalysis, WebpageAnalysisSummary } from '#contract/webpage-analysis.ts';

type Addressed = Pick<WebpageAnalysisSummary, 'id' | 'url'>;

/** An address without what leads into the page, so that two analyses of one page meet. */
function pageOf(url: string): string {
  return URL.canParse(url) ? new URL(url).href.replace(/#.*$/s, '') : url;
}

/** Analyses of the same address that were made before, newest first. */
export function earlierOf<Entry extends Addressed>(analysis: Addressed, list: readonly Entry[]): Entry[] {
  return list.filter(({ id, url }) => id < analysis.id && pageOf(url) === pageOf(analysis.url));
}

/** A check that ended otherwise the second time. */
export interface ChangedCheck {
  id: string;
  title: string;
  /** Null: the check was not there. */
  was: PageCheckResult | null;
  is: PageCheckResult | null;
  /** Points won since then; negative when lost, 0 where one of the two has no number. */
  points: number;
}

/** Checks whose outcome or score differ, the greatest change first. */
export function changedChecks(
  then: Pick<WebpageAnalysis, 'checks'>,
  now: Pick<WebpageAnalysis, 'checks'>,
): ChangedCheck[] {
  const before = new Map(then.checks.map((check) => [check.id, check]));
  const after = new Map(now.checks.map((check) => [check.id, check]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((id): ChangedCheck[] => {
      const [was, is] = [before.get(id) ?? null, after.get(id) ?? null];
      if (was?.outcome === is?.outcome && was?.score === is?.score) return [];
      const points =
        was === null || is === null || was.score === null || is.score === null
          ? 0
          : Math.round((is.points * is.score - was.points * was.score) * 10) / 10;
      // The same outcome with a share of a point more or less is no change that anybody made.
      if (was?.outcome === is?.outcome && points === 0) return [];
      return [{ id, title: (is ?? was)?.title ?? id, was, is, points }];
    })
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}
