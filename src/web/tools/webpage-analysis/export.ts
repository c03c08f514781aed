import Papa from 'papaparse';
import type { PageCheckResult, WebpageAnalysis } from '#contract/webpage-analysis.ts';
import type { DownloadFile } from '#web/lib/download.ts';
import { hostOf } from '#web/lib/typed-address.ts';
import { groupNames, lineWords, outcomeNames } from './page-words.ts';
import { formulaStart } from '#rules/spreadsheet/formula-start.ts';

const rounded = (value: number) => Math.round(value * 10) / 10;

/** One line per place: line and column, selector, piece of the source. */
function placeLines({ places, placeCount }: PageCheckResult): string {
  const lines = places.map((place) =>
    [lineWords(place), place.selector, place.snippet].filter(Boolean).join(' '),
  );
  if (placeCount > places.length) lines.push(`and ${placeCount - places.length} more`);
  return lines.join('\n');
}

/** The checks of an analysis as a spreadsheet. Outcomes without a number leave its cells empty. */
export function checksFile(
  analysis: Pick<WebpageAnalysis, 'url' | 'seoScore' | 'createdAt' | 'checks'>,
): DownloadFile {
  const rows = analysis.checks.map((check) => {
    const judged = check.score !== null;
    return {
      Page: analysis.url,
      Analyzed: analysis.createdAt,
      'SEO score': analysis.seoScore,
      Group: groupNames[check.group],
      Check: check.title,
      Outcome: outcomeNames[check.outcome],
      'Points reached': judged ? rounded(check.points * (check.score ?? 0)) : '',
      Points: judged ? rounded(check.points) : '',
      Gain: judged ? check.gain : '',
      Found: check.found,
      Expected: check.expected,
      Why: check.why,
      'What to do': check.fix,
      Where: placeLines(check),
    };
  });
  return {
    name: `webpage-analysis-${hostOf(analysis.url)}-${analysis.createdAt.slice(0, 10)}.csv`,
    type: 'text/csv;charset=utf-8',
    // escapeFormulae: words of a foreign page such as "=HYPERLINK(…)" must stay text in a spreadsheet.
    content: `\uFEFF${Papa.unparse(rows, { escapeFormulae: formulaStart })}`,
  };
}
